import type { Payment } from '../gateway/payment.ts'
import type { Details } from './read-session.ts'

export type CardPayment = Payment<Details>

export type Refund = {
  id: string
  amount: number
  createdAt: number
  status: 'succeeded' | 'pending' | 'failed'
  reason: string | null
  metadata: Record<string, string>
  payment: CardPayment
}

/** A payment as Stripe shows the session in which it is made. */
export function toSession(payment: CardPayment, { isExpanded = false } = {}) {
  const { id, state, toldAmount, details, pageUrl } = payment
  const isOpen = state === 'open'
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: toldAmount,
    amount_total: toldAmount,
    cancel_url: details.cancelUrl,
    client_reference_id: details.clientReference,
    created: details.createdAt,
    currency: details.currency,
    customer: null,
    customer_details: isOpen ? null : { email: details.email ?? 'shopper@people.example', name: null, phone: null },
    customer_email: details.email,
    expires_at: details.expiresAt,
    livemode: false,
    metadata: details.metadata,
    mode: 'payment',
    // There is none before somebody has tried to pay.
    payment_intent: hasIntent(payment) ? (isExpanded ? toPaymentIntent(payment) : details.paymentIntent) : null,
    payment_method_types: ['card'],
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    status: isOpen ? 'open' : state === 'expired' ? 'expired' : 'complete',
    success_url: details.successUrl,
    ui_mode: 'hosted_page',
    url: isOpen ? pageUrl : null,
  }
}

export const hasIntent = ({ state, details }: CardPayment) =>
  details.wasDeclined || (state !== 'open' && state !== 'expired')

const INTENT_STATUS: Partial<Record<CardPayment['state'], string>> = {
  paid: 'succeeded',
  pending: 'processing',
  expired: 'canceled',
}

export function toPaymentIntent({ state, toldAmount, details }: CardPayment) {
  return {
    id: details.paymentIntent,
    object: 'payment_intent',
    amount: toldAmount,
    amount_received: state === 'paid' ? toldAmount : 0,
    capture_method: 'automatic_async',
    created: details.createdAt,
    currency: details.currency,
    latest_charge: state === 'paid' ? details.charge : null,
    livemode: false,
    metadata: details.paymentMetadata,
    payment_method_types: ['card'],
    status: INTENT_STATUS[state] ?? 'requires_payment_method',
  }
}

export const toCharge = ({ amount, toldAmount, refunded, details }: CardPayment) => ({
  id: details.charge,
  object: 'charge',
  amount: toldAmount,
  amount_captured: toldAmount,
  amount_refunded: refunded,
  captured: true,
  created: details.createdAt,
  currency: details.currency,
  livemode: false,
  metadata: details.paymentMetadata,
  paid: true,
  payment_intent: details.paymentIntent,
  refunded: refunded === amount,
  status: 'succeeded',
})

export const toRefund = ({ id, amount, createdAt, status, reason, metadata, payment }: Refund) => ({
  id,
  object: 'refund',
  amount,
  charge: payment.details.charge,
  created: createdAt,
  currency: payment.details.currency,
  metadata,
  payment_intent: payment.details.paymentIntent,
  reason,
  status,
})
