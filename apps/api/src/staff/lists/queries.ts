import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

type FilterValues = Record<string, string>
export type SavedFilterRow = { id: string; name: string; filter: FilterValues }
type OfMember = { accountId: string; list: string }

const UNIQUE_VIOLATION = '23505'

/** Undefined if another filter of the list has the name. */
async function unlessTaken<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === UNIQUE_VIOLATION) return undefined
    throw error
  }
}

export const listStatements = (connection: Database) => ({
  async findColumns({ accountId, list }: OfMember): Promise<string[] | null> {
    const { rows } = await sql<{ columns: string[] }>`
      select columns from staff_list_columns where account_id = ${accountId}::uuid and list = ${list}`.execute(
      connection,
    )
    return rows[0]?.columns ?? null
  },

  setColumns: ({ accountId, list }: OfMember, columns: readonly string[] | null) =>
    columns === null
      ? sql`delete from staff_list_columns where account_id = ${accountId}::uuid and list = ${list}`.execute(connection)
      : sql`
          insert into staff_list_columns (account_id, list, columns)
          values (${accountId}::uuid, ${list}, ${columns}::text[])
          on conflict (account_id, list) do update set columns = excluded.columns`.execute(connection),

  async listFilters({ accountId, list }: OfMember): Promise<SavedFilterRow[]> {
    const { rows } = await sql<SavedFilterRow>`
      select id, name, filter from staff_list_filter
      where account_id = ${accountId}::uuid and list = ${list} order by created_at, id`.execute(connection)
    return rows
  },

  /** Filters of one member are saved one after the other, so that the count of those that there are is true. */
  async lockMember(accountId: string) {
    await sql`select from staff_member where account_id = ${accountId}::uuid for update`.execute(connection)
  },

  addFilter: ({ accountId, list }: OfMember, { id, name, filter }: SavedFilterRow) =>
    unlessTaken(
      sql`
        insert into staff_list_filter (id, account_id, list, name, filter)
        values (${id}::uuid, ${accountId}::uuid, ${list}, ${name}, ${JSON.stringify(filter)}::jsonb)`.execute(
        connection,
      ),
    ),

  /** The renamed filter; null if the member has none with this id. */
  renameFilter: ({ accountId, list }: OfMember, { id, name }: { id: string; name: string }) =>
    unlessTaken(
      sql<SavedFilterRow>`
        update staff_list_filter set name = ${name}
        where id = ${id}::uuid and account_id = ${accountId}::uuid and list = ${list}
        returning id, name, filter`
        .execute(connection)
        .then(({ rows }) => rows[0] ?? null),
    ),

  async removeFilter({ accountId, list }: OfMember, id: string): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      delete from staff_list_filter
      where id = ${id}::uuid and account_id = ${accountId}::uuid and list = ${list}`.execute(connection)
    return numAffectedRows > 0n
  },
})

export const listQueries = (database: Database) => ({
  ...listStatements(database),
  inTransaction: <T>(write: (inside: Database) => Promise<T>) => transaction(database, write),
})

export type ListQueries = ReturnType<typeof listQueries>
