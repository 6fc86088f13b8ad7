import type { Language } from '../http/language.ts'
import type { Country } from './country.ts'
import { COUNTRY_CODES } from './country-codes.ts'

/** The countries in their order, named in the language. */
export const countriesIn = (language: Language): Country[] => NAMED[language]

function nameIn(language: Language): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return COUNTRY_CODES.map(([code, iso_3166_1_a3, iso_3166_1_numeric], index) => {
    const name = names.of(code) ?? code
    return {
      url: `/v1/api/countries/${code}/`,
      code,
      iso_3166_1_a3,
      iso_3166_1_numeric,
      printable_name: name,
      name,
      display_order: COUNTRY_CODES.length - index,
      is_shipping_country: true,
    }
  })
}

const NAMED = { en: nameIn('en'), ne: nameIn('ne') }
