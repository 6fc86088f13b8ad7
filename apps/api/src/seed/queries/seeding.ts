import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { refreshRelatedWorks } from '../../related-products/queries.ts'
import { contentStatements } from './content.ts'
import { digitalAccessStatements, productStatements, reviewStatements } from './products.ts'

export const seedQueries = (database: Database) => ({
  async isSeeded(part: string) {
    const found = await database.selectFrom('seeding').select('part').where('part', '=', part).executeTakeFirst()
    return found !== undefined
  },

  /** Runs for one API at a time; the others wait. */
  oneAtATime: (work: () => Promise<void>) =>
    transaction(database, async (connection) => {
      await sql`set local statement_timeout = 0`.execute(connection)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection)
      await sql`select pg_advisory_xact_lock(hashtextextended('dabali demo', 0))`.execute(connection)
      await work()
    }),

  /** Runs once for each part, also when several APIs start at once: the others wait. */
  seedOnce: (part: string, write: (inside: SeedStatements) => Promise<void>) =>
    transaction(database, async (connection) => {
      await sql`set local statement_timeout = 0`.execute(connection)
      const { numInsertedOrUpdatedRows } = await connection
        .insertInto('seeding')
        .values({ part })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 1n) await write(statements(connection))
    }),
})

const statements = (connection: Database) => ({
  ...contentStatements(connection),
  ...productStatements(connection),
  ...digitalAccessStatements(connection),
  ...reviewStatements(connection),

  async hasProducts() {
    return (await connection.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined
  },

  async insertStaff(members: readonly { role: string; name: string; email: string }[]) {
    for (const { role, name, email } of members) {
      const id = randomUUIDv7()
      const account = { id, email, name, email_verified_at: new Date() }
      await connection.insertInto('account').values(account).execute()
      await connection
        .insertInto('staff_member')
        .values({ account_id: id, roles: [role] })
        .execute()
    }
  },

  /** Disables the triggers of single rows; all changes are announced once at the end. */
  async withoutTriggers(load: () => Promise<void>) {
    await sql`set local dabali.touch = 'off'`.execute(connection)
    await load()
    await refreshRelatedWorks(connection)
    await sql`set local dabali.touch = 'on'`.execute(connection)
    await sql`select touch_everything()`.execute(connection)
  },
})

export type SeedQueries = ReturnType<typeof seedQueries>
export type SeedStatements = ReturnType<typeof statements>
