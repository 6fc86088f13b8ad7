import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { parsePhoneNumber } from '../address/address.ts'
import type { BasketDeps } from '../basket/change-basket.ts'
import { DELIVERY_CODES } from '../basket/shipping-methods.ts'
import { ApiError, invalidField, notFound, StartError } from '../errors/api-error.ts'
import type { SiteOrigins } from '../http/forwarded-headers.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, latinDigits, searchedText } from '../http/request-body.ts'
import { errorResponses, PageQuery, stringEnum } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY, REQUIRED_IDEMPOTENCY_KEY, requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { PaymentActions } from './cancel-order.ts'
import { type Order, PAYMENT_METHODS } from './order.ts'
import { type Search, STAFF_WORK } from './queries/read.ts'
import { type Connection, inTransaction, type LockedOrder, orderUpdates } from './queries/update.ts'
import { SHIPMENT_STATES } from './shipments/queries.ts'
import { type Audience, showOrder } from './show-order.ts'
import { FULFILMENT_STATUS, ORDER_STATUS, PAYMENT_STATUS, statesOf } from './states.ts'

/** Error responses of all routes that change something. */
export const changeErrorResponses = (...statuses: number[]) =>
  errorResponses(400, 403, 404, 409, 413, 415, 422, ...statuses)

export const KeyHeaders = Type.Object(IDEMPOTENCY_KEY)
export const RequiredKeyHeaders = Type.Object(REQUIRED_IDEMPOTENCY_KEY)

const Id = Type.String({ maxLength: 200, description: 'The id or number of an order.', examples: ['100001'] })

export const OrderParams = Type.Object({ id: Id })
export const LineParams = Type.Object({ id: Id, line: Type.String({ maxLength: 200 }) })
export const HashParams = Type.Object({ hash: Type.String({ maxLength: 200 }) })

const LARGEST_QUANTITY = 10_000
const Reason = Type.Optional(Type.String({ maxLength: 1000, description: 'Shown to the shopper in the history.' }))
const Email = Type.Optional(Type.String({ maxLength: 2000 }))
const Phone = Type.Optional(Type.String({ maxLength: 200 }))

export const ProofSchema = Type.Object({ email: Email, phone: Phone })
export const TrackSchema = Type.Object({
  number: Type.String({ minLength: 1, maxLength: 100, examples: ['100001'] }),
  email: Email,
  phone: Phone,
})

const Day = (description: string) =>
  Type.String({ format: 'date', pattern: '^(19|20)', description, examples: ['2026-11-26'] })

export const StaffQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(stringEnum(statesOf(ORDER_STATUS))),
  fulfilment: Type.Optional(stringEnum(statesOf(FULFILMENT_STATUS))),
  channel: Type.Optional(
    stringEnum(['online', 'box_office', 'guest_list'] as const, { description: 'Where it was placed.' }),
  ),
  payment: Type.Optional(stringEnum(statesOf(PAYMENT_STATUS))),
  delivery: Type.Optional(stringEnum(DELIVERY_CODES, { description: 'The delivery method.' })),
  method: Type.Optional(stringEnum(PAYMENT_METHODS, { description: 'The payment method.' })),
  from: Type.Optional(Day('From this day in Nepal.')),
  to: Type.Optional(Day('Up to and with this day in Nepal.')),
  work: Type.Optional(
    stringEnum(STAFF_WORK, { description: 'What needs a person: `pack_today` is due today or was due before.' }),
  ),
  q: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'An order number, or a part of a name, an email address, a phone number or a title.',
    }),
  ),
})

export const FulfilmentSchema = Type.Object({
  status: stringEnum(SHIPMENT_STATES),
  tracking: Type.Optional(Type.String({ maxLength: 300, description: 'The tracking number of the courier.' })),
})

export const LineQuantities = Type.Array(
  Type.Object({
    line: Type.String({ maxLength: 200, description: 'The id of a line.' }),
    quantity: Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY }),
  }),
  { maxItems: 100 },
)

const Amount = (description: string) => Type.Optional(Type.String({ maxLength: 20, description, examples: ['585.00'] }))

const REFUND_FIELDS = {
  amount: Amount(
    'The whole amount, without `delivery` and `goodwill`; default: their sum with the lines. The full remaining amount refunds everything.',
  ),
  lines: Type.Optional(LineQuantities),
  delivery: Amount('Of the delivery fee. Default: what is left of it if everything is refunded before it is sent.'),
  goodwill: Amount('Beyond lines and delivery: nothing is taken back for it.'),
  reason: Reason,
}

export const RefundQuoteInput = Type.Object(REFUND_FIELDS)

export const RefundSchema = Type.Object({
  ...REFUND_FIELDS,
  expected_amount: Amount(
    'The `amount` of the quote that was shown; if it is another one now, nothing is refunded (409 `amount_changed`).',
  ),
})

export const CancelItemsSchema = Type.Object({ lines: LineQuantities, reason: Reason })

export const CancelSchema = Type.Object({ reason: Reason })

/** Parses a staff search. */
export function readSearch({ page: _, page_size: __, q, ...filters }: Static<typeof StaffQuery>): Search {
  const text = searchedText(q)
  return {
    ...filters,
    text: text === '' ? undefined : text,
    phone: parsePhoneNumber(text, 'NP'),
  }
}

/** Largest integer of PostgreSQL. */
const LARGEST_PAISA = 2_147_483_647

/** The amounts of a refund, in paisa; every wrong one is reported. */
export function readRefund(body: Static<typeof RefundSchema>, language: Language) {
  const { lines = [], reason = '', ...texts } = body
  const message = MESSAGES[language].orders.amount
  const [amount, delivery, goodwill] = [readPaisa(texts.amount), readPaisa(texts.delivery), readPaisa(texts.goodwill)]
  const expected = readPaisa(texts.expected_amount)
  const wrong = [
    ...(amount === 0 || Number.isNaN(amount) ? ['amount'] : []),
    // Without delivery, also where it would be refunded.
    ...(Number.isNaN(delivery) ? ['delivery'] : []),
    ...(goodwill === 0 || Number.isNaN(goodwill) ? ['goodwill'] : []),
    ...(Number.isNaN(expected) ? ['expected_amount'] : []),
  ]
  if (wrong.length > 0)
    throw new ApiError(400, { ...Object.fromEntries(wrong.map((field) => [field, [message]])), code: 'invalid' })
  if (amount !== undefined && (delivery !== undefined || goodwill !== undefined))
    throw invalidField('amount', MESSAGES[language].orders.amountOrParts)
  return { amount, expected, lines, delivery, goodwill, reason: cleanLine(reason) }
}

/** A decimal amount, in the digits of either script, in paisa; not a number if it is none. */
export function readPaisa(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, rupees = '', paisa = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(latinDigits(text)) ?? []
  const amount = Number(rupees) * 100 + Number(paisa.padEnd(2, '0'))
  return rupees === '' || amount > LARGEST_PAISA ? Number.NaN : amount
}

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
