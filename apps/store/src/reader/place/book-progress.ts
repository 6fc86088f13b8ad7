import type { ContentsEntry } from '../epub/read-contents.ts'

/**
 * How much of a book lies before a place in one of its chapters, from 0 to 1; each chapter counts as much as it is long.
 *
 * @example
 * bookProgress([100, 300], 1, 0.5) // => 0.625
 */
export function bookProgress(sizes: readonly number[], chapter: number, progression: number): number {
  const sum = (some: readonly number[]) => some.reduce((total, size) => total + size, 0)
  const whole = sum(sizes)
  if (whole === 0) return 0
  return Math.min(1, (sum(sizes.slice(0, chapter)) + (sizes[chapter] ?? 0) * progression) / whole)
}

/** What a chapter is called in the contents: by its own line, or by the last one before it. */
export function chapterTitle(contents: readonly ContentsEntry[], spine: readonly string[], chapter: number): string {
  const own = contents.find(({ path }) => path === spine[chapter])
  if (own) return own.title
  return contents.findLast(({ path }) => spine.indexOf(path) < chapter)?.title ?? ''
}

/** Letters that somebody reads in a minute, with what stands between words. */
const LETTERS_A_MINUTE = { en: 1150, ne: 900 }

/** How long the rest of a chapter takes, in whole minutes; less than one is 1. */
export const minutesLeft = (letters: number, language: string): number =>
  Math.max(1, Math.round(letters / LETTERS_A_MINUTE[language.startsWith('ne') ? 'ne' : 'en']))
