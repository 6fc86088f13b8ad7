import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Payment } from '../gateway/payments.ts'

/** A random id with a prefix: pi_3f0c… */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`

type ErrorDetails = { type?: string; code?: string; param?: string }

/** An error response of Stripe. */
export class Refusal extends Error {
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

export const missingParam = (param: string) =>
  new Refusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })

export const wrongParam = (param: string, message: string, code?: string) =>
  new Refusal(400, message, { param, ...(code !== undefined && { code }) })

export const noSuch = (kind: string, id: string, param: string) =>
  new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })

export function sendRefusal(reply: FastifyReply, { status, message, details }: Refusal) {
  const { type = 'invalid_request_error', code, param } = details
  return reply.code(status).send({
    error: {
      ...(code !== undefined && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
      message,
      ...(param !== undefined && { param }),
      type,
    },
  })
}

export type Details = {
  successUrl: string
  cancelUrl: string | null
  currency: string
  email: string | null
  /** The metadata of the session; the payment intent has its own. */
  metadata: Record<string, string>
  paymentMetadata: Record<string, string>
  clientReference: string | null
  createdAt: number
  expiresAt: number
  paymentIntent: string
  charge: string
  /** Whether a card was declined; another one can be tried. */
  wasDeclined: boolean
}

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

/** A payment as a Checkout Session. */
export function toSession(payment: CardPayment, { isExpanded = false } = {}) {
  const { id, state, reportedAmount, details, pageUrl } = payment
  const isOpen = state === 'open'
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: reportedAmount,
    amount_total: reportedAmount,
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
    // The payment intent is created by the first attempt.
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

export function toPaymentIntent({ state, reportedAmount, details }: CardPayment) {
  return {
    id: details.paymentIntent,
    object: 'payment_intent',
    amount: reportedAmount,
    amount_received: state === 'paid' ? reportedAmount : 0,
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

export const toCharge = ({ amount, reportedAmount, refunded, details }: CardPayment) => ({
  id: details.charge,
  object: 'charge',
  amount: reportedAmount,
  amount_captured: reportedAmount,
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
