import { type Decimal, fromHundredths, toHundredths } from '../money/money.ts'

/** A line of a cart or an order; the price is that of one, before discounts on the order. */
export type PricedLine = { quantity: number; unit_price_incl_tax: Decimal }

export type OrderSumInput = {
  lines: readonly PricedLine[]
  /** What is taken off the order, each with its name. */
  discounts?: readonly { name: string; amount: Decimal }[] | undefined
  /** Missing where nothing is delivered; `null` while the fee is not known. */
  delivery?: Decimal | null | undefined
  /** What a gift card pays, at most the total; missing or 0 without one. */
  giftCard?: Decimal | undefined
}

export type OrderSumRow =
  /** `to-pay` is what a gift card leaves of the total. */
  | { kind: 'subtotal' | 'total' | 'to-pay'; amount: string }
  /** Below 0. */
  | { kind: 'discount'; name: string; amount: string }
  /** Below 0. */
  | { kind: 'gift-card'; amount: string }
  /** `null` while the fee is not known; the total is then that before delivery. */
  | { kind: 'delivery'; amount: string | null }

/**
 * The rows of a sum, the same in cart, checkout, order, receipt and email: the subtotal of all lines at their price, each
 * discount once, the delivery once, and the total, which is the sum of the rows above it. With a gift card two rows follow:
 * what it pays of the total, and what is left to pay. An amount that is not a finite number throws a `TypeError`.
 *
 * @example
 * orderSumRows({ lines: [{ quantity: 2, unit_price_incl_tax: '295.00' }], delivery: 100 }).at(-1)?.amount // => '690.00'
 */
export function orderSumRows({ lines, discounts = [], delivery, giftCard = 0 }: OrderSumInput): OrderSumRow[] {
  const rows: OrderSumRow[] = [
    { kind: 'subtotal', amount: sumOf(lines.map(lineAmount)) },
    ...discounts.map(({ name, amount }) => ({
      kind: 'discount' as const,
      name,
      amount: fromHundredths(-toHundredths(amount, 'amount')),
    })),
  ]
  if (delivery !== undefined) rows.push({ kind: 'delivery', amount: delivery === null ? null : sumOf([delivery]) })
  const total = sumOf(rows.map(({ amount }) => amount ?? 0))
  rows.push({ kind: 'total', amount: total })
  const [whole, card] = [toHundredths(total, 'total'), toHundredths(giftCard, 'giftCard')]
  const isCovered = card >= whole
  const paid = isCovered ? whole : card
  if (paid > 0n) {
    rows.push(
      { kind: 'gift-card', amount: fromHundredths(-paid) },
      { kind: 'to-pay', amount: fromHundredths(whole - paid) },
    )
  }
  return rows
}

/**
 * What one more refund of copies of a line gives back, in the unit of `paid`: the share of what was paid for the line after
 * all discounts. Parts add up to the line however it is divided. Not more copies than the line has left count.
 *
 * @example
 * refundShare({ paid: 1000, quantity: 3, refunded: 1 }, 2) // => 667
 */
export function refundShare(
  { paid, quantity, refunded }: { paid: number; quantity: number; refunded: number },
  copies: number,
): number {
  const worth = (count: number) => Math.floor((paid * Math.min(Math.max(count, 0), quantity)) / quantity)
  return quantity > 0 ? worth(refunded + copies) - worth(refunded) : 0
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
