import { type Static, Type } from 'typebox'
import { nullable } from '../http/schemas.ts'

const VOUCHER = {
  name: Type.String(),
  code: Type.String(),
  start_datetime: Type.String({ format: 'date-time' }),
  end_datetime: Type.String({ format: 'date-time' }),
}

const VoucherSchema = Type.Object(VOUCHER)

export type Voucher = Static<typeof VoucherSchema>

/** One that the visitor has put in, whether it does something or not. */
export const HeldVoucherSchema = Type.Object({
  ...VOUCHER,
  is_applied: Type.Boolean(),
  warning: nullable(Type.String({ description: 'Why it takes nothing off.' })),
})

export const OfferDiscountSchema = Type.Object({
  description: Type.Null(),
  name: Type.String(),
  amount: Type.String(),
})

export const VoucherDiscountSchema = Type.Object({
  description: Type.Null(),
  name: Type.String(),
  amount: Type.String(),
  voucher: VoucherSchema,
})
