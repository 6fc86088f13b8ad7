import { type Decimal, fromHundredths, toHundredths } from '../money/money.ts'

/** A line of a cart or an order; the price is that of one, before discounts on the order. */
export type PricedLine = { quantity: number; unit_price_incl_tax: Decimal }

export type OrderSumInput = {
  lines: readonly PricedLine[]
  /** What is taken off the order, each with its name. */
  discounts?: readonly { name: string; amount: Decimal }[] | undefined
  /** Missing where nothing is delivered; `null` while the fee is not known. */
  delivery?: Decimal | null | undefined
}

export type OrderSumRow =
  | { kind: 'subtotal' | 'total'; amount: string }
  /** Below 0. */
  | { kind: 'discount'; name: string; amount: string }
  /** `null` while the fee is not known; the total is then that before delivery. */
  | { kind: 'delivery'; amount: string | null }

/**
 * The rows of a sum, the same in cart, checkout, order, receipt and email: the subtotal of all lines at their price, each
 * discount once, the delivery once, and the total, which is the sum of the rows above it. An amount that is not a finite
 * number throws a `TypeError`.
 *
 * @example
 * orderSumRows({ lines: [{ quantity: 2, unit_price_incl_tax: '295.00' }], delivery: 100 }).at(-1)?.amount // => '690.00'
 */
export function orderSumRows({ lines, discounts = [], delivery }: OrderSumInput): OrderSumRow[] {
  const rows: OrderSumRow[] = [
    { kind: 'subtotal', amount: sumOf(lines.map(lineAmount)) },
    ...discounts.map(({ name, amount }) => ({
      kind: 'discount' as const,
      name,
      amount: fromHundredths(-toHundredths(amount, 'amount')),
    })),
  ]
  if (delivery !== undefined) rows.push({ kind: 'delivery', amount: delivery === null ? null : sumOf([delivery]) })
  return [...rows, { kind: 'total', amount: sumOf(rows.map(({ amount }) => amount ?? 0)) }]
}

const sumOf = (amounts: readonly Decimal[]) =>
  fromHundredths(amounts.reduce((sum, amount) => sum + toHundredths(amount, 'amount'), 0n))

/**
 * What a line costs in the rows of a sum: its price times its quantity, with two decimals. A price that is not a finite number
 * throws a `TypeError`.
 *
 * @example
 * lineAmount({ quantity: 2, unit_price_incl_tax: '295.00' }) // => '590.00'
 */
export const lineAmount = ({ quantity, unit_price_incl_tax: price }: PricedLine): string =>
  fromHundredths(toHundredths(price, 'unit_price_incl_tax') * BigInt(quantity))
