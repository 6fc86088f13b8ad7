'use client'

import type { Locator } from '@dabali/api-client'
import { useState } from 'react'
import type { ContentsEntry } from './epub/open-book.ts'
import type { PageState, PageView } from './page/page-view.ts'

/** A chapter: its path, title and text. */
type ChapterText = { path: string; title: string; text: string }

const CONTEXT_LENGTH = 80
const TYPE = 'application/xhtml+xml'
const MAX_TITLE_LENGTH = 500

type ChapterOffset = { offset: number; totalProgression: number }

/** A Readium locator for a character; it is independent of the font size and survives a new edition. */
export function locatorAt({ path, title, text }: ChapterText, { offset, totalProgression }: ChapterOffset): Locator {
  return {
    href: path,
    type: TYPE,
    ...(title && { title: title.slice(0, MAX_TITLE_LENGTH) }),
    locations: { progression: text.length === 0 ? 0 : offset / text.length, totalProgression },
    text: {
      before: trimSurrogates(text.slice(Math.max(0, offset - CONTEXT_LENGTH), offset)),
      highlight: trimSurrogates(text.slice(offset, offset + CONTEXT_LENGTH)),
    },
  }
}

/**
 * The text offset of a locator: the occurrence of its text that is nearest to its progression, or the progression itself
 * if the text is gone.
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
const trimSurrogates = (text: string) => text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')

const SAME_POSITION_TOLERANCE = 0.002

/** Whether two locators are the same position, within a tolerance. */
export function isSamePosition(one: Locator, two: Locator): boolean {
  const apart = (one.locations?.progression ?? 0) - (two.locations?.progression ?? 0)
  return one.href === two.href && Math.abs(apart) < SAME_POSITION_TOLERANCE
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

/** The title of a chapter in the contents, or of the last entry before it. */
export function chapterTitle(contents: readonly ContentsEntry[], spine: readonly string[], chapter: number): string {
  const own = contents.find(({ path }) => path === spine[chapter])
  if (own) return own.title
  return contents.findLast(({ path }) => spine.indexOf(path) < chapter)?.title ?? ''
}

/** Reading speed, spaces included. */
const CHARACTERS_PER_MINUTE = { en: 1150, ne: 900 }

/** The remaining reading time in whole minutes, at least 1. */
export const minutesLeft = (letters: number, language: string): number =>
  Math.max(1, Math.round(letters / CHARACTERS_PER_MINUTE[language.startsWith('ne') ? 'ne' : 'en']))

const bookmarksKey = (book: string) => `marks ${book}`
const MAX_BOOKMARKS = 200

/** The pages of a book that were marked on this device, in the order of marking. */
export function loadBookmarks(storage: Pick<Storage, 'getItem'>, book: string): Locator[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(bookmarksKey(book)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLocator) : []
  } catch {
    return []
  }
}

export function saveBookmarks(storage: Pick<Storage, 'setItem'>, book: string, marks: readonly Locator[]): void {
  try {
    storage.setItem(bookmarksKey(book), JSON.stringify(marks.slice(-MAX_BOOKMARKS)))
  } catch {
    // They hold for this visit.
  }
}

const isLocator = (kept: unknown): kept is Locator => typeof Object(kept).href === 'string'

/** Without every mark that is taken off. */
export const removeBookmarks = (marks: readonly Locator[], off: readonly Locator[]): Locator[] =>
  marks.filter((mark) => !off.some((one) => isSamePosition(one, mark)))

/** The page that is shown, and the locator of its first character. */
type ShownPage = { shown: PageState | undefined; locator: Locator | undefined; stage: PageView | undefined }

export type Bookmarks = ReturnType<typeof useBookmarks>

/** Bookmarks stored on this device. */
export function useBookmarks(name: string, { shown, locator, stage }: ShownPage) {
  const [marks, setMarks] = useState(() => loadBookmarks(localStorage, name))
  const isHere = (mark: Locator) =>
    shown !== undefined &&
    stage !== undefined &&
    mark.href === locator?.href &&
    stage.isOnPage(offsetOf(mark, shown.text))
  const here = marks.filter(isHere)

  function write(next: Locator[]) {
    setMarks(next)
    saveBookmarks(localStorage, name, next)
  }
  return {
    all: marks,
    isMarked: here.length > 0,
    toggle() {
      if (here.length > 0) write(removeBookmarks(marks, here))
      else if (locator) write([...marks, locator])
    },
    takeOff: (mark: Locator) => write(removeBookmarks(marks, [mark])),
  }
}
