import { ApiError, listProducts, type ProductList, type ProductQuery } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { type Choice, LIST_FIELDS, type ListField, type ListQuery } from './list-query.ts'
import { NOT_THERE } from './not-there.ts'

export type Listing = Pick<ProductList, 'count' | 'results' | 'facets'> & {
  /** What was asked of this field cannot be: nobody costs `abc` rupees. */
  refused?: ListField
}

const NOTHING: Listing = { count: 0, results: [], facets: [] }

/** How many a page holds, as the API pages. */
export const PAGE_SIZE = 24

/** A page of what is listed, narrowed by what a page is about and by what was chosen. */
export async function readListing(query: ListQuery, about: readonly Choice[], language: Language): Promise<Listing> {
  'use cache'
  cacheTag('products', 'categories', 'authors', 'publishers')
  cacheLife('kept')
  if (isBuilding()) return NOTHING
  try {
    const { count, results, facets } = await listProducts(serverClient(), asked(query, about), { language })
    return { count, results, facets }
  } catch (error) {
    // The API refuses what cannot be; to a visitor that is a list in which nothing stands.
    if (!(error instanceof ApiError && error.status === 400)) throw error
    cacheLife(NOT_THERE)
    const refused = refusedField(error.body)
    return { ...NOTHING, ...(refused && { refused }) }
  }
}

function asked({ chosen, sort, page }: ListQuery, about: readonly Choice[]): ProductQuery {
  const all = [...about, ...chosen]
  const of = (field: ListField) => all.filter((choice) => choice.field === field).map(({ value }) => value)
  const [price] = of('price')
  const [from = '', to = ''] = price?.split('-', 2) ?? []
  return {
    product_class: of('product_class'),
    category: of('category'),
    author: of('author'),
    language: of('language'),
    publisher: of('publisher'),
    price_min: from,
    price_max: to,
    // What is neither is refused by the API like every other value that cannot be.
    in_stock: (of('in_stock')[0] ?? '') as 'true' | 'false' | '',
    sort,
    page,
  }
}

function refusedField(body: unknown): ListField | undefined {
  const [key = ''] = Object.keys(Object(body))
  return LIST_FIELDS.find((field) => field === key || (field === 'price' && key.startsWith('price_')))
}
