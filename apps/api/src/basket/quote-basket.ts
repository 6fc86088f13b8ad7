import { readAddress } from '../address/read-address.ts'
import { rupees } from '../catalogue/money.ts'
import { productId, productIdFromUrl } from '../catalogue/product-url.ts'
import type { Language } from '../http/language.ts'
import type { Basket } from './basket.ts'
import type { Shop } from './change-basket.ts'
import { voucherCode } from './change-vouchers.ts'
import { deliveryOf } from './delivery.ts'
import { paymentChoices } from './payment-methods.ts'
import type { BasketStatements, Kind, StoredBasket } from './queries.ts'
import type { Quote, QuoteInput } from './quote.ts'
import {
  LARGEST_QUANTITY,
  refuseVoucher,
  tooMany,
  unknownProduct,
  unknownShippingMethod,
  unknownVoucher,
} from './refusals.ts'
import { basketNamedIn, requireKnown, requireOpen, requireOwn } from './require-own.ts'
import { toShippingMethod } from './shipping-method.ts'
import { type Terms, toBasket, unstored } from './to-basket.ts'
import type { Visit } from './visit.ts'

type Reading = Pick<BasketStatements, 'findBasket' | 'readList' | 'findVoucher'>
type Desk = { queries: Reading; terms: Terms }
type Asked = { kind: Kind; input: QuoteInput }

/** Looks while the places of an offer are free to whoever holds its secret, and to nobody else. */
export type LookWithOffer = <T>(offer: string, look: (queries: Reading) => Promise<T>) => Promise<T>
export type QuoteShop = Shop & { lookWithOffer: LookWithOffer }

/** What it would cost to buy this and have it sent there. Nothing is stored. */
export function quoteBasket({ queries, terms, lookWithOffer }: QuoteShop, visit: Visit, asked: Asked): Promise<Quote> {
  const quoteBy = (reading: Reading) => quote({ queries: reading, terms }, visit, asked)
  return asked.input.offer === undefined ? quoteBy(queries) : lookWithOffer(asked.input.offer, quoteBy)
}

async function quote(shop: Desk, visit: Visit, { kind, input }: Asked): Promise<Quote> {
  const { language } = visit
  const wishes = {
    ...(input.shipping_address && {
      shipping_address: readAddress(input.shipping_address, { language, required: [] }),
    }),
    ...(input.shipping_method_code !== undefined && { shipping_method_code: input.shipping_method_code }),
  }
  const goods = input.lines ? await listed(shop, visit, input.lines) : await stored(shop, visit, { kind, input })
  const row = { ...(await withVoucher(shop, visit, goods, input.voucher)), ...wishes }
  const basket = toBasket(row, shop.terms, language)
  const refused = basket.vouchers.find(({ code }) => input.voucher !== undefined && code === voucherCode(input.voucher))
  if (refused?.warning != null) throw refuseVoucher(refused.warning)
  const delivery = withDelivery(basket, row, { terms: shop.terms, language })
  if (isRefused(input, delivery)) throw unknownShippingMethod(language)
  return { ...basket, ...delivery }
}

function withDelivery(basket: Basket, row: StoredBasket, { terms, language }: { terms: Terms; language: Language }) {
  const { shipping_address: address, shipping_method_code: wished } = basket
  const { methods, method, fee } = deliveryOf({ address, lines: row.lines, wished }, language)
  const shipping = fee === undefined ? null : rupees(fee)
  const goods = paisa(basket.total_incl_tax)
  return {
    shipping_method_code: method?.code ?? null,
    shipping_methods: methods.map(toShippingMethod),
    shipping_method: method?.name ?? null,
    shipping_incl_tax: shipping,
    shipping_excl_tax: shipping,
    total: fee === undefined ? null : rupees(goods + fee),
    payment_methods: paymentChoices({ ...terms, basket, total: goods + (fee ?? 0) }, language),
  }
}

/** Where nothing is sent, it does not matter how it would be. */
const isRefused = ({ shipping_method_code: wished }: QuoteInput, delivery: ReturnType<typeof withDelivery>) =>
  wished !== undefined && delivery.shipping_methods.length > 0 && delivery.shipping_method_code !== wished

const paisa = (amount: string) => Number(amount.replace('.', ''))

/** Products that are in no basket. A thing that is named twice is wanted twice. */
async function listed({ queries }: Desk, { language }: Visit, lines: NonNullable<QuoteInput['lines']>) {
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

async function stored({ queries }: Desk, { who, language }: Visit, { kind, input }: Asked): Promise<StoredBasket> {
  const which = input.basket === undefined ? { kind } : basketNamedIn(input.basket)
  const seen = await queries.findBasket(who, which, language)
  requireKnown(seen, which, language)
  requireOwn(seen, which, language)
  requireOpen(seen, language)
  return seen.id === null ? unstored(seen, { owner_id: seen.account_id }) : seen
}

async function withVoucher({ queries }: Desk, { language }: Visit, row: StoredBasket, written: string | undefined) {
  if (written === undefined) return row
  const code = voucherCode(written)
  if (row.vouchers.some((voucher) => voucher.code === code)) return row
  const voucher = await queries.findVoucher(code)
  if (!voucher || voucher.refusal !== null) throw unknownVoucher(language)
  return { ...row, vouchers: [...row.vouchers, voucher] }
}
