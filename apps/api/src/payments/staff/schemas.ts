import { type Static, Type } from 'typebox'
import { PAYMENT_METHODS } from '../../basket/payment-methods.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { PAYMENT_STATES, type PaymentState } from '../payment.ts'

export const REFUND_STATES = ['due', 'pending', 'manual', 'done', 'failed'] as const

const Order = Type.Object({ number: Type.String(), hash: Type.String() })
const time = Type.String({ format: 'date-time' })
const timeOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })
const Text = nullable(Type.String())
const Methods = stringEnum([...PAYMENT_METHODS, 'free'] as const)

/** A refund, for staff. */
export const StaffRefundSchema = Type.Object(
  {
    id: Type.String(),
    status: stringEnum(REFUND_STATES, { description: '`manual`: staff must refund it by hand and record it.' }),
    amount: Type.String({ examples: ['1170.00'] }),
    currency: stringEnum(['NPR']),
    reason: Type.String(),
    note: Type.String(),
    method: Methods,
    order: Order,
    payment: Type.Object({
      hash: Type.String(),
      reference: Type.String({ description: 'Our reference at the gateway.' }),
      provider_reference: Text,
      provider_transaction: Text,
    }),
    created_at: time,
    done_at: timeOrNull,
  },
  { $id: 'StaffRefund' },
)

/** A payment that needs attention. */
export const StaffPaymentSchema = Type.Object(
  {
    hash: Type.String(),
    method: Methods,
    status: stringEnum(Object.keys(PAYMENT_STATES) as PaymentState[]),
    amount: Type.String({ examples: ['1170.00'] }),
    refunded: Type.String(),
    currency: stringEnum(['NPR']),
    order: Order,
    reference: Type.String(),
    provider_reference: Text,
    provider_transaction: Text,
    updated_at: time,
    events: Type.Array(
      Type.Object({
        code: Type.String(),
        is_alert: Type.Boolean(),
        note: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
        at: time,
      }),
    ),
  },
  { $id: 'StaffPayment' },
)

export type StaffRefund = Static<typeof StaffRefundSchema>
export type StaffPayment = Static<typeof StaffPaymentSchema>
