import type { Ids, IndexingQueries } from './queries.ts'
import { toDocument } from './to-document.ts'

const AT_ONCE = 500

/** Indexes everything anew: an empty index at once, one that is in use in parts, so that nobody waits long. */
export async function reindexAll(queries: IndexingQueries) {
  if (await queries.isEmpty()) await queries.fill(() => everything(queries), toDocument)
  else for await (const ids of everything(queries)) await queries.index(ids, toDocument)
  await queries.analyse()
}

/** The first start with things that nobody has indexed yet. */
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
