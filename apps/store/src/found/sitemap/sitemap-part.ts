/** Languages that a thing has a page in, each of which is an address of its own. */
const LANGUAGES_OF_A_THING = 2
/** A tenth of what a sitemap may hold, so that none is slow to make. */
const MOST_ADDRESSES = 5000
export const THINGS_PER_PART = MOST_ADDRESSES / LANGUAGES_OF_A_THING

export const SHARDED = ['books', 'authors', 'publishers', 'articles', 'booklists'] as const
export type Sharded = (typeof SHARDED)[number]
export type SitemapPart = { kind: 'pages' } | { kind: Sharded; number: number }

/** Which part of the sitemap a file is: `books-2.xml`. */
export function readSitemapPart(file: string): SitemapPart | undefined {
  if (file === 'pages.xml') return { kind: 'pages' }
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const kind = SHARDED.find((each) => each === name)
  return kind && { kind, number: Number(number) }
}

export const nameSitemapPart = (part: SitemapPart) =>
  part.kind === 'pages' ? part.kind : `${part.kind}-${part.number}`
