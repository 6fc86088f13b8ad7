import type { Language } from '../http/language.ts'
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from './states.ts'

type States = { status: OrderStatus; payment_status: PaymentStatus; fulfilment_status: FulfilmentStatus }
type Code = 's' | 'w' | 'e' | ''
/** State of an order for customers: one sentence and its colour. */
export type OrderState = { code: Code } & Record<Language, string>

const state = (code: Code, en: string, ne: string): OrderState => ({ code, en, ne })

const WAITING = state('w', 'Waiting for your payment', 'भुक्तानी कुर्दै')

const PENDING: Partial<Record<PaymentStatus, OrderState>> = {
  pending: state('w', 'Your payment is being confirmed', 'भुक्तानी पक्का हुँदै'),
  review: state('w', 'We are looking into your payment', 'भुक्तानी जाँच्दै'),
  failed: state('e', 'The payment failed. You can try again', 'भुक्तानी भएन। फेरि प्रयास गर्न सकिन्छ'),
  cancelled: state('e', 'The payment was cancelled. You can try again', 'भुक्तानी रद्द भयो। फेरि प्रयास गर्न सकिन्छ'),
  expired: state('e', 'The payment took too long. You can try again', 'भुक्तानीको समय सकियो। फेरि प्रयास गर्न सकिन्छ'),
}

const CLOSED: Partial<Record<PaymentStatus, OrderState>> = {
  pending: state('w', 'Closed. We still look whether a payment came', 'बन्द। भुक्तानी आयो कि हेर्दै'),
  review: state('w', 'Closed. We are looking into your payment', 'बन्द। भुक्तानी जाँच्दै'),
  refund_due: state('e', 'Closed. Your money is on its way back', 'बन्द। तपाईंको पैसा फिर्ता हुँदै'),
  partially_refunded: state('e', 'Cancelled. A part of the money was given back', 'रद्द। केही रकम फिर्ता भयो'),
  refunded: state('e', 'Cancelled. The money was given back', 'रद्द। पैसा फिर्ता भयो'),
}

const CANCELLED = state('e', 'Cancelled', 'रद्द')
const EXPIRED = state('e', 'Not paid in time', 'समयमा भुक्तानी भएन')

const UNPAID_PARCEL: Partial<Record<FulfilmentStatus, OrderState>> = {
  unfulfilled: state('w', 'Confirmed. You pay on delivery', 'पक्का भयो। पाउँदा तिर्नुहोला'),
  packed: state('w', 'Packed. You pay on delivery', 'प्याक भयो। पाउँदा तिर्नुहोला'),
  shipped: state('w', 'On its way. You pay on delivery', 'बाटोमा छ। पाउँदा तिर्नुहोला'),
  delivered: state('w', 'Delivered', 'पुग्यो'),
}

const PARCEL: Record<FulfilmentStatus, OrderState> = {
  unfulfilled: state('s', 'Paid. We are packing it', 'भुक्तानी भयो। प्याक हुँदै'),
  packed: state('s', 'Paid and packed', 'भुक्तानी भयो, प्याक भयो'),
  shipped: state('s', 'Paid and on its way', 'भुक्तानी भयो, बाटोमा छ'),
  delivered: state('s', 'Delivered', 'पुग्यो'),
  returned: state('w', 'It came back to us', 'हामीकहाँ फर्कियो'),
  granted: state('s', 'Paid and ready', 'भुक्तानी भयो, तयार छ'),
  revoked: state('e', 'Given back', 'फिर्ता भयो'),
}

const PARTIALLY_REFUNDED = { en: '. A part was given back', ne: '। केही फिर्ता भयो' }

export function orderStateOf({ status, payment_status: payment, fulfilment_status: fulfilment }: States): OrderState {
  switch (status) {
    case 'Pending':
      return PENDING[payment] ?? CLOSED[payment] ?? WAITING
    case 'Cancelled':
      return CLOSED[payment] ?? CANCELLED
    case 'Expired':
      return CLOSED[payment] ?? EXPIRED
    default: {
      const here = (payment === 'cod_pending' ? UNPAID_PARCEL[fulfilment] : undefined) ?? PARCEL[fulfilment]
      if (payment === 'refund_due') return state('e', 'Your money is on its way back', 'तपाईंको पैसा फिर्ता हुँदै')
      if (payment === 'refunded') return state('e', 'The money was given back', 'पैसा फिर्ता भयो')
      if (payment !== 'partially_refunded') return here
      return { code: here.code, en: here.en + PARTIALLY_REFUNDED.en, ne: here.ne + PARTIALLY_REFUNDED.ne }
    }
  }
}
