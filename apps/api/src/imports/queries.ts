import { type Selectable, sql } from 'kysely'
import pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Problem } from './cells.ts'

export type Connection = Database
export const inTransaction = transaction

export type Outcome = 'new' | 'changed' | 'unchanged' | 'faulty'
export type ImportKind = 'products' | 'stock' | 'onix'

export type ImportRecord = Selectable<Schema['import']> & {
  written: number
  kept: number
  by: string | null
}

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

export type DoneRow = Partial<Omit<StoredRow, 'number' | 'cells'>> & { number: number; keys?: string[] }

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

const ROW = sql`number, cells, outcome, problems, changes, product_id, is_written, written_version, undone`

const IMPORT = sql`
  import.*, (select count(*)::integer from import_row where import_id = import.id and is_written) as written,
  (select count(*)::integer from import_row where import_id = import.id and is_written and undone = 'kept') as kept,
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
      update import_row set keys = '{}', outcome = null, problems = null, changes = null, product_id = null
      where import_id = ${id}::uuid and outcome is not null`.execute(database),

  /** The next rows of a check or a run. */
  async nextRows(id: string, { after, limit }: { after: number; limit: number }) {
    const { rows } = await sql<StoredRow>`
      select ${ROW} from import_row where import_id = ${id}::uuid and number > ${after}
      order by number limit ${limit}`.execute(database)
    return rows
  },

  /** The next rows of an undo, from the last one to the first. */
  async nextWritten(id: string, { before, limit }: { before: number; limit: number }) {
    const { rows } = await sql<StoredRow>`
      select ${ROW} from import_row
      where import_id = ${id}::uuid and is_written and undone is null and number < ${before}
      order by number desc limit ${limit}`.execute(database)
    return rows
  },

  async countUndone(id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from import_row where import_id = ${id}::uuid and undone is not null`.execute(
      database,
    )
    return rows[0]?.count ?? 0
  },

  /** The first row with each of these keys. */
  async firstWith(id: string, keys: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ key: string; number: number }>`
      select key, min(number) as number
      from (select number, unnest(keys) as key from import_row where import_id = ${id}::uuid) as named
      join unnest(${keys}::text[]) as wanted (key) using (key) group by key`.execute(database)
    return new Map(rows.map(({ key, number }) => [key, number]))
  },

  /** The rows of an import that have written these products. */
  async writersOf(id: string, products: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await sql<{ product_id: number; number: number }>`
      select product_id, number from import_row
      where import_id = ${id}::uuid and is_written and product_id = any (${products}::integer[])`.execute(database)
    return new Map(rows.map(({ product_id, number }) => [product_id, number]))
  },

  /** The products that staff have worked on, or linked to, since they were created without anything around them. */
  async findUsed(products: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select id from product where id = any (${products}::integer[]) and (
        pictures_version > 1 or files_version > 1 or work_id is not null
        or exists (select from stock_movement where product_id = product.id)
        or exists (select from content_product where product_id = product.id)
        or exists (select from bundle_item where product_id = product.id)
        or exists (select from product_relation where related_id = product.id)
      )`.execute(database)
    return new Set(rows.map(({ id }) => id))
  },

  /** Stores what was found or done; what is not given stays. */
  storeRows: (id: string, rows: readonly DoneRow[]) =>
    sql`
      update import_row set
        keys = coalesce(done.keys, import_row.keys),
        outcome = coalesce(done.outcome, import_row.outcome),
        problems = coalesce(done.problems, import_row.problems),
        changes = coalesce(done.changes, import_row.changes),
        product_id = coalesce(done.product_id, import_row.product_id),
        is_written = coalesce(done.is_written, import_row.is_written),
        written_version = coalesce(done.written_version, import_row.written_version),
        undone = coalesce(done.undone, import_row.undone)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as done (
        number integer, keys text[], outcome text, problems jsonb, changes jsonb, product_id integer, is_written boolean,
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
      select ${ROW},
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

  /** Runs what may be refused because of one row: then nothing of it stays, and `undefined` is returned. */
  async tryRow<T>(act: () => Promise<T>): Promise<T | undefined> {
    await sql`savepoint one_row`.execute(database)
    try {
      const value = await act()
      await sql`release savepoint one_row`.execute(database)
      return value
    } catch (error) {
      if (!isRowFault(error) && !(error instanceof ApiError)) throw error
      await sql`rollback to savepoint one_row`.execute(database)
      await sql`release savepoint one_row`.execute(database)
      return undefined
    }
  },

  /** Turns off what triggers do for each row that is written: touching cached pages and queueing the search. */
  holdTouches: () => sql`select set_config('dabali.touch', 'off', true)`.execute(database),

  /** Does it once for all rows. The last of a transaction: everybody who changes pages waits for its lock. */
  async touch({ listed, shown, contents, tags, searched }: Touches) {
    await sql`
      insert into outbox (id, topic, payload, key)
      select gen_random_uuid(), 'search.index', jsonb_build_object('product', id), 'search.index product ' || id
      from (select distinct unnest(${searched}::integer[]) as id order by id) as changed
      on conflict (key) do update set run_at = least(outbox.run_at, excluded.run_at)`.execute(database)
    await sql`select set_config('dabali.touch', 'on', true)`.execute(database)
    if (listed.length > 0) await sql`select touch_products(${listed}::integer[], true)`.execute(database)
    if (shown.length > 0) await sql`select touch_products(${shown}::integer[], false)`.execute(database)
    if (contents.length > 0) await sql`select touch_content(${[...new Set(contents)]}::integer[])`.execute(database)
    if (tags.length > 0) await sql`select touch_cache_tags(variadic ${tags}::text[])`.execute(database)
  },
})

/** What a batch has changed. */
export type Touches = {
  /** Products whose change shows in lists. */
  listed: number[]
  /** Products whose change shows on their own pages only. */
  shown: number[]
  /** Contributors and categories that have got or lost a product. */
  contents: number[]
  tags: string[]
  /** Products that the search must read again. */
  searched: number[]
}

/** Data exceptions, violated constraints, exceptions of functions and exceeded limits. After others the job is repeated. */
const ROW_FAULT = /^(22|23|P0|54)/

export const isRowFault = (error: unknown) => error instanceof pg.DatabaseError && ROW_FAULT.test(error.code ?? '')
