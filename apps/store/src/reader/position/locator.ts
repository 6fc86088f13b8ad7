import type { Locator } from '@dabali/api-client'
import type { ContentsEntry } from '../epub/package.ts'

/** A chapter: its path, title and text. */
type ChapterText = { path: string; title: string; text: string }

const WORDS = 80
const TYPE = 'application/xhtml+xml'
const LONGEST_TITLE = 500

type Place = { offset: number; totalProgression: number }

/** The place of a letter, as Readium writes it: it holds in any size of type, and finds its words in a new edition. */
export function locatorAt({ path, title, text }: ChapterText, { offset, totalProgression }: Place): Locator {
  return {
    href: path,
    type: TYPE,
    ...(title && { title: title.slice(0, LONGEST_TITLE) }),
    locations: { progression: text.length === 0 ? 0 : offset / text.length, totalProgression },
    text: {
      before: whole(text.slice(Math.max(0, offset - WORDS), offset)),
      highlight: whole(text.slice(offset, offset + WORDS)),
    },
  }
}

/**
 * Which letter of a chapter a locator means: the words that it names, the nearest of them where they stand more than once,
 * and the same share of the chapter where they are gone.
 *
 * @example
 * offsetOf({ href: 'a', type: 'text/html', text: { highlight: 'dry' } }, 'the dry roof') // => 4
 */
export function offsetOf({ locations, text: words }: Locator, text: string): number {
  const share = Math.min(1, Math.max(0, locations?.progression ?? 0))
  const expected = Math.min(Math.round(share * text.length), Math.max(0, text.length - 1))
  const wanted = words?.highlight ?? ''
  if (wanted === '') return expected
  const before = words?.before ?? ''
  const exact = nearest(text, before + wanted, expected - before.length)
  if (exact !== undefined) return exact + before.length
  return nearest(text, wanted, expected) ?? expected
}

function nearest(text: string, wanted: string, expected: number): number | undefined {
  let best: number | undefined
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + 1)) {
    if (best !== undefined && Math.abs(found - expected) >= Math.abs(best - expected)) break
    best = found
  }
  return best
}

/** Half a sign at either end is none that could be stored. */
const whole = (text: string) => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')

const NEAR = 0.002

/** Whether two locators are the same place, as far as a reader can tell. */
export function isSamePosition(one: Locator, two: Locator): boolean {
  const apart = (one.locations?.progression ?? 0) - (two.locations?.progression ?? 0)
  return one.href === two.href && Math.abs(apart) < NEAR
}

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
