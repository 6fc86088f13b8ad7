import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { GeneralError } from '../errors/api-error.ts'
import type { MediaQueries, SavedMedia } from './queries.ts'

/** Allowed media types with their file extension; none that a browser would execute. */
const ENDINGS = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/mp2t': 'ts',
  'video/iso.segment': 'm4s',
  'application/vnd.apple.mpegurl': 'm3u8',
  'text/vtt': 'vtt',
  'application/epub+zip': 'epub',
} as const

export type MediaType = keyof typeof ENDINGS

export const MEDIA_TYPES = Object.keys(ENDINGS)

const endingOf = (type: MediaType) => ENDINGS[type]

export const mediaUrl = (name: string) => `/v1/media/${name}`

export type ByteRange = { start: number; end: number }

/** Storage of media files. The content of a name never changes. */
export type MediaStorage = {
  /** Resolves when the file is stored durably. */
  write: (media: { name: string; type: string; bytes: Uint8Array }) => Promise<void>
  /** Writes one file from others that are stored, in order. */
  join: (media: { name: string; type: string; parts: readonly string[] }) => Promise<void>
  /** The whole file or an inclusive byte range; undefined for an unknown name. */
  read: (name: string, range?: ByteRange) => Promise<Readable | undefined>
  /** Deletes the file; nothing happens if it is not there. */
  remove: (name: string) => Promise<void>
}

/** A file in parts of one size, but for the last; the same digests are the same file. */
type JoinedFile = { parts: readonly string[]; digests: readonly Buffer[]; size: number }

/** Enough hex digits to rule out collisions. */
const NAME_DIGITS = 24

/** Content-addressed: equal bytes are stored once, and a name never changes its content. */
export function mediaStore({ queries, storage }: { queries: MediaQueries; storage: MediaStorage }) {
  return {
    /** Stores the bytes and returns their name. Private media are not served by name. */
    async put(bytes: Uint8Array, type: MediaType, { isPublic = true } = {}) {
      // What is sold is another file than what everybody can open, also with the same bytes.
      const name = nameOf([bytes, isPublic ? '' : 'private'], type)
      await queries.markRemoved(name)
      // Bytes before the row, so that a known name can always be read.
      await storage.write({ name, type, bytes })
      await save(queries, { name, type, size: bytes.byteLength, is_public: isPublic })
      return name
    },
    /** Writes a part of a file that is uploaded in parts. Its name is that of no file. */
    async putPart(name: string, bytes: Uint8Array) {
      await queries.markRemoved(name)
      await storage.write({ name, type: 'application/octet-stream', bytes })
    },
    /** Writes a file from its parts; who saves its row keeps it. Its name is the hash of their hashes: no file is read for it. */
    async joinParts(
      { parts, digests, size }: JoinedFile,
      type: MediaType,
      { isPublic = true } = {},
    ): Promise<SavedMedia> {
      const name = nameOf([...digests, isPublic ? 'public' : ''], type)
      await queries.markRemoved(name)
      await storage.join({ name, type, parts })
      return { name, type, size, is_public: isPublic }
    },
    find: queries.findMedia,
    findSmallerPicture: queries.findSmallerPicture,
    read: storage.read,
    /** Deletes files whose rows were deleted an hour ago or earlier; responses that send one have ended by then. */
    removeFiles: () => queries.removeFiles(storage.remove),
  }
}

function nameOf(parts: readonly (Uint8Array | string)[], type: MediaType) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `${hash.digest('hex').slice(0, NAME_DIGITS)}.${endingOf(type)}`
}

/** Saves the row of a file that was written. */
export async function save(queries: Pick<MediaQueries, 'insertMedia'>, media: SavedMedia) {
  if (!(await queries.insertMedia(media))) throw away()
}

export type MediaStore = ReturnType<typeof mediaStore>

/** Media files in one folder, created on first write. */
export const folderStorage = (folder: string): MediaStorage => ({
  async write({ name, bytes }) {
    if (await isStored(join(folder, name), bytes.byteLength)) return
    await mkdir(folder, { recursive: true })
    await writeFile(folder, name, (file) => file.writeFile(bytes))
  },

  async join({ name, parts }) {
    await writeFile(folder, name, async (file) => {
      for (const part of parts) {
        const stream = await openExisting(join(folder, part), undefined)
        if (stream === undefined) throw away()
        for await (const chunk of stream) await file.writeFile(chunk)
      }
    })
  },

  read: (name, range) => openExisting(join(folder, name), range),

  remove: (name) => rm(join(folder, name), { force: true }),
})

async function isStored(path: string, size: number) {
  const found = await stat(path).catch(() => undefined)
  return found?.size === size
}

/** Written to a temporary file and renamed, so that a reader never sees a partial file, even after a power failure. */
async function writeFile(folder: string, name: string, write: (file: FileHandle) => Promise<void>) {
  const temporary = join(folder, `.${name}.${randomUUID()}`)
  try {
    const file = await open(temporary, 'wx', 0o644)
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string) {
  // Windows cannot open folders.
  const opened = await open(folder, 'r').catch(() => undefined)
  await opened?.sync().finally(() => opened.close())
}

/** Waits for `open`, so that a missing file is detected before the response starts. */
async function openExisting(path: string, range: ByteRange | undefined) {
  const stream = createReadStream(path, range === undefined ? {} : { start: range.start, end: range.end })
  try {
    await once(stream, 'open')
    return stream
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TRIES_AGAIN = 2
/** How long S3 may take until its response begins. */
const PATIENCE_MS = 15_000

const NOTHING_HASH = createHash('sha256').update('').digest('hex')

/** Media in an S3-compatible bucket. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): MediaStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES_AGAIN })
  const addressOf = (name: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`
  const send = async (
    url: string,
    method: string,
    { body = '', headers }: { body?: string; headers?: Record<string, string> },
  ) => {
    const signed = { ...headers, 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') }
    const answer = await inTime((signal) =>
      client.fetch(url, { method, headers: signed, signal, ...(body !== '' && { body }) }),
    )
    const text = await answer.text()
    if (!answer.ok) throw away()
    return text
  }

  return {
    async write({ name, type, bytes }) {
      // The hash is signed, so that S3 rejects bytes that were altered in transit.
      const hash = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': hash }
      const answer = await inTime((signal) =>
        client.fetch(addressOf(name), { method: 'PUT', headers, body: Buffer.from(bytes), signal }),
      )
      await answer.body?.cancel()
      if (!answer.ok) throw away()
    },

    /** The bucket copies the parts, so that they do not come here. All but the last must have 5 MiB. */
    async join({ name, type, parts }) {
      const ask = (query: string, method: string, more: { body?: string; headers?: Record<string, string> } = {}) =>
        send(`${addressOf(name)}?${query}`, method, more)
      const begun = await ask('uploads=', 'POST', { headers: { 'Content-Type': type } })
      const id = encodeURIComponent(tagOf(begun, 'UploadId'))
      try {
        const etags: string[] = []
        for (const [at, part] of parts.entries()) {
          const headers = { 'X-Amz-Copy-Source': `/${bucket}/${part}` }
          etags.push(tagOf(await ask(`partNumber=${at + 1}&uploadId=${id}`, 'PUT', { headers }), 'ETag'))
        }
        const listed = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
        const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`
        tagOf(await ask(`uploadId=${id}`, 'POST', { body }), 'ETag')
      } catch (error) {
        // Copies that are not completed stay in the bucket, where nothing lists them.
        await ask(`uploadId=${id}`, 'DELETE').catch(() => undefined)
        throw error
      }
    },

    async read(name, range) {
      const headers = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
      const answer = await inTime((signal) => client.fetch(addressOf(name), { headers, signal }))
      if (answer.status === (range === undefined ? 200 : 206) && answer.body !== null) {
        // DOM and Node types name the same class.
        return Readable.fromWeb(answer.body as ReadableStream)
      }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw away()
    },

    async remove(name) {
      const headers = { 'X-Amz-Content-Sha256': NOTHING_HASH }
      const answer = await inTime((signal) => client.fetch(addressOf(name), { method: 'DELETE', headers, signal }))
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw away()
    },
  }
}

/** The text of an element of an answer. An error can come with the status 200. */
function tagOf(xml: string, tag: string) {
  const [, text] = new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml) ?? []
  if (text === undefined) throw away()
  return text.replaceAll('&quot;', '"').replaceAll('&#34;', '"')
}

/** Limits the time until the response begins, not the download. */
async function inTime(ask: (signal: AbortSignal) => Promise<Response>) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE_MS)
  try {
    return await ask(late.signal)
  } catch {
    throw away()
  } finally {
    clearTimeout(timer)
  }
}

const away = () => new GeneralError(503, 'unavailable')
