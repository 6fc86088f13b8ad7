import { Type } from 'typebox'
import { AddressInputSchema } from '../address/address.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { schemaRef } from '../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../idempotency/idempotency-key.ts'
import { GiftInputSchema } from './gift.ts'
import type { Kind } from './queries.ts'
import { LARGEST_QUANTITY } from './refusals.ts'

/** The refusals that a route documents; every one of them has the message first. */
export const refusals = (...statuses: number[]) =>
  Object.fromEntries([400, 403, 413, 415, ...statuses].map((status) => [status, schemaRef(ErrorSchema)]))

const Condition = {
  'if-match': Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The version that was seen; another one is answered with 409.',
      examples: ['"7"'],
    }),
  ),
}

const Preference = {
  prefer: Type.Optional(
    Type.String({ maxLength: 500, description: '`return=minimal` answers as django-oscar-api does.' }),
  ),
}

export const ChangeHeaders = Type.Object({ ...IDEMPOTENCY_KEY, ...Condition, ...Preference })

const Mode = Type.Optional(
  Type.String({
    maxLength: 100,
    description: '`buy-now` is the basket of what is bought at once; any other is the cart.',
  }),
)

export const ModeQuery = Type.Object({ mode: Mode })

export const kindOf = ({ mode }: { mode?: string }): Kind => (mode === 'buy-now' ? 'buy-now' : 'cart')

export const AdditionSchema = Type.Object({
  url: Type.String({ maxLength: 2000, description: 'The address of the product; its origin does not matter.' }),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY, description: 'One when left out.' })),
  referrer: Type.Optional(Type.String({ maxLength: 8000 })),
  ua: Type.Optional(Type.String({ maxLength: 8000 })),
  path: Type.Optional(Type.String({ maxLength: 8000 })),
})

export const SlipSchema = Type.Object({ vouchercode: Type.String({ minLength: 1, maxLength: 100 }) })

export const QuantitySchema = Type.Object({
  quantity: Type.Integer({ minimum: 0, maximum: LARGEST_QUANTITY, description: '0 takes the line out.' }),
})

export const WishesSchema = Type.Object({
  is_gift: Type.Optional(Type.Boolean()),
  gift: Type.Optional(Type.Union([schemaRef(GiftInputSchema), Type.Null()])),
  shipping_address: Type.Optional(Type.Union([schemaRef(AddressInputSchema), Type.Null()])),
  shipping_method_code: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
})

const Id = Type.String({ maxLength: 200, examples: ['bsk_5Y0fJ2cVtQk1c8mWl3n4pA'] })

export const BasketParams = Type.Object({ id: Id })
export const LineParams = Type.Object({ id: Id, line: Type.String({ maxLength: 200 }) })
export const VoucherParams = Type.Object({ voucher: Type.String({ maxLength: 200 }) })
