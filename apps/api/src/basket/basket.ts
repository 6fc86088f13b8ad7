import { type Static, Type } from 'typebox'
import { ShippingAddressSchema } from '../address/address.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { BasketLineSchema } from './basket-line.ts'
import { GiftSchema } from './gift.ts'
import { HeldVoucherSchema, OfferDiscountSchema, VoucherDiscountSchema } from './voucher.ts'

const Money = Type.String({ examples: ['1170.00'] })

/** What a stored basket and a quote have in common. */
export const BASKET = {
  id: Type.String({ description: 'Empty until something is in it.' }),
  url: Type.String({ examples: ['api/baskets/bsk_5Y0fJ2cVtQk1c8mWl3n4pA/'] }),
  owner: nullable(Type.String({ description: 'The account it belongs to; null for the basket of a guest.' })),
  status: stringEnum(['Open', 'Frozen', 'Merged', 'Submitted']),
  version: Type.Integer({ description: 'Moves with every change; to be sent as `If-Match: "7"`.' }),
  lines: Type.Array(schemaRef(BasketLineSchema)),
  lines_url: Type.String(),
  num_items: Type.Integer({ description: 'All quantities together.' }),
  total_incl_tax: Type.String({ description: 'Of the goods, after all discounts and before delivery.' }),
  total_excl_tax: Money,
  total_incl_tax_excl_discounts: Type.String({ description: 'Of the goods at their printed prices.' }),
  total_excl_tax_excl_discounts: Money,
  total_tax: Money,
  is_tax_known: Type.Boolean(),
  currency: stringEnum(['NPR']),
  voucher_discounts: Type.Array(VoucherDiscountSchema),
  offer_discounts: Type.Array(OfferDiscountSchema),
  vouchers: Type.Array(HeldVoucherSchema),
  is_gift: Type.Boolean(),
  gift: Type.Union([schemaRef(GiftSchema), Type.Null()]),
  shipping_address: Type.Union([schemaRef(ShippingAddressSchema), Type.Null()]),
  shipping_method_code: nullable(Type.String()),
  is_shipping_required: Type.Boolean(),
  cod: Type.Object({
    allowed: Type.Boolean(),
    reason: Type.Unsafe<'disabled' | 'gift' | 'product_class' | 'country' | null>({
      enum: ['disabled', 'gift', 'product_class', 'country', null],
      description: 'Why cash on delivery is not possible.',
    }),
  }),
  inside_valley: nullable(Type.Boolean({ description: 'Null until there is an address.' })),
}

export const BasketSchema = Type.Object(BASKET, { $id: 'Basket' })

export type Basket = Static<typeof BasketSchema>
