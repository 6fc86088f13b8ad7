const VIEW = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const HEAD = 8

/** The content of a box at a path, such as `moov/mvhd`. */
function findBox(bytes: Uint8Array, path: string): Uint8Array {
  const [name, ...rest] = path.split('/')
  const view = VIEW(bytes)
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD))
    if (type === name) {
      const content = bytes.subarray(at + HEAD, at + size)
      return rest.length > 0 ? findBox(content, rest.join('/')) : content
    }
    if (size < HEAD) break
    at += size
  }
  throw new Error(`The file has no box ${path}.`)
}

/** The length of an audio file or a media playlist in whole seconds. */
export function secondsOfFile(bytes: Uint8Array, type: 'audio/mp4' | 'application/vnd.apple.mpegurl'): number {
  if (type === 'audio/mp4') {
    const header = VIEW(findBox(bytes, 'moov/mvhd'))
    return Math.round(header.getUint32(16) / header.getUint32(12))
  }
  const times = [
    ...Buffer.from(bytes)
      .toString()
      .matchAll(/^#EXTINF:([\d.]+)/gm),
  ].map(([, seconds]) => Number(seconds))
  return Math.round(times.reduce((sum, seconds) => sum + seconds, 0))
}

const TRACK = 'moov/trak/mdia'
const TABLE = `${TRACK}/minf/stbl`
/** The samples in a frame of AAC. */
const FRAME_SAMPLES = 1024

type Source = { frames: Uint8Array[]; rate: number; description: Uint8Array }

/** Reads the frames of a file whose frames follow each other in one piece, as FFmpeg writes short files. */
export function readFrames(bytes: Uint8Array): Source {
  const sizes = VIEW(findBox(bytes, `${TABLE}/stsz`))
  const data = findBox(bytes, 'mdat')
  const frames: Uint8Array[] = []
  let at = 0
  for (let index = 0; index < sizes.getUint32(8); index++) {
    const size = sizes.getUint32(12 + index * 4)
    frames.push(data.subarray(at, at + size))
    at += size
  }
  if (at !== data.length) throw new Error('The frames are not all of the data.')
  return {
    frames,
    rate: VIEW(findBox(bytes, `${TRACK}/mdhd`)).getUint32(12),
    description: findBox(bytes, `${TABLE}/stsd`),
  }
}

/** The flags of optional fields; each field has four bytes. */
const RUN_FLAGS = { dataOffset: 0x1, firstSampleFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, time: 0x800 }

/** The frames of a media segment with one fragment, in which each frame has its own size. */
export function readSegmentFrames(bytes: Uint8Array): Uint8Array[] {
  const run = VIEW(findBox(bytes, 'moof/traf/trun'))
  const flags = run.getUint32(0) & 0xffffff
  if (!(flags & RUN_FLAGS.size)) throw new Error('The frames of the segment have no sizes.')
  const data = findBox(bytes, 'mdat')
  const has = (flag: number) => (flags & flag ? 4 : 0)
  const first = 8 + has(RUN_FLAGS.dataOffset) + has(RUN_FLAGS.firstSampleFlags)
  const step = 4 + has(RUN_FLAGS.duration) + has(RUN_FLAGS.flags) + has(RUN_FLAGS.time)
  const frames: Uint8Array[] = []
  let at = 0
  for (let index = 0; index < run.getUint32(4); index++) {
    const size = run.getUint32(first + index * step + has(RUN_FLAGS.duration))
    frames.push(data.subarray(at, at + size))
    at += size
  }
  return frames
}

const word = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

const box = (type: string, ...contents: Uint8Array[]) => {
  const size = contents.reduce((sum, { length }) => sum + length, HEAD)
  return Buffer.concat([word(size), Buffer.from(type, 'latin1'), ...contents], size)
}

const ONE = 0x0001_0000
/** The identity matrix of a header. */
const MATRIX = word(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x4000_0000)
const ENABLED = 7
const UNDETERMINED = 0x55c4_0000

/** An audio file of the given frames. */
export function writeFrames({ rate, description }: Source, frames: readonly Uint8Array[]): Uint8Array {
  const length = frames.length * FRAME_SAMPLES
  const brand = box('ftyp', Buffer.from('M4A ', 'latin1'), word(512), Buffer.from('M4A isomiso2', 'latin1'))
  const head = (offset: number) =>
    box(
      'moov',
      box('mvhd', word(0, 0, 0, rate, length, ONE), word(0x0100_0000, 0, 0), MATRIX, word(0, 0, 0, 0, 0, 0, 2)),
      box(
        'trak',
        box('tkhd', word(ENABLED, 0, 0, 1, 0, length, 0, 0, 0, 0x0100_0000), MATRIX, word(0, 0)),
        box(
          'mdia',
          box('mdhd', word(0, 0, 0, rate, length, UNDETERMINED)),
          box('hdlr', word(0, 0), Buffer.from('soun', 'latin1'), word(0, 0, 0), Buffer.from('Sound\u0000', 'latin1')),
          box(
            'minf',
            box('smhd', word(0, 0)),
            box('dinf', box('dref', word(0, 1), box('url ', word(1)))),
            box(
              'stbl',
              box('stsd', description),
              box('stts', word(0, 1, frames.length, FRAME_SAMPLES)),
              box('stsc', word(0, 1, 1, frames.length, 1)),
              box('stsz', word(0, 0, frames.length, ...frames.map((frame) => frame.length))),
              box('stco', word(0, 1, offset)),
            ),
          ),
        ),
      ),
    )
  // The length of the head does not depend on the offset in it.
  const offset = brand.length + head(0).length + HEAD
  return Buffer.concat([brand, head(offset), box('mdat', ...frames)])
}
