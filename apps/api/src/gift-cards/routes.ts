import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { rupees } from '../catalogue/price.ts'
import { businessRefusal } from '../errors/api-error.ts'
import { errorResponses, schemaRef, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { type GiftCardQueries, hashGiftCardCode } from './queries.ts'

const Money = Type.String({ examples: ['1500.00'] })

export const GiftCardSchema = Type.Object(
  {
    ends_with: Type.String({ description: 'The last four letters of its code.' }),
    amount: Money,
    balance: Money,
    currency: stringEnum(['NPR']),
  },
  { $id: 'GiftCard' },
)

const LIMIT = { most: 20, seconds: 600 }

type Options = { queries: GiftCardQueries; limits: RateLimitQueries }

export const giftCardRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { queries, limits }) => {
  app.post(
    '/v1/api/gift-cards/balance/',
    {
      schema: {
        operationId: 'getGiftCardBalance',
        tags: ['gift cards'],
        description: 'Every code that is not that of a usable card gets the same answer.',
        body: Type.Object({ code: Type.String({ maxLength: 100 }) }),
        response: { 200: schemaRef(GiftCardSchema), ...errorResponses(400, 403, 406, 413, 415, 429) },
      },
    },
    async (request) => {
      const { clientAddress, language, body } = request
      await limits.limit({ key: `gift card balance from ${clientAddress}`, ...LIMIT, language })
      const hash = hashGiftCardCode(body.code)
      const card = hash && (await queries.findByCode(hash))
      if (card === undefined) throw businessRefusal(MESSAGES[language].giftCards.unknown, 'unknown_gift_card')
      const { ends_with, amount, balance } = card
      return { ends_with, amount: rupees(amount), balance: rupees(balance), currency: 'NPR' as const }
    },
  )
}
