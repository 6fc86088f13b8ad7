/** What can be asked of the e-books of the catalogue. */
export type OpdsQuery = {
  page: number
  sort: 'popular' | 'new'
  category?: string | undefined
  language?: 'en' | 'ne' | undefined
  /** Words that are searched for; then nothing else narrows. */
  q?: string | undefined
}

const LAST_PAGE = 9999
const LONGEST_WORDS = 120
const LONGEST_SLUG = 200

/** The query of an address; what is not understood counts for nothing. */
export function readOpdsQuery(asked: URLSearchParams): OpdsQuery {
  const page = Number(asked.get('page') ?? 1)
  const language = asked.get('language')
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    sort: asked.get('sort') === 'new' ? 'new' : 'popular',
    category: asked.get('category')?.slice(0, LONGEST_SLUG) || undefined,
    language: language === 'en' || language === 'ne' ? language : undefined,
    // The two forms of OPDS name the words differently.
    q: (asked.get('q') ?? asked.get('query'))?.trim().slice(0, LONGEST_WORDS) || undefined,
  }
}

/** The same as the end of an address, always in one order; empty where nothing special is asked for. */
export function writeOpdsQuery({ page, sort, category, language, q }: OpdsQuery): string {
  const written = new URLSearchParams()
  if (q) written.set('q', q)
  if (language) written.set('language', language)
  if (category) written.set('category', category)
  if (sort !== 'popular') written.set('sort', sort)
  if (page > 1) written.set('page', String(page))
  return written.size > 0 ? `?${written}` : ''
}
