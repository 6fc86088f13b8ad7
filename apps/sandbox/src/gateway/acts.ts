import type { Html } from '../page/page.ts'
import type { Claim, Payment, Payments, Sent, State } from './payment.ts'
import { isOneOf, toInteger } from './read-body.ts'
import { send } from './send.ts'
import type { Timers } from './timers.ts'

export const ACTS = [
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
export type Act = (typeof ACTS)[number]

/** What the acts need to know of a gateway. */
export type Gateway<Details> = {
  name: string
  /** Begins and ends with a slash. */
  path: string
  acts: readonly Act[]
  payments: Payments<Details>
  /** What is left of a payment that was refused, or cancelled: with some gateways one may try again. */
  after: { refuse: State; cancel: State }
  /** What the gateway calls the money that it has taken. */
  transactionOf: (payment: Payment<Details>) => string
  /** Where the browser is sent, with what it carries along. */
  wayBack: (payment: Payment<Details>, claim: Claim) => string
  /** Tells the shop by itself, where the gateway does that. */
  tell?: (payment: Payment<Details>, claim: Claim) => void
  /** What a shop that speaks to the gateway at this origin has to be told. */
  settings: (origin: string) => Record<string, string>
  /** What a person fills in who pays. */
  fields: Html
  /** What the page tells a person of a payment that is open. */
  notice?: (payment: Payment<Details>) => string | undefined
  /** Tells again what was told last; without it, what the browser carries is sent again. */
  tellAgain?: (payment: Payment<Details>) => Promise<Sent | undefined>
}

type Ask = { act: Act; ms: number; times: number; amount: number | undefined; ending: 'approve' | 'refuse' }

const LONGEST_MS = 24 * 60 * 60 * 1000
const LARGEST_AMOUNT = 10 ** 12

/** What is wrong with what was asked for, in one sentence. */
export class WrongAsk extends Error {}

/** What was asked for, of a program or of a form. */
export function readAsk(acts: readonly Act[], fields: Record<string, unknown>): Ask {
  const { act, ending = 'approve' } = fields
  if (!isOneOf(acts, act)) throw new WrongAsk(`act is one of ${acts.join(', ')}.`)
  if (!isOneOf(['approve', 'refuse'] as const, ending)) throw new WrongAsk('ending is approve or refuse.')
  const ms = toInteger(fields['ms'] ?? 1000, { least: 0, most: LONGEST_MS })
  const times = toInteger(fields['times'] ?? 2, { least: 1, most: 200 })
  const amount = toInteger(fields['amount'], { least: 1, most: LARGEST_AMOUNT })
  if (ms === undefined) throw new WrongAsk(`ms is a number from 0 to ${LONGEST_MS}.`)
  if (times === undefined) throw new WrongAsk('times is a number from 1 to 200.')
  if (amount === undefined && fields['amount'] !== undefined) throw new WrongAsk('amount is a number of paisa.')
  return { act, ms, times, amount, ending }
}

/** Does what a person at the gateway does, and answers where the browser goes: null, when it does not come back. */
export function makeActor<Details>(gateway: Gateway<Details>, timers: Timers) {
  type Paying = Payment<Details>
  /** Payments that will be decided later. */
  const undecided = new Map<string, () => void>()

  function claim(payment: Paying, claimed: Claim): string {
    payment.lastClaim = claimed
    gateway.tell?.(payment, claimed)
    return gateway.wayBack(payment, claimed)
  }

  function decide(payment: Paying, state: State) {
    undecided.get(payment.id)?.()
    undecided.delete(payment.id)
    // What is paid stays so: money goes back by a refund.
    if (payment.state !== 'paid') payment.state = state
    if (payment.state === 'paid') payment.transaction ??= gateway.transactionOf(payment)
  }

  function approve(payment: Paying, isLate = false) {
    const wasPaid = payment.state === 'paid'
    decide(payment, 'paid')
    // Nothing new has happened: the browser comes back once more.
    return wasPaid ? gateway.wayBack(payment, { outcome: 'paid' }) : claim(payment, { outcome: 'paid', isLate })
  }

  function refuse(payment: Paying) {
    decide(payment, gateway.after.refuse)
    return claim(payment, { outcome: 'refused' })
  }

  function delay(payment: Paying, { ms, ending }: Ask) {
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

  async function replay(payment: Paying, { times }: Ask) {
    const isUndecided = payment.state === 'open' || payment.state === 'pending'
    const back = isUndecided ? approve(payment) : gateway.wayBack(payment, payment.lastClaim ?? { outcome: 'paid' })
    await Promise.all(Array.from({ length: times }, () => again(payment, back)))
    return back
  }

  async function again(payment: Paying, url: string) {
    if (gateway.tellAgain) return gateway.tellAgain(payment)
    const at = new Date().toISOString()
    const event = payment.lastClaim?.outcome ?? ''
    const sent: Sent = { kind: 'callback', event, url, at, status: await send({ url, signal: timers.closing }) }
    payment.sent.push(sent)
    return sent
  }

  function lieAboutAmount(payment: Paying, { amount }: Ask) {
    payment.toldAmount = amount ?? (payment.amount > 100 ? payment.amount - 100 : payment.amount + 100)
    return approve(payment)
  }

  function refund(payment: Paying, { amount = payment.amount - payment.refunded }: Ask) {
    if (payment.state !== 'paid') throw new WrongAsk('Nothing was paid that could be given back.')
    if (amount < 1 || amount > payment.amount - payment.refunded) throw new WrongAsk('More than is left of it.')
    payment.refunded += amount
    claim(payment, { outcome: 'refunded' })
    return null
  }

  const doing: Record<Act, (payment: Paying, ask: Ask) => string | null | Promise<string>> = {
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
    async perform(payment: Paying, ask: Ask): Promise<{ url: string | null; sent: Sent[] }> {
      const before = payment.sent.length
      const url = await doing[ask.act](payment, ask)
      return { url, sent: payment.sent.slice(before) }
    },
    /** Ends what nobody has paid until then. */
    expireAt(payment: Paying, at: number) {
      timers.after(Math.max(at - Date.now(), 0), () => {
        if (payment.state === 'open') void doing.expire(payment, readAsk(['expire'], { act: 'expire' }))
      })
    },
  }
}

export type Actor<Details> = ReturnType<typeof makeActor<Details>>
