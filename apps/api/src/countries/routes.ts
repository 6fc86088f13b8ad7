import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../errors/api-error.ts'
import { ErrorSchema } from '../http/error-schema.ts'
import type { Language } from '../http/language.ts'
import { pageOf } from '../http/pagination.ts'
import { schemaRef } from '../http/schemas.ts'
import { CountrySchema, countriesIn } from './countries.ts'

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
