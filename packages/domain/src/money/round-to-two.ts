import { type Decimal, toHundredths } from './decimal.ts'

/**
 * An amount is rounded to two decimals, half away from zero, on its decimal digits and not on its binary value; what
 * is not a finite number is refused with a `TypeError`.
 *
 * @example
 * roundToTwo(1.005) // => 1.01
 */
export function roundToTwo(value: Decimal): number {
  return Number(`${toHundredths(value, 'value')}e-2`)
}
