import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ACTIONS, createActionRunner, createTimers, type Gateway } from '../gateway/actions.ts'
import { createModeSwitch } from '../gateway/modes.ts'
import { type Claim, createPaymentStore, type Payment } from '../gateway/payments.ts'
import { gatewayRoutes, sendPayPage } from '../gateway/routes.ts'
import { fieldsOf } from '../gateway/values.ts'
import { html } from '../page/page.ts'
import { type Details, MERCHANT, readForm, refused, sign, toAmountText, toNumberText, toPaisa } from './form.ts'

const PATH = '/esewa/'
const OUTAGE = { code: 0, error_message: 'Service is currently unavailable' }
const FORM_OUTAGE = { error_message: 'Service is currently unavailable. Please try again later.', code: 0 }
const SIGNED_BACK = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names'

/** eSewa ePay v2, as its pages for developers describe it. */
export function esewaRoutes(app: FastifyInstance) {
  const payments = createPaymentStore<Details>()
  // The form is refused as its test system refuses it on bad days, the look-up as its pages say.
  const mode = createModeSwitch((reply, kind) =>
    kind === 'lookup' ? reply.send(OUTAGE) : reply.code(409).send(FORM_OUTAGE),
  )
  const gateway: Gateway<Details> = {
    name: 'eSewa',
    path: PATH,
    actions: ACTIONS,
    payments,
    after: { refuse: 'refused', cancel: 'cancelled' },
    transactionOf: newCode,
    returnUrl,
    settings: (origin) => ({
      ESEWA_URL: `${origin}${PATH}api/epay/main/v2/form`,
      ESEWA_STATUS_URL: `${origin}${PATH}api/epay/transaction/status/`,
      ESEWA_PRODUCT_CODE: MERCHANT.productCode,
      ESEWA_SECRET_KEY: MERCHANT.secretKey,
    }),
    fields: html`<label>eSewa ID<input name="esewa_id" value="9806800001" autocomplete="off"></label>
<label>MPIN<input name="mpin" type="password" value="1122" autocomplete="off"></label>`,
  }
  gatewayRoutes(app, { gateway, mode, runner: createActionRunner(gateway, createTimers(app)) })

  app.post(`${PATH}api/epay/main/v2/form`, mode.on('start'), (request, reply) => {
    const form = readForm(fieldsOf(request.body))
    if ('answer' in form) return reply.code(form.status).send(form.answer)
    const { uuid, amount, ...details } = form
    const known = payments.find(uuid)
    // Who goes back and sends the same form again pays the same payment.
    if (known !== undefined && (known.state !== 'open' || known.amount !== amount)) {
      const { status, answer } = refused('Duplicate transaction uuid', 409)
      return reply.code(status).send(answer)
    }
    const pageUrl = `${request.protocol}://${request.host}${PATH}pay/${uuid}/`
    if (known === undefined) payments.open({ id: uuid, reference: uuid, amount, pageUrl, details })
    return reply.redirect(pageUrl, 303)
  })
  // Who opens the form instead of posting it is told the same.
  app.get(`${PATH}api/epay/main/v2/form`, (_request, reply) => reply.code(409).send(FORM_OUTAGE))
  app.get<{ Params: { uuid: string } }>(`${PATH}pay/:uuid/`, ({ params }, reply) =>
    sendPayPage(reply, gateway, payments.find(params.uuid)),
  )

  type Question = Record<'product_code' | 'total_amount' | 'transaction_uuid', unknown>
  app.get<{ Querystring: Partial<Question> }>(
    `${PATH}api/epay/transaction/status/`,
    mode.on('lookup'),
    ({ query }, reply) => {
      const { product_code, total_amount, transaction_uuid } = query
      const asked = typeof total_amount === 'string' ? toPaisa(total_amount) : undefined
      if (typeof product_code !== 'string' || typeof transaction_uuid !== 'string' || asked === undefined) {
        const { status, answer } = refused('Invalid request')
        return reply.code(status).send(answer)
      }
      const found = product_code === MERCHANT.productCode ? payments.find(transaction_uuid) : undefined
      const payment = found?.amount === asked ? found : undefined
      return reply.type('application/json').send(
        statusText({
          product_code,
          transaction_uuid,
          amount: payment?.reportedAmount ?? asked,
          status: payment === undefined ? 'NOT_FOUND' : statusOf(payment),
          ref_id: payment?.transaction ?? null,
        }),
      )
    },
  )
}

const STATUS = {
  open: 'PENDING',
  pending: 'PENDING',
  paid: 'COMPLETE',
  refused: 'CANCELED',
  cancelled: 'CANCELED',
  expired: 'NOT_FOUND',
  ambiguous: 'AMBIGUOUS',
} as const

function statusOf({ state, refunded, amount }: Payment<Details>) {
  if (refunded === 0) return STATUS[state]
  return refunded === amount ? 'FULL_REFUND' : 'PARTIAL_REFUND'
}

/** Its amounts are numbers with a fraction, also where they have none; JSON.stringify would write 133. */
function statusText({ amount, ...fields }: { amount: number } & Record<string, unknown>): string {
  const { product_code, transaction_uuid, status, ref_id } = fields
  const [first, last] = [JSON.stringify({ product_code, transaction_uuid }), JSON.stringify({ status, ref_id })]
  return `${first.slice(0, -1)},"total_amount":${toNumberText(amount)},${last.slice(1)}`
}

/** Only who has paid comes back to the success address, with what was signed; the other one is told nothing. */
function returnUrl(payment: Payment<Details>, { outcome, isForged = false }: Claim): string {
  const { successUrl, failureUrl } = payment.details
  if (outcome !== 'paid') return failureUrl
  const fields = {
    transaction_code: payment.transaction ?? newCode(),
    status: 'COMPLETE',
    total_amount: toAmountText(payment.reportedAmount),
    transaction_uuid: payment.id,
    product_code: MERCHANT.productCode,
    signed_field_names: SIGNED_BACK,
  }
  const signature = sign(fields, SIGNED_BACK, isForged ? randomUUID() : MERCHANT.secretKey)
  const data = Buffer.from(JSON.stringify({ ...fields, signature })).toString('base64')
  // It is put at the end as it is, whatever stands there already.
  return `${successUrl}?data=${encodeURIComponent(data)}`
}

let lastCode = randomInt(36 ** 4, 36 ** 5)

/** 000AWEO: no two of a process are the same. */
function newCode() {
  lastCode += 1
  return lastCode.toString(36).toUpperCase().padStart(7, '0')
}
