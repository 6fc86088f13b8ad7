import { ascii, countElements, type FileReader, refuseUnless, type Structure } from './file-reader.ts'
import { readFlac } from './flac.ts'
import { MediaError } from './media-error.ts'

export const FORMATS = ['mp3', 'm4a', 'flac', 'ogg', 'mp4', 'webm'] as const
export type Format = (typeof FORMATS)[number]

const HEAD_BYTES = 64

/** The format that the first bytes name. */
export async function detectFormat(file: FileReader): Promise<'mp3' | 'iso' | 'flac' | 'ogg' | 'webm' | undefined> {
  const head = await file.read(0, HEAD_BYTES)
  if (ascii(head, 4, 4) === 'ftyp') return 'iso'
  if (ascii(head, 0, 4) === 'fLaC') return 'flac'
  if (ascii(head, 0, 4) === 'OggS') return 'ogg'
  if (head.length >= 4 && head.readUInt32BE(0) === EBML) return 'webm'
  if (ascii(head, 0, 3) === 'ID3' || (head.length >= 4 && mp3Frame(head) !== undefined)) return 'mp3'
  return undefined
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
/** The end of a zip with the longest comment. */
const ZIP_TAIL_BYTES = 66_000

/** Readers of zips open a file from its end, so that it can be a zip as well. */
export async function refuseHiddenZip(file: FileReader) {
  const tail = await file.read(Math.max(0, file.size - ZIP_TAIL_BYTES), ZIP_TAIL_BYTES)
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    const isEnd = at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length
    if (isEnd) throw new MediaError('mixed')
  }
}

// MP3 -----------------------------------------------------------------------------------------------------------------

const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES = [44_100, 48_000, 32_000]

/** The length of an MPEG Layer III frame in bytes and seconds; undefined if the four bytes are no header of one. */
function mp3Frame(head: Buffer): { bytes: number; seconds: number } | undefined {
  const word = head.readUInt32BE(0)
  const [version, layer, bits, rate] = [(word >>> 19) & 3, (word >>> 17) & 3, (word >>> 12) & 15, (word >>> 10) & 3]
  if (word >>> 21 !== 0x7ff || version === 1 || layer !== 1 || rate === 3) return undefined
  const kbits = (version === 3 ? KBITS_1 : KBITS_2)[bits]
  const hertz = (RATES[rate] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4)
  if (!kbits) return undefined
  const samples = version === 3 ? 1152 : 576
  return { bytes: Math.floor(((samples / 8) * kbits * 1000) / hertz) + ((word >>> 9) & 1), seconds: samples / hertz }
}

/** The bytes of a tag at this position: ID3v2 and APE before or between frames, ID3v1 and Lyrics3 at the end. */
async function tagBytes(file: FileReader, at: number): Promise<number> {
  const head = await file.read(at, 32)
  if (ascii(head, 0, 3) === 'ID3' && head.length >= 10) {
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((head[index] ?? 0) & 127), 0)
    return 10 + size + ((head[5] ?? 0) & 16 ? 10 : 0)
  }
  if (ascii(head, 0, 8) === 'APETAGEX' && head.length === 32) return 32 + head.readUInt32LE(12)
  if (ascii(head, 0, 3) === 'TAG' && at + 128 === file.size) return 128
  if (ascii(head, 0, 11) === 'LYRICSBEGIN') return file.size - at
  return 0
}

/** Walks the frames: their sum is the length, and nothing may stand between them. */
async function readMp3(file: FileReader): Promise<Structure> {
  const countTag = countElements()
  let at = 0
  let seconds = 0
  while (at < file.size) {
    const head = await file.read(at, 4)
    const frame = head.length === 4 ? mp3Frame(head) : undefined
    if (frame) {
      refuseUnless(at + frame.bytes <= file.size)
      seconds += frame.seconds
      at += frame.bytes
      continue
    }
    countTag()
    const skipped = (await tagBytes(file, at)) || (await zerosAt(file, at))
    refuseUnless(skipped > 0 && at + skipped <= file.size)
    at += skipped
  }
  return { seconds }
}

const LONGEST_PADDING = 4096

async function zerosAt(file: FileReader, at: number) {
  const bytes = await file.read(at, LONGEST_PADDING)
  const end = bytes.findIndex((byte) => byte !== 0)
  return end < 0 ? bytes.length : end
}

// MP4 and M4A ---------------------------------------------------------------------------------------------------------

const BOXES = new Set('ftyp moov mdat free skip wide udta uuid meta moof mfra sidx styp pdin emsg prft ssix'.split(' '))

/** Walks the boxes: they must be known ones and end where the file ends. */
async function readBoxes(file: FileReader): Promise<Structure> {
  const seen = new Set<string>()
  const countBox = countElements()
  let seconds = 0
  for (let at = 0; at < file.size; ) {
    countBox()
    const head = await file.read(at, 16)
    refuseUnless(head.length >= 8)
    const type = ascii(head, 4, 4)
    const short = head.readUInt32BE(0)
    refuseUnless(short !== 1 || head.length === 16)
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? file.size - at : short
    refuseUnless(BOXES.has(type) && size >= 8 && at + size <= file.size)
    seen.add(type)
    if (type === 'moov') seconds = await movieSeconds(file, at + 8)
    at += size
  }
  refuseUnless(seen.has('moov') && seen.has('mdat'))
  return seconds > 0 ? { seconds } : {}
}

/** The length by the header of the film; 0 if its parts have lengths of their own. */
async function movieSeconds(file: FileReader, at: number) {
  const head = await file.read(at, 40)
  if (head.length < 40 || ascii(head, 4, 4) !== 'mvhd') return 0
  const [scale, duration] =
    head[8] === 1
      ? [head.readUInt32BE(28), Number(head.readBigUInt64BE(32))]
      : [head.readUInt32BE(20), head.readUInt32BE(24)]
  return scale > 0 ? duration / scale : 0
}

// Ogg -----------------------------------------------------------------------------------------------------------------

/** Walks the pages of one stream of Opus or Vorbis: the last one says how long it is. */
async function readOgg(file: FileReader): Promise<Structure> {
  const first = await file.read(0, 256)
  const packet = first.subarray(27 + (first[26] ?? 0))
  const isOpus = ascii(packet, 0, 8) === 'OpusHead'
  refuseUnless(
    (isOpus && packet.length >= 12) || (ascii(packet, 0, 7) === '\x01vorbis' && packet.length >= 16),
    'codec',
  )
  const [rate, skipped] = isOpus ? [48_000, packet.readUInt16LE(10)] : [packet.readUInt32LE(12), 0]
  const serial = first.readUInt32LE(14)
  let samples = 0
  let isEnd = false
  for (let at = 0; at < file.size; ) {
    const head = await file.read(at, 27 + 255)
    refuseUnless(!isEnd && head.length >= 27 && ascii(head, 0, 4) === 'OggS' && head.readUInt32LE(14) === serial)
    const segments = head[26] ?? 0
    refuseUnless(head.length >= 27 + segments)
    const granule = head.readBigInt64LE(6)
    if (granule > 0n) samples = Number(granule)
    isEnd = ((head[5] ?? 0) & 4) !== 0
    at += 27 + segments + head.subarray(27, 27 + segments).reduce((sum, size) => sum + size, 0)
    refuseUnless(at <= file.size)
  }
  refuseUnless(isEnd && rate > 0)
  return { seconds: (samples - skipped) / rate }
}

// WebM ----------------------------------------------------------------------------------------------------------------

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const SPACE = new Set([0xec, 0xbf])
const LONGEST_EBML_HEADER = 4096

/** The id and the size of an element; the size is undefined where a recorder did not know it. */
async function elementAt(file: FileReader, at: number) {
  const head = await file.read(at, 12)
  const idBytes = Math.clz32((head[0] ?? 0) << 24) + 1
  const sizeBytes = Math.clz32((head[idBytes] ?? 0) << 24) + 1
  refuseUnless(idBytes <= 4 && sizeBytes <= 8 && head.length >= idBytes + sizeBytes)
  const digits = [...head.subarray(idBytes, idBytes + sizeBytes)]
  const size = digits.reduce((sum, byte, index) => sum * 256 + (index === 0 ? byte & (255 >>> sizeBytes) : byte), 0)
  const isKnown = size < 2 ** (7 * sizeBytes) - 1
  return { id: head.readUIntBE(0, idBytes), start: at + idBytes + sizeBytes, size: isKnown ? size : undefined }
}

/** One header and one segment of known sizes must be the whole file. */
async function readWebm(file: FileReader): Promise<Structure> {
  const countElement = countElements()
  let segments = 0
  for (let at = 0; at < file.size; ) {
    countElement()
    const { id, start, size } = await elementAt(file, at)
    refuseUnless(size !== undefined, 'noDuration')
    refuseUnless(at === 0 ? id === EBML : id === SEGMENT || SPACE.has(id))
    if (at === 0) refuseUnless((size ?? 0) <= LONGEST_EBML_HEADER)
    if (at === 0) refuseUnless((await file.read(start, size ?? 0)).includes('webm'), 'notVideo')
    if (id === SEGMENT) segments += 1
    at = start + (size ?? 0)
    refuseUnless(at <= file.size)
  }
  refuseUnless(segments === 1)
  return {}
}

/** Checks that a file is whole and nothing else, by the rules of its format. */
export const STRUCTURES = { mp3: readMp3, iso: readBoxes, flac: readFlac, ogg: readOgg, webm: readWebm }
