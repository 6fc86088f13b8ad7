import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ACTIONS, createActionRunner, createTimers, type Gateway, send, type Timers } from '../gateway/actions.ts'
import { createModeSwitch } from '../gateway/modes.ts'
import { type Claim, createPaymentStore, type Sent } from '../gateway/payments.ts'
import { gatewayRoutes, sendPayPage } from '../gateway/routes.ts'
import { fieldsOf, isOneOf, toInteger } from '../gateway/values.ts'
import { html } from '../page/page.ts'
import { cardApi, keepAnswers, SECRET_KEY } from './api.ts'
import { type CardPayment, keepRefunds, newId, Refusal, sendRefusal, toCharge, toSession } from './objects.ts'
import type { Details } from './read-session.ts'

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

type Kept = { event: Event; isForged: boolean; deliveries: Sent[]; note: (sent: Sent) => void }

const ORDERS = ['sent', 'reversed'] as const
const MAX_PAYMENTS = 20_000
/** What comes within it can be turned round. */
const GATHERING_MS = 200

/** Tells the shop what happened, signed, until it hears it: often, late and in a wrong order, if that is asked for. */
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
  const kept: Kept[] = []
  let waiting: Kept[] = []
  let isComing = false

  function flush() {
    isComing = false
    if (settings.hold) return
    const due = settings.order === 'reversed' ? waiting.toReversed() : waiting
    waiting = []
    void deliverAll(due)
  }

  /** One after the other, so that their order is the order in which they arrive; the copies of one together. */
  async function deliverAll(due: Kept[]) {
    for (const each of due) {
      const copies = Array.from({ length: settings.copies }, () => attempt(each))
      const answers = await Promise.all(copies)
      for (const { status } of answers) if (!isHeard(status)) retry(each, 1)
    }
  }

  function retry(each: Kept, before: number) {
    if (before >= settings.attempts) return
    timers.after(settings.retry_ms * 2 ** (before - 1), () => {
      void attempt(each).then(({ status }) => {
        if (!isHeard(status)) retry(each, before + 1)
      })
    })
  }

  async function attempt({ event, isForged, deliveries, note }: Kept): Promise<Sent> {
    // As it is written here: whoever reads it and writes it anew has another text, over which nothing was signed.
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
    emit(type: string, object: object, { isForged = false, note }: { isForged?: boolean; note: Kept['note'] }) {
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: Math.floor(Date.now() / 1000),
        // What it was then, whatever becomes of it.
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      const entry: Kept = { event, isForged, deliveries: [], note }
      kept.unshift(entry)
      kept.splice(MAX_PAYMENTS)
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
    /** Sends it once more, whatever was answered before. */
    async again(id: string): Promise<Sent | undefined> {
      const entry = kept.find(({ event }) => event.id === id)
      return entry && attempt(entry)
    },
    find: (id: string) => kept.find(({ event }) => event.id === id)?.event,
    list: () => kept.map(({ event, deliveries }) => ({ ...event, deliveries })),
    /** Answers what is wrong with the change, if anything. */
    change(fields: Record<string, unknown>): string | undefined {
      const wanted = { ...settings, ...fields }
      const wrong = faultOf(wanted)
      if (wrong !== undefined) return wrong
      for (const name of Object.keys(settings)) Reflect.set(settings, name, Reflect.get(wanted, name))
      if (!settings.hold && !isComing && waiting.length > 0) flush()
      return undefined
    },
  }
}

export type Webhooks = ReturnType<typeof makeWebhooks>

const BOUNDS = {
  copies: { least: 1, most: 50 },
  delay_ms: { least: 0, most: 600_000 },
  attempts: { least: 1, most: 20 },
  retry_ms: { least: 1, most: 600_000 },
} as const

function faultOf(wanted: Record<string, unknown>): string | undefined {
  for (const [name, bounds] of Object.entries(BOUNDS)) {
    const value = wanted[name]
    if (typeof value !== 'number' || toInteger(value, bounds) === undefined) {
      return `webhooks.${name} is a number from ${bounds.least} to ${bounds.most}.`
    }
  }
  const { order, hold, url } = wanted
  if (!isOneOf(ORDERS, order)) return `webhooks.order is one of ${ORDERS.join(', ')}.`
  if (typeof hold !== 'boolean') return 'webhooks.hold is true or false.'
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return 'webhooks.url is an address.'
  return undefined
}

const isHeard = (status: number | null) => status !== null && status >= 200 && status < 300

const PATH = '/card/'
/** Stripe's number for a card that is declined. */
const DECLINED_CARD = '4000000000000002'

/** A card gateway in the shape of Stripe Checkout. */
export function cardRoutes(app: FastifyInstance, webhookUrl = WEBHOOK_URL) {
  const timers = createTimers(app)
  const payments = createPaymentStore<Details>()
  const webhooks = makeWebhooks(webhookUrl, timers)
  /** What was told last of each payment. */
  const lastEvents = new WeakMap<CardPayment, string>()
  const mode = createModeSwitch((reply) =>
    sendRefusal(reply, new Refusal(503, 'The service is temporarily unavailable.', { type: 'api_error' })),
  )

  function notify(payment: CardPayment, claim: Claim) {
    if (claim.outcome === 'refused' && !claim.isLate) payment.details.wasDeclined = true
    const type = eventOf(claim)
    if (type === undefined) return
    // It may say that it was paid when it was not.
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
    // Whose card is declined tries another, and who goes back may come again.
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
  const world = { payments, runner, mode, webhooks, refunds, answers: keepAnswers(), payPath: `${PATH}pay/` }
  // Stripe's own client knows a host and a port and no path before /v1, so that it is served at the root as well.
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
