import type { Language } from '../http/language.ts'
import type { FulfilmentStatus } from './states/fulfilment-status.ts'
import type { OrderStatus } from './states/order-status.ts'
import type { PaymentStatus } from './states/payment-status.ts'

type States = { status: OrderStatus; payment_status: PaymentStatus; fulfilment_status: FulfilmentStatus }
type Code = 's' | 'w' | 'e' | ''
/** How an order stands, for a visitor: one sentence of the three ways it is going, and its colour. */
export type Standing = { code: Code } & Record<Language, string>

const standing = (code: Code, en: string, ne: string): Standing => ({ code, en, ne })

const WAITING = standing('w', 'Waiting for your payment', 'भुक्तानी कुर्दै')

const PENDING: Partial<Record<PaymentStatus, Standing>> = {
  pending: standing('w', 'Your payment is being confirmed', 'भुक्तानी पक्का हुँदै'),
  review: standing('w', 'We are looking into your payment', 'भुक्तानी जाँच्दै'),
  failed: standing('e', 'The payment failed. You can try again', 'भुक्तानी भएन। फेरि प्रयास गर्न सकिन्छ'),
  cancelled: standing('e', 'The payment was cancelled. You can try again', 'भुक्तानी रद्द भयो। फेरि प्रयास गर्न सकिन्छ'),
  expired: standing('e', 'The payment took too long. You can try again', 'भुक्तानीको समय सकियो। फेरि प्रयास गर्न सकिन्छ'),
}

const OVER: Partial<Record<PaymentStatus, Standing>> = {
  pending: standing('w', 'Closed. We still look whether a payment came', 'बन्द। भुक्तानी आयो कि हेर्दै'),
  review: standing('w', 'Closed. We are looking into your payment', 'बन्द। भुक्तानी जाँच्दै'),
  refund_due: standing('e', 'Closed. Your money is on its way back', 'बन्द। तपाईंको पैसा फिर्ता हुँदै'),
  partially_refunded: standing('e', 'Cancelled. A part of the money was given back', 'रद्द। केही रकम फिर्ता भयो'),
  refunded: standing('e', 'Cancelled. The money was given back', 'रद्द। पैसा फिर्ता भयो'),
}

const CANCELLED = standing('e', 'Cancelled', 'रद्द')
const EXPIRED = standing('e', 'Not paid in time', 'समयमा भुक्तानी भएन')

const UNPAID_PARCEL: Partial<Record<FulfilmentStatus, Standing>> = {
  unfulfilled: standing('w', 'Confirmed. You pay on delivery', 'पक्का भयो। पाउँदा तिर्नुहोला'),
  packed: standing('w', 'Packed. You pay on delivery', 'प्याक भयो। पाउँदा तिर्नुहोला'),
  shipped: standing('w', 'On its way. You pay on delivery', 'बाटोमा छ। पाउँदा तिर्नुहोला'),
  delivered: standing('w', 'Delivered', 'पुग्यो'),
}

const PARCEL: Record<FulfilmentStatus, Standing> = {
  unfulfilled: standing('s', 'Paid. We are packing it', 'भुक्तानी भयो। प्याक हुँदै'),
  packed: standing('s', 'Paid and packed', 'भुक्तानी भयो, प्याक भयो'),
  shipped: standing('s', 'Paid and on its way', 'भुक्तानी भयो, बाटोमा छ'),
  delivered: standing('s', 'Delivered', 'पुग्यो'),
  returned: standing('w', 'It came back to us', 'हामीकहाँ फर्कियो'),
  granted: standing('s', 'Paid and ready', 'भुक्तानी भयो, तयार छ'),
  revoked: standing('e', 'Given back', 'फिर्ता भयो'),
}

const PART_GIVEN_BACK = { en: '. A part was given back', ne: '। केही फिर्ता भयो' }

export function standingOf({ status, payment_status: payment, fulfilment_status: fulfilment }: States): Standing {
  switch (status) {
    case 'Pending':
      return PENDING[payment] ?? OVER[payment] ?? WAITING
    case 'Cancelled':
      return OVER[payment] ?? CANCELLED
    case 'Expired':
      return OVER[payment] ?? EXPIRED
    default: {
      const here = (payment === 'cod_pending' ? UNPAID_PARCEL[fulfilment] : undefined) ?? PARCEL[fulfilment]
      if (payment === 'refund_due') return standing('e', 'Your money is on its way back', 'तपाईंको पैसा फिर्ता हुँदै')
      if (payment === 'refunded') return standing('e', 'The money was given back', 'पैसा फिर्ता भयो')
      if (payment !== 'partially_refunded') return here
      return { code: here.code, en: here.en + PART_GIVEN_BACK.en, ne: here.ne + PART_GIVEN_BACK.ne }
    }
  }
}
