import { GIFT_CARD_CLASS, PRODUCT_CLASSES, TIP_CLASS } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { ShippingAddressSchema } from '../address/address.ts'
import { GiftSchema, OfferDiscountSchema, VoucherDiscountSchema } from '../basket/schemas.ts'
import { OrderSlotSchema } from '../basket/shipping-methods.ts'
import { LineEventDateSchema } from '../events/event-schemas.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { SeatSchema } from '../seats/seat.ts'
import { FULFILMENT_STATUS, ORDER_STATUS, PAYMENT_STATUS, statesOf } from './states.ts'

const ofLine = (description: string) => Type.String({ description, examples: ['1170.00'] })

/** Gift cards and tips are no products, but have a line in the order that pays for them. */
const ORDERED_CLASSES = [...PRODUCT_CLASSES, GIFT_CARD_CLASS, TIP_CLASS] as const
type OrderedClass = (typeof ORDERED_CLASSES)[number]

/** A line as it was when it was bought. */
export const OrderLineSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    order: Type.String(),
    product: nullable(
      Type.String({ examples: ['/v1/api/products/1/'], description: 'Null for a gift card or a tip.' }),
    ),
    product_id: nullable(Type.Integer({ description: 'Null for a gift card or a tip.' })),
    product_slug: Type.String(),
    product_title: Type.String(),
    own_title: Type.Optional(
      Type.String({ description: 'The title in the language of the work, where it is another one.' }),
    ),
    product_class: stringEnum(ORDERED_CLASSES),
    is_record: Type.Optional(Type.Boolean({ description: 'True for a format of a music record.' })),
    thumbnail: Type.String(),
    quantity: Type.Integer(),
    refunded_quantity: Type.Integer({ description: 'The refunded quantity.' }),
    cancelled_quantity: Type.Integer({
      description: 'Copies that will not be sent, and content that was taken back, refunded or not.',
    }),
    shipped_quantity: Type.Integer({ description: 'Copies that have left in a parcel.' }),
    event_date: Type.Union([schemaRef(LineEventDateSchema), Type.Null()], {
      description: 'The date of a ticket, or that a tip was given for.',
    }),
    seats: Type.Array(schemaRef(SeatSchema), { description: 'The numbered seats, without those of refunded tickets.' }),
    mrp: ofLine('The printed price of one.'),
    discounted_price: ofLine('The price of one.'),
    unit_price_incl_tax: ofLine('The price of one.'),
    price_currency: stringEnum(['NPR']),
    price_incl_tax: ofLine('Of the whole line, after all discounts.'),
    price_excl_tax: ofLine('Of the whole line, after all discounts.'),
    price_incl_tax_excl_discounts: ofLine('Of the whole line at the printed price.'),
    price_excl_tax_excl_discounts: ofLine('Of the whole line at the printed price.'),
  },
  { $id: 'OrderLine' },
)

export type OrderLine = Static<typeof OrderLineSchema>

export const PAYMENT_METHODS = ['cod', 'esewa', 'khalti', 'card', 'free', 'cash'] as const
/** For `statusColour`: green, yellow, red, and black. */
const STATUS_CODES = ['s', 'w', 'e', ''] as const

const Money = Type.String({ examples: ['1170.00'] })
const orderTime = Type.String({ format: 'date-time' })
const orderTimeOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', description })

const EventSchema = Type.Object({
  code: Type.String(),
  title: Type.String({ description: 'For the visitor, in the language of the request.' }),
  titles: Type.Object({ en: Type.String(), ne: Type.String() }),
  at: orderTime,
  note: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
})

const PaymentOfOrderSchema = Type.Object({
  hash: Type.String(),
  method: stringEnum(PAYMENT_METHODS),
  status: Type.String(),
  amount: Money,
  url: Type.String({ examples: ['/v1/api/payments/{hash}/'] }),
})

const LibraryItemSchema = Type.Object({
  id: Type.String(),
  product_id: Type.Integer(),
  title: Type.String(),
  own_title: Type.Optional(
    Type.String({ description: 'The title in the language of the work, where it is another one.' }),
  ),
  product_class: Type.String(),
  is_record: Type.Optional(Type.Boolean({ description: 'True for a format of a music record.' })),
  state: Type.String({ description: '`upcoming`, `active`, `ended` or `revoked`.' }),
  url: Type.String({ examples: ['/v1/api/library/{id}/'] }),
})

const EtaSchema = Type.Object({
  from: Type.String({ description: 'A date in Nepal.', examples: ['2026-11-24'] }),
  to: Type.String({ examples: ['2026-11-26'] }),
})

const STATUS = {
  status: stringEnum(statesOf(ORDER_STATUS)),
  status_code: stringEnum(STATUS_CODES, { description: '`s` green, `w` yellow, `e` red, otherwise black.' }),
  status_display: Type.String({ description: 'The state of the order, for the visitor.' }),
  status_displays: Type.Object({ en: Type.String(), ne: Type.String() }),
  payment_status: stringEnum(statesOf(PAYMENT_STATUS)),
  fulfilment_status: stringEnum(statesOf(FULFILMENT_STATUS)),
}

/** An order as in django-oscar-api, with additional fields. Personal data is masked where `is_masked`. */
export const OrderSchema = Type.Object(
  {
    id: Type.String(),
    number: Type.String({ examples: ['100001'] }),
    hash: Type.String({ description: 'Gives access to the order.' }),
    url: Type.String(),
    hash_url: Type.String(),
    basket: nullable(Type.String()),
    owner: nullable(Type.String({ description: 'The account of the owner; null for guests.' })),
    ...STATUS,
    date_placed: orderTime,
    expires_at: orderTimeOrNull('Until when it can be paid; null where it need not wait for a payment.'),
    email: nullable(Type.String()),
    phone: nullable(Type.String()),
    is_masked: Type.Boolean({ description: 'Personal data is masked until the visitor is verified.' }),
    lines: Type.Array(schemaRef(OrderLineSchema)),
    lines_url: Type.String(),
    num_items: Type.Integer(),
    currency: stringEnum(['NPR']),
    total_incl_tax: Type.String({ description: 'The total: goods and delivery.' }),
    total_excl_tax: Money,
    total_tax: Money,
    goods_incl_tax: Type.String({ description: 'The goods after discounts, without delivery.' }),
    goods_excl_tax: Money,
    goods_incl_tax_excl_discounts: Type.String({ description: 'The goods at their printed prices.' }),
    goods_excl_tax_excl_discounts: Money,
    gift_card_amount: Type.String({ description: 'What a gift card pays of the total.' }),
    gift_card_refunded: Type.String({ description: 'What of it has returned to the gift card.' }),
    total_to_pay: Type.String({ description: 'The total without what a gift card pays.' }),
    refunded: Type.String({ description: 'The refunded amount, pending refunds included.' }),
    shipping_incl_tax: Money,
    shipping_excl_tax: Money,
    shipping_method: nullable(Type.String()),
    shipping_code: nullable(Type.String()),
    shipping_address: Type.Union([schemaRef(ShippingAddressSchema), Type.Null()]),
    shipping_eta: Type.Union([EtaSchema, Type.Null()]),
    shipping_slot: OrderSlotSchema,
    tracking: nullable(Type.String({ description: 'The tracking number of the courier.' })),
    billing_address: Type.Null(),
    offer_discounts: Type.Array(OfferDiscountSchema),
    voucher_discounts: Type.Array(VoucherDiscountSchema),
    surcharges: Type.Array(Type.Unknown()),
    is_gift: Type.Boolean(),
    gift: Type.Union([schemaRef(GiftSchema), Type.Null()]),
    payment_method: stringEnum(PAYMENT_METHODS),
    payment_url: nullable(Type.String({ description: 'The URL of the newest payment.' })),
    payment: Type.Union([PaymentOfOrderSchema, Type.Null()]),
    can_cancel: Type.Boolean(),
    cancel_reason: nullable(Type.String({ description: 'Why it cannot be cancelled, for the visitor.' })),
    events: Type.Array(EventSchema),
    tickets_url: nullable(Type.String()),
    invoice_url: nullable(Type.String({ description: 'The invoice as PDF, once the order is paid.' })),
    library: Type.Array(LibraryItemSchema),
  },
  { $id: 'Order' },
)

export type Order = Static<typeof OrderSchema>

/** What never includes digital content; bundles and records may. */
const WITHOUT_CONTENT: readonly OrderedClass[] = ['Book', 'Ticket', GIFT_CARD_CLASS, TIP_CLASS]

export const hasDigitalContent = ({ product_class }: { product_class: OrderedClass }): boolean =>
  !WITHOUT_CONTENT.includes(product_class)

export const isGiftCard = ({ product_class }: { product_class: OrderedClass }): boolean =>
  product_class === GIFT_CARD_CLASS

export const isTip = ({ product_class }: { product_class: OrderedClass }): boolean => product_class === TIP_CLASS
