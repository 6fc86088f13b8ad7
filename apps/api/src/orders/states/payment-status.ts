import type { Moves } from './moves.ts'

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

/** An attempt that has come to nothing can be followed by another one, or by its own money. */
const AGAIN = {
  pending: 'tried again',
  paid: 'paid late',
  refund_due: 'paid, cannot be had',
  review: 'does not match',
  cod_pending: 'cash on delivery',
}

/** How far the money of an order is. Once it is here it leaves by a refund alone. */
export const PAYMENT_STATUS: Moves<PaymentStatus> = {
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
