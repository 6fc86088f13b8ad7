import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { pageOf } from '../http/page.ts'
import { CountrySchema } from './country.ts'
import { getCountry } from './get-country.ts'
import { listCountries } from './list-countries.ts'

export const countryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/v1/api/countries/',
    {
      config: { publicCache: true },
      schema: {
        operationId: 'listCountries',
        tags: ['countries'],
        response: { 200: pageOf(named(CountrySchema)) },
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
        params: Type.Object({ code: Type.String({ description: 'Two letters.' }) }),
        response: { 200: named(CountrySchema), 404: named(ErrorSchema) },
      },
    },
    async ({ language, params }) => getCountry(params.code, language),
  )
}
