import { PAGE_SIZE, readPages } from './read-pages.ts'
import type { MappedPage } from './write-sitemap.ts'

/** Languages that a thing has a page in, each of which is an address of its own. */
const LANGUAGES_OF_A_THING = 2
/** A tenth of what a sitemap may hold, so that none is slow to make. */
const MOST_ADDRESSES = 5000
const THINGS_PER_PART = MOST_ADDRESSES / LANGUAGES_OF_A_THING
const PART = /^([a-z]+)-([1-9]\d{0,4})\.xml$/

export type SitemapPart<Kind extends string> = { kind: 'pages' } | { kind: Kind; number: number }

type Listing = { count: number; results: readonly { slug: string }[] }

/** How the things of one kind are found, and where each of them stands. */
export type SitemapSource = {
  /** What touches the list when one of them changes. */
  tags: readonly string[]
  list: (page: number) => Promise<Listing>
  path: (slug: string) => string
  /** When one was changed, where that is told. */
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
    const shards = Math.ceil(count / THINGS_PER_PART)
    for (let number = 1; number <= shards; number += 1) names.push(nameSitemapPart({ kind, number }))
  }
  return names
}

/** The pages of one part of a kind; nothing behind the last. */
export async function pagesOfPart(source: SitemapSource, number: number): Promise<MappedPage[] | undefined> {
  const first = ((number - 1) * THINGS_PER_PART) / PAGE_SIZE + 1
  const { count } = await source.list(1)
  const last = Math.min(first - 1 + THINGS_PER_PART / PAGE_SIZE, Math.ceil(count / PAGE_SIZE))
  if (first > last) return undefined
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return readPages(pages, async (page) => mapped(source, (await source.list(page)).results))
}

const mapped = ({ path, changedAt }: SitemapSource, results: Listing['results']): Promise<MappedPage[]> =>
  readPages(results, async ({ slug }) => [{ path: path(slug), changedAt: await changedAt?.(slug) }])
