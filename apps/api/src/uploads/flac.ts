import { ascii, countElements, type FileReader, refuseUnless, type Structure } from './file-reader.ts'

const FLAC_TAIL_BYTES = 256 * 1024
/** What looks like the header of the last frame can be a part of it, but not often. */
const MOST_LAST_FRAMES = 16
const STREAMINFO_BYTES = 34
const FLAC_BLOCKS = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768]

/** The last frame must be whole, and end where the header says. */
export async function readFlac(file: FileReader): Promise<Structure> {
  let at = 4
  let isLast = false
  const countBlock = countElements()
  for (let index = 0; !isLast; index += 1) {
    countBlock()
    const head = await file.read(at, 4)
    refuseUnless(head.length === 4 && (index > 0 || ((head[0] ?? 0) & 127) === 0))
    isLast = ((head[0] ?? 0) & 128) !== 0
    at += 4 + head.readUIntBE(1, 3)
  }
  const info = await file.read(8, STREAMINFO_BYTES)
  refuseUnless(at < file.size && info.length === STREAMINFO_BYTES)
  const rate = info.readUIntBE(10, 3) >>> 4
  const samples = ((info[13] ?? 0) & 15) * 2 ** 32 + info.readUInt32BE(14)
  refuseUnless(rate > 0)
  refuseUnless(samples > 0, 'noDuration')
  const start = Math.max(at, file.size - FLAC_TAIL_BYTES)
  const tail = await file.read(start, FLAC_TAIL_BYTES)
  refuseUnless(endsWithFrame(withoutTag(tail), info.readUInt16BE(0), samples))
  return { seconds: samples / rate }
}

const withoutTag = (tail: Buffer) =>
  tail.length >= 128 && ascii(tail, tail.length - 128, 3) === 'TAG' ? tail.subarray(0, -128) : tail

/** Whether the last frame ends at the last sample and at the last byte. */
function endsWithFrame(tail: Buffer, blockSamples: number, samples: number): boolean {
  let checked = 0
  for (let at = tail.length - 2; at >= 0 && checked < MOST_LAST_FRAMES; at -= 1) {
    if (tail[at] !== 0xff || ((tail[at + 1] ?? 0) & 0xfe) !== 0xf8) continue
    if (flacFrameEnd(tail.subarray(at), blockSamples) !== samples) continue
    checked += 1
    if (checksum(tail.subarray(at), 0x8005, 16) === 0) return true
  }
  return false
}

/** The number of the sample after a frame; undefined without a valid header. */
function flacFrameEnd(frame: Buffer, blockSamples: number): number | undefined {
  const [, sync = 0, sizes = 0] = frame
  const [block, rate] = [sizes >>> 4, sizes & 15]
  const { value, bytes } = utf8Number(frame.subarray(4))
  if (value === undefined || block === 0) return undefined
  const blockBytes = block === 6 ? 1 : block === 7 ? 2 : 0
  const rateBytes = rate === 12 ? 1 : rate === 13 || rate === 14 ? 2 : 0
  const end = 4 + bytes + blockBytes + rateBytes
  if (end >= frame.length || checksum(frame.subarray(0, end), 0x07, 8) !== frame[end]) return undefined
  const length = blockBytes > 0 ? frame.readUIntBE(4 + bytes, blockBytes) + 1 : (FLAC_BLOCKS[block] ?? 0)
  return (sync & 1 ? value : value * blockSamples) + length
}

/** A number that is coded like a character of UTF-8, with up to 36 bits. */
function utf8Number(bytes: Buffer): { value?: number; bytes: number } {
  const [first = 0] = bytes
  if (first < 128) return { value: first, bytes: 1 }
  const length = Math.clz32(~(first << 24))
  if (length < 2 || length > 7 || bytes.length < length) return { bytes: 0 }
  const rest = [...bytes.subarray(1, length)]
  return { value: rest.reduce((sum, byte) => sum * 64 + (byte & 63), first & (127 >>> length)), bytes: length }
}

function checksum(bytes: Buffer, polynomial: number, bits: 8 | 16): number {
  const [top, mask] = [1 << (bits - 1), (1 << bits) - 1]
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << (bits - 8)
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & mask
  }
  return sum
}
