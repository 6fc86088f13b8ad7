import { type Static, Type } from 'typebox'
import { PAYMENT_METHODS, PaymentChoiceSchema } from '../basket/payment-methods.ts'
import { notFound } from '../errors/api-error.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'

export type PaymentState =
  | 'created'
  | 'started'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review'
  | 'refund_due'
  | 'partially_refunded'
  | 'refunded'

/**
 * Allowed transitions. failed, cancelled and expired can still become paid (late gateway confirmation); paid only changes
 * by refunds.
 */
export const PAYMENT_STATES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['started', 'paid', 'cancelled', 'review'],
  started: ['paid', 'failed', 'cancelled', 'expired', 'review'],
  failed: ['paid', 'review'],
  cancelled: ['paid', 'review'],
  expired: ['paid', 'review'],
  review: ['paid', 'refund_due'],
  paid: ['refund_due', 'partially_refunded', 'refunded'],
  refund_due: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
}

/** States with a transition to the given one. */
export const statesBefore = (state: PaymentState): PaymentState[] =>
  (Object.keys(PAYMENT_STATES) as PaymentState[]).filter((from) => PAYMENT_STATES[from].includes(state))

const NextActionSchema = Type.Object({
  type: stringEnum(['redirect', 'form_post', 'none'], {
    description: '`redirect`: go to `url`. `form_post`: post `fields` there as a form. `none`: nothing to do.',
  }),
  url: nullable(Type.String()),
  fields: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
})

/** An attempt to pay an order. Its hash is enough to pay. */
export const PaymentSchema = Type.Object(
  {
    hash: Type.String(),
    url: Type.String({ examples: ['/v1/api/payments/{hash}/'] }),
    method: stringEnum([...PAYMENT_METHODS, 'free', 'cash'] as const),
    amount: Type.String({ examples: ['1170.00'] }),
    currency: stringEnum(['NPR']),
    status: stringEnum(Object.keys(PAYMENT_STATES) as PaymentState[]),
    status_code: stringEnum(['s', 'w', 'e', ''], { description: '`s` green, `w` yellow, `e` red, otherwise black.' }),
    order: Type.Object({ number: Type.String(), hash: Type.String() }),
    newer: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The hash of another payment of the order that was started later and may be paid.',
    }),
    is_unpaid: Type.Boolean({
      description:
        'The gateway was asked by this request and knows that nothing was paid. Always false without a request to it.',
    }),
    next_action: NextActionSchema,
    expires_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date-time',
      description: 'The payment deadline of the order; null if it is not waiting for a payment.',
    }),
    methods: Type.Array(schemaRef(PaymentChoiceSchema), {
      description: 'The available payment methods; none if the order is not waiting for a payment.',
    }),
  },
  { $id: 'Payment' },
)

export type Payment = Static<typeof PaymentSchema>

export const HashParams = Type.Object({ hash: Type.String({ examples: ['q83vEjRWeJCrze8SNFZ4kA'] }) })

export const InitiateBody = Type.Object({
  payment_method: Type.Optional(
    stringEnum(PAYMENT_METHODS, { description: 'Another method than that of the payment creates a new payment.' }),
  ),
})

const HASH = /^[A-Za-z0-9_-]{22}$/

/** A malformed hash is a 404 without a query. */
export function readHash(text: string): string {
  if (HASH.test(text)) return text
  throw notFound()
}
