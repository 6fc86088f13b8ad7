import { findAt } from '../content/find-at.ts'
import type { PageQueries } from './queries.ts'
import { toPageDetail } from './to-page.ts'

export async function getPage(queries: PageQueries, { slug, language }: { slug: string; language: 'en' | 'ne' }) {
  const find = (known: string) => queries.find(known, language)
  return toPageDetail(await findAt({ kind: 'page', slug }, find, queries.findMoved))
}
