/** An amount: a number, or the decimal text that the wire carries. */
export type Decimal = number | string

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** The number that an amount says; anything else is refused with a `TypeError` that names the argument. */
export function toNumber(value: Decimal, argument: string): number {
  const number = isDecimal(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number))
    throw new TypeError(`${argument} must be a number or a decimal text, not ${shown(value)}`)
  return number
}

/** The amount in hundredths, rounded half away from zero on its decimal digits, so that 1.005 is 101. */
export function toHundredths(value: Decimal, argument: string): bigint {
  // Also spares `0e999999999` its thousand million digits.
  if (toNumber(value, argument) === 0) return 0n
  const [, sign, whole = '', fraction = '', exponent = ''] = DECIMAL.exec(String(value)) ?? []
  const digits = whole + fraction
  // How many digits stand before the second decimal place; below 0 nothing of the amount reaches a hundredth.
  const kept = whole.length + Number(exponent) + 2
  if (kept < 0) return 0n
  const rounded = BigInt(digits.slice(0, kept).padEnd(kept, '0')) + (digits.charAt(kept) >= '5' ? 1n : 0n)
  return sign === '-' ? -rounded : rounded
}

function isDecimal(value: unknown) {
  if (typeof value !== 'string') return typeof value === 'number'
  return DECIMAL.test(value) && /^[+-]?\.?\d/.test(value)
}

function shown(value: unknown) {
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
