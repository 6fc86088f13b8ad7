import type { KeptPosition } from './position-sync.ts'

const nameOf = (book: string) => `reading ${book}`

type Reads = Pick<Storage, 'getItem'>
type Writes = Pick<Storage, 'setItem'>

/** Where this device left a book; nothing where it keeps nothing, or something that is not ours. */
export function keptPosition(storage: Reads, book: string): KeptPosition | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(book)) ?? 'null')
    return isPosition(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepPosition(storage: Writes, book: string, position: KeptPosition): void {
  try {
    storage.setItem(nameOf(book), JSON.stringify(position))
  } catch {
    // The shop keeps it all the same.
  }
}

function isPosition(kept: unknown): kept is KeptPosition {
  const { locator, progress, version }: Partial<KeptPosition> = Object(kept)
  return typeof locator?.href === 'string' && typeof progress === 'number' && typeof version === 'number'
}
