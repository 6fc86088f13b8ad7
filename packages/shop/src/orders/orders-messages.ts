import type { Order, OrderLine } from '@dabali/api-client'
import { formatNpr, isShippable, type Language, writeDigits } from '@dabali/domain'
import type { Metadata } from 'next'
import { dateInSentence, weekdayInSentence } from '../i18n/date-in-sentence.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const ordersMessages = loadMessages({ en, ne })

/** The translator of orders. */
export const ordersTranslator = (language: Language) => createTranslator(ordersMessages(language), language)

export type OrdersTranslator = ReturnType<typeof ordersTranslator>

type Title = 'titleOrder' | 'titleReceipt' | 'titleThanks' | 'titleSuccess' | 'titleOrders' | 'titleTrack'

/** The metadata of an order page: titled, not indexed. */
export const ordersMetadata = (language: Language, title: Title): Metadata => ({
  title: ordersTranslator(language)(title),
  robots: { index: false },
  // The URL may contain a secret token, so no referrer is sent to other sites.
  referrer: 'same-origin',
})

const METHODS = ['esewa', 'khalti', 'card', 'cod', 'free', 'cash', 'gift_card'] as const

/** The name of a payment method; an unknown one keeps its code. */
export function paymentMethodText(method: string, t: OrdersTranslator): string {
  const known = METHODS.find((name) => name === method)
  return known ? t(`method_${known}`) : method
}

/** Copies of a line that are cancelled and, so far, not refunded. */
export const cancelledCopies = (line: Pick<OrderLine, 'cancelled_quantity' | 'refunded_quantity'>): number =>
  Math.max(0, line.cancelled_quantity - line.refunded_quantity)

export type ShippedCount = { shipped: number; total: number }

/** How many copies of a line have left, of those that are sent. */
const shippedCount = ({ quantity, cancelled_quantity, shipped_quantity }: OrderLine): ShippedCount => ({
  shipped: shipped_quantity,
  total: quantity - cancelled_quantity,
})

/** How much of an order has left, by line and in all; nothing where none or all has. */
export function partlyShipped({ fulfilment_status, lines }: Order) {
  const counts = new Map(
    lines.flatMap((line) => (isShippable(line.product_class) ? [[line.id, shippedCount(line)] as const] : [])),
  )
  const sum = (of: keyof ShippedCount) => [...counts.values()].reduce((total, count) => total + count[of], 0)
  const all = { shipped: sum('shipped'), total: sum('total') }
  return fulfilment_status === 'shipped' && all.shipped > 0 && all.shipped < all.total ? { ...all, counts } : undefined
}

/** When a parcel arrives; nothing where none is on its way. */
export function etaText(order: Order, language: Language, t: OrdersTranslator): string | undefined {
  const arrival = arrivalText(order, language, t)
  return arrival && partlyShipped(order) ? t('arrivalOfShipped', { arrival }) : arrival
}

function arrivalText(
  { shipping_eta: eta, shipping_slot: slot, shipping_code: code }: Order,
  language: Language,
  t: OrdersTranslator,
): string | undefined {
  if (!eta) return undefined
  if (slot) {
    const time = {
      date: weekdayInSentence(slot.day, language),
      time: writeDigits(`${slot.starts}–${slot.ends}`, language),
    }
    return t(code === 'pick-up' ? 'pickUpAt' : 'arrivesAt', time)
  }
  const [from, to] = [dateInSentence(eta.from, language), dateInSentence(eta.to, language)]
  return from === to ? t('arrivesOn', { date: to }) : t('arrivesBetween', { from, to })
}

const OPEN_PAYMENTS: readonly Order['payment_status'][] = ['unpaid', 'pending', 'failed', 'cancelled', 'expired']

/** The open payment of an order, if it can still be paid. */
export function openPayment({ status, payment_status, payment }: Order): Order['payment'] {
  return status === 'Pending' && OPEN_PAYMENTS.includes(payment_status) ? payment : null
}

/** Whether there is a receipt: it was paid, or confirmed to be paid in cash. */
export const hasReceipt = ({ events }: Order): boolean =>
  events.some(({ code }) => code === 'paid' || code === 'confirmed')

/** Whether the order is cancelled or expired. */
export const isOver = ({ status }: Order): boolean => status === 'Cancelled' || status === 'Expired'

/** Whether its tickets are issued, which happens when it is settled. */
export const hasTickets = (order: Order): boolean => order.tickets_url !== null && hasReceipt(order)

/** Whether any of its tickets is for the venue; a stream has no code to show. */
export const hasHallTicket = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ event_date }) => event_date?.admits === 'hall')

/** What a cancellation means for the money: a gift card gets back what it paid. */
export function cancelConsequence(order: Order, language: Language, t: OrdersTranslator): string {
  const money = (amount: number) => formatNpr(amount.toFixed(2), language)
  const { payment_status: payment, payment_method: method } = order
  const ofCard = Number(order.gift_card_amount) - Number(order.gift_card_refunded)
  const left = Number(order.total_incl_tax) - Number(order.refunded) - ofCard
  const isPaid = payment === 'paid' || payment === 'partially_refunded'
  const sentences = ofCard > 0 ? [t('cancelGiftCard', { amount: money(ofCard) })] : []
  if (payment === 'cod_pending') sentences.push(t('cancelCod'))
  else if (method === 'free') {
    if (ofCard <= 0) sentences.push(t('cancelFree'))
  } else if (!isPaid) sentences.push(t('cancelUnpaid'))
  else if (left > 0) sentences.push(t('cancelPaid', { amount: money(left), method: t(`method_${method}`) }))
  return sentences.join(' ')
}
