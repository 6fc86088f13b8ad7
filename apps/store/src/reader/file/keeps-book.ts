const nameOf = (book: string) => `kept ${book}`
const NO = 'no'

/** Whether this device keeps a book that is opened: it does, unless somebody took it off. */
export function keepsBook(storage: Pick<Storage, 'getItem'>, book: string): boolean {
  try {
    return storage.getItem(nameOf(book)) !== NO
  } catch {
    return true
  }
}

export function rememberKeeping(storage: Pick<Storage, 'setItem' | 'removeItem'>, book: string, keeps: boolean): void {
  try {
    if (keeps) storage.removeItem(nameOf(book))
    else storage.setItem(nameOf(book), NO)
  } catch {
    // It holds for this visit.
  }
}
