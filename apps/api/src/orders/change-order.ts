import type { FastifyRequest } from 'fastify'
import { notFound } from '../errors/api-error.ts'
import { once } from '../idempotency/once.ts'
import { requestHash } from '../idempotency/request-hash.ts'
import { type Connection, type HeldOrder, inTransaction, movingStatements } from './moving/queries.ts'
import type { Order } from './order.ts'
import { type Audience, showOrder } from './show-order.ts'

type Change = {
  database: Connection
  orderId: string
  /** Whose keys they are, who asks. */
  scope: string
  audience: Audience
  /** What is done and to what, so that a key can be told from another one. */
  asked: readonly unknown[]
  act: (inside: Connection, order: HeldOrder) => Promise<void>
}

/** Does something with an order that nobody else touches meanwhile, once for a key, and answers the whole of it. */
export function changeOrder(request: FastifyRequest, change: Change): Promise<Order> {
  const { orderId, scope, audience } = change
  const { language } = request
  const key = request.headers['idempotency-key']
  return inTransaction(change.database, (inside) =>
    once(
      inside,
      {
        scope: `orders ${scope}`,
        key: typeof key === 'string' ? key : undefined,
        requestHash: requestHash(orderId, ...change.asked),
        language,
      },
      async () => {
        const order = await movingStatements(inside).lockOrder(orderId)
        if (!order) throw notFound()
        await change.act(inside, order)
        return showOrder(inside, { orderId, language, audience })
      },
    ),
  )
}
