import type { CacheTagQueries } from './queries.ts'

/** What changed since, oldest first; `seq` is what to ask after the next time. */
export async function listCacheTags(queries: CacheTagQueries, after: number) {
  const rows = await queries.changedAfter(after)
  const tags = rows.map(({ tag, seq, changed_at }) => ({ tag, seq, changed_at: changed_at.toISOString() }))
  return { tags, seq: tags.at(-1)?.seq ?? after }
}
