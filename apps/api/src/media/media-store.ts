import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { MediaQueries } from './queries.ts'

/** What may be kept, and how its name ends. Nothing that a browser would run. */
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

export const endingOf = (type: MediaType) => ENDINGS[type]

export const mediaUrl = (name: string) => `/v1/media/${name}`

export type ByteRange = { start: number; end: number }

/** Where the bytes of media lie, by name. What a name holds never changes. */
export type MediaStorage = {
  /** When it resolves, the bytes are there whole and stay there. */
  write: (media: { name: string; type: string; bytes: Uint8Array }) => Promise<void>
  /** All bytes, or those from start to end, both included; undefined when the name is not there. */
  read: (name: string, range?: ByteRange) => Promise<Readable | undefined>
}

/** As many hex digits of the hash as no two contents will ever share. */
const NAME_DIGITS = 24

/** Media are named by what is in them: the same bytes are kept once, and a name never means anything else. */
export function mediaStore({ queries, storage }: { queries: MediaQueries; storage: MediaStorage }) {
  return {
    /** Keeps the bytes and answers their name. What is not public is given to nobody by its name alone. */
    async put(bytes: Uint8Array, type: MediaType, { isPublic = true } = {}) {
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_DIGITS)
      const name = `${digest}.${endingOf(type)}`
      // The bytes first: a name that is known can be read.
      await storage.write({ name, type, bytes })
      await queries.keepMedia({ name, type, size: bytes.byteLength, is_public: isPublic })
      return name
    },
    find: queries.findMedia,
    findSmallerPicture: queries.findSmallerPicture,
    read: storage.read,
  }
}

export type MediaStore = ReturnType<typeof mediaStore>
