import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

export type KeyDatabase = Database

/** Processes read the rows again after a minute at the latest, so that all of them know a new key before it signs. */
const SECONDS_BEFORE_SIGNING = 120

export const signingKeyQueries = (database: Kysely<Schema>) => ({
  /** The key that signs is the first: the newest whose time has come. */
  async listKeys(name: string): Promise<Buffer[]> {
    const rows = await database
      .selectFrom('server_key')
      .select('key')
      .where('name', '=', name)
      .orderBy(sql`signs_from <= now()`, 'desc')
      .orderBy('version', 'desc')
      .execute()
    return rows.map(({ key }) => key)
  },

  /** The first insert wins; a concurrent process reads the stored key. */
  addFirstKey: (name: string, key: Buffer) =>
    database
      .insertInto('server_key')
      .values({ name, key })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
      .execute(),

  async listNames(): Promise<string[]> {
    const rows = await database.selectFrom('server_key').select('name').distinct().orderBy('name').execute()
    return rows.map(({ name }) => name)
  },

  addNextKey: (name: string, key: Buffer) =>
    database
      .insertInto('server_key')
      .columns(['name', 'version', 'key', 'signs_from'])
      .expression((from) =>
        from
          .selectFrom('server_key')
          .select([
            sql<string>`${name}::text`.as('name'),
            sql<number>`max(version) + 1`.as('version'),
            sql<Buffer>`${key}::bytea`.as('key'),
            sql<Date>`now() + make_interval(secs => ${SECONDS_BEFORE_SIGNING})`.as('signs_from'),
          ])
          .where('name', '=', name),
      )
      .execute(),

  /** Removes the keys that a newer one has replaced for long enough that no process signs with them. */
  async removeReplaced(): Promise<number> {
    const { numDeletedRows } = await database
      .deleteFrom('server_key')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('server_key as newer')
            .select('newer.name')
            .whereRef('newer.name', '=', 'server_key.name')
            .whereRef('newer.version', '>', 'server_key.version')
            .where('newer.signs_from', '<', sql<Date>`now() - make_interval(secs => ${SECONDS_BEFORE_SIGNING})`),
        ),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  async removeAll(): Promise<number> {
    const { numDeletedRows } = await database.deleteFrom('server_key').executeTakeFirst()
    return Number(numDeletedRows)
  },
})
