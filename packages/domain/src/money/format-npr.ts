import { isNepali, type Locale, writeDigits } from '../text/write-digits.ts'
import { type Decimal, toHundredths } from './decimal.ts'

// Written here and not by Intl: engines disagree on the sign of the rupee in Nepali, and a page that the server and
// the browser write differently is written twice.
/**
 * A price is written with the sign of the rupee, a space that does not break, and its digits in lakh groups, rounded
 * to two decimals that are left out when they are 00; Nepali has its own sign and digits; what is not a finite number
 * is refused with a `TypeError`.
 *
 * @example
 * formatNpr('1234567.50', 'en') // => 'Rs\u00a012,34,567.50'
 */
export function formatNpr(value: Decimal, locale: Locale): string {
  const hundredths = toHundredths(value, 'value')
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  const rupees = digits.slice(0, -2).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  const paisa = digits.slice(-2)
  const amount = paisa === '00' ? rupees : `${rupees}.${paisa}`
  const sign = hundredths < 0n ? '-' : ''
  return `${sign}${isNepali(locale) ? 'रू' : 'Rs'}\u00a0${writeDigits(amount, locale)}`
}
