import type { KhaltiSettings } from '../read-gateways.ts'
import {
  type Adapter,
  type Attempt,
  askGateway,
  GatewayRefusal,
  type GatewayStatus,
  GatewayUnavailable,
  integerIn,
  type Refunded,
  type Refunding,
  textIn,
} from './adapter.ts'

const PIDX = /^[A-Za-z0-9_-]{6,100}$/
const LONGEST_LIFE_MS = 24 * 60 * 60 * 1000
const USUAL_LIFE_MS = 60 * 60 * 1000

/** The documentation of Khalti differs in the case of these states. */
const STATES: Record<string, GatewayStatus['status']> = {
  completed: 'paid',
  pending: 'pending',
  initiated: 'not_found',
  refunded: 'refunded',
  'partially refunded': 'partially_refunded',
  expired: 'expired',
  'user canceled': 'cancelled',
  failed: 'failed',
}

/** Khalti KPG-2: amounts in paisa, a payment URL, and a return without a signature. */
export function khaltiAdapter({ url, secretKey }: KhaltiSettings): Adapter {
  const base = url.endsWith('/') ? url : `${url}/`
  const ask = (path: string, body: object) =>
    askGateway({ url: new URL(path, base).href, headers: { authorization: `Key ${secretKey}` }, body })

  async function lookup(attempt: Attempt): Promise<GatewayStatus> {
    if (attempt.providerReference === null) return { status: 'not_found' }
    const { status, answer } = await ask('epayment/lookup/', { pidx: attempt.providerReference })
    return foundOf(status, answer)
  }

  return {
    caps: { refund: true, lookup: true, webhook: false, currencies: ['NPR'] },

    async start({ reference, amount, orderNumber }, back) {
      const { status, answer } = await ask('epayment/initiate/', {
        return_url: back.url,
        website_url: back.site,
        amount,
        purchase_order_id: reference,
        purchase_order_name: `Order ${orderNumber}`,
      })
      if (status >= 400)
        throw status === 401 ? new GatewayUnavailable('KEY_REFUSED') : new GatewayRefusal(`HTTP_${status}`)
      const pidx = textIn(answer, 'pidx')
      const address = textIn(answer, 'payment_url')
      if (pidx === undefined || !PIDX.test(pidx) || !isWebAddress(address)) throw new GatewayUnavailable('UNREADABLE')
      return { next: { type: 'redirect', url: address }, providerReference: pidx, expiresAt: expiryIn(answer) }
    },

    confirm: ({ query }) => ({ kind: 'look', reference: query?.get('purchase_order_id') ?? '' }),
    lookup,

    async refund(refunding) {
      if (refunding.isRepeat) {
        const before = doneBefore(await lookup(refunding.attempt), refunding)
        if (before !== undefined) return before
      }
      const { providerTransaction } = refunding.attempt
      if (providerTransaction === null) return { status: 'manual' }
      const isWhole = refunding.amount === refunding.attempt.amount
      const path = `../merchant-transaction/${encodeURIComponent(providerTransaction)}/refund/`
      const { status } = await ask(path, isWhole ? {} : { amount: refunding.amount })
      if (status === 429) throw new GatewayUnavailable('HTTP_429')
      // Khalti knows the payment but did not refund it: staff must check.
      return { status: status < 300 ? 'done' : 'manual' }
    },
  }
}

/** Khalti has no idempotency keys, so the refunded amount is looked up first. */
function doneBefore({ status }: GatewayStatus, { isOnly, amount, attempt }: Refunding): Refunded | undefined {
  if (status === 'paid') return undefined
  if (status === 'refunded') return { status: 'done' }
  if (status === 'partially_refunded' && isOnly && amount < attempt.amount) return { status: 'done' }
  return { status: 'manual' }
}

function foundOf(status: number, answer: object): GatewayStatus {
  const state = STATES[(textIn(answer, 'status') ?? '').toLowerCase()]
  // The payment was never started at Khalti.
  if (state === undefined && status === 404) return { status: 'not_found' }
  if (state === undefined) throw new GatewayUnavailable(`NO_STATE_${status}`)
  return {
    status: state,
    amount: integerIn(answer, 'total_amount') ?? Number.NaN,
    currency: 'NPR',
    reference: textIn(answer, 'pidx') ?? '',
    transaction: textIn(answer, 'transaction_id'),
  }
}

function expiryIn(answer: object): Date {
  const at = Date.parse(textIn(answer, 'expires_at') ?? '')
  const now = Date.now()
  return new Date(at > now && at < now + LONGEST_LIFE_MS ? at : now + USUAL_LIFE_MS)
}

const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && /^https?:$/.test(URL.parse(text)?.protocol ?? '')
