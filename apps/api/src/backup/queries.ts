import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { APPLICATION_NAME } from '../database/database.ts'
import { migrateInTransaction } from '../database/migrate.ts'
import type { SavedKey } from './saved-keys.ts'

export type Table = { name: string; columns: string[] }
/** As text: values may exceed the integers of JavaScript. */
export type Sequence = { name: string; last_value: string }

/** Short-lived counters, what is computed anew, tables filled by migrations, and the signing keys, which are saved separately. */
const LEFT_OUT = ['rate_limit', 'stored_response', 'migration', 'migration_lock', 'server_key']

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const columnList = ({ columns }: Table) => columns.map(quoted).join(', ')

/** Statements of backup and restore, over one connection. */
export const backupQueries = (client: pg.ClientBase) => ({
  /** A snapshot, unaffected by concurrent writes. */
  beginSnapshot: () => client.query('begin isolation level repeatable read read only'),
  begin: () => client.query('begin'),
  commit: () => client.query('commit'),
  rollback: () => client.query('rollback'),
  /** For the open transaction: behind a pooler the connection serves other processes afterwards. */
  waitForEver: () => client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'),

  async listMigrations(): Promise<string[]> {
    const { rows } = await client.query('select name from migration order by name')
    return rows.map(({ name }) => name)
  },

  /** The sequences that have been used. */
  async listSequences(): Promise<Sequence[]> {
    const { rows } = await client.query(
      `select sequencename as name, last_value::text from pg_sequences
      where schemaname = current_schema() and last_value is not null order by sequencename`,
    )
    return rows
  },

  /** Tables with their stored columns, each after the tables it references. */
  async listTables(): Promise<Table[]> {
    const { rows } = await client.query(
      `select relname as name, array(
          select attname::text from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
        ) as columns, array(
          select target.relname::text from pg_constraint join pg_class as target on target.oid = confrelid
          where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
        ) as points_to
      from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> all ($1)
      order by relname`,
      [LEFT_OUT],
    )
    return inOrder(rows)
  },

  /** Works for every schema version: early keys had no version column. */
  async listKeys(): Promise<SavedKey[]> {
    const { rows: tables } = await client.query("select to_regclass('server_key') is not null as known")
    if (!tables[0]?.known) return []
    const { rows } = await client.query(
      `select name, coalesce(kept->>'version', '1')::integer as version, encode(key, 'base64') as key,
        kept->>'created_at' as created_at, coalesce(kept->>'signs_from', kept->>'created_at') as signs_from
      from server_key, to_jsonb(server_key) as kept order by name, version`,
    )
    return rows
  },

  async replaceKeys(keys: readonly SavedKey[]) {
    await client.query('delete from server_key')
    await client.query(
      `insert into server_key (name, version, key, created_at, signs_from)
      select name, version, decode(key, 'base64'), created_at, signs_from
      from jsonb_to_recordset($1) as saved (name text, version integer, key text, created_at timestamptz, signs_from timestamptz)`,
      [JSON.stringify(keys)],
    )
  },

  async isEmpty(): Promise<boolean> {
    const { rows } = await client.query(
      "select count(*)::integer as tables from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
    )
    return rows[0].tables === 0
  },

  async countUsers(): Promise<number> {
    const { rows } = await client.query(
      'select count(*)::integer as users from pg_stat_activity where application_name = $1 and datname = current_database()',
      [APPLICATION_NAME],
    )
    return rows[0].users
  },

  removeEverything: () => client.query('drop schema public cascade; create schema public'),

  readTable: (table: Table): Readable =>
    client.query(to(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`)),

  writeTable: (table: Table): Writable =>
    client.query(from(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`)),

  /** Triggers are off during a restore: the rows that they would write are in the backup. */
  triggers: (table: Table, state: 'enable' | 'disable') =>
    client.query(`alter table ${quoted(table.name)} ${state} trigger user`),

  /** Removes rows that migrations inserted. */
  clear: (tables: Table[]) => client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`),

  /** The names of all media that rows refer to. */
  async listMedia(): Promise<string[]> {
    const { rows } = await client.query('select name from media')
    return rows.map(({ name }) => name)
  },

  /** Runs migrations in the open transaction. */
  migrate: (names: readonly string[]) => migrateInTransaction(client, names),

  /**
   * Continues every sequence where it was, and never below the highest number in a column that it owns or that uses it
   * as default.
   */
  async continueSequences(saved: readonly Sequence[]) {
    const { rows } = await client.query(
      `select sequence.relname as sequence, owner.relname as "table", attname as "column"
      from pg_class as sequence
      left join (
        select objid as sequence_id, refobjid as table_id, refobjsubid as attnum from pg_depend
        where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
        union
        select refobjid, adrelid, adnum from pg_depend join pg_attrdef on pg_attrdef.oid = objid
        where classid = 'pg_attrdef'::regclass and refclassid = 'pg_class'::regclass
      ) as user_of on sequence_id = sequence.oid
      left join pg_class as owner on owner.oid = table_id
      left join pg_attribute as attribute on attrelid = table_id and attribute.attnum = user_of.attnum
      where sequence.relkind = 'S' and sequence.relnamespace = current_schema()::regnamespace`,
    )
    const savedValues = new Map(saved.map(({ name, last_value }) => [name, last_value]))
    for (const { sequence, table, column } of rows) {
      const highest = table === null ? 'null' : highestOf(table, column)
      await client.query(
        `select setval($1, value) from (select greatest(${highest}, $2::bigint, (
          select last_value from pg_sequences where schemaname = current_schema() and sequencename = $3
        )) as value) as found where value is not null`,
        [quoted(sequence), savedValues.get(sequence) ?? null, sequence],
      )
    }
  },
})

/** Some numbers are stored as text. */
const highestOf = (table: string, column: string) =>
  `(select max(case when ${quoted(column)}::text ~ '^[0-9]{1,18}$' then ${quoted(column)}::text::bigint end) from ${quoted(table)})`

export type BackupQueries = ReturnType<typeof backupQueries>

function inOrder(rows: (Table & { points_to: string[] })[]): Table[] {
  const placed = new Map<string, Table>()
  const names = new Set(rows.map(({ name }) => name))
  while (placed.size < rows.length) {
    const next = rows.filter(
      ({ name, points_to }) => !placed.has(name) && points_to.every((other) => placed.has(other) || !names.has(other)),
    )
    if (next.length === 0) throw new Error('Tables point to each other in a circle.')
    for (const { name, columns } of next) placed.set(name, { name, columns })
  }
  return [...placed.values()]
}
