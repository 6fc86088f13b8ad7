import { type Selectable, sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { Problem } from './cells.ts'

export type Connection = Database
export const inTransaction = transaction

export type Outcome = 'new' | 'changed' | 'unchanged' | 'faulty'
export type ImportKind = 'products' | 'stock' | 'onix'

export type ImportRecord = Selectable<Schema['import']> & { written: number; by: string | null }

export type StoredRow = {
  number: number
  cells: string[]
  outcome: Outcome | null
  problems: Problem[] | null
  changes: { field: string; from: string; to: string }[] | null
  product_id: number | null
  is_written: boolean
  written_version: number | null
  undone: 'restored' | 'kept' | null
}

export type DoneRow = Partial<Omit<StoredRow, 'number' | 'cells'>> & { number: number; key?: string | null }

type NewImport = {
  id: string
  kind: ImportKind
  fileName: string
  digest: string
  headers: readonly string[]
  fields: readonly (string | null)[]
  accountId: string
}

type Window = { limit: number; offset: number }

const IMPORT = sql`
  import.*, (select count(*)::integer from import_row where import_id = import.id and is_written) as written,
  (select coalesce(nullif(name, ''), email) from account where id = account_id) as by from import`

export const importQueries = (database: Database) => ({
  insertImport: ({ id, kind, fileName, digest, headers, fields, accountId }: NewImport) =>
    sql`
      insert into import (id, kind, file_name, digest, headers, fields, row_count, account_id)
      values (${id}::uuid, ${kind}, ${fileName}, ${digest}, ${headers}::text[], ${fields}::text[], 0, ${accountId}::uuid)`.execute(
      database,
    ),

  async insertRows(id: string, rows: readonly { number: number; cells: string[] }[]) {
    await sql`
      insert into import_row (import_id, number, cells)
      select ${id}::uuid, number, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (number integer, cells text[])`.execute(
      database,
    )
    await sql`update import set row_count = row_count + ${rows.length} where id = ${id}::uuid`.execute(database)
  },

  async find(id: string): Promise<ImportRecord | undefined> {
    const { rows } = await sql<ImportRecord>`select ${IMPORT} where import.id = ${id}::uuid`.execute(database)
    return rows[0]
  },

  /** Steps of one import wait for each other. */
  async lock(id: string): Promise<ImportRecord | undefined> {
    await sql`select from import where id = ${id}::uuid for update`.execute(database)
    return this.find(id)
  },

  async list({ limit, offset }: Window) {
    const { rows } = await sql<ImportRecord & { count: number }>`
      select count(*) over ()::integer as count, ${IMPORT} order by created_at desc, id limit ${limit} offset ${offset}`.execute(
      database,
    )
    return rows
  },

  /** The first rows, to show what is in the columns. */
  async samples(id: string) {
    const { rows } = await sql<{ cells: string[] }>`
      select cells from import_row where import_id = ${id}::uuid order by number limit 3`.execute(database)
    return rows.map(({ cells }) => cells)
  },

  update: (id: string, columns: Partial<Omit<Selectable<Schema['import']>, 'id' | 'counts'>> & { counts?: object }) => {
    const { counts, ...rest } = columns
    return database
      .updateTable('import')
      .set({ ...rest, ...(counts && { counts: JSON.stringify(counts) }) })
      .where('id', '=', id)
      .execute()
  },

  clearRows: (id: string) =>
    sql`
      update import_row set key = null, outcome = null, problems = null, changes = null, product_id = null
      where import_id = ${id}::uuid and outcome is not null`.execute(database),

  /** The next rows of a step: all of them, or those that were written. */
  async nextRows(id: string, { after, limit, isWritten }: { after: number; limit: number; isWritten: boolean }) {
    const { rows } = await sql<StoredRow>`
      select number, cells, outcome, problems, changes, product_id, is_written, written_version, undone from import_row
      where import_id = ${id}::uuid and number > ${after} and (is_written or not ${isWritten})
      order by number limit ${limit}`.execute(database)
    return rows
  },

  /** The first row with each of these keys. */
  async firstWith(id: string, keys: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ key: string; number: number }>`
      select key, min(number) as number from import_row
      where import_id = ${id}::uuid and key = any (${keys}::text[]) group by key`.execute(database)
    return new Map(rows.map(({ key, number }) => [key, number]))
  },

  /** Stores what was found or done; what is not given stays. */
  storeRows: (id: string, rows: readonly DoneRow[]) =>
    sql`
      update import_row set
        key = coalesce(done.key, import_row.key),
        outcome = coalesce(done.outcome, import_row.outcome),
        problems = coalesce(done.problems, import_row.problems),
        changes = coalesce(done.changes, import_row.changes),
        product_id = coalesce(done.product_id, import_row.product_id),
        is_written = coalesce(done.is_written, import_row.is_written),
        written_version = coalesce(done.written_version, import_row.written_version),
        undone = coalesce(done.undone, import_row.undone)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as done (
        number integer, key text, outcome text, problems jsonb, changes jsonb, product_id integer, is_written boolean,
        written_version integer, undone text
      )
      where import_id = ${id}::uuid and import_row.number = done.number`.execute(database),

  async countOutcomes(id: string) {
    const { rows } = await sql<{ outcome: Outcome; count: number }>`
      select outcome, count(*)::integer as count from import_row
      where import_id = ${id}::uuid and outcome is not null group by outcome`.execute(database)
    return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
  },

  async listRows(id: string, { outcome, limit, offset }: Window & { outcome: Outcome | undefined }) {
    const where = sql`import_id = ${id}::uuid and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})`
    const { rows } = await sql<StoredRow & { count: number }>`
      select number, cells, outcome, problems, changes, product_id, is_written, written_version, undone,
        count(*) over ()::integer as count
      from import_row where ${where} order by number limit ${limit} offset ${offset}`.execute(database)
    return rows
  },

  async nextOf(id: string, { outcome, after, limit }: { outcome: Outcome; after: number; limit: number }) {
    const { rows } = await sql<StoredRow>`
      select number, cells, problems from import_row
      where import_id = ${id}::uuid and outcome = ${outcome} and number > ${after} order by number limit ${limit}`.execute(
      database,
    )
    return rows
  },

  savepoint: () => sql`savepoint one_row`.execute(database),
  rollBack: () => sql`rollback to savepoint one_row`.execute(database),
})
