import { ApiError, search } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import type { ListField } from '../lists/list-query.ts'
import type { SearchQuery, ShopKind } from './search-query.ts'

export type Found = Pick<Awaited<ReturnType<typeof search>>, 'results' | 'groups' | 'facets' | 'did_you_mean'> & {
  /** Of the kind that is shown. */
  count: number
  also_written?: string | undefined
  /** What was asked cannot be: nobody costs `abc` rupees. */
  refused: boolean
}

export const PAGE_SIZE = 24

/** All that is found by its words, and changes with them. */
const TAGS = ['search', 'products', 'articles', 'booklists', 'authors', 'publishers', 'categories']
/** What is planned is found when its day has come, of which nothing but the clock tells. */
const FOUND_LIFE = { stale: 30, revalidate: 60 * 60, expire: 30 * 24 * 60 * 60 }
const NOT_KEPT = { stale: 30, revalidate: 30, expire: 300 }
const NOTHING: Found = { count: 0, results: [], groups: [], facets: [], refused: false }

/** A page of what is found of one kind, and how much there is of each. */
export async function readFound(query: SearchQuery, kind: ShopKind, language: Language): Promise<Found> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(FOUND_LIFE)
  if (isBuilding()) return NOTHING
  try {
    return { ...NOTHING, ...(await search(serverClient(), asked(query, kind), { language })) }
  } catch (error) {
    // The API refuses what cannot be; to a visitor that is a search that finds nothing.
    if (!(error instanceof ApiError && error.status === 400)) throw error
    cacheLife(NOT_KEPT)
    return { ...NOTHING, refused: true }
  }
}

/** What else bears the name that was searched for: somebody who wrote it, a shelf, a list. */
export async function readNamesakes(words: string, language: Language): Promise<Found['results']> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(FOUND_LIFE)
  if (isBuilding()) return []
  const query = { q: words, type: 'author,category,publisher,booklist', page_size: '3' }
  const { results } = await search(serverClient(), query, { language })
  return results
}

function asked({ words, list: { chosen, sort, page } }: SearchQuery, kind: ShopKind) {
  const of = (field: ListField) => chosen.filter((choice) => choice.field === field).map(({ value }) => value)
  const [from = '', to = ''] = of('price')[0]?.split('-', 2) ?? []
  return {
    q: words,
    type: kind,
    page: String(page),
    page_size: String(PAGE_SIZE),
    facets: kind === 'product' ? ('true' as const) : ('' as const),
    product_class: of('product_class'),
    language: of('language'),
    price_min: from,
    price_max: to,
    in_stock: (of('in_stock')[0] ?? '') as 'true' | 'false' | '',
    sort: sort === 'popular' || sort === 'title' ? ('' as const) : sort,
  }
}
