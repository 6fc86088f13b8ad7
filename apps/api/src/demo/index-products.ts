import type { IndexingQueries } from '../search/indexing/queries.ts'
import { reindexAll } from '../search/indexing/reindex-all.ts'
import { toDocument } from '../search/indexing/to-document.ts'
import type { BulkQueries } from './bulk/queries.ts'

const AT_ONCE = 500
/** So many are sooner found when everything is indexed anew. */
const MANY = 2000

type Queries = { indexing: IndexingQueries; bulk: BulkQueries }

/** Makes products that are new be found, beside what could be found before. */
export async function indexProducts({ indexing, bulk }: Queries, ids: readonly number[]) {
  if (ids.length >= MANY) await bulk.emptyIndex()
  if (await indexing.isEmpty()) return reindexAll(indexing)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await indexing.index({ products: ids.slice(from, from + AT_ONCE), contents: [] }, toDocument)
  }
  if (ids.length > 0) await indexing.analyse()
}
