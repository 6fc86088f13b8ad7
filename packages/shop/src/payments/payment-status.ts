import type { Payment, PaymentChoice } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import type { Translator } from '../i18n/translator.ts'
import type { PaymentsMessageKey } from './payments-messages.ts'

/** A payment, and whether its order is settled otherwise. */
export type LoadedPayment = { payment: Payment; isOrderSettled: boolean; settledBy?: SettledBy }

/** How an order was settled without this payment: confirmed with cash on delivery, or paid in another way. */
export type SettledBy = 'cod' | 'other' | undefined

/** The outcome in the return URL: a hint that is never trusted. */
export type PaymentHint = 'none' | 'success' | 'failure' | 'cancelled'

/** The status of a payment on its page. */
export type PaymentStatus =
  | { kind: 'open' }
  /** Started with unknown result: polled. */
  | { kind: 'checking' }
  | { kind: 'paid' }
  /** Not paid; the order can still be paid. */
  | { kind: 'unpaid'; reason: 'failed' | 'cancelled' | 'expired' }
  /** Not paid; the order cannot be paid any more. */
  | { kind: 'over' }
  /** The order was paid in another way. */
  | { kind: 'elsewhere' }
  | { kind: 'refund_due' | 'refunded'; settledBy: SettledBy }
  /** The gateway's amount differs: to be reviewed by staff. */
  | { kind: 'review' }

const SETTLED: Partial<Record<Payment['status'], PaymentStatus>> = {
  paid: { kind: 'paid' },
  partially_refunded: { kind: 'paid' },
  review: { kind: 'review' },
}
const REASONS = { failure: 'failed', cancelled: 'cancelled' } as const

type Seen = { hint: PaymentHint } & Omit<LoadedPayment, 'payment'>

/** Derives the shown status from the payment; the hint only names the failure of one that its gateway says is unpaid. */
export function paymentStatus(payment: Payment, { hint, isOrderSettled, settledBy }: Seen): PaymentStatus {
  const { status } = payment
  if (status === 'refund_due' || status === 'refunded') return { kind: status, settledBy }
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

/** A started payment may still arrive after the order has expired. */
function whileStarted(payment: Payment, hint: PaymentHint): PaymentStatus {
  if (!payment.is_unpaid || hint === 'none' || hint === 'success') return { kind: 'checking' }
  return isPayable(payment) ? { kind: 'unpaid', reason: REASONS[hint] } : { kind: 'over' }
}

/** Translator and language for all parts of a payment. */
export type PaymentI18n = { t: Translator<PaymentsMessageKey>; language: Language }
type Method = PaymentSummary['method']
/** The fields of a payment that its texts need. */
export type PaymentSummary = Pick<Payment, 'method' | 'amount'> & { order: Pick<Payment['order'], 'number'> }

const NAMES: Record<Method, PaymentsMessageKey> = {
  esewa: 'methodEsewa',
  khalti: 'methodKhalti',
  card: 'methodCard',
  cod: 'methodCod',
  free: 'methodFree',
  cash: 'methodCash',
}

export const methodName = (method: Method, t: PaymentI18n['t']): string => t(NAMES[method])

/** The name of the payment service within a sentence. */
export const serviceName = (method: Method, t: PaymentI18n['t']): string =>
  method === 'card' ? t('serviceCard') : methodName(method, t)

/** What the texts about a payment need; `who` begins a sentence. */
export const messageValues = ({ method, amount, order }: PaymentSummary, { t, language }: PaymentI18n) => ({
  method: serviceName(method, t),
  who: method === 'card' ? t('serviceCardFirst') : methodName(method, t),
  amount: formatNpr(amount, language),
  number: order.number,
})

/** The text of the pay button. */
export function payText(payment: PaymentSummary, i18n: PaymentI18n): string {
  return i18n.t(payment.method === 'card' ? 'payByCard' : 'payWith', messageValues(payment, i18n))
}

const COD_REASONS: Readonly<Record<string, PaymentsMessageKey>> = {
  gift: 'codGift',
  product_class: 'codClass',
  country: 'codCountry',
}

/** Why a payment method is unavailable. */
export function closedReason({ method, reason, message }: PaymentChoice, t: PaymentI18n['t']): string {
  if (method !== 'cod') return message ?? t('codDisabled')
  return t(COD_REASONS[reason ?? ''] ?? 'codDisabled')
}

type StatusText = { heading: string; lines: string[] }
type About = { payment: PaymentSummary; i18n: PaymentI18n; isPolling: boolean }

/** The heading and lines for a status. */
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
        : { heading: t('pendingHeading', values), lines: [t('pendingText'), t('switchText', values)] }
    case 'paid':
      return { heading: t('paidHeading'), lines: [t('paidText', values)] }
    case 'unpaid':
      return { heading: t('failedHeading'), lines: [t(UNPAID[status.reason], values), t('orderSavedText')] }
    case 'over':
      return { heading: t('paymentExpiredHeading'), lines: [t('paymentExpiredText', values)] }
    case 'elsewhere':
      return { heading: t('settledHeading'), lines: [t('settledText', values)] }
    case 'refund_due':
      return { heading: t('refundDueHeading'), lines: [t(REFUND_DUE[status.settledBy ?? 'none'], values)] }
    case 'refunded':
      return { heading: t('refundedHeading'), lines: [t(REFUNDED[status.settledBy ?? 'none'], values)] }
    case 'review':
      return { heading: t('reviewHeading'), lines: [t('reviewText', values)] }
  }
}

const UNPAID = { failed: 'failedText', cancelled: 'cancelledText', expired: 'expiredText' } as const
const REFUND_DUE = { cod: 'refundDueCodText', other: 'refundDueOtherText', none: 'refundDueText' } as const
const REFUNDED = { cod: 'refundedCodText', other: 'refundedOtherText', none: 'refundedText' } as const

const SHORT = {
  open: 'shortOpen',
  checking: 'shortChecking',
  paid: 'shortPaid',
  unpaid: 'shortUnpaid',
  over: 'shortExpired',
  elsewhere: 'shortSettled',
  refund_due: 'shortRefundDue',
  refunded: 'shortRefunded',
  review: 'shortReview',
} as const

/** The short text of a status. */
export const shortStatusText = ({ kind }: PaymentStatus, t: PaymentI18n['t']): string => t(SHORT[kind])

const WORDS: Readonly<Record<string, PaymentsMessageKey>> = {
  gateway_unavailable: 'gatewayUnavailable',
  gateway_refused: 'declinedText',
  payment_starting: 'startingText',
  payment_unknown: 'earlierUnknownText',
  event_cancelled: 'eventCancelledText',
  away: 'serviceUnavailable',
}
/** The status explains these better than the error code. */
const SHOWN_BY_STATUS: readonly string[] = ['order_expired', 'order_not_payable', 'not_found']

/** The text for a failed redirect to the gateway, by API code. */
export function declineText(code: string | undefined, payment: PaymentSummary, i18n: PaymentI18n): string | undefined {
  if (!code || SHOWN_BY_STATUS.includes(code)) return undefined
  return i18n.t(WORDS[code] ?? 'unknownErrorText', messageValues(payment, i18n))
}
