const DEVANAGARI = /\p{Script=Devanagari}/u
const LATIN = /\p{Script=Latin}/u

/**
 * The `lang` that a text needs on its own element: `ne` for Devanagari on an English page, `en` for Latin words alone on a
 * Nepali page, `undefined` where it equals the language of the page. Without it the marks of Devanagari are cut off.
 */
export function textLanguage(text: string, locale: string): 'ne' | 'en' | undefined {
  const nepaliPage = locale === 'ne'
  if (DEVANAGARI.test(text)) return nepaliPage ? undefined : 'ne'
  return nepaliPage && LATIN.test(text) ? 'en' : undefined
}

/** Replaces placeholders in a text: `{time} of {whole}`. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)

/** Parses a whole number in Latin or Devanagari digits; `undefined` for other input. */
export function parseQuantity(typed: string): number | undefined {
  const digits = typed.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
