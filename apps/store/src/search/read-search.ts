import type { Language } from '@dabali/domain'
import { askSearch, FOUND_LIFE, type Found, NOTHING_FOUND, REFUSED_LIFE } from '@dabali/shop/ask-search'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import type { ListField } from '../lists/list-query.ts'
import type { SearchQuery, ShopKind } from './search-query.ts'

export type BooksFound = Found & {
  /** What was asked cannot be: nobody costs `abc` rupees. */
  refused: boolean
}

export const PAGE_SIZE = 24

/** All that is found by its words, and changes with them. */
const TAGS = ['search', 'products', 'articles', 'booklists', 'authors', 'publishers', 'categories']

/** A page of what is found of one kind, and how much there is of each. */
export async function readFound(query: SearchQuery, kind: ShopKind, language: Language): Promise<BooksFound> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(FOUND_LIFE)
  if (isBuilding()) return { ...NOTHING_FOUND, refused: false }
  const found = await askSearch(serverClient(), asked(query, kind), language)
  if (!found) cacheLife(REFUSED_LIFE)
  // To a visitor what cannot be is a search that finds nothing.
  return { ...NOTHING_FOUND, ...found, refused: !found }
}

/** What else bears the name that was searched for: somebody who wrote it, a shelf, a list. */
export async function readNamesakes(words: string, language: Language): Promise<Found['results']> {
  'use cache'
  cacheTag(...TAGS)
  cacheLife(FOUND_LIFE)
  if (isBuilding()) return []
  const query = { q: words, type: 'author,category,publisher,booklist', page_size: '3' }
  return (await askSearch(serverClient(), query, language))?.results ?? []
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
