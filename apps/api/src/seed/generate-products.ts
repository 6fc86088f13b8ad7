import { type GeneratedProduct, generateProduct } from '@dabali/demo/generate-product'
import { reindexAll, toDocument } from '../search/indexing/index-documents.ts'
import type { IndexingQueries } from '../search/indexing/queries.ts'
import { type GeneratedProductQueries, generatedProductQueries } from './queries/generated-products.ts'

const AT_ONCE = 500
/** From this many on, rebuilding the whole index is faster. */
const MANY = 2000

type Queries = { indexing: IndexingQueries; bulk: GeneratedProductQueries }

/** Adds new products to the search index. */
export async function indexProducts({ indexing, bulk }: Queries, ids: readonly number[]) {
  if (ids.length >= MANY) await bulk.emptyIndex()
  if (await indexing.isEmpty()) return reindexAll(indexing)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await indexing.index({ products: ids.slice(from, from + AT_ONCE), contents: [] }, toDocument)
  }
  if (ids.length > 0) await indexing.analyse()
}

const GENERATE_PRODUCTS_AT_ONCE = 2000

/** Ensures this many generated products and returns the ids of those that were inserted. */
export async function generateProducts(
  connection: Parameters<typeof generatedProductQueries>[0],
  count: number,
  say: (made: number) => void = () => undefined,
): Promise<number[]> {
  const queries: GeneratedProductQueries = generatedProductQueries(connection)
  const makers = await queries.prepareMakers()
  const covers = await queries.covers()
  const ids: number[] = []
  for (let from = 0; from < count; from += GENERATE_PRODUCTS_AT_ONCE) {
    const to = Math.min(from + GENERATE_PRODUCTS_AT_ONCE, count)
    // One by one: spreading very many arguments would overflow the stack.
    for (const id of await queries.insertProducts(productsFrom(from, to), makers, covers)) ids.push(id)
    say(to)
  }
  return ids
}

const productsFrom = (from: number, to: number): GeneratedProduct[] =>
  Array.from({ length: to - from }, (_, at) => generateProduct(from + at))
