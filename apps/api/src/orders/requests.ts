import { Type } from 'typebox'
import { ErrorSchema } from '../errors/error-schema.ts'
import { PageQuery } from '../http/pagination.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY, REQUIRED_IDEMPOTENCY_KEY } from '../idempotency/idempotency-key.ts'
import { PARCEL_STATES } from './fulfil-order.ts'
import { FULFILMENT_STATUS } from './states/fulfilment-status.ts'
import { statesOf } from './states/moves.ts'
import { ORDER_STATUS } from './states/order-status.ts'

/** The refusals that a route documents; every one of them has the message first. */
export const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))

/** Those of every path that changes something. */
export const changeRefusals = (...statuses: number[]) => refusals(400, 403, 404, 409, 413, 415, 422, ...statuses)

export const KeyHeaders = Type.Object(IDEMPOTENCY_KEY)
export const RequiredKeyHeaders = Type.Object(REQUIRED_IDEMPOTENCY_KEY)

const Id = Type.String({ maxLength: 200, description: 'The id of an order, or its number.', examples: ['100001'] })

export const OrderParams = Type.Object({ id: Id })
export const LineParams = Type.Object({ id: Id, line: Type.String({ maxLength: 200 }) })
export const HashParams = Type.Object({ hash: Type.String({ maxLength: 200 }) })

const LARGEST_QUANTITY = 10_000
const Reason = Type.Optional(Type.String({ maxLength: 1000, description: 'The shopper reads it in the history.' }))
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
  q: Type.Optional(
    Type.String({ maxLength: 300, description: 'A number of an order, an e-mail address or a phone number.' }),
  ),
})

export const FulfilmentSchema = Type.Object({
  status: stringEnum(PARCEL_STATES),
  tracking: Type.Optional(Type.String({ maxLength: 300, description: 'By what the courier knows the parcel.' })),
})

export const RefundSchema = Type.Object({
  amount: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'Of the money; without it, what the lines cost. All that is left gives back everything.',
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
