import type { Locator } from '@dabali/api-client'
import { isSamePlace } from './locator.ts'

const nameOf = (book: string) => `marks ${book}`
const MOST = 200

/** The pages of a book that were marked on this device, in the order of marking. */
export function readMarks(storage: Pick<Storage, 'getItem'>, book: string): Locator[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(book)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLocator) : []
  } catch {
    return []
  }
}

export function keepMarks(storage: Pick<Storage, 'setItem'>, book: string, marks: readonly Locator[]): void {
  try {
    storage.setItem(nameOf(book), JSON.stringify(marks.slice(-MOST)))
  } catch {
    // They hold for this visit.
  }
}

const isLocator = (kept: unknown): kept is Locator => typeof Object(kept).href === 'string'

/** Without every mark that is taken off. */
export const withoutMarks = (marks: readonly Locator[], off: readonly Locator[]): Locator[] =>
  marks.filter((mark) => !off.some((one) => isSamePlace(one, mark)))
