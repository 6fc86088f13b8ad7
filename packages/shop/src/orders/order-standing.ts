import type { Order } from '@dabali/api-client'

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
