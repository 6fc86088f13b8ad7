import type { Language } from '../../http/language.ts'
import type { CategoryQueries } from './queries.ts'
import { toTree } from './to-category.ts'

/** The roots, each with what is below it: one page holds all. */
export async function listCategories(queries: CategoryQueries, language: Language) {
  const results = toTree(await queries.listCategories(language))
  return { count: results.length, next: null, previous: null, results }
}
