import { fileUrl, pageUrl, type SiteUrl } from './metadata.ts'

/** A thing of schema.org; what is undefined is left out. */
export type JsonLdNode = { '@type': string | readonly string[] } & Readonly<Record<string, unknown>>

/** In a script element text ends at `</script>` whatever it means, and two signs end a line of JavaScript but not of JSON. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/** Things as one block of JSON-LD that can stand in a page, whatever anybody wrote into a title. */
export function serializeJsonLd(things: readonly JsonLdNode[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return text.replace(DANGEROUS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** What a page says to machines that read it: a block of data, which no browser runs. */
export function JsonLd({ things }: { things: readonly JsonLdNode[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(things) }} />
}

/** A step on the way to a page, with its address as it stands in a link. */
export type Crumb = { name: string; href: string }

/** The way from the front of the site to a page, which is the last of it. */
export const breadcrumbJsonLd = (place: SiteUrl, crumbs: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: fileUrl(place, href),
  })),
})

export type ListedPage = { name: string; path: string }
type Listed = { name: string; path: string; description?: string | undefined; pages: readonly ListedPage[] }

/** A list of things that each have a page of their own. */
export const listJsonLd = (place: SiteUrl, { name, path, description, pages }: Listed): JsonLdNode => ({
  '@type': 'ItemList',
  '@id': `${pageUrl(place, path)}#list`,
  name,
  description: description || undefined,
  url: pageUrl(place, path),
  numberOfItems: pages.length,
  itemListElement: pages.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.name,
    url: pageUrl(place, page.path),
  })),
})

/** A site as a whole: who publishes it, and the way in which it is searched. */
export const webSiteJsonLd = (
  place: SiteUrl,
  { name, home, search, publisher }: { name: string; home: string; search: string; publisher: string },
): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': `${pageUrl(place, home)}#site`,
  ...{ name, url: pageUrl(place, home) },
  inLanguage: place.language,
  publisher: { '@id': publisher },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl(place, search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
