import type { Language } from '../http/language.ts'
import { countriesIn } from './countries-in.ts'

/** All of them on one page. */
export function listCountries(language: Language) {
  const results = countriesIn(language)
  return { count: results.length, next: null, previous: null, results }
}
