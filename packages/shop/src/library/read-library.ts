import { getGift, getLibraryItem, listLibrary, listProducts, type ProductCard } from '@dabali/api-client'
import { orNothing } from '../visit/or-nothing.ts'
import { ownOrNothing } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'

const PAGE_SIZE = 24
const MOST_TO_BORROW = 12

/** What somebody may read, hear and watch, what was opened last first. */
export async function readLibrary({ client }: Visit, page: number) {
  const read = await ownOrNothing(listLibrary(client, { page, page_size: PAGE_SIZE }))
  if (!read || 'refused' in read) return read
  const { results, count } = read.thing
  return { thing: { items: results, page, pages: Math.max(1, Math.ceil(count / PAGE_SIZE)) } }
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
