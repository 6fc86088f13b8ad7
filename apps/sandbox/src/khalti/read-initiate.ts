import { isOneOf, toInteger } from '../gateway/read-body.ts'

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

/** What a shop wants to be paid, or what is wrong with it, field by field. */
export function readInitiation(fields: Record<string, unknown>): Initiation | { faults: Faults } {
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
