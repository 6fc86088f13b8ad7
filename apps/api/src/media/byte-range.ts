import type { ByteRange } from './media-storage.ts'

/**
 * The part that a Range header asks for. Undefined where all of it is to be sent: what cannot be read, and several parts
 * at once, are as if nothing had been asked. `beyond` where there is nothing to send.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  return from === '' ? lastBytes(Number(to), size) : bytesFrom(Number(from), to === '' ? size - 1 : Number(to), size)
}

function lastBytes(count: number, size: number) {
  if (count === 0 || size === 0) return 'beyond'
  return { start: Math.max(0, size - count), end: size - 1 }
}

function bytesFrom(start: number, end: number, size: number) {
  if (start >= size) return 'beyond'
  return end < start ? undefined : { start, end: Math.min(end, size - 1) }
}
