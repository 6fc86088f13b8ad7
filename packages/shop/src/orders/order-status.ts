import type { Order } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import type { OrdersTranslator } from './orders-messages.ts'

const OPEN_PAYMENTS: readonly Order['payment_status'][] = ['unpaid', 'pending', 'failed', 'cancelled', 'expired']

/** The payment that an order waits for, where its buyer can still make it. */
export function openPayment({ status, payment_status, payment }: Order): Order['payment'] {
  return status === 'Pending' && OPEN_PAYMENTS.includes(payment_status) ? payment : null
}

/** Whether there is a receipt: it was paid, or confirmed to be paid in cash. */
export const hasReceipt = ({ events }: Order): boolean =>
  events.some(({ code }) => code === 'paid' || code === 'confirmed')

/** Whether nothing more comes of it. */
export const isOver = ({ status }: Order): boolean => status === 'Cancelled' || status === 'Expired'

/** Whether its tickets let anybody in: they are made when it is settled. */
export const hasTickets = (order: Order): boolean => order.tickets_url !== null && hasReceipt(order)

const PAISA = 100
const paisa = (amount: string) => Math.round(Number(amount) * PAISA)

/** What the goods cost before anything was taken off the whole order. */
export function goodsBeforeDiscounts({ goods_incl_tax, offer_discounts, voucher_discounts }: Order): string {
  const discounts = [...offer_discounts, ...voucher_discounts]
  const sum = discounts.reduce((total, { amount }) => total + paisa(amount), paisa(goods_incl_tax))
  return (sum / PAISA).toFixed(2)
}

/** What becomes of the money when an order is cancelled. */
export function cancelConsequence(order: Order, language: Language, t: OrdersTranslator): string {
  const { payment_status: payment, payment_method: method, total_incl_tax: total } = order
  if (payment === 'cod_pending') return t('cancelCod')
  if (method === 'free') return t('cancelFree')
  if (payment === 'paid' || payment === 'partially_refunded') {
    const left = (Number(total) - Number(order.refunded)).toFixed(2)
    return t('cancelPaid', { amount: formatNpr(left, language), method: t(`method_${method}`) })
  }
  return t('cancelUnpaid')
}
