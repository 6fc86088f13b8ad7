import type { Order } from '@dabali/api-client'
import { latinDigits } from '../../i18n/format.ts'

const DIGITS = String.raw`\d{1,9}`
const GROUPS_OF_THREE = String.raw`\d{1,3}(?:,\d{3}){1,2}`
const GROUPS_OF_NEPAL = String.raw`\d{1,2}(?:,\d{2}){0,2},\d{3}`
const SUM = new RegExp(String.raw`^(${DIGITS}|${GROUPS_OF_THREE}|${GROUPS_OF_NEPAL})(?:\.(\d{1,2}))?$`)

/**
 * A sum of money in hundredths of a rupee, so that nothing is lost in rounding. Read in the digits of either script, also with
 * commas between the groups.
 */
export function readSum(text: string): bigint | undefined {
  const [, rupees, paisa = ''] = SUM.exec(latinDigits(text.trim())) ?? []
  return rupees === undefined ? undefined : BigInt(rupees.replaceAll(',', '')) * 100n + BigInt(paisa.padEnd(2, '0'))
}

/** A typed sum as the API takes it: with Latin digits and without commas. What is no sum goes as it is, and the API says so at its field. */
export const plainSum = (text: string): string =>
  readSum(text) === undefined ? text.trim() : latinDigits(text.trim()).replaceAll(',', '')

export const writeSum = (sum: bigint): string => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`

const PAID: readonly Order['payment_status'][] = ['paid', 'partially_refunded', 'cod_collected']

/** What can still be refunded of an order. */
export function refundable({ payment_status: status, total_incl_tax: paid, refunded }: Order): bigint {
  if (!PAID.includes(status)) return 0n
  const left = (readSum(paid) ?? 0n) - (readSum(refunded) ?? 0n)
  return left > 0n ? left : 0n
}
