import {
  getGift,
  getLibraryItem,
  type LibraryItem,
  listLibrary,
  listProducts,
  type ProductCard,
} from '@dabali/api-client'
import { orNothing } from '../visit/or-nothing.ts'
import { ownOrNothing } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { KINDS, type Kind, type LibraryQuery, narrowLibrary } from './library-query.ts'

const PAGE_SIZE = 24
/** The API's largest page, and so many of them: more than anybody has. */
const READ_AT_ONCE = 100
const MOST_PAGES = 5
const MOST_TO_BORROW = 12

export type Library = {
  items: LibraryItem[]
  /** Of all that they have, and of what is looked at. */
  count: number
  found: number
  /** The kinds of which they have something. */
  kinds: Kind[]
  pages: number
}

/** What somebody may read, hear and watch, as far as it is looked at. */
export async function readLibrary(visit: Visit, query: LibraryQuery) {
  const read = await ownOrNothing(readAll(visit))
  if (!read || 'refused' in read) return read
  const all = read.thing
  const found = narrowLibrary(all, query)
  const start = (query.page - 1) * PAGE_SIZE
  const classes = new Set<string>(all.map(({ product }) => product.product_class))
  const library: Library = {
    items: found.slice(start, start + PAGE_SIZE),
    count: all.length,
    found: found.length,
    kinds: (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].some((each) => classes.has(each))),
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
  }
  return { thing: library }
}

/** The rest is read together, once it is known how much there is. */
async function readAll({ client }: Visit): Promise<LibraryItem[]> {
  const { results, count } = await listLibrary(client, { page_size: READ_AT_ONCE })
  const pages = Math.min(Math.ceil(count / READ_AT_ONCE), MOST_PAGES)
  const rest = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      listLibrary(client, { page: index + 2, page_size: READ_AT_ONCE }),
    ),
  )
  return [...results, ...rest.flatMap((page) => page.results)]
}

/** One work of theirs, and what it lets them borrow where it is a pass. */
export async function readLibraryItem(visit: Visit, id: string) {
  const read = await ownOrNothing(getLibraryItem(visit.client, { id }))
  if (!read || 'refused' in read) return read
  const { terms, state, opens } = read.thing
  const lends = terms === 'subscription' && state === 'active' && opens.length > 0
  return { thing: { item: read.thing, toBorrow: lends ? await readShelf(visit, opens) : [] } }
}

/** The page is about the pass: what it opens may be missing. */
async function readShelf({ client }: Visit, opens: string[]): Promise<ProductCard[]> {
  const shelf = listProducts(client, { product_class: opens, page_size: MOST_TO_BORROW })
  return shelf.then(
    ({ results }) => results,
    () => [],
  )
}

/** What somebody was given. Reading changes nothing. */
export const readGift = ({ client }: Visit, token: string) => orNothing(getGift(client, { token }))
