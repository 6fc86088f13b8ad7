import type { IndexingQueries } from './queries.ts'
import { toDocument } from './to-document.ts'

export const INDEX_TOPIC = 'search.index'

const AT_ONCE = 500

/** Finds a product or content as it is now, or no longer, and with it what is found by its name. */
export const indexOne =
  (queries: IndexingQueries) =>
  async ({ product, content }: { product?: number; content?: number }) => {
    if (product !== undefined) await queries.index({ products: [product], contents: [] }, toDocument)
    if (content === undefined) return
    await queries.index({ products: [], contents: [content] }, toDocument)
    const { products, contents } = await queries.whatNames(content)
    for (let from = 0; from < Math.max(products.length, contents.length); from += AT_ONCE) {
      const some = (ids: number[]) => ids.slice(from, from + AT_ONCE)
      await queries.index({ products: some(products), contents: some(contents) }, toDocument)
    }
  }
