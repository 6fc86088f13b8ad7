import type pg from 'pg'

/** The rows of each table as text. A table that was not written since the last reading is the same array. */
export type StoredRows = ReadonlyMap<string, readonly string[]>

const line = (name: string) => `${name} || ' ' || to_jsonb(kept)::text`
const LINES = (name: string) => `select '${name}' as name, ${line(`'${name}'`)} as line from "${name}" as kept`

/** Notes the rows that a statement removed and added; an update removes and adds. */
const NOTE_ROWS = `
create table written_row (name text, change integer, hash numeric, line text);
create function note_written_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then raise exception 'Truncated rows cannot be noted: %', tg_table_name; end if;
  if tg_op <> 'INSERT' then
    insert into written_row select tg_table_name, -1, -hashtextextended(kept::text, 0)::numeric, ${line('tg_table_name')} from gone as kept;
  end if;
  if tg_op <> 'DELETE' then
    insert into written_row select tg_table_name, 1, hashtextextended(kept::text, 0), ${line('tg_table_name')} from made as kept;
  end if;
  return null;
end $$;`

const TRIGGERS = (name: string) =>
  [
    'insert on ? referencing new table as made',
    'update on ? referencing old table as gone new table as made',
    'delete on ? referencing old table as gone',
    'truncate on ?',
  ]
    .map((event) => {
      const [operation = ''] = event.split(' ')
      const when = event.replace('?', `"${name}"`)
      return `create trigger note_${operation}_rows after ${when} for each statement execute function note_written_rows();`
    })
    .join('\n')

/** The content of all tables. Triggers note written rows, so that only those are read again. */
export async function watchTables(pool: pg.Pool, tables: readonly string[]) {
  await pool.query(`${NOTE_ROWS}${tables.map(TRIGGERS).join('\n')}`)
  const rows = async (text: string): Promise<Record<string, string>[]> => (await pool.query(text, [])).rows
  const readAll = async () => {
    const lines = new Map<string, string[]>(tables.map((name) => [name, []]))
    const found = await rows(`${tables.map(LINES).join(' union all ')} order by 2`)
    for (const { name = '', line = '' } of found) lines.get(name)?.push(line)
    return lines
  }
  /** The difference of each table from its first content, as counts and sums of hashes. */
  const sums = new Map(tables.map((name) => [name, { count: 0, hash: 0n }]))
  const lines = await readAll()

  async function readNotes() {
    const written = new Map<string, Map<string, number>>()
    for (const { name = '', change, hash = '', line = '' } of await rows('delete from written_row returning *')) {
      const sum = sums.get(name) ?? { count: 0, hash: 0n }
      sums.set(name, { count: sum.count + Number(change), hash: sum.hash + BigInt(hash) })
      const changes = written.get(name) ?? new Map<string, number>()
      written.set(name, changes.set(line, (changes.get(line) ?? 0) + Number(change)))
    }
    for (const [name, changes] of written) lines.set(name, withChanges(lines.get(name) ?? [], changes))
  }

  return {
    /** Differs if any row of any table differs. */
    async fingerprint() {
      await readNotes()
      return new Map(sums)
    },

    /** All rows of all tables as text. */
    async stored(): Promise<StoredRows> {
      await readNotes()
      return new Map(lines)
    },

    /** The same, read from the tables themselves. */
    readAll,
  }
}

/** Without the rows whose count is negative, and with those whose count is positive. */
function withChanges(rows: string[], changes: ReadonlyMap<string, number>) {
  const left = new Map([...changes].filter(([, count]) => count !== 0))
  if (left.size === 0) return rows
  const kept = rows.filter((row) => {
    const count = left.get(row) ?? 0
    if (count < 0) left.set(row, count + 1)
    return count >= 0
  })
  for (const [row, count] of left) for (let n = 0; n < count; n += 1) kept.push(row)
  return kept
}
