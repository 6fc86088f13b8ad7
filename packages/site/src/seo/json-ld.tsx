import type {
  BreadcrumbList,
  ItemList,
  JsonLdObject,
  SearchActionLeaf,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { fileUrl, pageUrl, type SiteUrl } from './metadata.ts'

/** A node of structured data, also one with several types; undefined properties are left out when it is written. */
export type JsonLdNode = Exclude<Thing, string> | JsonLdObject

/** `</script>` would end the element, and JSON allows two line separators that end a line of JavaScript. */
const UNSAFE_CHARACTERS = /[<>&\u2028\u2029]/g

/** Nodes as one block of JSON-LD that is safe inside a script element, whatever the texts contain. */
export function serializeJsonLd(nodes: readonly JsonLdNode[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return text.replace(UNSAFE_CHARACTERS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The structured data of a page: a script element that no browser runs. */
export function JsonLd({ things }: { things: readonly JsonLdNode[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(things) }} />
}

/** One breadcrumb; `href` as it is in a link. */
export type Crumb = { name: string; href: string }

/** The breadcrumbs from the home page to a page, which is the last of them. */
export const breadcrumbJsonLd = (site: SiteUrl, crumbs: readonly Crumb[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: fileUrl(site, href),
    })),
  }) satisfies BreadcrumbList

export type ListedPage = { name: string; path: string }
type Listed = { name: string; path: string; description?: string | undefined; pages: readonly ListedPage[] }

/** A list of items that have pages of their own. */
export const listJsonLd = (site: SiteUrl, { name, path, description, pages }: Listed) =>
  ({
    '@type': 'ItemList',
    '@id': `${pageUrl(site, path)}#list`,
    name,
    description: description || undefined,
    url: pageUrl(site, path),
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: page.name,
      url: pageUrl(site, page.path),
    })),
  }) satisfies ItemList

/** The web site with its publisher and its search. */
export function webSiteJsonLd(
  site: SiteUrl,
  { name, home, search, publisher }: { name: string; home: string; search: string; publisher: string },
) {
  const searchAction: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl(site, search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${pageUrl(site, home)}#site`,
    ...{ name, url: pageUrl(site, home) },
    inLanguage: site.language,
    publisher: { '@id': publisher },
    potentialAction: searchAction,
  } satisfies WebSite
}
