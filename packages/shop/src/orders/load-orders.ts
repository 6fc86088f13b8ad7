import {
  ApiError,
  getOrder,
  getOrderByHash,
  getReceiptByHash,
  listOrders,
  type Order,
  type Receipt,
} from '@dabali/api-client'
import { nullOn404, nullOn404OrDenied, type RequestContext } from '../server-request/request-context.ts'

const PAGE_SIZE = 12
const WRONG_STATE = 409

/** An order by its link. */
export const loadOrder = ({ client }: RequestContext, hash: string): Promise<Order | undefined> =>
  nullOn404(getOrderByHash(client, { hash }))

/** An order of the logged-in account. */
export const loadOwnOrder = ({ client }: RequestContext, id: string) => nullOn404OrDenied(getOrder(client, { id }))

/** The orders of the logged-in account, newest first. */
export async function loadOrders({ client }: RequestContext, page: number) {
  const read = await nullOn404OrDenied(listOrders(client, { page, page_size: PAGE_SIZE }))
  // A page beyond the last one is no page.
  if (!read || 'refused' in read) return read
  return { value: { orders: read.value.results, page, pages: Math.max(1, Math.ceil(read.value.count / PAGE_SIZE)) } }
}

/** The receipt of an order; `none` before it is paid or confirmed. */
export async function loadReceipt({ client }: RequestContext, hash: string): Promise<Receipt | 'none' | undefined> {
  try {
    return await nullOn404(getReceiptByHash(client, { hash }))
  } catch (error) {
    if (error instanceof ApiError && error.status === WRONG_STATE) return 'none'
    throw error
  }
}
