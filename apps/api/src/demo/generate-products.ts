import { type GeneratedProduct, generateProduct } from './bulk/generate-product.ts'
import { type BulkQueries, bulkQueries } from './bulk/queries.ts'

const AT_ONCE = 2000

/** Sees to it that there are so many generated products, and answers the ids of those that it put in. */
export async function generateProducts(
  connection: Parameters<typeof bulkQueries>[0],
  count: number,
  say: (made: number) => void = () => undefined,
): Promise<number[]> {
  const queries: BulkQueries = bulkQueries(connection)
  const makers = await queries.prepareMakers()
  const covers = await queries.covers()
  const ids: number[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, count)
    // One by one, since pushing a spread of a great many would not fit on the stack.
    for (const id of await queries.insertProducts(productsFrom(from, to), makers, covers)) ids.push(id)
    say(to)
  }
  return ids
}

const productsFrom = (from: number, to: number): GeneratedProduct[] =>
  Array.from({ length: to - from }, (_, at) => generateProduct(from + at))
