import type { Both, Paragraphs } from '../words.ts'

export const inBoth = <Words>(write: (language: 'en' | 'ne') => Words): Both<Words> => ({
  en: write('en'),
  ne: write('ne'),
})

export const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('')

export const htmlOf = (body: Paragraphs | undefined, language: 'en' | 'ne') => html(body?.[language] ?? [])

/** Seconds of `7:12`: hours and minutes of what is read or shown, minutes and seconds of what is played. */
export const hoursIn = (text: string) => partsIn(text) * 60
export const minutesIn = (text: string) => partsIn(text)

function partsIn(text: string) {
  const [large = 0, small = 0] = text.split(':').map(Number)
  return large * 60 + small
}

const PAISA = 100
export const paisa = (rupees: number) => Math.round(rupees * PAISA)

/** A number below the limit that is always the same for the same word. */
export function numberOf(word: string, limit: number) {
  let hash = 7
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 2654435761) >>> 1
  return hash % limit
}
