const NEPALI_DIGITS = /[०-९]/g

/** Digits as machines read them, however they were written. */
export const latinDigits = (text: string): string =>
  text.replace(NEPALI_DIGITS, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
