import { isUuid } from '../../account/is-uuid.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { signingKeys } from '../../signing-keys/key-ring.ts'
import { signClaim } from '../file-token.ts'
import { type FileRow, itemQueries } from '../items/queries.ts'
import { LIBRARY_PATH } from '../items/to-item.ts'
import { notOpen } from '../messages.ts'
import { type Connection, inTransaction } from '../queries.ts'
import type { LibraryAccess } from './access.ts'
import { fileQueries, type Holder } from './queries.ts'

export const FILE_KEY = 'library.files'
const MINUTE = 60
/** Long enough to begin with it: a browser that reads on asks for another address. */
const FILE_SECONDS = 10 * MINUTE
/**
 * A film in segments cannot change its address while it plays, so that its one lasts a film with its breaks. It is bound to
 * the session of who asked, where there is one.
 */
const FILM_SECONDS = 6 * 60 * MINUTE
/** What is not only lent. */
const KEPT = new Set(['own'])

type Asked = { id: string; holder: Holder; sessionId: string | null; language: Language }
type Opened = { id: string; terms: string; ends_at: Date | null }

/** Opens a work for whoever has it, with addresses that last for a while. The time of a film begins with this. */
export async function openItem(
  database: Connection,
  { id, holder, sessionId, language }: Asked,
): Promise<LibraryAccess> {
  if (!isUuid(id)) throw notFound()
  const { opened, rows } = await inTransaction(database, async (inside) => {
    const opened = await fileQueries(inside).open({ id, holder })
    if (!opened) throw await refusal(inside, { id, holder, language })
    return { opened, rows: await itemQueries(inside).listFiles(opened.product_id, language) }
  })
  const [key] = await signingKeys(database, FILE_KEY)
  const files = rows.map((row) => addressesOf(key, { row, opened, sessionId }))
  const [first] = files
  if (!first) throw notOpen({ state: 'active', terms: opened.terms }, language)
  return {
    read: first.kind === 'epub' ? first.url : null,
    play: first.kind === 'epub' ? null : first.url,
    download: first.download,
    expires_at: first.expires_at,
    ends_at: opened.ends_at?.toISOString() ?? null,
    files,
  }
}

async function refusal(inside: Connection, { id, holder, language }: Omit<Asked, 'sessionId'>) {
  const known = await fileQueries(inside).findState({ id, holder })
  return known ? notOpen(known, language) : notFound()
}

function addressesOf(
  key: Buffer,
  { row, opened, sessionId }: { row: FileRow; opened: Opened; sessionId: string | null },
) {
  const isFilm = row.media_name.endsWith('.m3u8')
  const expires = Math.floor(Date.now() / 1000) + (isFilm ? FILM_SECONDS : FILE_SECONDS)
  const addressOf = (isSaved: boolean) => {
    const claim = { entitlementId: opened.id, name: row.media_name, expires, isSaved }
    const token = signClaim(key, { ...claim, sessionId: isFilm ? sessionId : null })
    return `${LIBRARY_PATH}files/${token}/${row.media_name}`
  }
  return {
    position: row.position,
    kind: row.kind,
    title: row.title,
    url: addressOf(false),
    download: KEPT.has(opened.terms) && !isFilm ? addressOf(true) : null,
    expires_at: new Date(expires * 1000).toISOString(),
  }
}
