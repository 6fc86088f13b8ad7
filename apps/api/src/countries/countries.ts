import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { ErrorSchema, pageOf, schemaRef } from '../http/schemas.ts'

/** A country as django-oscar-api has it, plus the two-letter code. */
export const CountrySchema = Type.Object(
  {
    url: Type.String({ examples: ['/v1/api/countries/NP/'] }),
    code: Type.String({ examples: ['NP'] }),
    iso_3166_1_a3: Type.String({ examples: ['NPL'] }),
    iso_3166_1_numeric: Type.String({ examples: ['524'] }),
    printable_name: Type.String(),
    name: Type.String(),
    display_order: Type.Integer({ description: 'The largest value is first.' }),
    is_shipping_country: Type.Boolean(),
  },
  { $id: 'Country' },
)

type Country = Static<typeof CountrySchema>

/** Shipping countries with all three ISO 3166-1 codes: Nepal, its neighbours and where its readers live. */
const COUNTRY_CODES = [
  ['NP', 'NPL', '524'],
  ['IN', 'IND', '356'],
  ['BT', 'BTN', '064'],
  ['BD', 'BGD', '050'],
  ['LK', 'LKA', '144'],
  ['CN', 'CHN', '156'],
  ['AE', 'ARE', '784'],
  ['AT', 'AUT', '040'],
  ['AU', 'AUS', '036'],
  ['BE', 'BEL', '056'],
  ['BH', 'BHR', '048'],
  ['CA', 'CAN', '124'],
  ['CH', 'CHE', '756'],
  ['CY', 'CYP', '196'],
  ['DE', 'DEU', '276'],
  ['DK', 'DNK', '208'],
  ['ES', 'ESP', '724'],
  ['FI', 'FIN', '246'],
  ['FR', 'FRA', '250'],
  ['GB', 'GBR', '826'],
  ['HK', 'HKG', '344'],
  ['IE', 'IRL', '372'],
  ['IL', 'ISR', '376'],
  ['IT', 'ITA', '380'],
  ['JP', 'JPN', '392'],
  ['KR', 'KOR', '410'],
  ['KW', 'KWT', '414'],
  ['MV', 'MDV', '462'],
  ['MY', 'MYS', '458'],
  ['NL', 'NLD', '528'],
  ['NO', 'NOR', '578'],
  ['NZ', 'NZL', '554'],
  ['OM', 'OMN', '512'],
  ['PL', 'POL', '616'],
  ['PT', 'PRT', '620'],
  ['QA', 'QAT', '634'],
  ['SA', 'SAU', '682'],
  ['SE', 'SWE', '752'],
  ['SG', 'SGP', '702'],
  ['TH', 'THA', '764'],
  ['US', 'USA', '840'],
] as const

/** The shipping countries in display order, with names in the language. */
const countriesIn = (language: Language): Country[] => NAMED[language]

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

function getCountry(code: string, language: Language) {
  const country = countriesIn(language).find((each) => each.code === code)
  if (!country) throw notFound()
  return country
}

/** All countries on one page. */
function listCountries(language: Language) {
  const results = countriesIn(language)
  return { count: results.length, next: null, previous: null, results }
}

export const countryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/v1/api/countries/',
    {
      config: { publicCache: true },
      schema: {
        operationId: 'listCountries',
        tags: ['countries'],
        response: { 200: pageOf(schemaRef(CountrySchema)) },
      },
    },
    async ({ language }) => listCountries(language),
  )

  app.get(
    '/v1/api/countries/:code/',
    {
      config: { publicCache: true },
      schema: {
        operationId: 'getCountry',
        tags: ['countries'],
        params: Type.Object({ code: Type.String({ description: 'A two-letter code.' }) }),
        response: { 200: schemaRef(CountrySchema), 404: schemaRef(ErrorSchema) },
      },
    },
    async ({ language, params }) => getCountry(params.code, language),
  )
}
