import type { Order } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cancelledEvents } from './ticket-state.ts'
import { ticketsTranslator } from './tickets-messages.ts'

/** The state of an order in one sentence. Tickets for a cancelled event are not "Paid and ready". */
export function orderStatus(order: Order, language: Language): { code: string; text: string } {
  const isReady = order.payment_status === 'paid' && order.fulfilment_status === 'granted'
  return isReady && cancelledEvents(order) === 'all'
    ? { code: 'e', text: ticketsTranslator(language)('state_cancelled') }
    : { code: order.status_code, text: order.status_display }
}
