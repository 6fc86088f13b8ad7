import type { Order } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import type { OrdersTalk } from './orders-talk.ts'

/** What becomes of the money when an order is cancelled. */
export function cancelConsequence(order: Order, language: Language, t: OrdersTalk): string {
  const { payment_status: payment, payment_method: method, total_incl_tax: total } = order
  if (payment === 'cod_pending') return t('cancelCod')
  if (method === 'free') return t('cancelFree')
  if (payment === 'paid' || payment === 'partially_refunded') {
    const left = (Number(total) - Number(order.refunded)).toFixed(2)
    return t('cancelPaid', { amount: formatNpr(left, language), method: t(`method_${method}`) })
  }
  return t('cancelUnpaid')
}
