import { RATE } from './instruments.ts'

/** Tags of a file: names as Vorbis comments, such as TITLE and ARTIST, and the cover as JPEG. */
export type AudioTags = {
  title: string
  artist: string
  album: string
  track: number
  tracks: number
  year: string
  cover: Uint8Array | undefined
}

const table = (polynomial: number, bits: 8 | 16) =>
  Uint16Array.from({ length: 256 }, (_, byte) => {
    let rest = byte << (bits - 8)
    for (let bit = 0; bit < 8; bit++) rest = rest & (1 << (bits - 1)) ? (rest << 1) ^ polynomial : rest << 1
    return rest & ((1 << bits) - 1)
  })
const CRC_8 = table(0x07, 8)
const CRC_16 = table(0x8005, 16)
const crc8 = (bytes: Uint8Array) => bytes.reduce((rest, byte) => CRC_8[rest ^ byte] ?? 0, 0)
function crc16(bytes: Uint8Array) {
  let rest = 0
  for (const byte of bytes) rest = ((rest << 8) & 0xffff) ^ (CRC_16[(rest >> 8) ^ byte] ?? 0)
  return rest
}

/** A frame number as FLAC writes it, like a character in UTF-8. */
function codedNumber(number: number): number[] {
  if (number < 0x80) return [number]
  if (number < 0x800) return [0xc0 | (number >> 6), 0x80 | (number & 0x3f)]
  return [0xe0 | (number >> 12), 0x80 | ((number >> 6) & 0x3f), 0x80 | (number & 0x3f)]
}

/** The bytes before the frame number: sync code, size of the block, rate and kind of the samples. */
const FIXED_HEAD = 4
const numberLength = (first: number) => (first < 0x80 ? 1 : first < 0xe0 ? 2 : 3)

/** The frame with another number; both checksums follow. */
export function renumberFrame(frame: Uint8Array, number: number): Buffer {
  const body = FIXED_HEAD + numberLength(frame[FIXED_HEAD] ?? 0) + 1
  const head = Buffer.from([...frame.subarray(0, FIXED_HEAD), ...codedNumber(number)])
  const bytes = Buffer.concat([head, Buffer.of(crc8(head)), frame.subarray(body, -2), Buffer.alloc(2)])
  bytes.writeUInt16BE(crc16(bytes.subarray(0, -2)), bytes.length - 2)
  return bytes
}

const block = (type: number, content: Uint8Array, isLast = false) => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE((isLast ? 0x8000_0000 : 0) + type * 0x100_0000 + content.length)
  return Buffer.concat([head, content])
}

const BLOCK_SAMPLES = 4608
const BITS = 16

/** Mono of 16 bits in frames of equal size. The checksum of all samples is optional and left empty. */
function streamInfo(frames: number): Buffer {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(BLOCK_SAMPLES, 0)
  info.writeUInt16BE(BLOCK_SAMPLES, 2)
  // 20 bits of rate, 3 of channels less one, 5 of bits less one, and 36 of samples.
  info.writeUInt32BE(RATE * 0x1000 + (BITS - 1) * 0x10, 10)
  info.writeUInt32BE(frames * BLOCK_SAMPLES, 14)
  return info
}

const sized = (bytes: Uint8Array, isBig = false) => {
  const size = Buffer.alloc(4)
  if (isBig) size.writeUInt32BE(bytes.length)
  else size.writeUInt32LE(bytes.length)
  return Buffer.concat([size, bytes])
}

function comments({ title, artist, album, track, tracks, year }: AudioTags): Buffer {
  const list = Object.entries({
    TITLE: title,
    ARTIST: artist,
    ALBUM: album,
    TRACKNUMBER: String(track),
    TRACKTOTAL: String(tracks),
    DATE: year,
  }).map(([name, value]) => sized(Buffer.from(`${name}=${value}`)))
  const count = Buffer.alloc(4)
  count.writeUInt32LE(list.length)
  return Buffer.concat([sized(Buffer.from('Dabali')), count, ...list])
}

const FRONT_COVER = 3
function picture(cover: Uint8Array): Buffer {
  const kind = Buffer.alloc(4)
  kind.writeUInt32BE(FRONT_COVER)
  // Without a description, and with sizes that a reader takes from the file.
  return Buffer.concat([kind, sized(Buffer.from('image/jpeg'), true), Buffer.alloc(4 + 16), sized(cover, true)])
}

/** A FLAC file of frames from several encodings, joined without encoding anything. */
export function writeFlac(frames: readonly Uint8Array[], tags: AudioTags): Buffer {
  return Buffer.concat([
    Buffer.from('fLaC'),
    block(0, streamInfo(frames.length)),
    ...(tags.cover ? [block(6, picture(tags.cover))] : []),
    block(4, comments(tags), true),
    ...frames.map(renumberFrame),
  ])
}
