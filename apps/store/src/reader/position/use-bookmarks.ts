'use client'

import type { Locator } from '@dabali/api-client'
import { useState } from 'react'
import type { ReaderState } from '../use-reading.ts'
import { isSamePosition, offsetOf } from './locator.ts'

const nameOf = (book: string) => `marks ${book}`
const MOST = 200

/** The pages of a book that were marked on this device, in the order of marking. */
export function loadBookmarks(storage: Pick<Storage, 'getItem'>, book: string): Locator[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(book)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLocator) : []
  } catch {
    return []
  }
}

export function saveBookmarks(storage: Pick<Storage, 'setItem'>, book: string, marks: readonly Locator[]): void {
  try {
    storage.setItem(nameOf(book), JSON.stringify(marks.slice(-MOST)))
  } catch {
    // They hold for this visit.
  }
}

const isLocator = (kept: unknown): kept is Locator => typeof Object(kept).href === 'string'

/** Without every mark that is taken off. */
export const removeBookmarks = (marks: readonly Locator[], off: readonly Locator[]): Locator[] =>
  marks.filter((mark) => !off.some((one) => isSamePosition(one, mark)))

export type Bookmarks = ReturnType<typeof useBookmarks>

/** Bookmarks stored on this device. */
export function useBookmarks(name: string, { shown, locator, stage }: ReaderState) {
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
