import { type Static, Type } from 'typebox'
import { latinDigits, parsePhoneNumber } from '../address/address.ts'
import { invalidField } from '../errors/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'
import type { Language } from '../http/language.ts'
import { PageQuery } from '../http/pagination.ts'
import { cleanLine } from '../http/request-body.ts'
import { stringEnum } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY, REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/idempotency-key.ts'
import { MESSAGES } from '../messages/messages.ts'
import { PARCEL_STATES } from './fulfil-order.ts'
import type { Search } from './queries/read.ts'
import { FULFILMENT_STATUS, ORDER_STATUS, statesOf } from './states.ts'

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

export const StaffQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(stringEnum(statesOf(ORDER_STATUS))),
  fulfilment: Type.Optional(stringEnum(statesOf(FULFILMENT_STATUS))),
  q: Type.Optional(Type.String({ maxLength: 300, description: 'An order number, email address or phone number.' })),
})

export const FulfilmentSchema = Type.Object({
  status: stringEnum(PARCEL_STATES),
  tracking: Type.Optional(Type.String({ maxLength: 300, description: 'The tracking number of the courier.' })),
})

export const RefundSchema = Type.Object({
  amount: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'The amount; default: the price of the lines. The full remaining amount refunds everything.',
      examples: ['585.00'],
    }),
  ),
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        line: Type.String({ maxLength: 200, description: 'The id of a line.' }),
        quantity: Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY }),
      }),
      { maxItems: 100 },
    ),
  ),
  reason: Reason,
})

export const CancelSchema = Type.Object({ reason: Reason })

/** Parses a staff search: order number, email address or phone number. */
export function readSearch({ status, fulfilment, q }: Static<typeof StaffQuery>): Search {
  const text = latinDigits(cleanLine(q ?? '')).replace(/^#/, '')
  return {
    status,
    fulfilment,
    text: text === '' ? undefined : text,
    phone: parsePhoneNumber(text, 'NP'),
  }
}

/** Largest integer of PostgreSQL. */
const LARGEST_PAISA = 2_147_483_647

/** Parses a decimal amount to paisa. */
export function readAmount(text: string | undefined, language: Language): number | undefined {
  if (text === undefined) return undefined
  const [, rupees = '', paisa = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const amount = Number(rupees) * 100 + Number(paisa.padEnd(2, '0'))
  if (amount === 0 || amount > LARGEST_PAISA) throw invalidField('amount', MESSAGES[language].orders.amount)
  return amount
}
