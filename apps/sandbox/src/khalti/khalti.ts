import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  ACTIONS,
  type ActionRunner,
  createActionRunner,
  createTimers,
  type Gateway,
  parseAction,
} from '../gateway/actions.ts'
import { createModeSwitch, type ModeSwitch } from '../gateway/modes.ts'
import {
  type Claim,
  createPaymentStore,
  fieldsOf,
  isOneOf,
  type Payment,
  type Payments,
  toInteger,
} from '../gateway/payments.ts'
import { gatewayRoutes, sendPayPage } from '../gateway/routes.ts'
import { html } from '../page/page.ts'

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** An id as Khalti creates them: HT6o6PEZRWFJ5ygavzHWd5. */
const newName = (): string => Array.from({ length: 22 }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export type Details = {
  returnUrl: string
  orderName: string
  expiresAt: number
}
type Initiation = { returnUrl: string; amount: number; orderId: string; orderName: string }
type Faults = Record<string, string[]>

const TEXTS = ['return_url', 'website_url', 'purchase_order_id', 'purchase_order_name'] as const
const ADDRESSES = ['return_url', 'website_url'] as const
const LEAST_PAISA = 1000
const MOST_PAISA = 10 ** 10

/** Parses an initiation, or returns the errors by field. */
function readInitiation(fields: Record<string, unknown>): Initiation | { faults: Faults } {
  const faults: Faults = {}
  for (const name of TEXTS) {
    const fault = faultOfText(fields[name], isOneOf(ADDRESSES, name))
    if (fault !== undefined) faults[name] = [fault]
  }
  const amount = toInteger(fields['amount'], { least: Number.MIN_SAFE_INTEGER, most: MOST_PAISA })
  const fault = faultOfAmount(fields, amount)
  if (fault !== undefined) faults['amount'] = [fault]
  if (amount === undefined || Object.keys(faults).length > 0) return { faults }
  return {
    amount,
    returnUrl: String(fields['return_url']),
    orderId: String(fields['purchase_order_id']).trim(),
    orderName: String(fields['purchase_order_name']).trim(),
  }
}

function faultOfText(value: unknown, isAddress: boolean): string | undefined {
  if (value === undefined) return 'This field is required.'
  if (value === null) return 'This field may not be null.'
  if (typeof value !== 'string' && typeof value !== 'number') return 'Not a valid string.'
  const text = String(value).trim()
  if (text === '') return 'This field may not be blank.'
  return isAddress && !/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? 'Enter a valid URL.' : undefined
}

function faultOfAmount({ amount: given, amount_breakdown }: Record<string, unknown>, amount: number | undefined) {
  if (given === undefined) return 'This field is required.'
  if (amount === undefined) return 'A valid integer is required.'
  if (amount < LEAST_PAISA) return 'Amount should be greater than Rs. 10, that is 1000 paisa.'
  if (!Array.isArray(amount_breakdown)) return undefined
  const sum = amount_breakdown.reduce((total: number, part) => total + Number(Object(part).amount), 0)
  return sum === amount ? undefined : 'Amount Breakdown mismatch.'
}

const SECRET_KEY = 'sandbox-khalti-secret-key'
const NEPAL_MS = (5 * 60 + 45) * 60 * 1000
const NOT_FOUND = { detail: 'Not found.', error_key: 'validation_error' }

type Options = {
  payments: Payments<Details>
  runner: ActionRunner<Details>
  mode: ModeSwitch
  life: { life_ms: number }
  path: string
}

/** The Khalti API. */
function khaltiApi(api: FastifyInstance, { payments, runner, mode, life, path }: Options) {
  const about = (kind: 'start' | 'lookup' | 'refund') => ({ ...mode.on(kind), preHandler: requireKey })

  api.setErrorHandler<Error & { statusCode?: number }>((failure, _request, reply) => {
    const { statusCode = 500 } = failure
    const detail = statusCode === 415 ? 'Unsupported media type in request.' : `JSON parse error - ${failure.message}`
    return reply.code(statusCode).send({ detail, status_code: statusCode })
  })

  for (const endpoint of ['v2/epayment/initiate', 'v2/epayment/lookup', 'merchant-transaction/:transaction/refund']) {
    api.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: `${path}api/${endpoint}/`,
      preHandler: requireKey,
      handler: refuseMethod,
    })
  }

  api.post(`${path}api/v2/epayment/initiate/`, about('start'), (request, reply) => {
    const initiation = readInitiation(fieldsOf(request.body))
    if ('faults' in initiation) return reply.code(400).send({ ...initiation.faults, error_key: 'validation_error' })
    const { amount, orderId, orderName, returnUrl } = initiation
    const pidx = newName()
    const expiresAt = Date.now() + life.life_ms
    const payment = payments.open({
      id: pidx,
      reference: orderId,
      amount,
      pageUrl: `${request.protocol}://${request.host}${path}pay/?pidx=${pidx}`,
      details: { returnUrl, orderName, expiresAt },
    })
    runner.expireAt(payment, expiresAt)
    return {
      pidx,
      payment_url: payment.pageUrl,
      expires_at: nepaliTime(expiresAt),
      expires_in: Math.floor(life.life_ms / 1000),
    }
  })

  api.post(`${path}api/v2/epayment/lookup/`, about('lookup'), (request, reply) => {
    const { pidx } = fieldsOf(request.body)
    if (pidx === undefined || pidx === '') return reply.code(400).send(missing('pidx', pidx))
    const payment = typeof pidx === 'string' ? payments.find(pidx) : undefined
    if (payment === undefined || payment.id !== pidx) return reply.code(404).send(NOT_FOUND)
    const { code, status } = statusOf(payment)
    return reply.code(code).send({
      pidx: payment.id,
      total_amount: payment.reportedAmount,
      status,
      transaction_id: payment.transaction,
      fee: 0,
      refunded: payment.refunded === payment.amount,
    })
  })

  type Transaction = { Params: { transaction: string } }
  api.post<Transaction>(
    `${path}api/merchant-transaction/:transaction/refund/`,
    about('refund'),
    async (request, reply) => {
      const payment = payments.withTransaction(request.params.transaction)
      if (payment === undefined) return reply.code(404).send({ detail: 'Not found.' })
      const { amount } = fieldsOf(request.body)
      const left = payment.amount - payment.refunded
      if (left === 0) return reply.code(400).send({ detail: 'Transaction has already been refunded.' })
      const fault = faultOfRefund(amount, left)
      if (fault !== undefined) return reply.code(400).send({ amount: [fault], error_key: 'validation_error' })
      await runner.perform(
        payment,
        parseAction(['refund'], { act: 'refund', amount: amount === undefined ? left : Number(amount) }),
      )
      return { detail: 'Transaction refund successful.' }
    },
  )
}

/** A request with the wrong method. */
function refuseMethod({ method }: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(405)
    .header('allow', 'POST, OPTIONS')
    .send({ detail: `Method "${method}" not allowed.` })
}

function faultOfRefund(amount: unknown, left: number): string | undefined {
  if (amount === undefined) return undefined
  const paisa = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount
  if (typeof paisa !== 'number' || !Number.isFinite(paisa)) return 'A valid number is required.'
  if (!Number.isSafeInteger(paisa) || paisa < 1) return 'Ensure this value is greater than or equal to 1.'
  return paisa > left ? 'Refund amount cannot be greater than the transaction amount.' : undefined
}

const missing = (name: string, value: unknown) => ({
  [name]: [value === undefined ? 'This field is required.' : 'This field may not be blank.'],
  error_key: 'validation_error',
})

/** Answers 401 with the messages of the documentation. */
async function requireKey({ headers }: FastifyRequest, reply: FastifyReply) {
  const [, key] = /^key (.+)$/i.exec(headers.authorization ?? '') ?? []
  if (key === SECRET_KEY) return undefined
  const detail = key === undefined ? 'Authentication credentials were not provided.' : 'Invalid token.'
  return reply.code(401).send({ detail, status_code: 401 })
}

const STATUS = {
  open: { code: 200, status: 'Initiated' },
  pending: { code: 200, status: 'Pending' },
  paid: { code: 200, status: 'Completed' },
  refused: { code: 400, status: 'Failed' },
  cancelled: { code: 400, status: 'User canceled' },
  expired: { code: 400, status: 'Expired' },
  ambiguous: { code: 200, status: 'Pending' },
} as const

function statusOf({ state, refunded, amount }: Payment<Details>): { code: number; status: string } {
  if (refunded === 0) return STATUS[state]
  return { code: 200, status: refunded === amount ? 'Refunded' : 'Partially Refunded' }
}

/** 2023-05-25T16:26:16.471000+05:45 */
const nepaliTime = (at: number) => new Date(at + NEPAL_MS).toISOString().replace('Z', '000+05:45')

const PATH = '/khalti/'
const DAY_MS = 24 * 60 * 60 * 1000
const DOWN = '<html><head><title>503 Service Temporarily Unavailable</title></head><body>nginx</body></html>'

/** Khalti KPG-2, as documented at docs.khalti.com. */
export function khaltiRoutes(app: FastifyInstance) {
  const payments = createPaymentStore<Details>()
  const mode = createModeSwitch((reply) => reply.code(503).type('text/html').send(DOWN))
  /** The lifetime of a payment link. */
  const life = { life_ms: 60 * 60 * 1000 }
  const gateway: Gateway<Details> = {
    name: 'Khalti',
    path: PATH,
    // Khalti signs nothing, so nothing can be forged, and has no ambiguous state.
    actions: ACTIONS.filter((act) => act !== 'forge' && act !== 'ambiguous'),
    payments,
    after: { refuse: 'refused', cancel: 'cancelled' },
    transactionOf: newName,
    returnUrl: returnUrlFor,
    settings: (origin) => ({ KHALTI_URL: `${origin}${PATH}api/v2/`, KHALTI_SECRET_KEY: SECRET_KEY }),
    fields: html`<label>Khalti ID<input name="mobile" value="9800000001" autocomplete="off"></label>
<label>MPIN<input name="mpin" type="password" value="1111" autocomplete="off"></label>`,
  }
  const runner = createActionRunner(gateway, createTimers(app))
  gatewayRoutes(app, {
    gateway,
    runner,
    mode,
    controls: {
      show: () => life,
      change({ life_ms = life.life_ms }) {
        const lifetime = toInteger(life_ms, { least: 1, most: DAY_MS })
        if (lifetime === undefined) return `life_ms is a number from 1 to ${DAY_MS}.`
        life.life_ms = lifetime
        return undefined
      },
    },
  })
  app.get<{ Querystring: { pidx?: unknown } }>(`${PATH}pay/`, ({ query: { pidx } }, reply) =>
    sendPayPage(reply, gateway, typeof pidx === 'string' ? payments.find(pidx) : undefined),
  )
  app.register((api, _options, done) => {
    khaltiApi(api, { payments, runner, mode, life, path: PATH })
    done()
  })
}

const STATUS_TEXT: Record<Claim['outcome'], string> = {
  paid: 'Completed',
  pending: 'Pending',
  refused: 'Failed',
  cancelled: 'User canceled',
  expired: 'Expired',
  refunded: 'Refunded',
}

/** Unsigned: anyone who knows the return URL could send the same. */
function returnUrlFor(payment: Payment<Details>, { outcome }: Claim): string {
  const { returnUrl, orderName } = payment.details
  const isPaid = outcome === 'paid'
  const transaction = isPaid ? (payment.transaction ?? newName()) : ''
  const amount = String(payment.reportedAmount)
  const url = new URL(returnUrl)
  const fields = {
    pidx: payment.id,
    ...(isPaid && { txnId: transaction }),
    amount,
    total_amount: amount,
    status: STATUS_TEXT[outcome],
    mobile: isPaid ? '98XXXXX001' : '',
    tidx: transaction,
    purchase_order_id: payment.reference,
    purchase_order_name: orderName,
    transaction_id: transaction,
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}
