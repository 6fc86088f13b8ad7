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
