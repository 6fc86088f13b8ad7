// What grown-up readers do with prose on a screen; a page of Nepali holds as much in fewer, longer words.
const WORDS_PER_MINUTE = { en: 230, ne: 155 }
const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * A text of HTML takes so many whole minutes to read: 230 words in one, or 155 where it is written in Devanagari; tags and
 * what stands in them are no words, and it is never less than one, not even for missing or empty HTML.
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
