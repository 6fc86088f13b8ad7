import { movedTo, notFound } from '../errors/api-error.ts'
import { mediaUrl } from '../media/media-store.ts'

/** Reads the JSON facts of a kind; missing values and values of another type are empty. */
export function storedFacts(stored: unknown) {
  const values: Record<string, unknown> = isObject(stored) ? stored : {}
  const listOf = (name: string) => {
    const list = values[name]
    return Array.isArray(list) ? (list as unknown[]) : []
  }
  const optionalText = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    text: (name: string) => optionalText(name) ?? '',
    optionalText,
    number: (name: string) => {
      const value = values[name]
      return typeof value === 'number' && Number.isInteger(value) ? value : 0
    },
    flag: (name: string) => values[name] === true,
    texts: (name: string) => listOf(name).filter((item) => typeof item === 'string'),
    items: (name: string) => listOf(name).filter(isObject).map(storedFacts),
    part: (name: string) => storedFacts(values[name]),
  }
}

export type StoredFacts = ReturnType<typeof storedFacts>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The address of audio or video: a stored name under `/v1/media/`, or an address that is stored whole. */
export const mediaSrc = (stored: string) => (/^(https?:\/)?\//.test(stored) ? stored : mediaUrl(stored))

export const optionalMediaSrc = (stored: string | null) => (stored === null ? null : mediaSrc(stored))

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
  'series',
] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

const IRREGULAR_PLURALS: Partial<Record<ContentKind, string>> = {
  news: 'news',
  series: 'series',
  category: 'categories',
}

/** The plural in paths of lists; also the cache tag that every change of one of the kind invalidates. */
export const pluralOf = (kind: ContentKind) => IRREGULAR_PLURALS[kind] ?? `${kind}s`

export const contentUrl = (kind: ContentKind, slug: string) => `/v1/api/${pluralOf(kind)}/${encodeURIComponent(slug)}/`

/** The row of a slug; a slug that was renamed answers 301 with the present address. */
export async function findBySlug<Row>(
  { kind, slug, suffix = '' }: { kind: ContentKind; slug: string; suffix?: string },
  find: (slug: string) => Promise<Row | undefined>,
  findMoved: (slug: string) => Promise<string | undefined>,
): Promise<Row> {
  const row = await find(slug)
  if (row) return row
  const moved = await findMoved(slug)
  throw moved === undefined ? notFound() : movedTo(`${contentUrl(kind, moved)}${suffix}`)
}
