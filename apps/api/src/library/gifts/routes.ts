import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../../account/sessions.ts'
import { errorResponses, schemaRef } from '../../http/schemas.ts'
import type { RateLimitQueries } from '../../rate-limit/queries.ts'
import type { Connection } from '../queries.ts'
import { acceptGift, getGift, ReceivedGiftSchema } from './gift.ts'

const PATH = '/v1/api/library/gifts/:token/'
const tags = ['library']
const params = Type.Object({ token: Type.String({ maxLength: 100 }) })
const MOST_LOOKS = 60
const LOOKS_SECONDS = 60

type Settings = { database: Connection; limits: RateLimitQueries }

export const giftRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, limits }) => {
  app.get(
    PATH,
    {
      schema: {
        operationId: 'getGift',
        tags,
        description: 'What a gift link contains.',
        params,
        response: { 200: schemaRef(ReceivedGiftSchema), ...errorResponses(404, 429) },
      },
    },
    async (request) => {
      const { clientAddress, language, params } = request
      await limits.limit({ key: `gift ${clientAddress}`, most: MOST_LOOKS, seconds: LOOKS_SECONDS, language })
      return getGift(database, { token: params.token, accountId: (await request.account())?.id, language })
    },
  )

  app.post(
    `${PATH}claim/`,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'claimGift',
        tags,
        description: 'Adds the gift to the library of the logged-in account. Repeating it changes nothing.',
        params,
        response: {
          200: schemaRef(ReceivedGiftSchema),
          ...errorResponses(400, 401, 403, 404, 406, 409, 410, 413, 415),
        },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      return acceptGift(database, { token: request.params.token, accountId, language: request.language })
    },
  )
}
