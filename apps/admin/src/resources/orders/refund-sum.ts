import type { Order } from '@dabali/api-client'
import { latinDigits } from '../../i18n/format.ts'

/** A sum of money in hundredths of a rupee, so that nothing is lost in rounding. */
export function readSum(text: string): bigint | undefined {
  const [, rupees, paisa = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(latinDigits(text.trim())) ?? []
  return rupees === undefined ? undefined : BigInt(rupees) * 100n + BigInt(paisa.padEnd(2, '0'))
}

export const writeSum = (sum: bigint): string => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`

const PAID: readonly Order['payment_status'][] = ['paid', 'partially_refunded', 'cod_collected']

/** What can still be refunded of an order. */
export function refundable({ payment_status: status, total_incl_tax: paid, refunded }: Order): bigint {
  if (!PAID.includes(status)) return 0n
  const left = (readSum(paid) ?? 0n) - (readSum(refunded) ?? 0n)
  return left > 0n ? left : 0n
}

type Line = Pick<Order['lines'][number], 'id' | 'quantity' | 'price_incl_tax'>

/** The price of some copies of each line, after all discounts, never more than what is left to refund. */
export function refundSum(lines: readonly Line[], copies: Readonly<Record<string, number>>, most: bigint): bigint {
  const sum = lines.reduce((soFar, { id, quantity, price_incl_tax: price }) => {
    const half = BigInt(quantity) / 2n
    return soFar + ((readSum(price) ?? 0n) * BigInt(copies[id] ?? 0) + half) / BigInt(quantity)
  }, 0n)
  return sum < most ? sum : most
}
