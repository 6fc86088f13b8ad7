export const CONTENT_KINDS = [
  'artist',
  'event',
  'record',
  'interview',
  'session',
  'volume',
  'news',
  'page',
  'article',
  'booklist',
  'author',
  'publisher',
  'category',
] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

const SEVERAL: Partial<Record<ContentKind, string>> = { news: 'news', category: 'categories' }

/** The name of a list of that kind: in addresses, and as the tag that every change of one of them touches. */
export const several = (kind: ContentKind) => SEVERAL[kind] ?? `${kind}s`

export const contentUrl = (kind: ContentKind, slug: string) => `/v1/api/${several(kind)}/${encodeURIComponent(slug)}/`
