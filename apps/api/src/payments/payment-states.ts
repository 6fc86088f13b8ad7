export type PaymentState =
  | 'created'
  | 'started'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'review'
  | 'refund_due'
  | 'partially_refunded'
  | 'refunded'

/**
 * Where each state of an attempt to pay leads. What came to nothing may still be paid, for a gateway may have the last word;
 * what is paid leaves it by a refund alone.
 */
export const PAYMENT_STATES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['started', 'paid', 'cancelled', 'review'],
  started: ['paid', 'failed', 'cancelled', 'expired', 'review'],
  failed: ['paid', 'review'],
  cancelled: ['paid', 'review'],
  expired: ['paid', 'review'],
  review: ['paid', 'refund_due'],
  paid: ['refund_due', 'partially_refunded', 'refunded'],
  refund_due: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
}

/** The states that lead to one. */
export const statesBefore = (state: PaymentState): PaymentState[] =>
  (Object.keys(PAYMENT_STATES) as PaymentState[]).filter((from) => PAYMENT_STATES[from].includes(state))
