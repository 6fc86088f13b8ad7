/** Transitions of a state, with the event of each. */
export type Transitions<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, string>>>>>

export const statesOf = <State extends string>(moves: Transitions<State>) => Object.keys(moves) as State[]

export const canTransition = <State extends string>(moves: Transitions<State>, from: State, to: State): boolean =>
  moves[from][to] !== undefined

/** States with a transition to the given one. */
export const originsOf = <State extends string>(moves: Transitions<State>, to: State): State[] =>
  statesOf(moves).filter((from) => canTransition(moves, from, to))

export type OrderStatus = 'Pending' | 'Being processed' | 'Complete' | 'Cancelled' | 'Expired'

/** Order status. Orders without shipping are complete when they are paid. */
export const ORDER_STATUS: Transitions<OrderStatus> = {
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

export type PaymentStatus =
  | 'unpaid'
  | 'pending'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'refund_due'
  | 'review'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'cod_pending'
  | 'cod_collected'

/** After a failed attempt another one can follow, or a late confirmation of the same one. */
const AGAIN = {
  pending: 'tried again',
  paid: 'paid late',
  refund_due: 'paid, cannot be had',
  review: 'does not match',
  cod_pending: 'cash on delivery',
}

/** Payment status. A paid order leaves this state only by a refund. */
export const PAYMENT_STATUS: Transitions<PaymentStatus> = {
  unpaid: {
    pending: 'begun',
    paid: 'paid',
    refund_due: 'paid, cannot be had',
    review: 'does not match',
    failed: 'refused',
    cancelled: 'cancelled',
    expired: 'not paid in time',
    cod_pending: 'cash on delivery',
  },
  pending: {
    paid: 'paid',
    refund_due: 'paid, cannot be had',
    review: 'does not match',
    failed: 'refused',
    cancelled: 'cancelled',
    expired: 'not paid in time',
    cod_pending: 'cash on delivery',
  },
  failed: { ...AGAIN, cancelled: 'order cancelled', expired: 'order expired' },
  cancelled: AGAIN,
  expired: AGAIN,
  review: { paid: 'found right', refund_due: 'paid, cannot be had', cancelled: 'nothing came' },
  paid: { partially_refunded: 'a part given back', refunded: 'given back', refund_due: 'to be given back by hand' },
  partially_refunded: { refunded: 'given back', refund_due: 'to be given back by hand' },
  refund_due: { refunded: 'given back' },
  refunded: {},
  cod_pending: { cod_collected: 'cash taken', cancelled: 'order cancelled' },
  cod_collected: {
    partially_refunded: 'a part given back',
    refunded: 'given back',
    refund_due: 'to be given back by hand',
  },
}

export type FulfilmentStatus = 'unfulfilled' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'granted' | 'revoked'

/** Fulfilment status. Digital goods are granted when paid, and revoked when refunded. */
export const FULFILMENT_STATUS: Transitions<FulfilmentStatus> = {
  unfulfilled: { packed: 'packed', shipped: 'handed over unpacked', granted: 'settled' },
  packed: { shipped: 'handed over', unfulfilled: 'unpacked' },
  shipped: { delivered: 'delivered', returned: 'came back' },
  delivered: { returned: 'sent back' },
  granted: { revoked: 'given back' },
  returned: {},
  revoked: {},
}

/** States in which money has arrived. Cash that is due on delivery has not. */
const INVOICED: readonly PaymentStatus[] = ['paid', 'cod_collected', 'refund_due', 'partially_refunded', 'refunded']

/** Whether an order has an invoice: it was paid, also if the money went back later. */
export const hasInvoice = (order: { settled_at: Date | null; payment_status: PaymentStatus }): boolean =>
  order.settled_at !== null && INVOICED.includes(order.payment_status)
