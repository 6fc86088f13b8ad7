import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { countriesIn } from './countries-in.ts'

export function getCountry(code: string, language: Language) {
  const country = countriesIn(language).find((each) => each.code === code)
  if (!country) throw notFound()
  return country
}
