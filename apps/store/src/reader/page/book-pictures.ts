import type { Book } from '../epub/open-book.ts'

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

export type BookPictures = {
  /** An address for a picture of the book; nothing for what is no picture. */
  addressOf: (path: string) => string | undefined
  /** An address for a drawing that stands in the text. As a picture it can neither run nor fetch anything. */
  addressOfDrawing: (svg: string) => string
  close: () => void
}

/** The pictures of a book, each unpacked when it is first shown, until the book is closed. */
export function bookPictures(book: Pick<Book, 'bytes' | 'types'>): BookPictures {
  const made = new Map<string, string>()
  const make = (name: string, part: BlobPart, type: string) => {
    const url = made.get(name) ?? URL.createObjectURL(new Blob([part], { type }))
    made.set(name, url)
    return url
  }
  return {
    addressOf(path) {
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? book.types.get(path)
      if (!type || !Object.values(TYPES).includes(type)) return undefined
      const known = made.get(path)
      if (known) return known
      const bytes = book.bytes(path)
      return bytes && make(path, bytes, type)
    },
    addressOfDrawing: (svg) => make(`drawing ${svg}`, svg, 'image/svg+xml'),
    close() {
      for (const url of made.values()) URL.revokeObjectURL(url)
      made.clear()
    },
  }
}
