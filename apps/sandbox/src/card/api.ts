import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ActionRunner, parseAction } from '../gateway/actions.ts'
import type { ModeSwitch } from '../gateway/modes.ts'
import { evictOldest, fieldsOf, type Payments } from '../gateway/payments.ts'
import {
  type Details,
  hasIntent,
  newId,
  noSuch,
  Refusal,
  sendRefusal,
  toPaymentIntent,
  toRefund,
  toSession,
  wrongParam,
} from './objects.ts'
import { type Form, formIn, nested, readSession, textIn } from './read-session.ts'
import type { Refunds } from './refunds.ts'

const LONGEST_KEY = 255
const MAX_PAYMENTS = 50_000

type StoredResponse = { fingerprint: string; answer: object }
type Asked = { key: string | undefined; path: string; fields: object }

/** Idempotency keys: a repeated key returns the stored response; refused requests are not stored. */
export function createIdempotencyCache() {
  const responses = new Map<string, StoredResponse>()
  return {
    once({ key, path, fields }: Asked, make: () => object): { answer: object; isRepeated: boolean } {
      if (key === undefined || key === '') return { answer: make(), isRepeated: false }
      if (key.length > LONGEST_KEY) {
        throw new Refusal(400, `Idempotency keys may not be longer than ${LONGEST_KEY} characters.`)
      }
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([path, fields]))
        .digest('base64')
      const before = responses.get(key)
      if (before === undefined) {
        const answer = structuredClone(make())
        responses.set(key, { fingerprint, answer })
        evictOldest(responses, MAX_PAYMENTS)
        return { answer, isRepeated: false }
      }
      if (before.fingerprint === fingerprint) return { answer: before.answer, isRepeated: true }
      throw new Refusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      )
    },
  }
}

type Answers = ReturnType<typeof createIdempotencyCache>

export const SECRET_KEY = 'sk_test_sandbox'
const FORM = 'application/x-www-form-urlencoded'

type Options = {
  payments: Payments<Details>
  runner: ActionRunner<Details>
  mode: ModeSwitch
  webhooks: { find: (id: string) => object | undefined }
  refunds: Refunds
  answers: Answers
  /** The path of the payment page. */
  payPath: string
}
type Id = { Params: { id: string } }

/** The Stripe API. */
export function cardApi(api: FastifyInstance, options: Options) {
  const { payments, runner, mode, webhooks, refunds, answers, payPath } = options
  api.addHook('onRequest', async (request, reply) => {
    const { 'stripe-version': version, 'idempotency-key': key } = request.headers
    reply.header('request-id', newId('req'))
    if (version) reply.header('stripe-version', version)
    if (key) reply.header('idempotency-key', key)
  })
  api.addHook('preHandler', requireKey)
  api.setErrorHandler<Error & { statusCode?: number }>((failure, _request, reply) => {
    if (failure instanceof Refusal) return sendRefusal(reply, failure)
    const { statusCode = 500, message } = failure
    return sendRefusal(reply, new Refusal(statusCode, message, statusCode < 500 ? {} : { type: 'api_error' }))
  })

  /** Executes the request once per idempotency key. */
  function answerOnce(request: FastifyRequest, reply: FastifyReply, make: (form: Form) => object) {
    const fields = formOf(request)
    const key = [request.headers['idempotency-key']].flat()[0]
    const { answer, isRepeated } = answers.once({ key, path: request.url, fields }, () => make(nested(fields)))
    if (isRepeated) reply.header('idempotent-replayed', 'true')
    return reply.send(answer)
  }

  function sessionOf(id: string) {
    const payment = payments.find(id)
    if (payment?.id !== id) throw noSuch('checkout.session', id, 'session')
    return payment
  }

  api.post('/v1/checkout/sessions', mode.on('start'), (request, reply) =>
    answerOnce(request, reply, (form) => {
      const { amount, ...session } = readSession(form)
      const id = newId('cs_test')
      const payment = payments.open({
        id,
        reference: session.clientReference ?? id,
        amount,
        pageUrl: `${request.protocol}://${request.host}${payPath}${id}/`,
        details: { ...session, paymentIntent: newId('pi'), charge: newId('ch'), wasDeclined: false },
      })
      runner.expireAt(payment, session.expiresAt * 1000)
      return toSession(payment, expansionIn(form))
    }),
  )
  api.get<Id>('/v1/checkout/sessions/:id', mode.on('lookup'), (request) =>
    toSession(sessionOf(request.params.id), expansionIn(nested(fieldsOf(request.query)))),
  )
  api.post<Id>('/v1/checkout/sessions/:id/expire', mode.on('start'), async (request) => {
    const form = nested(formOf(request))
    const payment = sessionOf(request.params.id)
    if (payment.state !== 'open') {
      throw wrongParam(
        'session',
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${toSession(payment).status}`,
      )
    }
    await runner.perform(payment, parseAction(['expire'], { act: 'expire' }))
    return toSession(payment, expansionIn(form))
  })

  api.get<Id>('/v1/payment_intents/:id', mode.on('lookup'), ({ params: { id } }) => {
    const payment = payments.list().find(({ details }) => details.paymentIntent === id)
    if (payment === undefined || !hasIntent(payment)) throw noSuch('payment_intent', id, 'intent')
    return toPaymentIntent(payment)
  })
  api.post('/v1/refunds', mode.on('refund'), (request, reply) =>
    answerOnce(request, reply, (form) => toRefund(refunds.create(form))),
  )
  api.get<Id>('/v1/refunds/:id', mode.on('lookup'), ({ params: { id } }) => {
    const refund = refunds.find(id)
    if (refund === undefined) throw noSuch('refund', id, 'id')
    return toRefund(refund)
  })
  api.get<Id>('/v1/events/:id', mode.on('lookup'), ({ params: { id } }) => {
    const event = webhooks.find(id)
    if (event === undefined) throw noSuch('event', id, 'id')
    return event
  })
  api.all('/v1/*', ({ method, url }) => {
    const [path] = url.split('?')
    throw new Refusal(
      404,
      `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
    )
  })
}

/** The form body; Stripe accepts forms only. */
function formOf({ headers, body }: FastifyRequest): Record<string, unknown> {
  const type = headers['content-type']
  if (type !== undefined && !type.startsWith(FORM)) {
    throw new Refusal(400, `Invalid request (check that your POST content type is ${FORM}).`)
  }
  return fieldsOf(body)
}

function expansionIn(form: Form): { isExpanded: boolean } {
  const names = Object.values(formIn(form, 'expand') ?? {})
  const unknown = names.find((name) => name !== 'payment_intent')
  if (unknown !== undefined) throw wrongParam('expand', `This property cannot be expanded (${unknown}).`)
  if (textIn(form, 'expand') !== undefined) throw wrongParam('expand', 'Invalid array')
  return { isExpanded: names.length > 0 }
}

async function requireKey({ headers }: FastifyRequest) {
  const [, scheme = '', given = ''] = /^(\S+) (\S+)$/.exec(headers.authorization ?? '') ?? []
  const key = scheme.toLowerCase() === 'basic' ? Buffer.from(given, 'base64').toString().split(':')[0] : given
  if (key === SECRET_KEY) return
  if (!key) {
    throw new Refusal(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  throw new Refusal(401, `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`)
}
