import type { Moves } from './moves.ts'

export type OrderStatus = 'Pending' | 'Being processed' | 'Complete' | 'Cancelled' | 'Expired'

/** What becomes of an order. What needs nobody to send it is complete as soon as it is paid. */
export const ORDER_STATUS: Moves<OrderStatus> = {
  Pending: {
    'Being processed': 'settled',
    Complete: 'settled, nothing to send',
    Cancelled: 'cancelled',
    Expired: 'not paid in time',
  },
  Expired: { 'Being processed': 'paid late', Complete: 'paid late, nothing to send' },
  'Being processed': { Complete: 'delivered and paid', Cancelled: 'cancelled or given back' },
  Complete: { Cancelled: 'given back' },
  Cancelled: {},
}
