import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { MediaQueries } from './queries.ts'

/** Allowed media types with their file extension; none that a browser would execute. */
const ENDINGS = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
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
  /** The whole file or an inclusive byte range; undefined for an unknown name. */
  read: (name: string, range?: ByteRange) => Promise<Readable | undefined>
}

/** Enough hex digits to rule out collisions. */
const NAME_DIGITS = 24

/** Content-addressed: equal bytes are stored once, and a name never changes its content. */
export function mediaStore({ queries, storage }: { queries: MediaQueries; storage: MediaStorage }) {
  return {
    /** Stores the bytes and returns their name. Private media are not served by name. */
    async put(bytes: Uint8Array, type: MediaType, { isPublic = true } = {}) {
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_DIGITS)
      const name = `${digest}.${endingOf(type)}`
      // Bytes before the row, so that a known name can always be read.
      await storage.write({ name, type, bytes })
      await queries.insertMedia({ name, type, size: bytes.byteLength, is_public: isPublic })
      return name
    },
    find: queries.findMedia,
    findSmallerPicture: queries.findSmallerPicture,
    read: storage.read,
  }
}

export type MediaStore = ReturnType<typeof mediaStore>
