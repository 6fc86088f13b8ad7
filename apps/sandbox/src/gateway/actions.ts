import type { FastifyInstance } from 'fastify'
import type { Html } from '../page/page.ts'
import { type Claim, isOneOf, type Payment, type Payments, type Sent, type State, toInteger } from './payments.ts'

/** Timers that do not keep the process alive and are cleared when the app is closed. */
export function createTimers(app: FastifyInstance) {
  const running = new Set<NodeJS.Timeout>()
  const closing = new AbortController()
  app.addHook('onClose', async () => {
    closing.abort()
    for (const timer of running) clearTimeout(timer)
    running.clear()
  })
  return {
    /** Aborted when the app is closed. */
    closing: closing.signal,
    after(ms: number, then: () => void) {
      if (closing.signal.aborted) return () => undefined
      const timer = setTimeout(() => {
        running.delete(timer)
        then()
      }, ms).unref()
      running.add(timer)
      return () => {
        clearTimeout(timer)
        running.delete(timer)
      }
    },
  }
}

export type Timers = ReturnType<typeof createTimers>

const LONGEST_MS = 15_000

type Sending = RequestInit & { url: string; signal: AbortSignal }

/** Sends a request and returns the status; null without a response. */
export async function send({ url, signal, ...init }: Sending): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}

export const ACTIONS = [
  'approve',
  'refuse',
  'cancel',
  'delay',
  'approve-silently',
  'replay',
  'lie-paid',
  'lie-amount',
  'forge',
  'go-away',
  'expire',
  'ambiguous',
  'refund',
] as const
export type Action = (typeof ACTIONS)[number]

/** The definition of a gateway. */
export type Gateway<Details> = {
  name: string
  /** Begins and ends with a slash. */
  path: string
  actions: readonly Action[]
  payments: Payments<Details>
  /** The state after a refusal or a cancellation: some gateways allow another attempt. */
  after: { refuse: State; cancel: State }
  /** The transaction id of a paid payment. */
  transactionOf: (payment: Payment<Details>) => string
  /** The return URL with its query. */
  returnUrl: (payment: Payment<Details>, claim: Claim) => string
  /** Sends a webhook, for gateways that have them. */
  notify?: (payment: Payment<Details>, claim: Claim) => void
  /** The environment variables of a shop that uses the gateway at this origin. */
  settings: (origin: string) => Record<string, string>
  /** The form fields of the payment page. */
  fields: Html
  /** A notice on the page of an open payment. */
  notice?: (payment: Payment<Details>) => string | undefined
  /** Repeats the last webhook; gateways without webhooks repeat the return request. */
  repeatNotification?: (payment: Payment<Details>) => Promise<Sent | undefined>
}

type ActionRequest = {
  act: Action
  ms: number
  times: number
  amount: number | undefined
  ending: 'approve' | 'refuse'
}

const ACTIONS_LONGEST_MS = 24 * 60 * 60 * 1000
const LARGEST_AMOUNT = 10 ** 12

/** An invalid request, with a message. */
export class InvalidAction extends Error {}

/** Parses an action request from JSON or a form. */
export function parseAction(actions: readonly Action[], fields: Record<string, unknown>): ActionRequest {
  const { act, ending = 'approve' } = fields
  if (!isOneOf(actions, act)) throw new InvalidAction(`act is one of ${actions.join(', ')}.`)
  if (!isOneOf(['approve', 'refuse'] as const, ending)) throw new InvalidAction('ending is approve or refuse.')
  const ms = toInteger(fields['ms'] ?? 1000, { least: 0, most: ACTIONS_LONGEST_MS })
  const times = toInteger(fields['times'] ?? 2, { least: 1, most: 200 })
  const amount = toInteger(fields['amount'], { least: 1, most: LARGEST_AMOUNT })
  if (ms === undefined) throw new InvalidAction(`ms is a number from 0 to ${ACTIONS_LONGEST_MS}.`)
  if (times === undefined) throw new InvalidAction('times is a number from 1 to 200.')
  if (amount === undefined && fields['amount'] !== undefined) throw new InvalidAction('amount is a number of paisa.')
  return { act, ms, times, amount, ending }
}

/** Performs the actions of a customer; returns the return URL, or null when the browser does not return. */
export function createActionRunner<Details>(gateway: Gateway<Details>, timers: Timers) {
  type Paying = Payment<Details>
  /** Timers of pending payments. */
  const undecided = new Map<string, () => void>()

  function claim(payment: Paying, claimed: Claim): string {
    payment.lastClaim = claimed
    gateway.notify?.(payment, claimed)
    return gateway.returnUrl(payment, claimed)
  }

  function decide(payment: Paying, state: State) {
    undecided.get(payment.id)?.()
    undecided.delete(payment.id)
    // A paid payment stays paid; money is returned by a refund.
    if (payment.state !== 'paid') payment.state = state
    if (payment.state === 'paid') payment.transaction ??= gateway.transactionOf(payment)
  }

  function approve(payment: Paying, isLate = false) {
    const wasPaid = payment.state === 'paid'
    decide(payment, 'paid')
    // The state is unchanged: the browser returns again without a webhook.
    return wasPaid ? gateway.returnUrl(payment, { outcome: 'paid' }) : claim(payment, { outcome: 'paid', isLate })
  }

  function refuse(payment: Paying) {
    decide(payment, gateway.after.refuse)
    return claim(payment, { outcome: 'refused' })
  }

  function delay(payment: Paying, { ms, ending }: ActionRequest) {
    decide(payment, 'pending')
    const back = claim(payment, { outcome: 'pending' })
    const later = () => {
      if (ending === 'approve') return void approve(payment, true)
      decide(payment, 'refused')
      claim(payment, { outcome: 'refused', isLate: true })
    }
    if (payment.state === 'pending') undecided.set(payment.id, timers.after(ms, later))
    return back
  }

  async function replay(payment: Paying, { times }: ActionRequest) {
    const isUndecided = payment.state === 'open' || payment.state === 'pending'
    const back = isUndecided ? approve(payment) : gateway.returnUrl(payment, payment.lastClaim ?? { outcome: 'paid' })
    await Promise.all(Array.from({ length: times }, () => again(payment, back)))
    return back
  }

  async function again(payment: Paying, url: string) {
    if (gateway.repeatNotification) return gateway.repeatNotification(payment)
    const at = new Date().toISOString()
    const event = payment.lastClaim?.outcome ?? ''
    const sent: Sent = { kind: 'callback', event, url, at, status: await send({ url, signal: timers.closing }) }
    payment.sent.push(sent)
    return sent
  }

  function lieAboutAmount(payment: Paying, { amount }: ActionRequest) {
    payment.reportedAmount = amount ?? (payment.amount > 100 ? payment.amount - 100 : payment.amount + 100)
    return approve(payment)
  }

  function refund(payment: Paying, { amount = payment.amount - payment.refunded }: ActionRequest) {
    if (payment.state !== 'paid') throw new InvalidAction('There is no payment to refund.')
    if (amount < 1 || amount > payment.amount - payment.refunded)
      throw new InvalidAction('The amount is more than what can still be refunded.')
    payment.refunded += amount
    claim(payment, { outcome: 'refunded' })
    return null
  }

  const handlers: Record<Action, (payment: Paying, ask: ActionRequest) => string | null | Promise<string>> = {
    approve: (payment) => approve(payment),
    refuse,
    cancel(payment) {
      decide(payment, gateway.after.cancel)
      return claim(payment, { outcome: 'cancelled' })
    },
    delay,
    'approve-silently'(payment) {
      approve(payment)
      return null
    },
    replay,
    'lie-paid': (payment) => claim(payment, { outcome: 'paid' }),
    'lie-amount': lieAboutAmount,
    forge: (payment) => claim(payment, { outcome: 'paid', isForged: true }),
    'go-away': () => null,
    expire(payment) {
      decide(payment, 'expired')
      if (payment.state === 'expired') claim(payment, { outcome: 'expired' })
      return null
    },
    ambiguous(payment) {
      decide(payment, 'ambiguous')
      return claim(payment, { outcome: 'pending' })
    },
    refund,
  }

  return {
    async perform(payment: Paying, ask: ActionRequest): Promise<{ url: string | null; sent: Sent[] }> {
      const before = payment.sent.length
      const url = await handlers[ask.act](payment, ask)
      return { url, sent: payment.sent.slice(before) }
    },
    /** Expires the payment if it is unpaid at that time. */
    expireAt(payment: Paying, at: number) {
      timers.after(Math.max(at - Date.now(), 0), () => {
        if (payment.state === 'open') void handlers.expire(payment, parseAction(['expire'], { act: 'expire' }))
      })
    },
  }
}

export type ActionRunner<Details> = ReturnType<typeof createActionRunner<Details>>
