import { movedTo, notFound } from '../errors/api-error.ts'

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

const IRREGULAR_PLURALS: Partial<Record<ContentKind, string>> = { news: 'news', category: 'categories' }

/** The plural in paths of lists; also the cache tag that every change of one of the kind invalidates. */
export const pluralOf = (kind: ContentKind) => IRREGULAR_PLURALS[kind] ?? `${kind}s`

export const contentUrl = (kind: ContentKind, slug: string) => `/v1/api/${pluralOf(kind)}/${encodeURIComponent(slug)}/`

/** The row of a slug; a slug that was renamed answers 301 with the present address. */
export async function findBySlug<Row>(
  { kind, slug, suffix = '' }: { kind: ContentKind; slug: string; suffix?: string },
  find: (slug: string) => Promise<Row | undefined>,
  findMoved: (slug: string) => Promise<string | undefined>,
): Promise<Row> {
  // PostgreSQL text cannot contain U+0000.
  if (slug.includes('\0')) throw notFound()
  const row = await find(slug)
  if (row) return row
  const moved = await findMoved(slug)
  throw moved === undefined ? notFound() : movedTo(`${contentUrl(kind, moved)}${suffix}`)
}
