import { formatNumber, isNepali, type Locale } from '../text/text.ts'

/** An amount: a number, or the decimal text that the API sends. */
export type Decimal = number | string

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** The amount as a number; anything that is no amount throws a `TypeError` that names the argument. */
export function toNumber(value: Decimal, argument: string): number {
  const number = isDecimal(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number))
    throw new TypeError(`${argument} must be a number or a decimal text, not ${quoted(value)}`)
  return number
}

/** The amount in hundredths, rounded half away from zero on its decimal digits, so that 1.005 is 101. */
export function toHundredths(value: Decimal, argument: string): bigint {
  // Also avoids a thousand million digits for `0e999999999`.
  if (toNumber(value, argument) === 0) return 0n
  const [, sign, whole = '', fraction = '', exponent = ''] = DECIMAL.exec(String(value)) ?? []
  const digits = whole + fraction
  // The number of digits up to the second decimal place; below 0 the amount is less than a hundredth.
  const digitCount = whole.length + Number(exponent) + 2
  if (digitCount < 0) return 0n
  const rounded =
    BigInt(digits.slice(0, digitCount).padEnd(digitCount, '0')) + (digits.charAt(digitCount) >= '5' ? 1n : 0n)
  return sign === '-' ? -rounded : rounded
}

/** The text of an amount in hundredths, with two decimals. */
export const fromHundredths = (hundredths: bigint): string =>
  String(hundredths).replace(/\d+/, (digits) => digits.padStart(3, '0').replace(/..$/, '.$&'))

function isDecimal(value: unknown) {
  if (typeof value !== 'string') return typeof value === 'number'
  return DECIMAL.test(value) && /^[+-]?\.?\d/.test(value)
}

function quoted(value: unknown) {
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

/**
 * Rounds an amount to two decimals, half away from zero, on its decimal digits and not on its binary value. An amount that
 * is not a finite number throws a `TypeError`.
 *
 * @example
 * roundToTwo(1.005) // => 1.01
 */
export function roundToTwo(value: Decimal): number {
  return Number(`${toHundredths(value, 'value')}e-2`)
}

/** The exchange rate for the advertising pixel. */
export const NPR_PER_USD = 132.53

/**
 * Converts rupees to the dollars that the advertising pixel reports, without rounding. An amount that is not a finite number
 * throws a `TypeError`.
 *
 * @example
 * nprToUsd('13253.00') // => 100
 */
export function nprToUsd(npr: Decimal): number {
  return toNumber(npr, 'npr') / NPR_PER_USD
}

// Not `Intl`: engines disagree on the sign of the rupee in Nepali, and React renders a page twice when server and browser
// differ.
/**
 * Formats a price with the sign of the rupee, a non-breaking space, and the digits in lakh groups, rounded to two decimals,
 * which are omitted when they are 00. Nepali has its own sign and digits. An amount that is not a finite number throws a
 * `TypeError`.
 *
 * @example
 * formatNpr('1234567.50', 'en') // => 'Rs\u00a012,34,567.50'
 */
export function formatNpr(value: Decimal, locale: Locale): string {
  const amount = fromHundredths(toHundredths(value, 'value'))
  const sign = amount.startsWith('-') ? '-' : ''
  return `${sign}${isNepali(locale) ? 'रू' : 'Rs'}\u00a0${formatNumber(amount.replace(/-|\.00/g, ''), locale)}`
}
