import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Visitor } from '../account/sessions.ts'
import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { errorResponses, schemaRef } from '../http/schemas.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { forbidden } from './errors.ts'
import { type LibraryAccess, LibraryAccessSchema, openItem } from './files/access.ts'
import { type Connection, type OrderItem, orderItemQueries } from './queries.ts'

/** Digital items of an order for its buyer; gifts are left out. */
export async function itemsOfOrder(
  connection: Connection,
  { orderId, language }: { orderId: string; language: Language },
): Promise<OrderItem[]> {
  return orderItemQueries(connection).listGoods(orderId, language)
}

const HASH = /^[\w-]{22,128}$/

type OrderItemRequest = { hash: string; id: string; visitor: Visitor | undefined; language: Language }

/** Opens a digital item by order hash, as long as the order has no account. */
async function openOrderItem(
  database: Connection,
  { hash, id, visitor, language }: OrderItemRequest,
): Promise<LibraryAccess> {
  const order = HASH.test(hash) ? await orderItemQueries(database).findOrder(hash) : undefined
  if (!order) throw notFound()
  if (order.account_id !== null && order.account_id !== visitor?.id) throw forbidden('otherOwner', language)
  return openItem(database, { id, holder: { orderId: order.id }, sessionId: visitor?.session_id ?? null, language })
}

const MOST_TRIES = 60
const TRIES_SECONDS = 60

const errors = errorResponses(400, 403, 404, 406, 410, 413, 415, 429)

type Settings = { database: Connection; limits: RateLimitQueries }

export const orderLibraryRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, limits }) => {
  app.post(
    '/v1/api/orders/by-hash/:hash/library/:id/access/',
    {
      schema: {
        operationId: 'openOrderItem',
        tags: ['library'],
        description: 'For guests: the order hash is enough. Orders of an account need its login.',
        params: Type.Object({ hash: Type.String({ maxLength: 200 }), id: Type.String({ maxLength: 100 }) }),
        response: { 200: schemaRef(LibraryAccessSchema), ...errors },
      },
    },
    async (request) => {
      const { clientAddress, language, params } = request
      await limits.limit({ key: `order library ${clientAddress}`, most: MOST_TRIES, seconds: TRIES_SECONDS, language })
      return openOrderItem(database, { ...params, visitor: await request.account(), language })
    },
  )
}
