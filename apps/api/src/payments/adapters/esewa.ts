import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EsewaSettings } from '../read-gateways.ts'
import {
  type Adapter,
  type Attempt,
  askGateway,
  fromRupeeText,
  type GatewayStatus,
  GatewayUnavailable,
  InvalidSignature,
  textIn,
  toRupeeText,
} from './adapter.ts'

const LARGEST_TEXT = 4000
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/
/** Fields that the signature must cover. */
const NEEDED = ['total_amount', 'transaction_uuid', 'product_code', 'status']

export const signEsewa = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64')

/** Reads `data` of a return: base64 JSON, signed over its fields as written, in the order that it lists. */
export function readEsewaData(secret: string, data: string): Record<string, string> {
  const fields = fieldsOf(decode(data))
  const listed = (fields['signed_field_names'] ?? '').split(',')
  if (NEEDED.some((name) => !listed.includes(name))) throw new InvalidSignature()
  const text = listed.map((name) => `${name}=${Object.hasOwn(fields, name) ? fields[name] : ''}`).join(',')
  const given = fields['signature'] ?? ''
  if (!SIGNATURE.test(given)) throw new InvalidSignature()
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signEsewa(secret, text)))) throw new InvalidSignature()
  return fields
}

function decode(data: string): string {
  if (data.length > LARGEST_TEXT) throw new InvalidSignature()
  // In a query string a plus sign is decoded as a blank.
  return Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8')
}

const FIELD = /"([a-z_]{1,40})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|(-?\d[\d.eE+-]*))/g

/**
 * The fields as written: parsing 133.0 as a number gives 133, which has another signature. Duplicate fields are
 * rejected.
 */
function fieldsOf(json: string): Record<string, string> {
  const fields: Record<string, string> = {}
  try {
    JSON.parse(json)
    for (const [, name = '', quoted, number] of json.matchAll(FIELD)) {
      if (Object.hasOwn(fields, name)) throw new InvalidSignature()
      fields[name] = number ?? String(JSON.parse(`"${quoted}"`))
    }
  } catch {
    throw new InvalidSignature()
  }
  return fields
}

/** eSewa does not say when its form expires; this is longer than a visitor needs. */
const FORM_LIVES_MS = 60 * 60 * 1000
const SIGNED = 'total_amount,transaction_uuid,product_code'

const STATES: Record<string, GatewayStatus['status']> = {
  COMPLETE: 'paid',
  PENDING: 'pending',
  AMBIGUOUS: 'pending',
  FULL_REFUND: 'refunded',
  PARTIAL_REFUND: 'partially_refunded',
  NOT_FOUND: 'not_found',
  // Documented as “canceled/reversed from eSewa side”: a refusal. There is no status for a visitor who cancels.
  CANCELED: 'failed',
}

/** eSewa ePay v2: the browser posts a signed form. There is no API for refunds. */
export const esewaAdapter = ({ url, statusUrl, productCode, secretKey }: EsewaSettings): Adapter => ({
  caps: { refund: false, lookup: true, webhook: false, currencies: ['NPR'] },

  async start({ reference, amount }, back) {
    const total = toRupeeText(amount)
    const signed = { total_amount: total, transaction_uuid: reference, product_code: productCode }
    const text = Object.entries(signed).map((field) => field.join('='))
    const fields = {
      amount: total,
      tax_amount: '0',
      product_service_charge: '0',
      product_delivery_charge: '0',
      ...signed,
      // eSewa appends its own question mark.
      success_url: back.url,
      failure_url: `${back.url}failure/`,
      signed_field_names: SIGNED,
      signature: signEsewa(secretKey, text.join(',')),
    }
    const expiresAt = new Date(Date.now() + FORM_LIVES_MS)
    return { next: { type: 'form_post', url, fields }, providerReference: null, expiresAt }
  },

  confirm({ query }) {
    const data = query?.get('data')
    // Without data the visitor did not pay.
    if (data === null || data === undefined) return { kind: 'look' }
    const fields = readEsewaData(secretKey, data)
    if (fields['product_code'] !== productCode) throw new InvalidSignature()
    return { kind: 'look', reference: fields['transaction_uuid'] ?? '' }
  },

  async lookup(attempt) {
    const address = new URL(statusUrl)
    address.searchParams.set('product_code', productCode)
    address.searchParams.set('total_amount', toRupeeText(attempt.amount))
    address.searchParams.set('transaction_uuid', attempt.reference)
    const { answer } = await askGateway({ url: address.href })
    return foundOf(answer, attempt, productCode)
  },

  refund: async () => ({ status: 'manual' }),
})

/** Errors of eSewa have status 200 and no payment status. */
function foundOf(answer: object, attempt: Attempt, productCode: string): GatewayStatus {
  const status = STATES[textIn(answer, 'status') ?? '']
  if (status === undefined) throw new GatewayUnavailable('NO_STATE')
  if (status === 'not_found' || status === 'failed') return { status }
  const isOurs =
    textIn(answer, 'product_code') === productCode && textIn(answer, 'transaction_uuid') === attempt.reference
  return {
    status,
    amount: fromRupeeText(Reflect.get(answer, 'total_amount')) ?? Number.NaN,
    currency: 'NPR',
    reference: isOurs ? attempt.reference : (textIn(answer, 'transaction_uuid') ?? ''),
    transaction: textIn(answer, 'ref_id'),
  }
}
