import { ApiError, businessRefusal } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'

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

/** How many parcels of an order are in each state, and whether copies are in none yet. */
export type ParcelCounts = Record<'packed' | 'shipped' | 'delivered' | 'returned', number> & { isLeft: boolean }

/** The fulfilment state of an order by its parcels: once one has left, the order is on its way until all have arrived. */
export function fulfilmentOf({ packed, shipped, delivered, returned, isLeft }: ParcelCounts): FulfilmentStatus {
  if (shipped + delivered + returned === 0) return packed > 0 ? 'packed' : 'unfulfilled'
  if (isLeft || packed > 0 || shipped > 0) return 'shipped'
  return delivered > 0 ? 'delivered' : 'returned'
}

/** Whether a parcel is on its way or with the buyer. Of several, one may have come back while others have not left. */
export function isOut(fulfilment: FulfilmentStatus, shipments: readonly { status: string }[]): boolean {
  const states = shipments.length > 0 ? shipments.map(({ status }) => status) : [fulfilment]
  return states.includes('shipped') || states.includes('delivered')
}

/** Whether the parcels of an order are packed and sent. */
export const isSent = (status: OrderStatus): boolean => status === 'Being processed' || status === 'Complete'

/** States in which money has arrived. Cash that is due on delivery has not. */
const INVOICED: readonly PaymentStatus[] = ['paid', 'cod_collected', 'refund_due', 'partially_refunded', 'refunded']

/** Whether an order has an invoice: it was paid, also if the money went back later. */
export const hasInvoice = (order: { settled_at: Date | null; payment_status: PaymentStatus }): boolean =>
  order.settled_at !== null && INVOICED.includes(order.payment_status)

type States = {
  status: OrderStatus
  payment_status: PaymentStatus
  fulfilment_status: FulfilmentStatus
  /** The order of a tip, for which nothing is delivered. */
  isTip?: boolean
  /** Copies have left and others have not. */
  isPartlyShipped?: boolean
}
type Code = 's' | 'w' | 'e' | ''
/** State of an order for customers: one sentence and its colour. */
export type OrderState = { code: Code } & Record<Language, string>

type StateName = Exclude<keyof (typeof MESSAGES)['en']['orderStates'], 'partlyRefunded'>

const state = (code: Code, name: StateName): OrderState => ({
  code,
  en: MESSAGES.en.orderStates[name],
  ne: MESSAGES.ne.orderStates[name],
})

const PENDING: Partial<Record<PaymentStatus, OrderState>> = {
  pending: state('w', 'pending'),
  review: state('w', 'review'),
  failed: state('e', 'failed'),
  cancelled: state('e', 'paymentCancelled'),
  expired: state('e', 'paymentExpired'),
}

const CLOSED: Partial<Record<PaymentStatus, OrderState>> = {
  pending: state('w', 'closedPending'),
  review: state('w', 'closedReview'),
  refund_due: state('e', 'closedRefundDue'),
  partially_refunded: state('e', 'closedPartlyRefunded'),
  refunded: state('e', 'closedRefunded'),
}

type ParcelState = FulfilmentStatus | 'partlyShipped'

const UNPAID_PARCEL: Partial<Record<ParcelState, OrderState>> = {
  unfulfilled: state('w', 'codUnfulfilled'),
  packed: state('w', 'codPacked'),
  partlyShipped: state('w', 'codPartlyShipped'),
  shipped: state('w', 'codShipped'),
  delivered: state('w', 'delivered'),
}

const PARCEL: Record<ParcelState, OrderState> = {
  unfulfilled: state('s', 'unfulfilled'),
  packed: state('s', 'packed'),
  partlyShipped: state('w', 'partlyShipped'),
  shipped: state('s', 'shipped'),
  delivered: state('s', 'delivered'),
  returned: state('w', 'returned'),
  granted: state('s', 'granted'),
  revoked: state('e', 'revoked'),
}

function goodsStateOf({ payment_status, fulfilment_status, isTip = false, isPartlyShipped = false }: States) {
  const fulfilment = isPartlyShipped ? 'partlyShipped' : fulfilment_status
  const unpaid = payment_status === 'cod_pending' ? UNPAID_PARCEL[fulfilment] : undefined
  return unpaid ?? (isTip ? state('s', 'tip') : PARCEL[fulfilment])
}

export function orderStateOf(states: States): OrderState {
  const { status, payment_status: payment } = states
  switch (status) {
    case 'Pending':
      return PENDING[payment] ?? CLOSED[payment] ?? state('w', 'waiting')
    case 'Cancelled':
      return CLOSED[payment] ?? state('e', 'cancelled')
    case 'Expired':
      return CLOSED[payment] ?? state('e', 'expired')
    default: {
      const here = goodsStateOf(states)
      if (payment === 'refund_due') return state('e', 'refundDue')
      if (payment === 'refunded') return state('e', 'refunded')
      if (payment !== 'partially_refunded') return here
      return {
        code: here.code,
        en: here.en + MESSAGES.en.orderStates.partlyRefunded,
        ne: here.ne + MESSAGES.ne.orderStates.partlyRefunded,
      }
    }
  }
}

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].errors.permission_denied, code: 'permission_denied' })

/** The state of the order does not allow this. */
export const wrongState = (detail: string, code = 'wrong_state') => new ApiError(409, { detail, code })

/** The hash alone is no longer enough; the contact must be verified. */
export const notProven = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].orders.proof, code: 'proof_required' })

export const refused = (message: string, code: string) => businessRefusal(message, code)
