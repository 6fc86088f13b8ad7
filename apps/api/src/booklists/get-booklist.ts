import { findAt } from '../content/find-at.ts'
import type { BooklistQueries } from './queries.ts'
import { toBooklistDetail } from './to-booklist.ts'

export async function getBooklist(
  queries: BooklistQueries,
  { slug, language }: { slug: string; language: 'en' | 'ne' },
) {
  const find = (known: string) => queries.find(known, language)
  return toBooklistDetail(await findAt({ kind: 'booklist', slug }, find, queries.findMoved))
}
