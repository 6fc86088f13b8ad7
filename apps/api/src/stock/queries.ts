import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { releaseSeats } from '../seats/queries.ts'

export type Connection = Database

type Wanted = readonly { productId: number; quantity: number }[]

type Reservation = {
  orderId: string
  /** The order takes over what this basket holds; null for an order without a basket. */
  basketId: string | null
  wanted: Wanted
  expiresAt: Date | null
  codes: readonly string[]
}

const products = (wanted: Wanted | undefined) => wanted?.map(({ productId }) => productId) ?? null
const quantities = (wanted: Wanted | undefined) => wanted?.map(({ quantity }) => quantity) ?? null

/** Each calls one SQL function, which checks and changes stock atomically. */
const stockStatements = (connection: Connection) => ({
  async takeStock({ orderId, basketId, wanted, expiresAt, codes }: Reservation) {
    const { rows } = await sql<{ short_product_id: number | null; available: number | null; used_up: string | null }>`
      select * from take_stock(
        ${orderId}::uuid, ${products(wanted)}::integer[], ${quantities(wanted)}::integer[], ${codes}::text[],
        ${expiresAt}::timestamptz, ${basketId}
      )`.execute(connection)
    return rows
  },

  async keepStock(orderId: string) {
    const { rows } = await sql<{ is_complete: boolean }>`
      select keep_purchase(${orderId}::uuid) as is_complete`.execute(connection)
    return rows.some(({ is_complete }) => is_complete)
  },

  releaseStock: ({ orderId, lines }: { orderId: string; lines?: Wanted | undefined }) =>
    sql`
      select release_stock(${orderId}::uuid, ${products(lines)}::integer[], ${quantities(lines)}::integer[])`.execute(
      connection,
    ),
})

/** Products with too little stock, and vouchers that are used up. */
type Shortage = { short: { productId: number; left: number }[]; usedUp: string[] }

/**
 * Reserves the stock of an order until its payment or expiry, and counts its vouchers. After a shortage the caller must
 * roll back.
 */
export async function reserveStock(inside: Connection, taking: Reservation): Promise<Shortage> {
  const rows = await stockStatements(inside).takeStock(taking)
  return {
    short: rows.flatMap(({ short_product_id: productId, available }) =>
      productId === null ? [] : [{ productId, left: available ?? 0 }],
    ),
    usedUp: rows.flatMap(({ used_up }) => used_up ?? []),
  }
}

/**
 * Converts holds and seats to sold; reserves expired holds, seats and the gift card again if enough remains, or changes nothing.
 */
export async function commitStock(inside: Connection, orderId: string): Promise<{ isComplete: boolean }> {
  return { isComplete: await stockStatements(inside).keepStock(orderId) }
}

type Release = { orderId: string; lines?: readonly { productId: number; quantity: number }[] }

/** Releases the stock of an order, and its seats if no valid ticket has them: all of it with its voucher uses, or the given quantities. */
export async function releaseStock(inside: Connection, release: Release): Promise<void> {
  await stockStatements(inside).releaseStock(release)
  await releaseSeats(inside, release.orderId)
}
