import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { APPLICATION_NAME } from '../database/database.ts'

export type Table = { name: string; columns: string[] }

/** Counts of a minute, and what is made anew by migrating. */
const LEFT_OUT = ['rate_limit', 'migration']

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const columnList = ({ columns }: Table) => columns.map(quoted).join(', ')

/** What saving and putting back asks of a database, over one connection. */
export const backupQueries = (client: pg.ClientBase) => ({
  /** One moment is saved, whatever is written meanwhile. */
  beginSnapshot: () => client.query('begin isolation level repeatable read read only'),
  begin: () => client.query('begin'),
  commit: () => client.query('commit'),
  rollback: () => client.query('rollback'),
  waitForEver: () => client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0'),

  async listMigrations(): Promise<string[]> {
    const { rows } = await client.query('select name from migration order by name')
    return rows.map(({ name }) => name)
  },

  /** The tables with the columns that are stored, each after those it points to. */
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

  /** While rows are put back nothing reacts to them: what they caused is among them. */
  triggers: (table: Table, state: 'enable' | 'disable') =>
    client.query(`alter table ${quoted(table.name)} ${state} trigger user`),

  /** What migrating put in by itself. */
  clear: (tables: Table[]) => client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`),

  /** Numbers are handed out after the highest there is. */
  async continueSequences(table: Table) {
    for (const column of table.columns) {
      const { rows } = await client.query('select pg_get_serial_sequence($1, $2) as sequence', [
        quoted(table.name),
        column,
      ])
      if (rows[0].sequence === null) continue
      await client.query(
        `select setval($1, max(${quoted(column)})) from ${quoted(table.name)} having max(${quoted(column)}) is not null`,
        [rows[0].sequence],
      )
    }
  },
})

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
