// What grown-up readers do with prose on a screen; a page of Nepali holds as much in fewer, longer words.
const WORDS_PER_MINUTE = { en: 230, ne: 155 }
const DEVANAGARI = /\p{Script=Devanagari}/u

/** How many minutes a text of HTML takes to read, never less than one. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').trim()
  const words = text ? text.split(/\s+/).length : 0
  const perMinute = WORDS_PER_MINUTE[DEVANAGARI.test(text) ? 'ne' : 'en']
  return Math.max(1, Math.round(words / perMinute))
}
