import { type IFormat, parseBlob, TrackType } from 'music-metadata'
import type { MediaType } from '../media/media-store.ts'
import { MediaError } from './media-error.ts'
import { detectFormat, type FileReader, type Format, refuseHiddenZip, STRUCTURES } from './structure.ts'

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
  const { format: read } = await parseBlob(asBlob(file), { skipCovers: true, skipPostHeaders: true }).catch(() => {
    throw new MediaError('damaged')
  })
  const iso = kind === 'audio' ? 'm4a' : 'mp4'
  const format = container === 'iso' ? iso : container
  const duration = seconds ?? read.duration ?? 0
  const codec = playedCodec(read, kind, format)
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
function playedCodec({ trackInfo = [], codec = '' }: IFormat, kind: UploadKind, format: Format): string {
  const picture = trackInfo.find(({ type }) => type === TrackType.video)
  if ((kind === 'video') !== (picture !== undefined)) throw new MediaError(NOT_OF_KIND[kind])
  const found = picture?.codecName ?? codec
  const played = kind === 'audio' ? SOUND : PICTURES[format === 'webm' ? 'webm' : 'mp4']
  if (!played.test(found)) throw new MediaError('codec')
  return found
}

/** `music-metadata` reads a blob by its slices, so that only these are in memory. */
const asBlob = ({ size, read }: FileReader) =>
  ({
    size,
    type: '',
    slice: (start = 0, end = size) => ({
      arrayBuffer: async () => Uint8Array.from(await read(start, end - start)).buffer,
    }),
  }) as Blob
