import type { EventCard, SearchResult } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { Found } from '@dabali/shop/ask-search'
import { readComingNights, readFound } from './read-found.ts'
import { type SearchQuery, STAGE_KINDS, type StageKind } from './search-query.ts'

export type Group = { kind: StageKind; count: number; results: readonly SearchResult[] }

/** What a page of the search shows. */
export type Searched = {
  /** How the words were understood. */
  understood: Found
  /** What there is of each kind, the kind of what is meant most likely first; none is empty. */
  groups: readonly Group[]
  /** Of all kinds that this site has. */
  total: number
  /** The kind that is shown alone, by its pages. */
  alone: { kind: StageKind; page: number; pages: number; results: readonly SearchResult[] } | undefined
  books: { count: number; results: readonly SearchResult[] }
  /** What stands on the stage next. */
  nights: readonly EventCard[]
}

/** So many of a kind stand on the page that has some of each, and so many on a page of one kind alone. */
const FEW = 3
const PAGE_SIZE = 24
/** So many of the surest are looked at to know the order of the kinds. */
const SUREST = 48
const BOOKS = 4

export async function readSearch({ words, kind, page }: SearchQuery, language: Language): Promise<Searched> {
  const nights = readComingNights(language)
  if (words === '') return { ...NOTHING, nights: await nights }
  const understood = await readFound({ words, kinds: STAGE_KINDS.join(), size: SUREST }, language)
  const groups = await Promise.all(
    kindsIn(understood).map(async (each) => ({ ...each, results: await fewOf(each, { words, understood }, language) })),
  )
  const shown = groups.find((group) => group.kind === kind)
  return {
    understood,
    groups,
    total: groups.reduce((sum, { count }) => sum + count, 0),
    alone: shown && (await readAlone(shown, { words, page }, language)),
    books: await readBooks(understood, words, language),
    nights: await nights,
  }
}

const NOTHING: Omit<Searched, 'nights'> = {
  understood: { count: 0, results: [], groups: [], facets: [] },
  groups: [],
  total: 0,
  alone: undefined,
  books: { count: 0, results: [] },
}

/** The kinds of which there is something, in the order in which the surest of them come. */
function kindsIn({ groups, results }: Found) {
  const place = (kind: StageKind) => {
    const index = results.findIndex((result) => result.kind === kind)
    return index < 0 ? results.length : index
  }
  return STAGE_KINDS.map((kind) => ({ kind, count: countOf(groups, kind) }))
    .filter(({ count }) => count > 0)
    .sort((one, two) => place(one.kind) - place(two.kind))
}

const countOf = (groups: Found['groups'], kind: string) => groups.find((group) => group.kind === kind)?.count ?? 0

/** The surest of a kind; they are asked for only where they are not known yet. */
async function fewOf(
  { kind, count }: Omit<Group, 'results'>,
  { words, understood }: { words: string; understood: Found },
  language: Language,
) {
  const known = understood.results.filter((result) => result.kind === kind)
  if (known.length >= Math.min(count, FEW)) return known.slice(0, FEW)
  return (await readFound({ words, kinds: kind, size: FEW }, language)).results
}

/** A page of one kind; the last one where more pages were turned than there are. */
async function readAlone(
  { kind, count }: Omit<Group, 'results'>,
  { words, page }: { words: string; page: number },
  language: Language,
) {
  const pages = Math.ceil(count / PAGE_SIZE)
  const shown = Math.min(page, pages)
  const { results } = await readFound({ words, kinds: kind, page: shown, size: PAGE_SIZE }, language)
  return { kind, page: shown, pages, results }
}

async function readBooks({ groups }: Found, words: string, language: Language) {
  const count = countOf(groups, 'product')
  if (count === 0) return { count, results: [] }
  const { results } = await readFound({ words, kinds: 'product', size: PAGE_SIZE }, language)
  // The places of a night are products as well, but the night itself is among the events.
  return { count, results: results.filter(({ product_class }) => product_class !== 'Ticket').slice(0, BOOKS) }
}
