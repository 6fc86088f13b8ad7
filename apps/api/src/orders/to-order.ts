import { hasLanguage, isShippable } from '@dabali/domain'
import { deliveryDays, isZone, shippingMethodName } from '../basket/shipping-methods.ts'
import { toAddress } from '../basket/to-basket.ts'
import { rupees } from '../catalogue/price.ts'
import { productUrl } from '../catalogue/product-card.ts'
import { toLineEventDate } from '../events/event-card.ts'
import type { Language } from '../http/language.ts'
import type { OrderItem } from '../library/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { toSeat } from '../seats/seat.ts'
import { cancelRefusal, unsentOf } from './cancel-order.ts'
import { isTip, type Order, type OrderLine } from './order.ts'
import type { LineRow } from './queries/insert.ts'
import type { OrderRow } from './queries/read.ts'
import { hasInvoice, orderStateOf } from './states.ts'

type Parcel = Pick<OrderRow, 'shipping_code' | 'slot' | 'status' | 'fulfilment_status' | 'placed_at' | 'settled_at'>

/** The expected days of arrival; null if no parcel is on its way. */
export function shippingEta(order: Parcel): { from: string; to: string } | null {
  const isComing =
    ['Pending', 'Being processed'].includes(order.status) &&
    ['unfulfilled', 'packed', 'shipped'].includes(order.fulfilment_status)
  if (!isComing || !isZone(order.shipping_code)) return null
  if (order.slot) return { from: order.slot.day, to: order.slot.day }
  return deliveryDays(order.shipping_code, order.settled_at ?? order.placed_at)
}

type EventTexts = Record<Language, string>

/** What happened, for a visitor; what has no words yet is told by its code. */
export const eventText = (code: string): EventTexts => ({
  en: MESSAGES.en.orderEvents[code] ?? code,
  ne: MESSAGES.ne.orderEvents[code] ?? code,
})

const ACCOUNT_URL = '/v1/api/me/'
const LIBRARY_URL = '/v1/api/library/'

type Shown = { language: Language; goods: readonly OrderItem[] }

/** An order for its buyer. */
export function toOrder(row: OrderRow, { language, goods }: Shown): Order {
  const url = `/v1/api/orders/${row.id}/`
  const hashUrl = `/v1/api/orders/by-hash/${row.hash}/`
  const hasTickets = row.lines.some(({ product_class }) => product_class === 'Ticket')
  return {
    id: row.id,
    number: row.number,
    hash: row.hash,
    url,
    hash_url: hashUrl,
    basket: row.basket_id === null ? null : `api/baskets/${row.basket_id}/`,
    owner: row.account_id === null ? null : ACCOUNT_URL,
    ...statusOf(row, language),
    date_placed: row.placed_at.toISOString(),
    expires_at: row.status === 'Pending' ? (row.expires_at?.toISOString() ?? null) : null,
    email: row.email,
    phone: row.phone,
    is_masked: false,
    lines: row.lines.map((line) => toOrderLine(line, url, language)),
    lines_url: `${url}lines/`,
    num_items: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: 'NPR',
    ...moneyOf(row),
    shipping_method: shippingMethodName(row, language),
    shipping_code: row.shipping_code,
    shipping_address: toAddress(row.shipping_address),
    shipping_eta: row.lines.some(({ product_class }) => isShippable(product_class)) ? shippingEta(row) : null,
    shipping_slot: row.slot,
    tracking: row.tracking,
    billing_address: null,
    ...discountsOf(row),
    surcharges: [],
    is_gift: row.is_gift,
    gift: row.gift,
    payment_method: row.payment_method,
    ...paymentOf(row),
    ...cancellationOf(row, language),
    events: row.events.map(({ code, note, at }) => {
      const titles = eventText(code)
      return { code, title: titles[language], titles, at: new Date(at).toISOString(), note }
    }),
    tickets_url: hasTickets ? `${hashUrl}tickets/` : null,
    invoice_url: hasInvoice(row) ? `${hashUrl}invoice.pdf` : null,
    library: goods.map(({ own_title: own, is_record, ...good }) => ({
      ...good,
      ...(is_record && { is_record }),
      ...(own !== null && hasLanguage(good.product_class) && { own_title: own }),
      url: `${LIBRARY_URL}${good.id}/`,
    })),
  }
}

/** Copies that have left, also those that came back. */
const shippedOf = (line: LineRow) => line.sent_quantity + line.restocked_quantity

const isPartlyShipped = ({ fulfilment_status, lines }: OrderRow) =>
  fulfilment_status === 'shipped' &&
  lines.some((line) => shippedOf(line) > 0) &&
  lines.some((line) => isShippable(line.product_class) && unsentOf(line) > 0)

function statusOf(row: OrderRow, language: Language) {
  const { code, en, ne } = orderStateOf({
    ...row,
    isTip: row.lines.some(isTip),
    isPartlyShipped: isPartlyShipped(row),
  })
  return {
    status: row.status,
    status_code: code,
    status_display: { en, ne }[language],
    status_displays: { en, ne },
    payment_status: row.payment_status,
    fulfilment_status: row.fulfilment_status,
  }
}

/** No tax is on a delivery. */
function moneyOf(row: OrderRow) {
  return {
    total_incl_tax: rupees(row.total),
    total_excl_tax: rupees(row.goods_excl_tax + row.shipping_incl_tax),
    total_tax: rupees(row.goods_incl_tax - row.goods_excl_tax),
    goods_incl_tax: rupees(row.goods_incl_tax),
    goods_excl_tax: rupees(row.goods_excl_tax),
    goods_incl_tax_excl_discounts: rupees(row.goods_full_incl_tax),
    goods_excl_tax_excl_discounts: rupees(row.goods_full_excl_tax),
    shipping_incl_tax: rupees(row.shipping_incl_tax),
    shipping_excl_tax: rupees(row.shipping_incl_tax),
    gift_card_amount: rupees(row.gift_card_amount),
    gift_card_refunded: rupees(row.gift_card_amount - row.gift_card_left),
    total_to_pay: rupees(row.total - row.gift_card_amount),
    refunded: rupees(row.refunded),
  }
}

function discountsOf({ discounts, vouchers, placed_at }: OrderRow) {
  const toDiscount = ({ name, amount }: OrderRow['discounts'][number]) => ({
    description: null,
    name,
    amount: rupees(amount),
  })
  const time = (text: string | undefined) => (text === undefined ? placed_at : new Date(text)).toISOString()
  return {
    offer_discounts: discounts.filter(({ kind }) => kind === 'offer').map(toDiscount),
    voucher_discounts: discounts
      .filter(({ kind }) => kind === 'voucher')
      .map((discount) => {
        const { name, code = '' } = discount
        const voucher = vouchers.find((known) => known.code === code)
        const [start_datetime, end_datetime] = [time(voucher?.starts_at), time(voucher?.ends_at)]
        return { ...toDiscount(discount), voucher: { name, code, start_datetime, end_datetime } }
      }),
  }
}

function paymentOf({ payment }: OrderRow) {
  if (payment === null) return { payment: null, payment_url: null }
  const url = `/v1/api/payments/${payment.hash}/`
  return { payment: { ...payment, amount: rupees(payment.amount), url }, payment_url: url }
}

function cancellationOf(row: OrderRow, language: Language) {
  const refusal = cancelRefusal(row, new Date())
  return { can_cancel: refusal === null, cancel_reason: refusal === null ? null : MESSAGES[language].orders[refusal] }
}

export const titleOf = ({ titles, slug }: LineRow, language: Language) =>
  titles[language] ?? titles.en ?? titles.ne ?? slug

/** The title in the language of the work, where it is another one. */
function ownTitleOf(line: LineRow, language: Language): string | undefined {
  const own = line.language && hasLanguage(line.product_class) ? line.titles[line.language] : undefined
  return own === titleOf(line, language) ? undefined : own
}

function toOrderLine(line: LineRow, orderUrl: string, language: Language): OrderLine {
  const own = ownTitleOf(line, language)
  return {
    id: line.id,
    url: `${orderUrl}lines/${line.id}/`,
    order: orderUrl,
    product: line.product_id === null ? null : productUrl(line.product_id),
    product_id: line.product_id,
    product_slug: line.slug,
    product_title: titleOf(line, language),
    ...(own !== undefined && { own_title: own }),
    product_class: line.product_class,
    ...(line.is_record && { is_record: true }),
    thumbnail: line.thumbnail ?? '',
    quantity: line.quantity,
    refunded_quantity: line.refunded_quantity,
    cancelled_quantity: line.cancelled_quantity,
    shipped_quantity: shippedOf(line),
    event_date: toLineEventDate(line.event_date, language),
    seats: line.seats.map((seat) => toSeat(seat, language)),
    mrp: rupees(line.mrp),
    discounted_price: rupees(line.unit_price),
    unit_price_incl_tax: rupees(line.unit_price),
    price_currency: 'NPR',
    price_incl_tax: rupees(line.incl_tax),
    price_excl_tax: rupees(line.excl_tax),
    price_incl_tax_excl_discounts: rupees(line.full_incl_tax),
    price_excl_tax_excl_discounts: rupees(line.full_excl_tax),
  }
}
