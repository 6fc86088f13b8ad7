import type { Payment } from '@dabali/api-client'

/** What the address says that the gateway said: a hint, and never believed. */
export type PaymentHint = 'none' | 'success' | 'failure' | 'cancelled'

/** How a payment stands, for whoever looks at it. */
export type PaymentStatus =
  | { kind: 'open' }
  /** Begun, and not known how it went: it is asked about. */
  | { kind: 'checking' }
  | { kind: 'paid' }
  /** Nothing was paid, and the order still waits. */
  | { kind: 'unpaid'; reason: 'failed' | 'cancelled' | 'expired' }
  /** Nothing was paid, and the order waits no longer. */
  | { kind: 'over' }
  /** The order was paid otherwise. */
  | { kind: 'elsewhere' }
  | { kind: 'refund_due' }
  | { kind: 'refunded' }
  /** What the gateway says is not what was asked. */
  | { kind: 'review' }

const SETTLED: Partial<Record<Payment['status'], PaymentStatus>> = {
  paid: { kind: 'paid' },
  partially_refunded: { kind: 'paid' },
  refund_due: { kind: 'refund_due' },
  refunded: { kind: 'refunded' },
  review: { kind: 'review' },
}
const REASONS = { failure: 'failed', cancelled: 'cancelled' } as const

type Seen = { hint: PaymentHint; isOrderSettled: boolean }

/** The one rule of what is shown: by how the payment stands; the hint only says what to call it while nobody knows better. */
export function paymentStatus(payment: Payment, { hint, isOrderSettled }: Seen): PaymentStatus {
  const { status } = payment
  const settled = SETTLED[status]
  if (settled) return settled
  if (isOrderSettled) return { kind: 'elsewhere' }
  if (status === 'started') return whileStarted(payment, hint)
  if (!isPayable(payment)) return { kind: 'over' }
  if (status === 'created') return { kind: 'open' }
  return { kind: 'unpaid', reason: status === 'cancelled' || status === 'expired' ? status : 'failed' }
}

/** The order still waits for its money. */
export const isPayable = ({ methods }: Payment): boolean => methods.length > 0

/** Money may be on its way even when the time of the order is over. */
function whileStarted(payment: Payment, hint: PaymentHint): PaymentStatus {
  if (hint === 'none' || hint === 'success') return { kind: 'checking' }
  return isPayable(payment) ? { kind: 'unpaid', reason: REASONS[hint] } : { kind: 'over' }
}
