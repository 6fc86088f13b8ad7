import { latinDigits } from './latin-digits.ts'

const NEPAL = '+977'
const SEPARATORS = /[\s().-]/g

/** A number as it is dialled from anywhere; one without a country is of the country of the address, where that is Nepal. */
export function phoneNumber(text: string, country: string): string | undefined {
  const digits = latinDigits(text).replace(SEPARATORS, '').replace(/^00/, '+')
  if (!/^\+?\d{6,15}$/.test(digits)) return undefined
  if (digits.startsWith(NEPAL)) return isNepali(digits.slice(NEPAL.length)) ? digits : undefined
  if (digits.startsWith('+') || country !== 'NP') return digits
  const local = digits.replace(/^0/, '')
  return isNepali(local) ? NEPAL + local : undefined
}

/** A mobile number has ten digits, one of a house eight with its area. */
const isNepali = (digits: string) => /^(9\d{9}|[1-8]\d{7})$/.test(digits)
