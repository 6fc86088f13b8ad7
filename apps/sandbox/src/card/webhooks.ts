import { createHmac, randomUUID } from 'node:crypto'
import { send, type Timers } from '../gateway/actions.ts'
import type { Sent } from '../gateway/payments.ts'
import { isOneOf, toInteger } from '../gateway/values.ts'
import { newId } from './objects.ts'

const API_VERSION = '2026-10-28.endive'
export const WEBHOOK_SECRET = 'whsec_sandbox'
export const WEBHOOK_URL = 'http://127.0.0.1:4000/v1/api/payments/webhooks/card/'

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
export function makeWebhooks(url: string, timers: Timers) {
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
