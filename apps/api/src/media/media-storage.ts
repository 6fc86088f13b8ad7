import type { Readable } from 'node:stream'

export type ByteRange = { start: number; end: number }

/** Where the bytes of media lie, by name. What a name holds never changes. */
export type MediaStorage = {
  /** When it resolves, the bytes are there whole and stay there. */
  write: (media: { name: string; type: string; bytes: Uint8Array }) => Promise<void>
  /** All bytes, or those from start to end, both included; undefined when the name is not there. */
  read: (name: string, range?: ByteRange) => Promise<Readable | undefined>
}
