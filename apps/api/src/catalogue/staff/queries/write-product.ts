import { type Insertable, sql, type Updateable } from 'kysely'
import pg from 'pg'
import type { Database } from '../../../database/database.ts'
import type { Schema } from '../../../database/schema.ts'

const FOREIGN_KEY = '23503'
const isForeignKey = (error: unknown) => error instanceof pg.DatabaseError && error.code === FOREIGN_KEY

export const productStatements = (connection: Database) => ({
  async insert(product: Insertable<Schema['product']>): Promise<number> {
    const { id } = await connection.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
    return id
  },

  change: (id: number, columns: Updateable<Schema['product']>) =>
    connection.updateTable('product').set(columns).where('id', '=', id).execute(),

  async raiseVersion(id: number): Promise<number> {
    const { version } = await connection
      .updateTable('product')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow()
    return version
  },

  findEdition: (id: number) =>
    connection.selectFrom('product').select(['id', 'work_id', 'product_class']).where('id', '=', id).executeTakeFirst(),

  async insertWork(): Promise<number> {
    const { id } = await connection.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()
    return id
  },

  removeEmptyWork: (id: number | null) =>
    sql`delete from work where id = ${id} and not exists (select from product where work_id = ${id})`.execute(
      connection,
    ),

  async findUses(id: number): Promise<{ is_sold: boolean; is_used: boolean }> {
    const { rows } = await sql<{ is_sold: boolean; is_used: boolean }>`
      select exists (select from order_line where product_id = ${id}) as is_sold,
        exists (select from review where product_id = ${id}) as is_used`.execute(connection)
    return rows[0] ?? { is_sold: false, is_used: false }
  },

  /** False if something still refers to it; the transaction can only be rolled back then. */
  async remove(id: number): Promise<boolean> {
    try {
      await connection.deleteFrom('product').where('id', '=', id).execute()
      return true
    } catch (error) {
      if (isForeignKey(error)) return false
      throw error
    }
  },
})
