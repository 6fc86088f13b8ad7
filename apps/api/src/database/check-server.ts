import type pg from 'pg'
import { StartError } from '../errors/start-error.ts'

const OLDEST = 15

/** What the tables and the search need of a PostgreSQL that somebody else runs. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select current_setting('server_version_num')::integer / 10000 as version,
      pg_encoding_to_char(encoding) as encoding,
      'पुस्तक' ~ '^[[:alpha:]]' as knows_letters
    from pg_database where datname = current_database()`)
  const { version, encoding, knows_letters } = rows[0]
  if (version < OLDEST) throw new StartError(`PostgreSQL ${version} is too old: the API needs ${OLDEST} or newer.`)
  if (encoding !== 'UTF8') throw new StartError(`The database is encoded as ${encoding}: make it with UTF8.`)
  // In the locale C no Devanagari sign is a letter, and a search with a slip in it finds nothing.
  if (!knows_letters) throw new StartError('The database has the locale C: make it with C.UTF-8 or a locale of UTF-8.')
}
