import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ACTIONS, createActionRunner, createTimers, type Gateway } from '../gateway/actions.ts'
import { createModeSwitch } from '../gateway/modes.ts'
import { type Claim, createPaymentStore, fieldsOf, type Payment } from '../gateway/payments.ts'
import { gatewayRoutes, sendPayPage } from '../gateway/routes.ts'
import { html } from '../page/page.ts'

const WRITTEN = /^(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?$/

/** Parses rupees to paisa. */
export function toPaisa(written: string): number | undefined {
  const [, whole, fraction = ''] = WRITTEN.exec(written) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Formats an amount as eSewa does in JSON numbers: 133.0. */
export function toNumberText(paisa: number): string {
  const fraction = String(paisa % 100).padStart(2, '0')
  return `${Math.floor(paisa / 100)}.${fraction.endsWith('0') ? fraction.slice(0, 1) : fraction}`
}

/** Formats an amount as eSewa does in strings: 2,700.0. */
export const toAmountText = (paisa: number): string => toNumberText(paisa).replace(/\d(?=(?:\d{3})+\.)/g, '$&,')

/** The merchant that eSewa publishes for tests, and its key. */
const MERCHANT = { productCode: 'EPAYTEST', secretKey: '8gBm/:&EnhH.1/q' } as const

type Fields = Record<string, string>

/** The signed text: the named fields in their order, unchanged. */
const textOf = (fields: Fields, names: string) =>
  names
    .split(',')
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join(',')

export const sign = (fields: Fields, names: string, key: string = MERCHANT.secretKey): string =>
  createHmac('sha256', key).update(textOf(fields, names)).digest('base64')

export function isSigned(fields: Fields): boolean {
  const given = Buffer.from(fields['signature'] ?? '')
  const right = Buffer.from(sign(fields, fields['signed_field_names'] ?? ''))
  return given.length === right.length && timingSafeEqual(given, right)
}

export type Details = { successUrl: string; failureUrl: string }
type Refusal = { status: number; answer: Record<string, unknown> }
type Form = Details & { uuid: string; amount: number }

const PARTS = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge'] as const
const NEEDED = [
  ...PARTS,
  'total_amount',
  'transaction_uuid',
  'product_code',
  'success_url',
  'failure_url',
  'signed_field_names',
  'signature',
] as const
/** These must be signed, in this order. */
const SIGNED = 'total_amount,transaction_uuid,product_code'

/** Parses the payment form; every field is required and a string. */
function readForm(given: Record<string, unknown>): Form | Refusal {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string') fields[name] = value
  const missing = NEEDED.find((name) => !fields[name])
  if (missing !== undefined) return refused(`${missing} is required`)
  const text = (name: (typeof NEEDED)[number]) => fields[name] ?? ''
  if (text('product_code') !== MERCHANT.productCode) return refused('Invalid product code')
  if (!`${text('signed_field_names')},`.startsWith(`${SIGNED},`) || !isSigned(fields)) {
    return { status: 400, answer: { code: 'ES104', message: 'Invalid payload signature.' } }
  }
  if (!/^[A-Za-z0-9-]+$/.test(text('transaction_uuid'))) return refused('Invalid transaction uuid')
  const amount = toPaisa(text('total_amount'))
  const parts = PARTS.map((name) => toPaisa(text(name)) ?? Number.NaN)
  if (!amount || parts.reduce((sum, part) => sum + part, 0) !== amount) return refused('Invalid amount')
  const [successUrl, failureUrl] = [text('success_url'), text('failure_url')]
  if (!isWebAddress(successUrl) || !isWebAddress(failureUrl)) return refused('Invalid url')
  return { uuid: text('transaction_uuid'), amount, successUrl, failureUrl }
}

const refused = (message: string, status = 400): Refusal => ({
  status,
  answer: { error_message: message, code: 0 },
})

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const PATH = '/esewa/'
const OUTAGE = { code: 0, error_message: 'Service is currently unavailable' }
const FORM_OUTAGE = { error_message: 'Service is currently unavailable. Please try again later.', code: 0 }
const SIGNED_BACK = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names'

/** eSewa ePay v2, as documented for developers. */
export function esewaRoutes(app: FastifyInstance) {
  const payments = createPaymentStore<Details>()
  // The form fails as the test system does during an outage, the status check as documented.
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
    // Submitting the same form again continues the same payment.
    if (known !== undefined && (known.state !== 'open' || known.amount !== amount)) {
      const { status, answer } = refused('Duplicate transaction uuid', 409)
      return reply.code(status).send(answer)
    }
    const pageUrl = `${request.protocol}://${request.host}${PATH}pay/${uuid}/`
    if (known === undefined) payments.open({ id: uuid, reference: uuid, amount, pageUrl, details })
    return reply.redirect(pageUrl, 303)
  })
  // A GET request gets the same response as during an outage.
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

/** Amounts always have a fraction; JSON.stringify would write 133. */
function statusText({ amount, ...fields }: { amount: number } & Record<string, unknown>): string {
  const { product_code, transaction_uuid, status, ref_id } = fields
  const [first, last] = [JSON.stringify({ product_code, transaction_uuid }), JSON.stringify({ status, ref_id })]
  return `${first.slice(0, -1)},"total_amount":${toNumberText(amount)},${last.slice(1)}`
}

/** The success URL gets signed data; the failure URL gets none. */
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
  // Appended as is, even if the URL has a query already.
  return `${successUrl}?data=${encodeURIComponent(data)}`
}

let lastCode = randomInt(36 ** 4, 36 ** 5)

/** A unique code such as 000AWEO. */
function newCode() {
  lastCode += 1
  return lastCode.toString(36).toUpperCase().padStart(7, '0')
}
