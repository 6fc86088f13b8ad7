import type { IFormat } from 'music-metadata'
import type { MediaType } from '../media/media-store.ts'
import type { FileReader } from './file-reader.ts'
import { MediaError } from './media-error.ts'
import { detectFormat, type Format, refuseHiddenZip, STRUCTURES } from './structure.ts'

// Loaded on use: it is large, and most processes never need it.
const load = () => import('music-metadata')

export const UPLOAD_KINDS = ['audio', 'video'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** What the bytes of a file are. */
export type MediaFacts = {
  format: Format
  type: MediaType
  duration_seconds: number
  codec: string
  channels: number | null
  sample_rate: number | null
}

const TYPES: Readonly<Record<Format, MediaType>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const LONGEST_SECONDS = 24 * 60 * 60

/** What browsers play. */
const SOUND =
  /^(mpeg-?4\/aac|aac|mpeg 1 layer 3|mpeg 2 layer 3|mpeg 2\.5 layer 3|flac|opus|vorbis( i)?|a_opus|a_vorbis)/i
const PICTURES: Readonly<Record<'mp4' | 'webm', RegExp>> = {
  mp4: /^(h\.?264|avc|<?avc1)/i,
  webm: /^(v_)?(vp8|vp9|av1|av01)/i,
}

const NOT_OF_KIND = { audio: 'notAudio', video: 'notVideo' } as const
const CONTAINERS: Readonly<Record<UploadKind, readonly string[]>> = {
  audio: ['mp3', 'iso', 'flac', 'ogg'],
  video: ['iso', 'webm'],
}

/** Reads a file as far as its structure needs; refuses what is not whole, not of this kind, or something else as well. */
export async function probeMedia(file: FileReader, kind: UploadKind): Promise<MediaFacts> {
  if (file.size === 0) throw new MediaError('empty')
  const container = await detectFormat(file)
  if (container === undefined || !CONTAINERS[kind].includes(container)) throw new MediaError(NOT_OF_KIND[kind])
  await refuseHiddenZip(file)
  const { seconds } = await STRUCTURES[container](file)
  const read = await readTags(file)
  const iso = kind === 'audio' ? 'm4a' : 'mp4'
  const format = container === 'iso' ? iso : container
  const duration = seconds ?? read.duration ?? 0
  const codec = await playedCodec(read, kind, format)
  if (!(duration > 0 && duration <= LONGEST_SECONDS)) throw new MediaError('noDuration')
  return {
    format,
    type: TYPES[format],
    duration_seconds: Math.max(1, Math.round(duration)),
    codec,
    channels: read.numberOfChannels ?? null,
    sample_rate: read.sampleRate ?? null,
  }
}

/** The codec of the picture, or of the sound of what has none. */
async function playedCodec({ trackInfo = [], codec = '' }: IFormat, kind: UploadKind, format: Format): Promise<string> {
  const { TrackType } = await load()
  const picture = trackInfo.find(({ type }) => type === TrackType.video)
  if ((kind === 'video') !== (picture !== undefined)) throw new MediaError(NOT_OF_KIND[kind])
  const found = picture?.codecName ?? codec
  const played = kind === 'audio' ? SOUND : PICTURES[format === 'webm' ? 'webm' : 'mp4']
  if (!played.test(found)) throw new MediaError('codec')
  return found
}

/** The parser fails with errors of its own; that the file could not be read is another one. */
async function readTags(file: FileReader): Promise<IFormat> {
  let failure: unknown
  const read = async (at: number, length: number) => {
    try {
      return await file.read(at, length)
    } catch (error) {
      failure ??= error
      throw error
    }
  }
  const { parseBlob } = await load()
  const found = await parseBlob(asBlob({ ...file, read }), { skipCovers: true, skipPostHeaders: true }).catch(() => {
    throw failure ?? new MediaError('damaged')
  })
  if (failure !== undefined) throw failure
  return found.format
}

/** Longer than any tag but for pictures, which are skipped. */
const LONGEST_SLICE = 32 * 1024 * 1024
/** A film of some hours in its smallest pieces. */
const MOST_SLICES = 10_000_000
const SLICES_AT_ONCE = 1000

/** `music-metadata` reads a blob by its slices, so that only these are in memory. */
function asBlob({ size, read }: FileReader) {
  let slices = 0
  const bytesOf = async (start: number, end: number) => {
    slices += 1
    if (end - start > LONGEST_SLICE || slices > MOST_SLICES) throw new MediaError('damaged')
    // Other requests go on meanwhile.
    if (slices % SLICES_AT_ONCE === 0) await new Promise(setImmediate)
    return Uint8Array.from(await read(start, end - start)).buffer
  }
  return {
    size,
    type: '',
    slice: (start = 0, end = size) => ({ arrayBuffer: () => bytesOf(start, Math.min(end, size)) }),
  } as Blob
}
