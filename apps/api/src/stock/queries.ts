import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export type Connection = Database

type Wanted = readonly { productId: number; quantity: number }[]

const products = (wanted: Wanted | undefined) => wanted?.map(({ productId }) => productId) ?? null
const quantities = (wanted: Wanted | undefined) => wanted?.map(({ quantity }) => quantity) ?? null

/** Each is one function of the database, where what is left is looked at and taken at once. */
export const stockStatements = (connection: Connection) => ({
  async takeStock(taking: { orderId: string; wanted: Wanted; expiresAt: Date | null; codes: readonly string[] }) {
    const { orderId, wanted, expiresAt, codes } = taking
    const { rows } = await sql<{ short_product_id: number | null; available: number | null; used_up: string | null }>`
      select * from take_stock(
        ${orderId}::uuid, ${products(wanted)}::integer[], ${quantities(wanted)}::integer[], ${codes}::text[],
        ${expiresAt}::timestamptz
      )`.execute(connection)
    return rows
  },

  async keepStock(orderId: string) {
    const { rows } = await sql<{ is_complete: boolean }>`
      select keep_stock(${orderId}::uuid) as is_complete`.execute(connection)
    return rows.some(({ is_complete }) => is_complete)
  },

  releaseStock: ({ orderId, lines }: { orderId: string; lines?: Wanted | undefined }) =>
    sql`
      select release_stock(${orderId}::uuid, ${products(lines)}::integer[], ${quantities(lines)}::integer[])`.execute(
      connection,
    ),
})
