import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from './states.ts'

type States = { status: OrderStatus; payment_status: PaymentStatus; fulfilment_status: FulfilmentStatus }
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

const UNPAID_PARCEL: Partial<Record<FulfilmentStatus, OrderState>> = {
  unfulfilled: state('w', 'codUnfulfilled'),
  packed: state('w', 'codPacked'),
  shipped: state('w', 'codShipped'),
  delivered: state('w', 'delivered'),
}

const PARCEL: Record<FulfilmentStatus, OrderState> = {
  unfulfilled: state('s', 'unfulfilled'),
  packed: state('s', 'packed'),
  shipped: state('s', 'shipped'),
  delivered: state('s', 'delivered'),
  returned: state('w', 'returned'),
  granted: state('s', 'granted'),
  revoked: state('e', 'revoked'),
}

export function orderStateOf({ status, payment_status: payment, fulfilment_status: fulfilment }: States): OrderState {
  switch (status) {
    case 'Pending':
      return PENDING[payment] ?? CLOSED[payment] ?? state('w', 'waiting')
    case 'Cancelled':
      return CLOSED[payment] ?? state('e', 'cancelled')
    case 'Expired':
      return CLOSED[payment] ?? state('e', 'expired')
    default: {
      const here = (payment === 'cod_pending' ? UNPAID_PARCEL[fulfilment] : undefined) ?? PARCEL[fulfilment]
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
