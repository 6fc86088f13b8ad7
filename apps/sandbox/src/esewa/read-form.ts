import { toPaisa } from './amounts.ts'
import { isSigned, MERCHANT } from './signature.ts'

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

/** What a shop posted to be paid: every field is needed, and every one is a text. */
export function readForm(given: Record<string, unknown>): Form | Refusal {
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

export const refused = (message: string, status = 400): Refusal => ({
  status,
  answer: { error_message: message, code: 0 },
})

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
