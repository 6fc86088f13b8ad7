type Rows = (text: string, values?: unknown[]) => Promise<Record<string, string>[]>

const HASH = (name: string) =>
  `select '${name}' as name, count(*), sum(hashtextextended(kept::text, 0)) as hash from "${name}" as kept`
const LINES = (name: string) =>
  `select '${name}' as name, '${name} ' || to_jsonb(kept)::text as line from "${name}" as kept`

/** The rows of each table as text. A table that was not written since the last reading is the same array. */
export type StoredRows = ReadonlyMap<string, readonly string[]>

/** The content of all tables. Triggers record written tables, so that only those are read again. */
export async function watchTables(rows: Rows, tables: readonly string[]) {
  await rows('create table written_table (name text)')
  await rows(`create function note_written_table() returns trigger language plpgsql as $$
    begin insert into written_table values (tg_table_name); return null; end $$`)
  for (const name of tables) {
    await rows(`create trigger note_written_table after insert or update or delete or truncate on "${name}"
      for each statement execute function note_written_table()`)
  }
  const hashes = new Map<string, object>()
  const lines = new Map<string, string[]>()
  const [unhashed, unread] = [new Set(tables), new Set(tables)]

  async function readNotes() {
    for (const { name = '' } of await rows('delete from written_table returning name')) {
      unhashed.add(name)
      unread.add(name)
    }
  }

  return {
    /** Differs if any row of any table differs. */
    async fingerprint() {
      await readNotes()
      const names = [...unhashed]
      unhashed.clear()
      if (names.length > 0) {
        const found = await rows(names.map(HASH).join(' union all '))
        for (const hash of found) hashes.set(hash['name'] ?? '', hash)
      }
      return tables.map((name) => hashes.get(name))
    },

    /** All rows of all tables as text. */
    async stored(): Promise<StoredRows> {
      await readNotes()
      const names = [...unread]
      unread.clear()
      if (names.length > 0) {
        for (const name of names) lines.set(name, [])
        const found = await rows(`${names.map(LINES).join(' union all ')} order by 2`)
        for (const { name = '', line = '' } of found) lines.get(name)?.push(line)
      }
      return new Map(lines)
    },
  }
}
