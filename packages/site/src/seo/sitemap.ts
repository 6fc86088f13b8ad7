import { LANGUAGES, localPath } from '@dabali/domain'
import { element, textElement, xmlDocument } from './xml-response.ts'

// Files have no language prefix.
export const SITEMAP_PATH = '/sitemap.xml'
const sitemapPath = (part: string) => `/sitemap/${part}.xml`

/** A page by its path without a language, and when it was changed, where that is known. */
export type MappedPage = { path: string; changedAt?: string | undefined }

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** The sitemap index with its parts. */
export const writeSitemapIndex = (origin: string, parts: readonly string[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      { xmlns: SITEMAPS },
      ...parts.map((part) => element('sitemap', {}, textElement('loc', origin + sitemapPath(part)))),
    ),
  )

/** Pages in each of their languages, each with the names of the others. */
export const writeSitemap = (origin: string, pages: readonly MappedPage[]): string =>
  xmlDocument(
    element('urlset', { xmlns: SITEMAPS, 'xmlns:xhtml': XHTML }, ...pages.flatMap((page) => addresses(origin, page))),
  )

function addresses(origin: string, { path, changedAt }: MappedPage) {
  const link = (hreflang: string, href: string) => element('xhtml:link', { rel: 'alternate', hreflang, href })
  const links = [
    ...LANGUAGES.map((language) => link(language, origin + localPath(language, path))),
    link('x-default', origin + path),
  ]
  const changed = changedAt === undefined ? [] : [textElement('lastmod', changedAt)]
  return LANGUAGES.map((language) =>
    element('url', {}, textElement('loc', origin + localPath(language, path)), ...changed, ...links),
  )
}

/** robots.txt: excludes pages for one visitor and filtered lists. */
export const writeRobots = (origin: string, hidden: readonly string[]): string =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n')

/** The largest page that the API answers. */
export const PAGE_SIZE = 100
const AT_ONCE = 4

/** The results of several readings, in their order; a few are read at a time. */
export async function readPages<Page, Result>(pages: readonly Page[], read: (page: Page) => Promise<Result[]>) {
  const results: Result[] = []
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = await Promise.all(pages.slice(at, at + AT_ONCE).map(read))
    results.push(...some.flat())
  }
  return results
}

/** Languages that a thing has a page in, each of which is an address of its own. */
const LANGUAGES_PER_ITEM = 2
/** A tenth of what a sitemap may hold, so that none is slow to make. */
const MAX_URLS = 5000
const ITEMS_PER_PART = MAX_URLS / LANGUAGES_PER_ITEM
const PART = /^([a-z]+)-([1-9]\d{0,4})\.xml$/

export type SitemapPart<Kind extends string> = { kind: 'pages' } | { kind: Kind; number: number }

type Listing = { count: number; results: readonly { slug: string }[] }

/** How the items of a kind are listed, and their paths. */
export type SitemapSource = {
  /** What touches the list when one of them changes. */
  tags: readonly string[]
  list: (page: number) => Promise<Listing>
  path: (slug: string) => string
  /** When an item was changed, if known. */
  changedAt?: (slug: string) => Promise<string>
}

/** Which part of the sitemap a file is: `books-2.xml`. */
export function readSitemapPart<Kind extends string>(
  kinds: readonly Kind[],
  file: string,
): SitemapPart<Kind> | undefined {
  if (file === 'pages.xml') return { kind: 'pages' }
  const [, name, number] = PART.exec(file) ?? []
  const kind = kinds.find((each) => each === name)
  return kind && { kind, number: Number(number) }
}

export const nameSitemapPart = (part: SitemapPart<string>) =>
  'number' in part ? `${part.kind}-${part.number}` : part.kind

/** All parts, as many of each kind as it needs. */
export async function listSitemapParts(sources: Readonly<Record<string, SitemapSource>>): Promise<string[]> {
  const names = [nameSitemapPart({ kind: 'pages' })]
  for (const [kind, source] of Object.entries(sources)) {
    const { count } = await source.list(1)
    const shards = Math.ceil(count / ITEMS_PER_PART)
    for (let number = 1; number <= shards; number += 1) names.push(nameSitemapPart({ kind, number }))
  }
  return names
}

/** The pages of one part of a kind; nothing behind the last. */
export async function pagesOfPart(source: SitemapSource, number: number): Promise<MappedPage[] | undefined> {
  const first = ((number - 1) * ITEMS_PER_PART) / PAGE_SIZE + 1
  const { count } = await source.list(1)
  const last = Math.min(first - 1 + ITEMS_PER_PART / PAGE_SIZE, Math.ceil(count / PAGE_SIZE))
  if (first > last) return undefined
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return readPages(pages, async (page) => mapped(source, (await source.list(page)).results))
}

const mapped = ({ path, changedAt }: SitemapSource, results: Listing['results']): Promise<MappedPage[]> =>
  readPages(results, async ({ slug }) => [{ path: path(slug), changedAt: await changedAt?.(slug) }])

/** Calls of the API, which are no pages; its pictures are shown everywhere. */
const API_PATH = '/v1/api/'

/** What no crawler needs to ask for, from paths without a language: pages of one visitor, and every search there could be. */
export const hiddenPaths = (paths: readonly string[]): string[] => [
  API_PATH,
  ...LANGUAGES.flatMap((language) =>
    paths.flatMap((path) => {
      const local = localPath(language, path)
      // A rule is for everything that begins so: `/order` would be for `/ordering`, too.
      return [`${local}$`, `${local}/`, `${local}?`]
    }),
  ),
]
