import type { FastifyRequest } from 'fastify'
import { notFound } from '../errors/api-error.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/idempotency-key.ts'
import type { Order } from './order.ts'
import { type Connection, inTransaction, type LockedOrder, orderUpdates } from './queries/update.ts'
import { type Audience, showOrder } from './show-order.ts'

type Change = {
  database: Connection
  orderId: string
  /** Owner of the idempotency key. */
  scope: string
  audience: Audience
  /** Operation and arguments, hashed to compare requests with the same key. */
  asked: readonly unknown[]
  act: (inside: Connection, order: LockedOrder) => Promise<void>
}

/** Locks the order, applies a change once per idempotency key and returns the whole order. */
export function changeOrder(request: FastifyRequest, change: Change): Promise<Order> {
  const { orderId, scope, audience } = change
  const { language } = request
  const key = request.headers['idempotency-key']
  return inTransaction(change.database, (inside) =>
    withIdempotencyKey(
      inside,
      {
        scope: `orders ${scope}`,
        key: typeof key === 'string' ? key : undefined,
        requestHash: requestHash(orderId, ...change.asked),
        language,
      },
      async () => {
        const order = await orderUpdates(inside).lockOrder(orderId)
        if (!order) throw notFound()
        await change.act(inside, order)
        return showOrder(inside, { orderId, language, audience })
      },
    ),
  )
}
