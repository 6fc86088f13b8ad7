/** The two forms of OPDS: 1.2 is Atom, 2.0 is JSON. */
export type OpdsForm = 'xml' | 'json'
export type OpdsKind = 'acquisition' | 'navigation'

/** A way on within the catalogue. */
export type OpdsLink = { rel: string; href: string }
/** What the books can be narrowed by. */
export type OpdsFacet = { group: string; title: string; href: string; count: number; isActive: boolean }
export type OpdsShelf = { title: string; about: string; href: string; rel: string }

export type OpdsBook = {
  id: string
  title: string
  updated: string
  authors: readonly { name: string; url?: string | undefined }[]
  language: string
  publisher?: string | undefined
  isbn?: string | undefined
  issued?: string | undefined
  pages?: number | undefined
  categories: readonly { slug: string; name: string }[]
  summary: string
  pictures: readonly { href: string; type: string; width: number }[]
  /** The page on which it is bought. */
  page: string
  price: { amount: string; currency: string }
  isAvailable: boolean
  sample?: string | undefined
}

export type OpdsFeed = {
  title: string
  language: string
  updated: string
  kind: OpdsKind
  shop: { name: string; url: string }
  self: string
  start: string
  search: string
  links?: readonly OpdsLink[]
  counts?: { total: number; perPage: number; page: number }
  shelves?: readonly OpdsShelf[]
  facets?: readonly OpdsFacet[]
  books?: readonly OpdsBook[]
}

export const BUY = 'http://opds-spec.org/acquisition/buy'
export const SAMPLE = 'http://opds-spec.org/acquisition/sample'
export const EPUB = 'application/epub+zip'
