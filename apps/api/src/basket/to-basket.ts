import { cashOnDeliveryRefusal, hasLanguage, hasShippableLine, isInsideValley } from '@dabali/domain'
import { ADDRESS_FIELDS, type Address, type ShippingAddress } from '../address/address.ts'
import type { Vat } from '../catalogue/price.ts'
import { rupees } from '../catalogue/price.ts'
import { productUrl } from '../catalogue/product-card.ts'
import { toLineEventDate } from '../events/event-card.ts'
import type { Language } from '../http/language.ts'
import { mediaUrl } from '../media/media-store.ts'
import { MESSAGES } from '../messages/messages.ts'
import { takenMessage, toChosenSeat } from '../seats/seat.ts'
import { stockWarning, voucherWarning } from './errors.ts'
import type { Gateway } from './payment-methods.ts'
import { priceBasket } from './pricing.ts'
import type { Contents, LineRow, VoucherRow } from './queries/contents.ts'
import type { BasketRow, StoredBasket } from './queries/visited-basket.ts'
import type { Basket, BasketLine, Voucher } from './schemas.ts'
import { shippingMethodsFor } from './shipping-methods.ts'

/** A line with its prices, in paisa. */
export type PricedLine = {
  goods: LineRow
  incl_tax: number
  excl_tax: number
  full_incl_tax: number
  full_excl_tax: number
}

type LineContext = { url: string; isGift: boolean; language: Language }

/** The URL of a line begins with that of its basket; lines that are not stored have none. */
function toLine(line: PricedLine, { url: basketUrl, isGift, language }: LineContext): BasketLine {
  const { goods } = line
  return {
    id: basketUrl === '' ? '' : goods.id,
    url: basketUrl === '' ? '' : `${basketUrl}lines/${goods.id}/`,
    basket: basketUrl,
    product: productUrl(goods.product_id),
    product_id: goods.product_id,
    product_slug: goods.slug,
    product_title: goods.title,
    ...(goods.own_title !== null && hasLanguage(goods.product_class) && { own_title: goods.own_title }),
    product_class: goods.product_class,
    ...(goods.is_record && { is_record: true }),
    thumbnail: thumbnailOf(goods),
    quantity: goods.quantity,
    max_quantity: goods.most,
    mrp: rupees(goods.mrp),
    discounted_price: rupees(goods.selling_price),
    unit_price_incl_tax: rupees(goods.selling_price),
    price_currency: 'NPR',
    price_incl_tax: rupees(line.incl_tax),
    price_excl_tax: rupees(line.excl_tax),
    price_incl_tax_excl_discounts: rupees(line.full_incl_tax),
    price_excl_tax_excl_discounts: rupees(line.full_excl_tax),
    is_tax_known: true,
    warning: warningOf(goods, { isGift, language }),
    library_item: goods.library_item,
    event_date: toLineEventDate(goods.event_date, language),
    seats: goods.seats.map((seat) => toChosenSeat(seat, language)),
    held_until: isHeld(goods) ? isoTime(goods.held_until) : null,
    stockrecord: null,
    attributes: [],
    date_created: isoTime(goods.created_at),
    date_updated: isoTime(goods.updated_at),
  }
}

/** Whether all tickets of the line are held. */
const isHeld = ({ held_quantity, quantity }: LineRow) => held_quantity >= quantity

/** How many tickets of a basket could be held and are not. A line is held whole, if enough is left. */
export const countTicketsToHold = ({ lines }: Pick<StoredBasket, 'lines'>) =>
  lines
    .filter((line) => line.is_general_ticket && line.quantity <= line.most)
    .reduce((sum, { quantity, held_quantity }) => sum + Math.max(quantity - held_quantity, 0), 0)

/** The URL of its picture, or empty. */
export const thumbnailOf = ({ media_name }: Pick<LineRow, 'media_name'>) =>
  media_name === null ? '' : mediaUrl(media_name)

/** The line stays in the basket with a warning. */
function warningOf(goods: LineRow, { isGift, language }: Omit<LineContext, 'url'>) {
  if (goods.quantity > goods.most) return stockWarning(goods, language).message
  const taken = goods.seats.filter(({ is_taken }) => is_taken)
  if (taken.length > 0) return takenMessage(taken, language)
  if (goods.library_item !== null && !isGift) return MESSAGES[language].basket.owned
  return goods.warning === null ? null : MESSAGES[language].basket.reduced(goods.quantity)
}

const isoTime = (time: string | null) => (time === null ? null : new Date(time).toISOString())

/** Configuration of the shop: VAT and payment methods. */
export type ShopConfig = {
  vat: Vat
  codAllowed: boolean
  /** Enabled gateways; undefined enables all. */
  gateways?: readonly Gateway[]
}

const ACCOUNT_URL = '/v1/api/me/'

/** An empty basket that is not stored. */
const EMPTY_BASKET: StoredBasket = {
  id: '',
  owner_id: null,
  kind: 'cart',
  status: 'Open',
  version: 0,
  is_gift: false,
  gift: null,
  shipping_address: null,
  shipping_method_code: null,
  gift_card: null,
  lines: [],
  offers: [],
  vouchers: [],
}

export const emptyBasketOf = (accountId: string | null, terms: ShopConfig, language: Language) =>
  toBasket({ ...EMPTY_BASKET, owner_id: accountId }, terms, language)

/** A basket that is not stored, for quotes. */
export const unstored = (contents: Contents, options: Partial<BasketRow>): StoredBasket => ({
  ...EMPTY_BASKET,
  ...options,
  ...contents,
})

export function toBasket(row: StoredBasket, terms: ShopConfig, language: Language): Basket {
  const url = row.id === '' ? '' : `api/baskets/${row.id}/`
  const priced = priceStored(row, terms)
  const used = new Map(priced.vouchers.map(({ from, amount }) => [from.code, amount]))
  const address = toAddress(row.shipping_address)
  return {
    id: row.id,
    url,
    owner: row.owner_id === null ? null : ACCOUNT_URL,
    status: row.status,
    version: row.version,
    lines: priced.lines.map((line) => toLine(line, { url, isGift: row.is_gift, language })),
    lines_url: url === '' ? '' : `${url}lines/`,
    num_items: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...totalsOf(priced.lines),
    is_tax_known: true,
    currency: 'NPR',
    voucher_discounts: priced.vouchers.map(({ from, amount }) => ({
      description: null,
      name: from.name,
      amount: rupees(amount),
      voucher: toVoucher(from),
    })),
    offer_discounts: priced.offers.map(({ from, amount }) => ({
      description: null,
      name: from.name,
      amount: rupees(amount),
    })),
    vouchers: row.vouchers.map((voucher) => ({
      ...toVoucher(voucher),
      is_applied: used.has(voucher.code),
      warning: used.has(voucher.code) ? null : voucherWarning(voucher, language).message,
    })),
    is_gift: row.is_gift,
    gift: row.gift,
    gift_card: row.gift_card && { ends_with: row.gift_card.ends_with, balance: rupees(row.gift_card.balance) },
    shipping_address: address,
    shipping_method_code: possibleMethod(row, language),
    is_shipping_required: hasShippableLine(row),
    cod: cashOnDelivery({ lines: row.lines, is_gift: row.is_gift, shipping_address: address }, terms.codAllowed),
    inside_valley: address === null ? null : isInsideValley(address),
  }
}

/** Prices a stored basket; vouchers that cannot be used now are left out. */
export const priceStored = (row: StoredBasket, { vat }: Pick<ShopConfig, 'vat'>) =>
  priceBasket({ ...row, vouchers: row.vouchers.filter(({ refusal }) => refusal === null), vat })

const toVoucher = ({ name, code, starts_at, ends_at }: VoucherRow): Voucher => ({
  name,
  code,
  start_datetime: new Date(starts_at).toISOString(),
  end_datetime: new Date(ends_at).toISOString(),
})

function totalsOf(lines: PricedLine[]) {
  const sum = (amount: (line: PricedLine) => number) => lines.reduce((total, line) => total + amount(line), 0)
  const incl_tax = sum((line) => line.incl_tax)
  const excl_tax = sum((line) => line.excl_tax)
  return {
    total_incl_tax: rupees(incl_tax),
    total_excl_tax: rupees(excl_tax),
    total_incl_tax_excl_discounts: rupees(sum((line) => line.full_incl_tax)),
    total_excl_tax_excl_discounts: rupees(sum((line) => line.full_excl_tax)),
    total_tax: rupees(incl_tax - excl_tax),
  }
}

/** Drops a shipping method that no longer fits goods or address. */
function possibleMethod({ shipping_method_code: code, shipping_address, lines }: StoredBasket, language: Language) {
  const methods = shippingMethodsFor({ address: toAddress(shipping_address), lines }, language)
  return methods.some((method) => method.code === code) ? code : null
}

/** What a gift card pays of an amount, in paisa. */
export const coveredBy = (card: StoredBasket['gift_card'], amount: number) => Math.min(card?.balance ?? 0, amount)

export function cashOnDelivery(basket: Parameters<typeof cashOnDeliveryRefusal>[0]['basket'], codAllowed: boolean) {
  const reason = cashOnDeliveryRefusal({ basket, codAllowed })
  return { allowed: reason === null, reason }
}

/** Fills fields that older stored addresses lack. */
export function toAddress(stored: (Partial<Address> & { line?: string }) | null): ShippingAddress | null {
  if (stored === null) return null
  const { line4 = stored.line ?? '' } = stored
  const fields = ADDRESS_FIELDS.map((field) => [field, stored[field] ?? ''])
  return { ...(Object.fromEntries(fields) as Address), line4, line: line4 }
}
