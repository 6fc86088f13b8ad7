import { findAt } from '../content/find-at.ts'
import type { RecordQueries } from './queries.ts'
import { toRecordDetail } from './to-record.ts'

export async function getRecord(
  queries: RecordQueries,
  { slug, language, now }: { slug: string; language: 'en' | 'ne'; now: Date },
) {
  const find = (known: string) => queries.find(known, language, now)
  return toRecordDetail(await findAt({ kind: 'record', slug }, find, queries.findMoved), now)
}
