import { createHmac, timingSafeEqual } from 'node:crypto'

const WRITTEN = /^(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?$/

/** Rupees as they are written, in paisa. */
export function toPaisa(written: string): number | undefined {
  const [, whole, fraction = ''] = WRITTEN.exec(written) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
}

/** As eSewa writes an amount in a number: 133.0. */
export function toNumberText(paisa: number): string {
  const fraction = String(paisa % 100).padStart(2, '0')
  return `${Math.floor(paisa / 100)}.${fraction.endsWith('0') ? fraction.slice(0, 1) : fraction}`
}

/** As eSewa writes an amount in a text: 2,700.0. */
export const toAmountText = (paisa: number): string => toNumberText(paisa).replace(/\d(?=(?:\d{3})+\.)/g, '$&,')

/** The merchant that eSewa publishes for tests, and its key. */
export const MERCHANT = { productCode: 'EPAYTEST', secretKey: '8gBm/:&EnhH.1/q' } as const

type Fields = Record<string, string>

/** What is signed: the named fields in the order in which they are named, as they are written. */
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
