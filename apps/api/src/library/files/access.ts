import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { isUuid, nullable, stringEnum } from '../../http/schemas.ts'
import { signingKeys } from '../../signing-keys/key-ring.ts'
import { notOpen } from '../errors.ts'
import { LIBRARY_PATH } from '../items/item.ts'
import { FILE_KINDS, type FileRow, itemQueries } from '../items/queries.ts'
import { type Connection, inTransaction } from '../queries.ts'
import { fileQueries, type Holder } from './queries.ts'

/** What an address opens: one work of one owner, until a moment. */
export type FileClaim = {
  entitlementId: string
  /** What was asked for; the parts of a film are reached from it. */
  name: string
  /** Seconds since 1970. */
  expires: number
  isSaved: boolean
  /** Only this account may use the link; null: anyone who has it. */
  sessionId: string | null
}

/** The claims in plain text and their signature. */
export function signClaim(key: Buffer, { entitlementId, name, expires, isSaved, sessionId }: FileClaim): string {
  const fields = [entitlementId, name, expires, isSaved ? 1 : 0, sessionId]
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
  return `${payload}.${sign(key, payload)}`
}

/** What was claimed, if it was us who signed it. */
export function readClaim(key: Buffer, token: string): FileClaim | undefined {
  const [payload = '', signature = ''] = token.split('.', 2)
  if (token !== `${payload}.${signature}` || !isSame(signature, sign(key, payload))) return undefined
  const [entitlementId, name, expires, saved, sessionId] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { entitlementId, name, expires, isSaved: saved === 1, sessionId }
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest('base64url')

// As text: several texts can stand for the same bytes, and only one of them is ours.
function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const address = (description: string) => nullable(Type.String({ description }))
const time = (description: string) => Type.String({ format: 'date-time', description })

export const LibraryAccessSchema = Type.Object(
  {
    read: address('The book, to be read here.'),
    play: address('What is heard or watched; its ending tells a film in segments: `.m3u8`.'),
    download: address('The same as a file to keep; null where it is not theirs to keep.'),
    expires_at: time('Until then these addresses open something; ask anew for a longer play.'),
    ends_at: nullable(Type.String({ format: 'date-time', description: 'When the work itself closes; null: never.' })),
    files: Type.Array(
      Type.Object({
        position: Type.Integer(),
        kind: stringEnum(FILE_KINDS),
        title: Type.String(),
        url: Type.String(),
        download: address('The same as a file to keep.'),
        expires_at: time('Of this address.'),
      }),
      { description: 'Every part, the first of which stands above.' },
    ),
  },
  {
    $id: 'LibraryAccess',
    description: 'Addresses for whoever asked. They open nothing more as soon as the work is given back.',
  },
)

export type LibraryAccess = Static<typeof LibraryAccessSchema>

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

/** Opens an item for its owner with links that expire. The rental period of a film begins with this. */
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
