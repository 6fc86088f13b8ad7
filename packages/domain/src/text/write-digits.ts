/** The language that something is written in: English unless it begins with `ne`. */
export type Locale = 'en' | 'ne' | (string & {})

/** Whether a text is written in Nepali. */
export const isNepali = (locale: Locale): boolean => /^ne\b/i.test(locale)

// By hand, because a browser may not know Nepali: one that falls back to its own language writes other digits than the
// server did.
/**
 * A text is written with the digits of its language: in Nepali each 0 to 9 becomes its Devanagari form, in any other
 * language it stays; missing text is the empty text.
 *
 * @example
 * writeDigits('14', 'ne') // => '१४'
 */
export function writeDigits(text: string | number | null | undefined, locale: Locale): string {
  const written = String(text ?? '')
  return isNepali(locale) ? written.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : written
}
