import type { Language } from '@dabali/domain'
import { markWords } from '@dabali/shop/mark-words'
import { type BooksFound, readFound, readNamesakes } from './read-search.ts'
import { type SearchQuery, SHOP_KINDS, type ShopKind } from './search-query.ts'
import { readWaysIn, type WaysIn } from './ways-in.tsx'

type Counts = Readonly<Partial<Record<ShopKind, number>>>

/** What a page of the search shows. */
export type Searched = {
  found: BooksFound
  /** The kind that is shown: the one that was asked for, or the first there is something of. */
  shown: ShopKind
  counts: Counts
  /** Of all kinds that this shop has. */
  total: number
  /** Of those that the other site has. */
  onStage: number
  namesakes: BooksFound['results']
  /** Where else to begin; only where nothing was found or asked. */
  ways: WaysIn | undefined
}

const NAMED: readonly ShopKind[] = ['author', 'category', 'publisher', 'booklist']

export async function readSearch(query: SearchQuery, language: Language): Promise<Searched> {
  const { words, kind, list } = query
  const first = await readFound(query, kind ?? 'product', language)
  const counts = countsOf(first)
  const isNarrowed = list.chosen.length > 0 || first.refused
  const other = kind || isNarrowed || counts.product ? undefined : SHOP_KINDS.find((each) => counts[each])
  const found = other ? await readFound(query, other, language) : first
  const total = SHOP_KINDS.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const all = first.groups.reduce((sum, { count }) => sum + count, 0)
  const isBeginning = kind === undefined && counts.product && !isNarrowed && list.page === 1
  const hasNamesakes = isBeginning && NAMED.some((each) => counts[each])
  return {
    found,
    shown: other ?? kind ?? 'product',
    counts,
    total,
    onStage: all - total,
    namesakes: hasNamesakes ? await namesakesOf(found.did_you_mean ?? words, language) : [],
    ways: words === '' || (total === 0 && !isNarrowed) ? await readWaysIn(language) : undefined,
  }
}

/** Those whose name has one of the words; the others only speak of it. */
async function namesakesOf(words: string, language: Language) {
  const results = await readNamesakes(words, language)
  return results.filter(({ title }) => markWords(title, words).some(({ isMarked }) => isMarked))
}

const countsOf = ({ groups }: BooksFound): Counts => Object.fromEntries(groups.map(({ kind, count }) => [kind, count]))
