import { createHash } from 'node:crypto'
import type { MediaStorage } from './media-storage.ts'
import { endingOf, type MediaType } from './media-types.ts'
import type { MediaQueries } from './queries.ts'

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
