import type { Ids, IndexingQueries } from './queries.ts'
import { toDocument } from './to-document.ts'

export const INDEX_TOPIC = 'search.index'

const AT_ONCE = 500

/** Reindexes or removes a product or content, and everything that its name is indexed with. */
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

/** Rebuilds the index: an empty one at once, one in use in batches, so that locks are short. */
export async function reindexAll(queries: IndexingQueries) {
  if (await queries.isEmpty()) await queries.fill(() => everything(queries), toDocument)
  else for await (const ids of everything(queries)) await queries.index(ids, toDocument)
  await queries.analyse()
}

/** For the first start. */
export async function indexWhenEmpty(queries: IndexingQueries) {
  if (await queries.isEmpty()) await reindexAll(queries)
}

async function* everything(queries: IndexingQueries): AsyncGenerator<Ids> {
  for (const table of ['products', 'contents'] as const) {
    let after = 0
    for (;;) {
      const ids = await queries.idsAfter(table === 'products' ? 'product' : 'content', after, AT_ONCE)
      const last = ids.at(-1)
      if (last === undefined) break
      yield { products: [], contents: [], [table]: ids }
      after = last
    }
  }
}
