import { buffer } from 'node:stream/consumers'
import { GeneralError } from '../errors/api-error.ts'
import type { MediaStore } from '../media/media-store.ts'
import { MediaError, type UploadProblem } from './media-error.ts'

/** Random access to a file that is too large for the memory. */
export type FileReader = {
  size: number
  /** The bytes at a position; fewer at the end of the file. */
  read: (at: number, length: number) => Promise<Buffer>
}

/** What the structure of a file says of its length; undefined where the headers that `music-metadata` reads are enough. */
export type Structure = { seconds?: number }

export const refuseUnless = (isGood: boolean, problem: UploadProblem = 'damaged') => {
  if (!isGood) throw new MediaError(problem)
}

/** More than any file has of boxes, tags and blocks, each of which is a step of the check. */
const MOST_ELEMENTS = 100_000

/** Counts the elements of a file. */
export function countElements() {
  let count = 0
  return () => {
    count += 1
    refuseUnless(count <= MOST_ELEMENTS)
  }
}

export const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length)

/** 5 MiB: the smallest part that a bucket joins, and what is in memory of an upload. */
export const PART_BYTES = 5 * 1024 * 1024

/** As many as the places between which a format jumps. */
const PARTS_IN_MEMORY = 3

/** Reads a file that is stored in parts; a few of them are in memory. */
export function readerOfParts(media: Pick<MediaStore, 'read'>, names: readonly string[], size: number): FileReader {
  const loaded = new Map<number, Buffer>()

  /** A storage that cannot be read says nothing about the file. */
  async function readWhole(name: string) {
    try {
      const stream = await media.read(name)
      return stream && (await buffer(stream))
    } catch {
      throw new GeneralError(503, 'unavailable')
    }
  }

  async function part(index: number): Promise<Buffer> {
    const known = loaded.get(index)
    if (known) return known
    const bytes = await readWhole(names[index] ?? '')
    if (!bytes) throw new MediaError('incomplete')
    const [oldest = index] = loaded.keys()
    if (loaded.size >= PARTS_IN_MEMORY) loaded.delete(oldest)
    loaded.set(index, bytes)
    return bytes
  }

  return {
    size,
    async read(at, length) {
      const end = Math.min(at + length, size)
      const chunks: Buffer[] = []
      for (let from = at; from < end; ) {
        const index = Math.floor(from / PART_BYTES)
        const start = index * PART_BYTES
        const bytes = await part(index)
        const chunk = bytes.subarray(from - start, end - start)
        if (chunk.length === 0) throw new MediaError('incomplete')
        chunks.push(chunk)
        from += chunk.length
      }
      return chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks)
    },
  }
}
