import { type Decimal, toNumber } from './decimal.ts'

/** How many rupees the advertising pixel counts as one dollar. */
export const NPR_PER_USD = 132.53

/**
 * Rupees become the dollars that the advertising pixel is told by dividing them by `NPR_PER_USD`, without rounding;
 * what is not a finite number is refused with a `TypeError`.
 *
 * @example
 * nprToUsd('13253.00') // => 100
 */
export function nprToUsd(npr: Decimal): number {
  return toNumber(npr, 'npr') / NPR_PER_USD
}
