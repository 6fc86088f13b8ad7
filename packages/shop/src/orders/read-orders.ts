import {
  ApiError,
  getOrder,
  getOrderByHash,
  getReceiptByHash,
  listOrders,
  type Order,
  type Receipt,
} from '@dabali/api-client'
import { orNothing } from '../visit/or-nothing.ts'
import { ownOrNothing } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'

const PAGE_SIZE = 12
const WRONG_STATE = 409

/** An order for whoever has its link. */
export const readOrder = ({ client }: Visit, hash: string): Promise<Order | undefined> =>
  orNothing(getOrderByHash(client, { hash }))

/** An order of whoever is logged in. */
export const readOwnOrder = ({ client }: Visit, id: string) => ownOrNothing(getOrder(client, { id }))

/** The orders of whoever is logged in, the newest first. */
export async function readOrders({ client }: Visit, page: number) {
  const read = await ownOrNothing(listOrders(client, { page, page_size: PAGE_SIZE }))
  // A page beyond the last one is no page.
  if (!read || 'refused' in read) return read
  return { thing: { orders: read.thing.results, page, pages: Math.max(1, Math.ceil(read.thing.count / PAGE_SIZE)) } }
}

/** The receipt of an order; `none` while nobody has paid or confirmed it. */
export async function readReceipt({ client }: Visit, hash: string): Promise<Receipt | 'none' | undefined> {
  try {
    return await orNothing(getReceiptByHash(client, { hash }))
  } catch (error) {
    if (error instanceof ApiError && error.status === WRONG_STATE) return 'none'
    throw error
  }
}
