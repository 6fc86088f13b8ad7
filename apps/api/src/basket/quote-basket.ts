import { type Static, Type } from 'typebox'
import { AddressInputSchema, parseAddress } from '../address/address.ts'
import { rupees } from '../catalogue/price.ts'
import { productId, productIdFromUrl } from '../catalogue/product-card.ts'
import type { Language } from '../http/language.ts'
import { nullable, schemaRef } from '../http/schemas.ts'
import { type BasketDeps, basketByUrl, requireKnown, requireOpen, requireOwn } from './change-basket.ts'
import { voucherCode } from './change-contents.ts'
import {
  LARGEST_QUANTITY,
  MOST_LINES,
  refuseVoucher,
  tooMany,
  unknownProduct,
  unknownShippingMethod,
  unknownVoucher,
} from './errors.ts'
import { PaymentChoiceSchema, paymentChoices } from './payment-methods.ts'
import type { BasketStatements } from './queries/basket.ts'
import type { Kind } from './queries/mutations.ts'
import type { StoredBasket } from './queries/visited-basket.ts'
import type { BasketRequest } from './requests.ts'
import { BASKET, type Basket, ShippingMethodSchema, toShippingMethod } from './schemas.ts'
import { chooseDelivery, DeliverySlotSchema, hasSlots, paidAt, shownSlots } from './shipping-methods.ts'
import { cashOnDelivery, coveredBy, type ShopConfig, toBasket, unstored } from './to-basket.ts'

/** Quote and checkout take the same parameter. */
export const OFFER = Type.Optional(
  Type.String({ maxLength: 200, description: 'The token of seats offered to the waiting list.' }),
)

export const QuoteInputSchema = Type.Object({
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        product: Type.Union([Type.String({ maxLength: 2000 }), Type.Integer()], {
          description: 'The URL or id of a product.',
        }),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY })),
      }),
      { minItems: 1, maxItems: MOST_LINES, description: 'Instead of a basket.' },
    ),
  ),
  basket: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: "The URL or id of a basket; without it and without lines, the visitor's own.",
    }),
  ),
  shipping_address: Type.Optional(schemaRef(AddressInputSchema)),
  shipping_method_code: Type.Optional(Type.String({ maxLength: 100 })),
  voucher: Type.Optional(
    Type.String({ maxLength: 100, description: 'A voucher code, applied as if it were in the basket.' }),
  ),
  offer: OFFER,
})

type QuoteInput = Static<typeof QuoteInputSchema>

const known = { description: 'Null until the address determines the shipping method.' }

export const QuoteSchema = Type.Object(
  {
    ...BASKET,
    shipping_methods: Type.Array(schemaRef(ShippingMethodSchema)),
    shipping_method: nullable(Type.String(known)),
    shipping_slots: Type.Array(schemaRef(DeliverySlotSchema), {
      description: 'The next times of the chosen method; empty if it has none.',
    }),
    shipping_incl_tax: nullable(Type.String(known)),
    shipping_excl_tax: nullable(Type.String(known)),
    gift_card_amount: Type.String({ description: 'What the gift card pays of goods and delivery, as far as known.' }),
    total: nullable(
      Type.String({ description: 'The total to pay: goods and delivery, without what the gift card pays.' }),
    ),
    payment_methods: Type.Array(schemaRef(PaymentChoiceSchema), { description: 'The payment methods.' }),
  },
  { $id: 'Quote' },
)

export type Quote = Static<typeof QuoteSchema>

type QuoteQueries = Pick<BasketStatements, 'findBasket' | 'readList' | 'findVoucher' | 'findDeliverySlots'>
type QuoteDeps = { queries: QuoteQueries; terms: ShopConfig }
type QuoteRequest = { kind: Kind; input: QuoteInput }

/** Runs a quote with the waiting-list reservation of the offer's holder applied. */
export type WithReservedSeats = <T>(offer: string, look: (queries: QuoteQueries) => Promise<T>) => Promise<T>
export type QuoteRouteDeps = BasketDeps & { lookWithOffer: WithReservedSeats }

/** Price of a basket or list of products with delivery. Stores nothing. */
export function quoteBasket(
  { queries, terms, lookWithOffer }: QuoteRouteDeps,
  visit: BasketRequest,
  asked: QuoteRequest,
): Promise<Quote> {
  const quoteBy = (reading: QuoteQueries) => quote({ queries: reading, terms }, visit, asked)
  return asked.input.offer === undefined ? quoteBy(queries) : lookWithOffer(asked.input.offer, quoteBy)
}

async function quote(shop: QuoteDeps, visit: BasketRequest, { kind, input }: QuoteRequest): Promise<Quote> {
  const { language } = visit
  const options = {
    ...(input.shipping_address && {
      shipping_address: parseAddress(input.shipping_address, { language, required: [] }),
    }),
    ...(input.shipping_method_code !== undefined && { shipping_method_code: input.shipping_method_code }),
  }
  const goods = input.lines
    ? await basketOfLines(shop, visit, input.lines)
    : await storedBasket(shop, visit, { kind, input })
  const row = { ...(await withVoucher(shop, visit, goods, input.voucher)), ...options }
  const basket = toBasket(row, shop.terms, language)
  const refused = basket.vouchers.find(({ code }) => input.voucher !== undefined && code === voucherCode(input.voucher))
  if (refused?.warning != null) throw refuseVoucher(refused.warning)
  const delivery = withDelivery(basket, row, { terms: shop.terms, language })
  if (isRefused(input, delivery)) throw unknownShippingMethod(language)
  const { shipping_method_code: zone } = delivery
  const slots = hasSlots(zone) ? await shop.queries.findDeliverySlots(zone) : []
  return { ...basket, ...delivery, shipping_slots: shownSlots(slots) }
}

function withDelivery(
  basket: Basket,
  row: StoredBasket,
  { terms, language }: { terms: ShopConfig; language: Language },
) {
  const { shipping_address: address, shipping_method_code: requested } = basket
  const { methods, method, fee } = chooseDelivery({ address, lines: row.lines, requested }, language)
  const shipping = fee === undefined ? null : rupees(fee)
  const whole = paisa(basket.total_incl_tax) + (fee ?? 0)
  const ofCard = coveredBy(row.gift_card, whole)
  // While the fee is not known, something may be left to pay.
  const total = fee === undefined ? whole : whole - ofCard
  const paid = { ...basket, shipping_address: paidAt(method?.code, address) }
  return {
    cod: cashOnDelivery(paid, terms.codAllowed),
    shipping_method_code: method?.code ?? null,
    shipping_methods: methods.map(toShippingMethod),
    shipping_method: method?.name ?? null,
    shipping_incl_tax: shipping,
    shipping_excl_tax: shipping,
    gift_card_amount: rupees(ofCard),
    total: fee === undefined ? null : rupees(total),
    payment_methods: paymentChoices({ ...terms, basket: paid, total }, language),
  }
}

/** The method does not matter when nothing is shipped. */
const isRefused = ({ shipping_method_code: requested }: QuoteInput, delivery: ReturnType<typeof withDelivery>) =>
  requested !== undefined && delivery.shipping_methods.length > 0 && delivery.shipping_method_code !== requested

const paisa = (amount: string) => Number(amount.replace('.', ''))

/** Products outside a basket; duplicates are added up. */
async function basketOfLines(
  { queries }: QuoteDeps,
  { language }: BasketRequest,
  lines: NonNullable<QuoteInput['lines']>,
) {
  const wanted = new Map<number, number>()
  for (const { product, quantity = 1 } of lines) {
    const id =
      typeof product === 'number' ? productId(String(product)) : (productId(product) ?? productIdFromUrl(product))
    if (id === undefined) throw unknownProduct(language, 'lines')
    wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  }
  const contents = await queries.readList(
    { lines: [...wanted].map(([product_id, quantity]) => ({ product_id, quantity })), codes: [] },
    language,
  )
  if (contents.lines.length < wanted.size) throw unknownProduct(language, 'lines')
  const refused = contents.lines.find((line) => line.refusal !== null)
  if (refused) throw tooMany(refused, language)
  const many = contents.lines.find(({ quantity }) => quantity > LARGEST_QUANTITY)
  if (many) throw tooMany({ ...many, num_available: null, most: LARGEST_QUANTITY }, language)
  return unstored(contents, {})
}

async function storedBasket(
  { queries }: QuoteDeps,
  { who, language }: BasketRequest,
  { kind, input }: QuoteRequest,
): Promise<StoredBasket> {
  const which = input.basket === undefined ? { kind } : basketByUrl(input.basket)
  const seen = await queries.findBasket(who, which, language)
  requireKnown(seen, which, language)
  requireOwn(seen, which, language)
  requireOpen(seen, language)
  return seen.id === null ? unstored(seen, { owner_id: seen.account_id }) : seen
}

async function withVoucher(
  { queries }: QuoteDeps,
  { language }: BasketRequest,
  row: StoredBasket,
  written: string | undefined,
) {
  if (written === undefined) return row
  const code = voucherCode(written)
  if (row.vouchers.some((voucher) => voucher.code === code)) return row
  const voucher = await queries.findVoucher(code)
  if (!voucher || voucher.refusal !== null) throw unknownVoucher(language)
  return { ...row, vouchers: [...row.vouchers, voucher] }
}
