import { isDigital, isShippable } from '@dabali/domain'
import type { LineRow } from './lines/queries.ts'
import type { HeldOrder } from './moving/queries.ts'

export type CancelRefusal = 'closed' | 'sent' | 'packed' | 'used' | 'too_late' | 'by_organizer' | 'ticket_used'

type Order = Pick<HeldOrder, 'status' | 'payment_status' | 'fulfilment_status' | 'lines'>

const HOUR_MS = 3_600_000

/**
 * Why a shopper can not cancel an order any more. What is not paid can be given up at any time; what is to be paid on delivery
 * until it is sent, and what is paid until somebody has packed it. A ticket goes back as long as its organizer says, and
 * whenever the evening is called off, unless somebody else has it or has come in with it. What can be read or heard at once can not be unread.
 */
export function cancelRefusal(order: Order, now: Date): CancelRefusal | null {
  if (order.status === 'Pending') return null
  if (order.status === 'Cancelled' || order.status === 'Expired') return 'closed'
  const kept = order.lines.filter((line) => line.refunded_quantity < line.quantity)
  return parcelRefusal(order, kept) ?? goodsRefusal(kept) ?? ticketRefusal(kept, now)
}

function parcelRefusal({ payment_status: payment, fulfilment_status: fulfilment }: Order, kept: LineRow[]) {
  if (!kept.some(({ product_class }) => isShippable(product_class))) return null
  if (fulfilment === 'unfulfilled') return null
  if (fulfilment !== 'packed') return 'sent'
  return payment === 'cod_pending' ? null : 'packed'
}

const goodsRefusal = (kept: LineRow[]) => (kept.some(({ product_class }) => isDigital(product_class)) ? 'used' : null)

function ticketRefusal(kept: LineRow[], now: Date): CancelRefusal | null {
  if (kept.some(({ has_used_ticket }) => has_used_ticket)) return 'ticket_used'
  const bound = kept.filter((line) => line.product_class === 'Ticket' && !line.is_called_off)
  if (bound.some(({ refund_hours }) => refund_hours === null)) return 'by_organizer'
  const isLate = ({ doors_at, refund_hours }: LineRow) =>
    new Date(doors_at ?? 0).getTime() - (refund_hours ?? 0) * HOUR_MS <= now.getTime()
  return bound.some(isLate) ? 'too_late' : null
}
