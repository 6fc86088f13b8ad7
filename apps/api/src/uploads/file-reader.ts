import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '../media/media-store.ts'
import { MediaError } from './media-error.ts'
import type { FileReader } from './structure.ts'

/** 5 MiB: the smallest part that a bucket joins, and what is in memory of an upload. */
export const PART_BYTES = 5 * 1024 * 1024

/** As many as the places between which a format jumps. */
const PARTS_IN_MEMORY = 3

/** Reads a file that is stored in parts; a few of them are in memory. */
export function readerOfParts(media: Pick<MediaStore, 'read'>, names: readonly string[], size: number): FileReader {
  const loaded = new Map<number, Buffer>()

  async function part(index: number): Promise<Buffer> {
    const known = loaded.get(index)
    if (known) return known
    const stream = await media.read(names[index] ?? '')
    if (!stream) throw new MediaError('incomplete')
    const bytes = await buffer(stream)
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
