import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { ShippingAddressSchema } from '../address/address.ts'
import { rupees } from '../catalogue/price.ts'
import { LineEventDateSchema } from '../events/event-schemas.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { ChosenSeatSchema } from '../seats/seat.ts'
import { deliveryDays, type PricedMethod } from './shipping-methods.ts'

const FourDecimals = Type.String({ examples: ['100.0000'] })

export const ShippingMethodSchema = Type.Object(
  {
    code: Type.String({ examples: ['inside-valley'] }),
    name: Type.String(),
    description: Type.String(),
    price: Type.Object({
      currency: stringEnum(['NPR']),
      excl_tax: FourDecimals,
      incl_tax: FourDecimals,
      tax: FourDecimals,
    }),
    is_discounted: Type.Boolean(),
    discount: Type.Number(),
    eta: Type.Object(
      {
        from: Type.String({ examples: ['2026-11-24'] }),
        to: Type.String({ examples: ['2026-11-26'] }),
      },
      { description: 'The days in Nepal between which it arrives when it is ordered now.' },
    ),
  },
  { $id: 'ShippingMethod' },
)

export type ShippingMethod = Static<typeof ShippingMethodSchema>

/** With four decimals, as django-oscar-api does; delivery has no tax. */
export function toShippingMethod({ code, name, description, fee }: PricedMethod): ShippingMethod {
  const price = `${rupees(fee)}00`
  return {
    code,
    name,
    description,
    price: { currency: 'NPR', excl_tax: price, incl_tax: price, tax: '0.0000' },
    is_discounted: false,
    discount: 0,
    eta: deliveryDays(code, new Date()),
  }
}

const VOUCHER = {
  name: Type.String(),
  code: Type.String(),
  start_datetime: Type.String({ format: 'date-time' }),
  end_datetime: Type.String({ format: 'date-time' }),
}

const VoucherSchema = Type.Object(VOUCHER)

export type Voucher = Static<typeof VoucherSchema>

/** A voucher of the basket, with or without a discount. */
const HeldVoucherSchema = Type.Object({
  ...VOUCHER,
  is_applied: Type.Boolean(),
  warning: nullable(Type.String({ description: 'Why it gives no discount.' })),
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

export const GIFT_LIMITS = {
  recipient_name: 255,
  recipient_email: 254,
  recipient_phone: 40,
  message: 1000,
  deliver_on: 10,
} as const

const text = Type.Optional(Type.String({ maxLength: 4000 }))

/** Lengths are checked in parseGift, which reports them by field in the visitor's language. */
export const GiftInputSchema = Type.Object(
  {
    recipient_name: text,
    recipient_email: text,
    recipient_phone: text,
    message: text,
    deliver_on: Type.Optional(Type.String({ maxLength: 100, description: 'A date in Nepal, as YYYY-MM-DD.' })),
  },
  { $id: 'GiftInput' },
)

export type GiftInput = Static<typeof GiftInputSchema>

export const GiftSchema = Type.Object(
  {
    recipient_name: Type.String(),
    recipient_email: Type.String(),
    recipient_phone: Type.String(),
    message: Type.String(),
    deliver_on: Type.String({ description: 'Empty: as soon as possible.' }),
  },
  { $id: 'Gift' },
)

export type Gift = Static<typeof GiftSchema>

export const BasketLineSchema = Type.Object(
  {
    id: Type.String({ description: 'Empty if the line is not stored.' }),
    url: Type.String(),
    basket: Type.String({ examples: ['api/baskets/bsk_5Y0fJ2cVtQk1c8mWl3n4pA/'] }),
    product: Type.String({ examples: ['/v1/api/products/1/'] }),
    product_id: Type.Integer(),
    product_slug: Type.String(),
    product_title: Type.String(),
    own_title: Type.Optional(
      Type.String({ description: 'The title in the language of the work, where it is another one.' }),
    ),
    product_class: stringEnum(PRODUCT_CLASSES),
    is_record: Type.Optional(Type.Boolean({ description: 'True for a format of a music record.' })),
    thumbnail: Type.String(),
    quantity: Type.Integer(),
    max_quantity: Type.Integer({ description: 'The available quantity; 0 when none.' }),
    mrp: Type.String({ description: 'The printed price of one.' }),
    discounted_price: Type.String({ description: 'The selling price of one.' }),
    unit_price_incl_tax: Type.String({ description: 'The selling price of one.' }),
    price_currency: stringEnum(['NPR']),
    price_incl_tax: Type.String({ description: 'The total of the line after discounts.' }),
    price_excl_tax: Type.String({ description: 'The total of the line after discounts.' }),
    price_incl_tax_excl_discounts: Type.String({ description: 'The total of the line at the printed price.' }),
    price_excl_tax_excl_discounts: Type.String({ description: 'The total of the line at the printed price.' }),
    is_tax_known: Type.Boolean(),
    warning: nullable(Type.String({ description: 'Why this line cannot be bought, for the visitor.' })),
    library_item: nullable(
      Type.String({ description: 'The library item, if the owner of the basket owns this product.' }),
    ),
    event_date: Type.Union([schemaRef(LineEventDateSchema), Type.Null()], { description: 'The date of a ticket.' }),
    seats: Type.Array(schemaRef(ChosenSeatSchema), {
      description: 'The chosen seats; the other tickets of the line get the best free seats at the checkout.',
    }),
    held_until: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Until then the checkout holds the tickets of the line; null without a hold. Seats have their own.',
    }),
    stockrecord: Type.Null(),
    attributes: Type.Array(Type.Unknown()),
    date_created: nullable(Type.String()),
    date_updated: nullable(Type.String()),
  },
  { $id: 'BasketLine' },
)

export type BasketLine = Static<typeof BasketLineSchema>

const Money = Type.String({ examples: ['1170.00'] })

/** Shared by stored baskets and quotes. */
export const BASKET = {
  id: Type.String({ description: 'Empty until a line is added.' }),
  url: Type.String({ examples: ['api/baskets/bsk_5Y0fJ2cVtQk1c8mWl3n4pA/'] }),
  owner: nullable(Type.String({ description: 'The account of the owner; null for guests.' })),
  status: stringEnum(['Open', 'Frozen', 'Merged', 'Submitted']),
  version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
  lines: Type.Array(schemaRef(BasketLineSchema)),
  lines_url: Type.String(),
  num_items: Type.Integer({ description: 'The sum of all quantities.' }),
  total_incl_tax: Type.String({ description: 'The goods after discounts, without delivery.' }),
  total_excl_tax: Money,
  total_incl_tax_excl_discounts: Type.String({ description: 'The goods at their printed prices.' }),
  total_excl_tax_excl_discounts: Money,
  total_tax: Money,
  is_tax_known: Type.Boolean(),
  currency: stringEnum(['NPR']),
  voucher_discounts: Type.Array(VoucherDiscountSchema),
  offer_discounts: Type.Array(OfferDiscountSchema),
  vouchers: Type.Array(HeldVoucherSchema),
  is_gift: Type.Boolean(),
  gift: Type.Union([schemaRef(GiftSchema), Type.Null()]),
  gift_card: Type.Union(
    [
      Type.Object({
        ends_with: Type.String({ description: 'The last four letters of its code.' }),
        balance: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'The gift card that pays for the basket, up to its balance.' },
  ),
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
