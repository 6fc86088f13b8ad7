import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { packBy } from './read.ts'

type NewNote = { orderId: string; text: string; isPrinted: boolean; author: string }

export const noteStatements = (connection: Database) => ({
  insert({ orderId: order_id, text, isPrinted: is_printed, author }: NewNote) {
    return connection
      .insertInto('order_note')
      .values({ id: randomUUIDv7(), order_id, text, is_printed, author })
      .returning(['id', 'text', 'is_printed', 'author', 'created_at'])
      .executeTakeFirstOrThrow()
  },

  async remove({ orderId, id }: { orderId: string; id: string }): Promise<boolean> {
    const removed = await connection
      .deleteFrom('order_note')
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .returning('id')
      .executeTakeFirst()
    return removed !== undefined
  },

  async listOf(orderIds: readonly string[]) {
    const rows = await connection
      .selectFrom('order_note')
      .selectAll()
      .where('order_id', 'in', [...orderIds])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows
  },
})

type StaffFactsRow = {
  id: string
  channel: 'online' | 'box_office' | 'guest_list'
  pack_by: string
  shipping_refunded: number
}

/** Columns of orders that only staff see. */
export async function findStaffFacts(connection: Database, ids: readonly string[]): Promise<StaffFactsRow[]> {
  const { rows } = await sql<StaffFactsRow>`
    select id, channel, shipping_refunded, ${packBy}::text as pack_by from "order"
    where id = any (${ids}::uuid[])`.execute(connection)
  return rows
}
