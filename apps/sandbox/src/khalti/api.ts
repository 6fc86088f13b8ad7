import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, readAsk } from '../gateway/acts.ts'
import type { ModeOf } from '../gateway/modes.ts'
import type { Payment, Payments } from '../gateway/payment.ts'
import { fieldsOf } from '../gateway/read-body.ts'
import { newName } from './new-name.ts'
import { type Details, readInitiation } from './read-initiate.ts'

export const SECRET_KEY = 'sandbox-khalti-secret-key'
const NEPAL_MS = (5 * 60 + 45) * 60 * 1000
const NOT_FOUND = { detail: 'Not found.', error_key: 'validation_error' }

type World = {
  payments: Payments<Details>
  actor: Actor<Details>
  mode: ModeOf
  life: { life_ms: number }
  path: string
}

/** What a shop asks of Khalti. */
export function khaltiApi(api: FastifyInstance, { payments, actor, mode, life, path }: World) {
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
    const wanted = readInitiation(fieldsOf(request.body))
    if ('faults' in wanted) return reply.code(400).send({ ...wanted.faults, error_key: 'validation_error' })
    const { amount, orderId, orderName, returnUrl } = wanted
    const pidx = newName()
    const expiresAt = Date.now() + life.life_ms
    const payment = payments.open({
      id: pidx,
      reference: orderId,
      amount,
      pageUrl: `${request.protocol}://${request.host}${path}pay/?pidx=${pidx}`,
      details: { returnUrl, orderName, expiresAt },
    })
    actor.expireAt(payment, expiresAt)
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
      total_amount: payment.toldAmount,
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
      await actor.perform(
        payment,
        readAsk(['refund'], { act: 'refund', amount: amount === undefined ? left : Number(amount) }),
      )
      return { detail: 'Transaction refund successful.' }
    },
  )
}

/** Whoever may ask, and does so in another way. */
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

/** Who is not known is told so in the words of its pages. */
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
