import type { Database } from '../database/database.ts'

/** Where a key is looked up: the database, or a transaction that is open. */
export type KeyDatabase = Database

export const serverKeyQueries = (database: Database) => ({
  async findKey(name: string) {
    const found = await database.selectFrom('server_key').select('key').where('name', '=', name).executeTakeFirst()
    return found?.key
  },

  /** The first one stays: whoever comes at the same time reads what the other one wrote. */
  addKey: (name: string, key: Buffer) =>
    database
      .insertInto('server_key')
      .values({ name, key })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
})
