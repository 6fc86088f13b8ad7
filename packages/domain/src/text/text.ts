/** The language of a text: English unless it begins with `ne`. */
export type Locale = 'en' | 'ne' | (string & {})

/** Whether a locale is Nepali. */
export const isNepali = (locale: Locale): boolean => /^ne\b/i.test(locale)

// Not `Intl`: a browser without Nepali falls back to its own language and writes other digits than the server.
/**
 * Writes the digits of a text in its language: Devanagari digits in Nepali, unchanged in any other language. Missing text
 * gives the empty text.
 *
 * @example
 * writeDigits('14', 'ne') // => '१४'
 */
export function writeDigits(text: string | number | null | undefined, locale: Locale): string {
  const digits = String(text ?? '')
  return isNepali(locale) ? digits.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : digits
}

// Not `Intl`: creating the first `NumberFormat` took about a tenth of a page's script time.
/**
 * Writes a number, or its decimal text, in the digits of the language, with its integer part in lakh groups. It is not rounded.
 *
 * @example
 * formatNumber(128400, 'en') // => '1,28,400'
 */
export function formatNumber(value: number | string, locale: Locale): string {
  const grouped = String(value).replace(/\d+/, (digits) => digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ','))
  return writeDigits(grouped, locale)
}

/**
 * The slug of a text: lower case, trimmed, without non-word characters, each run of spaces, underscores and dashes one `-`,
 * and none at either end. Letters, marks and digits of every script are word characters, so a Nepali title is kept. Missing
 * text, and text without any word character, gives the empty slug.
 *
 * @example
 * slugify('  Palpasa Cafe: A Novel  ') // => 'palpasa-cafe-a-novel'
 */
export function slugify(text: string | null | undefined): string {
  return (
    String(text ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{Nd}_\s-]+/gu, '')
      .replace(/[\s_-]+/g, '-')
      .replace(/^-|-$/g, '')
      // Last, because removing a character can bring a letter and its mark together.
      .normalize('NFC')
  )
}

// The reading speed of adults on a screen; Nepali has fewer, longer words.
const WORDS_PER_MINUTE = { en: 230, ne: 155 }
const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * The reading time of HTML in whole minutes: 230 words a minute, or 155 in Devanagari. Tags and their attributes are not
 * counted; the result is at least 1, also for missing or empty HTML.
 *
 * @example
 * readingMinutes('<p>Rain &amp; ink</p>') // => 1
 */
export function readingMinutes(html: string | null | undefined): number {
  const text = String(html ?? '').replace(/<[^>]*>/g, ' ')
  const words = text.match(/\S+/g)?.length ?? 0
  const perMinute = WORDS_PER_MINUTE[DEVANAGARI.test(text) ? 'ne' : 'en']
  return Math.max(1, Math.round(words / perMinute))
}

/** Decodes percent escapes; `undefined` when one of them is malformed. */
export function decodeEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Encodes a path segment; a lone surrogate, which cannot be encoded, becomes U+FFFD. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}
