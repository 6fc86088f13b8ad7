import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ACTIONS, createActionRunner, createTimers, type Gateway, send, type Timers } from '../gateway/actions.ts'
import { createModeSwitch } from '../gateway/modes.ts'
import { type Claim, createPaymentStore, fieldsOf, isOneOf, type Sent, toInteger } from '../gateway/payments.ts'
import { gatewayRoutes, sendPayPage } from '../gateway/routes.ts'
import { html } from '../page/page.ts'
import { cardApi, createIdempotencyCache, SECRET_KEY } from './api.ts'
import { type CardPayment, type Details, newId, Refusal, sendRefusal, toCharge, toSession } from './objects.ts'
import { keepRefunds } from './refunds.ts'

const API_VERSION = '2026-10-28.endive'
const WEBHOOK_SECRET = 'whsec_sandbox'
const WEBHOOK_URL = 'http://127.0.0.1:4000/v1/api/payments/webhooks/card/'

type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: string
}

type EventEntry = { event: Event; isForged: boolean; deliveries: Sent[]; note: (sent: Sent) => void }

const ORDERS = ['sent', 'reversed'] as const
const MAX_PAYMENTS = 20_000
/** Events within this time can be sent in reverse order. */
const GATHERING_MS = 200

/** Sends signed webhooks and retries them; repeated, delayed or out of order if configured. */
function makeWebhooks(url: string, timers: Timers) {
  const settings = {
    url,
    copies: 1,
    delay_ms: 0,
    order: 'sent' as (typeof ORDERS)[number],
    hold: false,
    attempts: 6,
    retry_ms: 250,
  }
  const entries: EventEntry[] = []
  let waiting: EventEntry[] = []
  let isComing = false

  function flush() {
    isComing = false
    if (settings.hold) return
    const due = settings.order === 'reversed' ? waiting.toReversed() : waiting
    waiting = []
    void deliverAll(due)
  }

  /** Sends events sequentially to keep their order; the copies of one event in parallel. */
  async function deliverAll(due: EventEntry[]) {
    for (const each of due) {
      const copies = Array.from({ length: settings.copies }, () => attempt(each))
      const answers = await Promise.all(copies)
      for (const { status } of answers) if (!isSuccess(status)) retry(each, 1)
    }
  }

  function retry(each: EventEntry, before: number) {
    if (before >= settings.attempts) return
    timers.after(settings.retry_ms * 2 ** (before - 1), () => {
      void attempt(each).then(({ status }) => {
        if (!isSuccess(status)) retry(each, before + 1)
      })
    })
  }

  async function attempt({ event, isForged, deliveries, note }: EventEntry): Promise<Sent> {
    // The signature covers exactly this text, not a parsed and serialised copy.
    const body = JSON.stringify(event, null, 2)
    const at = new Date()
    const time = Math.floor(at.getTime() / 1000)
    const key = isForged ? `whsec_${randomUUID()}` : WEBHOOK_SECRET
    const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${signature}`,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }
    const to = settings.url
    const status = await send({ url: to, method: 'POST', headers, body, signal: timers.closing })
    const sent: Sent = { kind: 'webhook', event: event.type, url: to, at: at.toISOString(), status }
    deliveries.push(sent)
    note(sent)
    return sent
  }

  return {
    settings,
    emit(type: string, object: object, { isForged = false, note }: { isForged?: boolean; note: EventEntry['note'] }) {
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: Math.floor(Date.now() / 1000),
        // A snapshot of the object.
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      const entry: EventEntry = { event, isForged, deliveries: [], note }
      entries.unshift(entry)
      entries.splice(MAX_PAYMENTS)
      waiting.push(entry)
      if (!isComing) {
        isComing = true
        timers.after(
          settings.order === 'reversed' ? Math.max(settings.delay_ms, GATHERING_MS) : settings.delay_ms,
          flush,
        )
      }
      return event.id
    },
    /** Sends the event again. */
    async again(id: string): Promise<Sent | undefined> {
      const entry = entries.find(({ event }) => event.id === id)
      return entry && attempt(entry)
    },
    find: (id: string) => entries.find(({ event }) => event.id === id)?.event,
    list: () => entries.map(({ event, deliveries }) => ({ ...event, deliveries })),
    /** Applies a change; returns the error message if it is invalid. */
    change(fields: Record<string, unknown>): string | undefined {
      const changed = { ...settings, ...fields }
      const wrong = faultOf(changed)
      if (wrong !== undefined) return wrong
      for (const name of Object.keys(settings)) Reflect.set(settings, name, Reflect.get(changed, name))
      if (!settings.hold && !isComing && waiting.length > 0) flush()
      return undefined
    },
  }
}

const BOUNDS = {
  copies: { least: 1, most: 50 },
  delay_ms: { least: 0, most: 600_000 },
  attempts: { least: 1, most: 20 },
  retry_ms: { least: 1, most: 600_000 },
} as const

function faultOf(changed: Record<string, unknown>): string | undefined {
  for (const [name, bounds] of Object.entries(BOUNDS)) {
    const value = changed[name]
    if (typeof value !== 'number' || toInteger(value, bounds) === undefined) {
      return `webhooks.${name} is a number from ${bounds.least} to ${bounds.most}.`
    }
  }
  const { order, hold, url } = changed
  if (!isOneOf(ORDERS, order)) return `webhooks.order is one of ${ORDERS.join(', ')}.`
  if (typeof hold !== 'boolean') return 'webhooks.hold is true or false.'
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return 'webhooks.url is an address.'
  return undefined
}

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

const PATH = '/card/'
/** Stripe's number for a card that is declined. */
const DECLINED_CARD = '4000000000000002'

/** A card gateway in the shape of Stripe Checkout. */
export function cardRoutes(app: FastifyInstance, webhookUrl = WEBHOOK_URL) {
  const timers = createTimers(app)
  const payments = createPaymentStore<Details>()
  const webhooks = makeWebhooks(webhookUrl, timers)
  /** The last event of each payment. */
  const lastEvents = new WeakMap<CardPayment, string>()
  const mode = createModeSwitch((reply) =>
    sendRefusal(reply, new Refusal(503, 'The service is temporarily unavailable.', { type: 'api_error' })),
  )

  function notify(payment: CardPayment, claim: Claim) {
    if (claim.outcome === 'refused' && !claim.isLate) payment.details.wasDeclined = true
    const type = eventOf(claim)
    if (type === undefined) return
    // The event may report a payment that was not made.
    const session = toSession(claim.outcome === 'paid' ? { ...payment, state: 'paid' } : payment)
    const object = claim.outcome === 'refunded' ? toCharge(payment) : session
    const note = (sent: CardPayment['sent'][number]) => void payment.sent.push(sent)
    lastEvents.set(payment, webhooks.emit(type, object, { isForged: claim.isForged === true, note }))
  }

  const gateway: Gateway<Details> = {
    name: 'Card',
    path: PATH,
    actions: ACTIONS.filter((act) => act !== 'ambiguous'),
    payments,
    // After a declined card or a cancellation the session stays open.
    after: { refuse: 'open', cancel: 'open' },
    transactionOf: ({ details }) => details.paymentIntent,
    returnUrl,
    notify,
    repeatNotification: (payment) => webhooks.again(lastEvents.get(payment) ?? ''),
    notice: ({ details }) => (details.wasDeclined ? 'Your card was declined. Try a different card.' : undefined),
    settings: (origin) => ({
      CARD_URL: `${origin}/`,
      CARD_SECRET_KEY: SECRET_KEY,
      CARD_WEBHOOK_SECRET: WEBHOOK_SECRET,
    }),
    fields: html`<label>Card number<input name="number" inputmode="numeric" value="4242 4242 4242 4242" autocomplete="off"></label>
<label>Expires<input name="expires" value="12 / 34" size="7" autocomplete="off"></label>
<label>CVC<input name="cvc" inputmode="numeric" value="123" size="4" autocomplete="off"></label>`,
  }
  const refunds = keepRefunds({
    byTransaction: payments.withTransaction,
    all: payments.list,
    onChange: (payment) => notify(payment, { outcome: 'refunded' }),
  })
  const runner = createActionRunner(gateway, timers)
  gatewayRoutes(app, {
    gateway,
    runner,
    mode,
    controls: {
      show: () => ({ webhooks: webhooks.settings, ...refunds.settings }),
      change: (fields) => refunds.change(fields) ?? webhooks.change(fieldsOf(fields['webhooks'])),
    },
    toAction: (fields) => (isDeclined(fields) ? { ...fields, act: 'refuse' } : fields),
  })
  app.get(`${PATH}events/`, () => webhooks.list())
  app.get<{ Params: { id: string } }>(`${PATH}pay/:id/`, ({ params }, reply) =>
    sendPayPage(reply, gateway, payments.find(params.id)),
  )
  const world = { payments, runner, mode, webhooks, refunds, answers: createIdempotencyCache(), payPath: `${PATH}pay/` }
  // Stripe's client has no option for a base path, so the API is also served at the root.
  for (const prefix of ['', PATH.slice(0, -1)]) {
    app.register(
      (api, _options, done) => {
        cardApi(api, world)
        done()
      },
      { prefix },
    )
  }
}

function eventOf({ outcome, isLate }: Claim): string | undefined {
  if (outcome === 'refunded') return 'charge.refunded'
  if (outcome === 'expired') return 'checkout.session.expired'
  if (outcome === 'paid') return isLate ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed'
  if (outcome === 'pending') return 'checkout.session.completed'
  return outcome === 'refused' && isLate ? 'checkout.session.async_payment_failed' : undefined
}

function returnUrl({ id, pageUrl, details }: CardPayment, { outcome }: Claim): string {
  if (outcome === 'refused') return pageUrl
  const isThrough = outcome === 'paid' || outcome === 'pending'
  return (isThrough ? details.successUrl : (details.cancelUrl ?? pageUrl)).replaceAll('{CHECKOUT_SESSION_ID}', id)
}

const isDeclined = ({ act, number }: Record<string, unknown>) =>
  act === 'approve' && typeof number === 'string' && number.replaceAll(/\D/g, '') === DECLINED_CARD
