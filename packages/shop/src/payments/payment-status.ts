import type { Payment, PaymentChoice } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import type { Translator } from '../i18n/translator.ts'
import type { PaymentsMessageKey } from './payments-messages.ts'

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

/** What every part of a payment speaks with. */
export type PaymentI18n = { t: Translator<PaymentsMessageKey>; language: Language }
type Method = PaymentChoice['method']
/** What of a payment its texts name. */
export type PaymentSummary = Pick<Payment, 'method' | 'amount'> & { order: Pick<Payment['order'], 'number'> }

const NAMES: Record<Method, PaymentsMessageKey> = {
  esewa: 'methodEsewa',
  khalti: 'methodKhalti',
  card: 'methodCard',
  cod: 'methodCod',
  free: 'methodFree',
}

export const methodName = (method: Method, t: PaymentI18n['t']): string => t(NAMES[method])

/** Who takes the money, as a sentence names them. */
export const serviceName = (method: Method, t: PaymentI18n['t']): string =>
  method === 'card' ? t('serviceCard') : methodName(method, t)

/** What the texts about a payment need; `who` begins a sentence. */
export const messageValues = ({ method, amount, order }: PaymentSummary, { t, language }: PaymentI18n) => ({
  method: serviceName(method, t),
  who: method === 'card' ? t('serviceCardFirst') : methodName(method, t),
  amount: formatNpr(amount, language),
  number: order.number,
})

/** What the last button says. */
export function payText(payment: PaymentSummary, i18n: PaymentI18n): string {
  return i18n.t(payment.method === 'card' ? 'payByCard' : 'payWith', messageValues(payment, i18n))
}

const COD_REASONS: Readonly<Record<string, PaymentsMessageKey>> = {
  gift: 'codGift',
  product_class: 'codClass',
  country: 'codCountry',
}

/** Why it cannot be paid like this. */
export function closedReason({ method, reason, message }: PaymentChoice, t: PaymentI18n['t']): string {
  if (method !== 'cod') return message ?? t('codDisabled')
  return t(COD_REASONS[reason ?? ''] ?? 'codDisabled')
}

type StatusText = { heading: string; lines: string[] }
type About = { payment: PaymentSummary; i18n: PaymentI18n; isPolling: boolean }

/** How a payment stands, in words. */
export function paymentStatusText(status: PaymentStatus, about: About): StatusText {
  const { payment, i18n, isPolling } = about
  const { t } = i18n
  const values = messageValues(payment, i18n)
  switch (status.kind) {
    case 'open':
      return {
        heading: t('openHeading', values),
        lines: [t(payment.method === 'card' ? 'openTextCard' : 'openText', values)],
      }
    case 'checking':
      return isPolling
        ? { heading: t('checkingHeading', values), lines: [t('checkingText')] }
        : { heading: t('silentHeading', values), lines: [t('silentText'), t('doubtText', values)] }
    case 'paid':
      return { heading: t('paidHeading'), lines: [t('paidText', values)] }
    case 'unpaid':
      return { heading: t('failedHeading'), lines: [t(UNPAID[status.reason], values), t('keptText')] }
    case 'over':
      return { heading: t('overHeading'), lines: [t('overText', values)] }
    case 'elsewhere':
      return { heading: t('elsewhereHeading'), lines: [t('elsewhereText', values)] }
    case 'refund_due':
      return { heading: t('dueHeading'), lines: [t('dueText', values)] }
    case 'refunded':
      return { heading: t('refundedHeading'), lines: [t('refundedText', values)] }
    case 'review':
      return { heading: t('reviewHeading'), lines: [t('reviewText', values)] }
  }
}

const UNPAID = { failed: 'failedText', cancelled: 'cancelledText', expired: 'expiredText' } as const

const SHORT = {
  open: 'shortOpen',
  checking: 'shortChecking',
  paid: 'shortPaid',
  unpaid: 'shortUnpaid',
  over: 'shortOver',
  elsewhere: 'shortElsewhere',
  refund_due: 'shortDue',
  refunded: 'shortRefunded',
  review: 'shortReview',
} as const

/** The same in two words. */
export const shortStatusText = ({ kind }: PaymentStatus, t: PaymentI18n['t']): string => t(SHORT[kind])

const WORDS: Readonly<Record<string, PaymentsMessageKey>> = {
  gateway_unavailable: 'awaySaid',
  gateway_refused: 'refusedSaid',
  payment_starting: 'startingSaid',
  away: 'awaySaidAny',
}
/** How the payment stands says more than that it was refused. */
const SHOWN_BY_STATUS: readonly string[] = ['order_expired', 'order_not_payable', 'not_found']

/** Why the visitor did not get to the gateway, by the name that the API gave to it. */
export function declineText(code: string | undefined, payment: PaymentSummary, i18n: PaymentI18n): string | undefined {
  if (!code || SHOWN_BY_STATUS.includes(code)) return undefined
  return i18n.t(WORDS[code] ?? 'otherSaid', messageValues(payment, i18n))
}
