import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import type { CardSettings } from '../read-gateways.ts'
import {
  type Adapter,
  type Attempt,
  type EventFacts,
  GatewayRefusal,
  type GatewayStatus,
  GatewayUnavailable,
  InvalidSignature,
} from './adapter.ts'

const require = createRequire(import.meta.url)
// Loaded on use: it is large, and most processes never need it.
const library = (): typeof Stripe => require('stripe')

const LONGEST_MS = 6000
/** The provider requires at least 30 minutes; orders wait 20 minutes for a payment. */
const SESSION_LIVES_MS = 60 * 60 * 1000
const EVENT_ID = /^[A-Za-z0-9_-]{1,200}$/
const EVENT_TYPE = /^[a-z0-9_.]{1,100}$/
const REFERENCE = /^[A-Za-z0-9-]{8,20}$/

/** Stripe Checkout, through Stripe's client. */
export function cardAdapter({ url, secretKey, webhookSecret }: CardSettings): Adapter {
  let opened: Stripe | undefined
  const stripe = () => {
    opened ??= openStripe(url, secretKey)
    return opened
  }

  return {
    caps: { refund: true, lookup: true, webhook: true, currencies: ['NPR'] },

    async start({ reference, amount, orderNumber, openedAt, language }, back) {
      const session = await answered(
        stripe().checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'npr',
                  unit_amount: amount,
                  product_data: { name: orderName(orderNumber, language) },
                },
              },
            ],
            metadata: { reference },
            // Later webhooks refer to the payment intent, not to the session.
            payment_intent_data: { metadata: { reference } },
            success_url: `${back.url}success/`,
            cancel_url: `${back.url}cancelled/`,
            // Equal for retries: requests with one idempotency key must be equal.
            expires_at: Math.floor((openedAt.getTime() + SESSION_LIVES_MS) / 1000),
          },
          { idempotencyKey: `start-${reference}` },
        ),
      )
      if (!isText(session.id) || !isWebAddress(session.url)) throw new GatewayUnavailable('UNREADABLE')
      const expiresAt = new Date(Number(session.expires_at) * 1000 || openedAt.getTime() + SESSION_LIVES_MS)
      return { next: { type: 'redirect', url: session.url }, providerReference: session.id, expiresAt }
    },

    confirm({ rawBody, signature }) {
      // A return has no signed data.
      if (rawBody === undefined) return { kind: 'look' }
      const event = eventIn(stripe(), { rawBody, signature, webhookSecret })
      const about = Object(event.data?.object)
      return {
        kind: 'look',
        eventId: event.id,
        eventType: event.type,
        reference: referenceIn(about) ?? '',
        eventFacts: factsOf(event, about),
      }
    },

    async lookup(attempt) {
      const { providerReference } = attempt
      if (providerReference === null) return { status: 'not_found' }
      const session = await answered(
        stripe().checkout.sessions.retrieve(providerReference, { expand: ['payment_intent'] }),
      ).catch((failure: unknown) => {
        if (failure instanceof GatewayRefusal && failure.code === 'HTTP_404') return undefined
        throw failure instanceof GatewayRefusal ? new GatewayUnavailable(failure.code) : failure
      })
      return session === undefined ? { status: 'not_found' } : foundOf(session)
    },

    async refund({ attempt, amount, key, refundReference }) {
      const { providerTransaction } = attempt
      if (providerTransaction === null) return { status: 'manual' }
      const asked = refundReference
        ? stripe().refunds.retrieve(refundReference)
        : stripe().refunds.create({ payment_intent: providerTransaction, amount }, { idempotencyKey: key })
      const refund = await answered(asked).catch((failure: unknown) => {
        if (failure instanceof GatewayRefusal) return undefined
        throw failure
      })
      if (refund === undefined || !isText(refund.id)) return { status: 'manual' }
      const status = REFUNDS[refund.status ?? ''] ?? 'manual'
      return { status, refundReference: refund.id }
    },
  }
}

const REFUNDS: Record<string, 'done' | 'pending'> = {
  succeeded: 'done',
  pending: 'pending',
  requires_action: 'pending',
}

function openStripe(url: string, secretKey: string) {
  const { protocol, hostname, port, pathname } = new URL(url)
  const prefix = pathname.replace(/\/$/, '')
  const client: typeof fetch = (input, init) => {
    const address = new URL(String(input))
    address.pathname = `${prefix}${address.pathname}`
    const signals = [AbortSignal.timeout(LONGEST_MS), init?.signal].filter((signal) => !!signal)
    return fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) })
  }
  const Client = library()
  return new Client(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: Client.createFetchHttpClient(client),
    timeout: LONGEST_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** Maps the errors of Stripe's client to two kinds; its messages are dropped, because they may repeat request data. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (failure) {
    const { errors } = library()
    if (failure instanceof errors.StripeInvalidRequestError)
      throw new GatewayRefusal(`HTTP_${failure.statusCode ?? 400}`)
    throw new GatewayUnavailable(failure instanceof errors.StripeError ? failure.type : 'UNREADABLE')
  }
}

type Posted = { rawBody: Buffer; signature: string | undefined; webhookSecret: string }

function eventIn(stripe: Stripe, { rawBody, signature = '', webhookSecret }: Posted) {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret)
    if (EVENT_ID.test(event.id) && EVENT_TYPE.test(event.type)) return event
  } catch {
    throw new InvalidSignature()
  }
  throw new InvalidSignature()
}

const SHOWN_FACTS = [
  'id',
  'object',
  'status',
  'payment_status',
  'payment_intent',
  'amount',
  'amount_total',
  'amount_refunded',
  'currency',
]

/** Named one by one: an event also has the name, address and card of the payer. */
function factsOf({ created, livemode }: Stripe.Event, about: object): EventFacts {
  const facts = [
    ['created', created],
    ['livemode', livemode],
    ...SHOWN_FACTS.map((name) => [name, Reflect.get(about, name)]),
  ] as const
  return Object.fromEntries(
    facts.filter(([, value]) => isText(value) || Number.isSafeInteger(value) || value === true || value === false),
  )
}

function referenceIn(about: object) {
  const named =
    Reflect.get(about, 'client_reference_id') ?? Reflect.get(Object(Reflect.get(about, 'metadata')), 'reference')
  return typeof named === 'string' && REFERENCE.test(named) ? named : undefined
}

function foundOf(session: Stripe.Checkout.Session): GatewayStatus {
  const { status, payment_status, amount_total, currency, client_reference_id, payment_intent } = session
  const about = {
    amount: Number.isSafeInteger(amount_total) ? Number(amount_total) : Number.NaN,
    currency: isText(currency) ? currency.toUpperCase() : '',
    reference: isText(client_reference_id) ? client_reference_id : '',
    transaction: typeof payment_intent === 'string' ? payment_intent : payment_intent?.id,
  }
  if (payment_status === 'paid') return { status: 'paid', ...about }
  if (payment_status !== 'unpaid') throw new GatewayUnavailable('NO_STATE')
  if (status === 'expired') return { status: 'expired' }
  // Delayed payment methods complete the session before the money has arrived, and may still fail.
  if (status === 'complete') return { status: isRefused(payment_intent) ? 'failed' : 'pending' }
  if (status === 'open') return { status: 'not_found' }
  throw new GatewayUnavailable('NO_STATE')
}

const isRefused = (intent: Stripe.Checkout.Session['payment_intent']) =>
  typeof intent === 'object' && ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')

const orderName = (number: string, language: Attempt['language']) =>
  language === 'ne' ? `अर्डर ${number}` : `Order ${number}`

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 500

const isWebAddress = (text: string | null): text is string =>
  text !== null && /^https?:$/.test(URL.parse(text)?.protocol ?? '')
