import type { FastifyRequest } from 'fastify'
import type { BasketDeps } from '../basket/change-basket.ts'
import { notFound, StartError } from '../errors/api-error.ts'
import type { SiteOrigins } from '../http/site-origin.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/idempotency-key.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { PaymentActions } from './cancel-order.ts'
import type { Order } from './order.ts'
import { type Connection, inTransaction, type LockedOrder, orderUpdates } from './queries/update.ts'
import { type Audience, showOrder } from './show-order.ts'

/** The seller, as printed on receipts. */
export type Seller = {
  name: string
  address: string
  /** Tax number (PAN); null if there is none yet. */
  pan: string | null
}

export const DEFAULT_SELLER: Seller = { name: 'Dabali', address: 'Kathmandu, Nepal', pan: null }

export function readSeller(variables: NodeJS.ProcessEnv): Seller {
  const pan = variables['SELLER_PAN'] || null
  if (pan !== null && !/^\d{9}$/.test(pan))
    throw new StartError(`SELLER_PAN must be a number of nine digits, not ${JSON.stringify(pan)}.`)
  return {
    name: variables['SELLER_NAME'] || DEFAULT_SELLER.name,
    address: variables['SELLER_ADDRESS'] || DEFAULT_SELLER.address,
    pan,
  }
}

/** Dependencies of the order routes. */
export type OrderDeps = {
  database: Connection
  limits: RateLimitQueries
  money: PaymentActions
  sites: SiteOrigins
  seller: Seller
  /** The shop of the cart. */
  shop: BasketDeps
}

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
