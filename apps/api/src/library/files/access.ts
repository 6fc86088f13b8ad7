import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { isUuid, nullable, stringEnum } from '../../http/schemas.ts'
import { signingKeys } from '../../signing-keys/queries.ts'
import { notOpen } from '../errors.ts'
import { LIBRARY_PATH } from '../items/item.ts'
import { DOWNLOAD_FORMATS, type DownloadFormat, FILE_KINDS, type FileRow, itemQueries } from '../items/queries.ts'
import { type Connection, inTransaction } from '../queries.ts'
import { fileQueries, type Holder } from './queries.ts'
import { archiveParts, archiveSize } from './zip.ts'

/** What a file URL opens: one work of one owner, until a time. */
export type FileClaim = {
  entitlementId: string
  /** The requested file; a video also gives access to its parts. */
  name: string
  /** Unix time in seconds. */
  expires: number
  isSaved: boolean
  /** Only this account may use the link; null: anyone who has it. */
  sessionId: string | null
}

/** The claim in plain text with its signature. */
export function signClaim(key: Buffer, { entitlementId, name, expires, isSaved, sessionId }: FileClaim): string {
  const fields = [entitlementId, name, expires, isSaved ? 1 : 0, sessionId]
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url')
  return `${payload}.${sign(key, payload)}`
}

/** The claim, if its signature is valid. */
export function readClaim(key: Buffer, token: string): FileClaim | undefined {
  const [payload = '', signature = ''] = token.split('.', 2)
  if (token !== `${payload}.${signature}` || !isSame(signature, sign(key, payload))) return undefined
  const [entitlementId, name, expires, saved, sessionId] = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return { entitlementId, name, expires, isSaved: saved === 1, sessionId }
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest('base64url')

// Compared as text: several base64url texts decode to the same bytes, and only one of them was issued.
function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const address = (description: string) => nullable(Type.String({ description }))
const time = (description: string) => Type.String({ format: 'date-time', description })

const Download = Type.Object({
  format: stringEnum(DOWNLOAD_FORMATS),
  url: Type.String(),
  size: Type.Integer({ description: 'In bytes.' }),
})

export const LibraryAccessSchema = Type.Object(
  {
    read: address('The e-book for the reader.'),
    play: address('The audio or video file; `.m3u8` for a segmented video.'),
    download: address('For saving as a file; null if that is not allowed.'),
    expires_at: time('Until then these addresses open something; ask anew for a longer play.'),
    ends_at: nullable(Type.String({ format: 'date-time', description: 'When access ends; null: never.' })),
    files: Type.Array(
      Type.Object({
        position: Type.Integer(),
        kind: stringEnum(FILE_KINDS),
        title: Type.String(),
        url: Type.String(),
        download: address('For saving as a file.'),
        expires_at: time('Of this address.'),
        downloads: Type.Array(Download, {
          description: 'This part for saving, by format; empty if that is not allowed.',
        }),
      }),
      { description: 'All parts; the first is also given above.' },
    ),
    archives: Type.Array(Download, {
      description: 'All parts in one ZIP file, for each format that all of them have.',
    }),
  },
  {
    $id: 'LibraryAccess',
    description: 'Addresses for this visitor. They stop working when the work is refunded.',
  },
)

export type LibraryAccess = Static<typeof LibraryAccessSchema>

export const FILE_KEY = 'library.files'
const MINUTE = 60
/** Long enough to start; a reader that continues requests a new URL. */
const FILE_SECONDS = 10 * MINUTE
/**
 * A video cannot change its URL during playback, so its URL lasts for a video with breaks. It is bound to the login session,
 * if there is one.
 */
const FILM_SECONDS = 6 * 60 * MINUTE
/** Terms under which a file may be saved. */
const KEPT = new Set(['own'])

type Asked = { id: string; holder: Holder; sessionId: string | null; language: Language }
type Opened = { id: string; slug: string; terms: string; ends_at: Date | null }

/** Opens an item for its owner with URLs that expire. Starts the rental period of a video. */
export async function openItem(
  database: Connection,
  { id, holder, sessionId, language }: Asked,
): Promise<LibraryAccess> {
  if (!isUuid(id)) throw notFound()
  const { opened, rows } = await inTransaction(database, async (inside) => {
    await fileQueries(inside).lockViewings({ id, holder })
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
    archives: archivesOf(key, { rows, opened }),
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
  const isFilm = row.kind === 'film'
  const isSegmented = row.media_name.endsWith('.m3u8')
  const expires = expiryIn(isFilm ? FILM_SECONDS : FILE_SECONDS)
  const addressOf = (isSaved: boolean, name = row.media_name) => {
    const claim = { entitlementId: opened.id, name, expires, isSaved }
    const token = signClaim(key, { ...claim, sessionId: isFilm ? sessionId : null })
    return `${LIBRARY_PATH}files/${token}/${name}`
  }
  const downloads = KEPT.has(opened.terms) ? row.downloads : []
  return {
    position: row.position,
    kind: row.kind,
    title: row.title,
    url: addressOf(false),
    download: KEPT.has(opened.terms) && !isSegmented ? addressOf(true) : null,
    expires_at: new Date(expires * 1000).toISOString(),
    downloads: downloads.map(({ format, media_name, size }) => ({ format, size, url: addressOf(true, media_name) })),
  }
}

const expiryIn = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** What the address of an archive claims instead of the name of a file. */
export const archiveName = (format: DownloadFormat) => `${format}.zip`

function archivesOf(key: Buffer, { rows, opened }: { rows: readonly FileRow[]; opened: Opened }) {
  if (!KEPT.has(opened.terms)) return []
  return DOWNLOAD_FORMATS.flatMap((format) => {
    const parts = archiveParts(rows, format)
    if (parts.length === 0) return []
    const claim = { entitlementId: opened.id, name: archiveName(format), expires: expiryIn(FILE_SECONDS) }
    const token = signClaim(key, { ...claim, isSaved: true, sessionId: null })
    return [{ format, size: archiveSize(parts), url: `${LIBRARY_PATH}archives/${token}/${opened.slug}-${format}.zip` }]
  })
}
