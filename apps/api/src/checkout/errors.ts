import { type Static, Type } from 'typebox'
import { ApiError } from '../errors/api-error.ts'
import { nullable, stringEnum } from '../http/schemas.ts'

const ChangeSchema = Type.Object({
  kind: stringEnum([
    'unavailable',
    'owned',
    'stock',
    'added',
    'removed',
    'quantity',
    'price',
    'voucher',
    'delivery',
    'slot',
    'seat',
    'gift_card',
    'total',
  ] as const),
  code: Type.String(),
  product_id: nullable(Type.Integer()),
  voucher: nullable(Type.String()),
  was: nullable(Type.String({ description: 'What the shopper saw.' })),
  now: nullable(Type.String()),
  message: Type.String(),
})

export type Change = Static<typeof ChangeSchema>

export const CheckoutRefusalSchema = Type.Object(
  {
    non_field_errors: Type.Array(Type.String()),
    reason: Type.String(),
    code: Type.String(),
    changes: Type.Optional(
      Type.Array(ChangeSchema, { description: 'The differences from what the shopper saw, most severe first.' }),
    ),
  },
  { $id: 'CheckoutRefusal' },
)

/** Refuses the checkout with a list of changes; the basket stays open and no stock is reserved. */
export function refuseChanges(changes: Change[]): void {
  const [first] = changes
  if (first === undefined) return
  const { message, code } = first
  throw new ApiError(406, { non_field_errors: [message], reason: message, code, changes })
}

export const change = (
  kind: Change['kind'],
  told: Pick<Change, 'code' | 'message'> & Partial<Omit<Change, 'kind'>>,
): Change => ({ kind, product_id: null, voucher: null, was: null, now: null, ...told })
