import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

type Which = { accountId: string; productId: number }
type NewPosition = Which & { locator: object; progress: number; device: string; base: number }

const COLUMNS = ['version', 'locator', 'progress', 'device', 'updated_at'] as const

const statements = (connection: Database) => ({
  /** The work of a library item. */
  findWork: ({ accountId, id }: { accountId: string; id: string }) =>
    connection
      .selectFrom('entitlement')
      .select('product_id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where(sql<boolean>`not (is_gift and earliest_at > now())`)
      .executeTakeFirst(),

  findPosition: ({ accountId, productId }: Which) =>
    connection
      .selectFrom('reading_position')
      .select(COLUMNS)
      .where('account_id', '=', accountId)
      .where('product_id', '=', productId)
      .executeTakeFirst(),

  /** Saves over the given version only; returns nothing after a conflict. */
  savePosition: ({ accountId, productId, locator, progress, device, base }: NewPosition) => {
    const values = { locator: JSON.stringify(locator), progress, device }
    if (base === 0) {
      return connection
        .insertInto('reading_position')
        .values({ account_id: accountId, product_id: productId, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning(COLUMNS)
        .executeTakeFirst()
    }
    return connection
      .updateTable('reading_position')
      .set({ ...values, version: base + 1, updated_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('product_id', '=', productId)
      .where('version', '=', base)
      .returning(COLUMNS)
      .executeTakeFirst()
  },
})

type PositionStatements = ReturnType<typeof statements>
export type PositionRow = NonNullable<Awaited<ReturnType<PositionStatements['findPosition']>>>

export const positionQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: PositionStatements) => Promise<T>) =>
    transaction(database, (inside) => write(statements(inside))),
})

export type PositionQueries = ReturnType<typeof positionQueries>
