import { findAt } from '../content/find-at.ts'
import type { SessionQueries } from './queries.ts'
import { toSessionDetail } from './to-session.ts'

export async function getSession(queries: SessionQueries, { slug, language }: { slug: string; language: 'en' | 'ne' }) {
  const find = (known: string) => queries.find(known, language)
  return toSessionDetail(await findAt({ kind: 'session', slug }, find, queries.findMoved))
}
