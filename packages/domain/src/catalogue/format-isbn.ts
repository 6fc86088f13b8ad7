/** The registrant ranges of the Nepali group 978-9937, by the first digits of what follows. */
const NEPALI_REGISTRANT = /^978(9937)([0-2]|[34]\d|[5-7]\d\d|[89]\d{3})(\d+)(\d)$/

/**
 * An ISBN-13 with hyphens between its parts, for Nepali ISBNs; the ranges of other groups are not known here, so any other text
 * is unchanged.
 *
 * @example
 * formatIsbn('9789937000017') // => '978-9937-0-0001-7'
 */
export function formatIsbn(isbn: string): string {
  return isbn.length === 13 ? isbn.replace(NEPALI_REGISTRANT, '978-$1-$2-$3-$4') : isbn
}

const weightedSum = (digits: string, weightAt: (place: number) => number) =>
  [...digits].reduce((sum, digit, at) => sum + (digit === 'x' ? 10 : Number(digit)) * weightAt(at), 0)

/** The check digit of the first twelve digits of an ISBN-13. */
const checkDigit = (twelve: string) => String((10 - (weightedSum(twelve, (at) => (at % 2 === 0 ? 1 : 3)) % 10)) % 10)

/**
 * The thirteen digits of an ISBN as it is printed, with or without hyphens and spaces; an ISBN-10 becomes its ISBN-13. A wrong
 * check digit, and anything else that is no ISBN, gives `undefined`.
 *
 * @example
 * parseIsbn('978-9937-0-0001-7') // => '9789937000017'
 */
export function parseIsbn(text: string | null | undefined): string | undefined {
  const digits = String(text ?? '')
    .toLowerCase()
    .replace(/^isbn:?/, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
  if (/^\d{9}[\dx]$/.test(digits)) {
    const isRight = weightedSum(digits, (at) => 10 - at) % 11 === 0
    return isRight ? `978${digits.slice(0, 9)}${checkDigit(`978${digits.slice(0, 9)}`)}` : undefined
  }
  return /^97[89]\d{10}$/.test(digits) && digits.endsWith(checkDigit(digits.slice(0, 12))) ? digits : undefined
}
