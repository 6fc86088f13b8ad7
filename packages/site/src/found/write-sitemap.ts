import { LANGUAGES, localPath } from '@dabali/domain'
import { element, textElement, xmlDocument } from './write-xml.ts'

// These stand outside the languages.
export const SITEMAP_PATH = '/sitemap.xml'
const sitemapPath = (part: string) => `/sitemap/${part}.xml`

/** A page by its path without a language, and when it was changed, where that is known. */
export type MappedPage = { path: string; changedAt?: string | undefined }

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** The names of all parts, for whoever wants to know every page. */
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

/** Where crawlers are told to look, and where not to: what is one visitor's, and what is an endless number of lists. */
export const writeRobots = (origin: string, hidden: readonly string[]): string =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n')
