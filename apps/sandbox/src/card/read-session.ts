import { type Details, missingParam, wrongParam } from './objects.ts'

export type Form = { [name: string]: string | Form }

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
/** The maximum number of line items. */
const DEEPEST = 6

/** A form with nested names: `line_items[0][price_data][currency]`. */
export function nested(fields: Record<string, unknown>): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of Object.entries(fields)) {
    const path = pathOf(name)
    for (const each of [value].flat()) put(form, path, String(each))
  }
  return form
}

function pathOf(name: string): string[] {
  const [, first = name, rest = ''] = NAME.exec(name) ?? []
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)].slice(0, DEEPEST)
}

function put(form: Form, [first = '', ...rest]: string[], value: string) {
  // `expand[]` is numbered automatically.
  const key = first === '' ? String(Object.keys(form).length) : first
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inside = form[key]
  const next: Form = typeof inside === 'object' ? inside : Object.create(null)
  form[key] = next
  put(next, rest, value)
}

export const textIn = (form: Form | undefined, name: string): string | undefined => {
  const value = form?.[name]
  return typeof value === 'string' ? value : undefined
}

export const formIn = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name]
  return typeof value === 'object' ? value : undefined
}

export type Session = Omit<Details, 'paymentIntent' | 'charge' | 'wasDeclined'> & { amount: number }

const KNOWN = new Set([
  'adaptive_pricing',
  'automatic_tax',
  'billing_address_collection',
  'cancel_url',
  'client_reference_id',
  'custom_text',
  'customer_creation',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'payment_method_types',
  'phone_number_collection',
  'submit_type',
  'success_url',
])
const HALF_HOUR = 30 * 60
const DAY = 24 * 60 * 60
/** The tolerated clock difference. */
const LEEWAY = 60
/** At most eight digits, as at Stripe. */
const LARGEST_AMOUNT = 99_999_999
const LONGEST_REFERENCE = 200

/** The parameters of a session. */
export function readSession(form: Form): Session {
  const unknown = Object.keys(form).find((name) => !KNOWN.has(name))
  if (unknown !== undefined) throw wrongParam(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
  const mode = textIn(form, 'mode')
  if (mode === undefined) throw missingParam('mode')
  if (mode !== 'payment') throw wrongParam('mode', 'Invalid mode: must be one of payment, as far as this sandbox goes')
  const clientReference = textIn(form, 'client_reference_id') ?? null
  if (clientReference !== null && clientReference.length > LONGEST_REFERENCE) {
    throw wrongParam('client_reference_id', `Invalid string: must be at most ${LONGEST_REFERENCE} characters`)
  }
  const createdAt = Math.floor(Date.now() / 1000)
  return {
    clientReference,
    createdAt,
    successUrl: addressIn(form, 'success_url'),
    cancelUrl: textIn(form, 'cancel_url') === undefined ? null : addressIn(form, 'cancel_url'),
    expiresAt: expiryIn(form, createdAt),
    email: textIn(form, 'customer_email') ?? null,
    metadata: metadataIn(form, 'metadata'),
    paymentMetadata: metadataIn(formIn(form, 'payment_intent_data'), 'payment_intent_data[metadata]'),
    ...sumOf(formIn(form, 'line_items')),
  }
}

function addressIn(form: Form, name: string): string {
  const text = textIn(form, name)
  if (text === undefined) throw missingParam(name)
  // The placeholder of the session id makes the URL invalid.
  const { protocol = '' } = URL.parse(text.replaceAll('{CHECKOUT_SESSION_ID}', 'id')) ?? {}
  if (!/^https?:$/.test(protocol)) throw wrongParam(name, 'Not a valid URL', 'url_invalid')
  return text
}

function expiryIn(form: Form, now: number): number {
  const at = integerIn(form, 'expires_at', 'expires_at')
  if (at === undefined) return now + DAY
  if (at < now + HALF_HOUR - LEEWAY) {
    throw wrongParam(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    )
  }
  if (at > now + DAY + LEEWAY) {
    throw wrongParam(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    )
  }
  return at
}

function integerIn(form: Form | undefined, name: string, param: string): number | undefined {
  const text = textIn(form, name)
  if (text === undefined) return undefined
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  throw wrongParam(param, `Invalid integer: ${text}`, 'parameter_invalid_integer')
}

function sumOf(items: Form | undefined): { amount: number; currency: string } {
  const lines = Object.entries(items ?? {})
  if (lines.length === 0) throw missingParam('line_items')
  const sums = lines.map(([at, line]) => lineSum(`line_items[${at}]`, typeof line === 'object' ? line : undefined))
  const [first = { amount: 0, currency: '' }] = sums
  if (sums.some(({ currency }) => currency !== first.currency)) {
    throw wrongParam('line_items', 'All prices on a Checkout Session must use the same currency.')
  }
  const amount = sums.reduce((sum, line) => sum + line.amount, 0)
  if (amount < 1)
    throw wrongParam(
      'line_items',
      "The Checkout Session's total amount due must add up to at least 1.",
      'amount_too_small',
    )
  if (amount > LARGEST_AMOUNT) {
    throw wrongParam('line_items', `Amount must be no more than ${LARGEST_AMOUNT}`, 'amount_too_large')
  }
  return { amount, currency: first.currency }
}

function lineSum(param: string, line: Form | undefined): { amount: number; currency: string } {
  const price = formIn(line, 'price_data')
  if (price === undefined) throw missingParam(`${param}[price_data]`)
  const currency = textIn(price, 'currency')?.toLowerCase()
  if (currency === undefined) throw missingParam(`${param}[price_data][currency]`)
  if (!/^[a-z]{3}$/.test(currency)) throw wrongParam(`${param}[price_data][currency]`, `Invalid currency: ${currency}`)
  const each = integerIn(price, 'unit_amount', `${param}[price_data][unit_amount]`)
  if (each === undefined) throw missingParam(`${param}[price_data][unit_amount]`)
  if (each < 0) {
    throw wrongParam(`${param}[price_data][unit_amount]`, 'Invalid non-negative integer', 'parameter_invalid_integer')
  }
  if (!textIn(formIn(price, 'product_data'), 'name')) throw missingParam(`${param}[price_data][product_data][name]`)
  const quantity = integerIn(line, 'quantity', `${param}[quantity]`)
  if (quantity === undefined) throw missingParam(`${param}[quantity]`)
  if (quantity < 1) throw wrongParam(`${param}[quantity]`, 'Invalid positive integer', 'parameter_invalid_integer')
  return { amount: each * quantity, currency }
}

/** Up to 50 keys of 40 characters, each with a value of up to 500. */
function metadataIn(form: Form | undefined, param: string): Record<string, string> {
  const given = Object.entries(formIn(form, 'metadata') ?? {})
  if (given.length > 50) throw wrongParam(param, 'Metadata can have up to 50 keys.')
  for (const [name, value] of given) {
    if (name.length > 40) throw wrongParam(param, `Metadata keys must be under 40 characters: ${name}`)
    if (typeof value !== 'string') throw wrongParam(`${param}[${name}]`, 'Invalid string')
    if (value.length > 500) throw wrongParam(`${param}[${name}]`, 'Metadata values must be under 500 characters.')
  }
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
