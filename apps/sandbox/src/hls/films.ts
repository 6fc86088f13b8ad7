import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'films')

/** One film for each streamed event of the demo; other streams show the first. */
const FILMS = ['long-night', 'dapha', 'ward-five', 'wedding'] as const
export type FilmName = (typeof FILMS)[number]

/** By the beginning of the name of a stream, which is the slug of its event. */
const FILM_OF_EVENT: Readonly<Record<string, FilmName>> = {
  'dapha-until-it-is-finished': 'dapha',
  'extraordinary-meeting-of-ward-five': 'ward-five',
  'winter-wedding-nobody-marries': 'wedding',
}

export const filmOf = (stream: string): FilmName =>
  Object.entries(FILM_OF_EVENT).find(([slug]) => stream.startsWith(slug))?.[1] ?? 'long-night'

/** The segments of a film, which are played in a loop. */
export const FILM_SEGMENTS = 4
export const SEGMENT_SECONDS = 4

/** 375 AAC frames cannot be divided by four. */
const SOUND_SECONDS = [4.010667, 4.010667, 4.010667, 3.968]

/** The length of a segment in seconds. */
export const secondsOf = (rendition: string, segment: number): number =>
  rendition === SOUND ? (SOUND_SECONDS[segment % FILM_SEGMENTS] ?? SEGMENT_SECONDS) : SEGMENT_SECONDS

/** The first is the one that players begin with. */
export const QUALITIES = [
  { name: '270p', bandwidth: 112_000, resolution: '480x270', codecs: 'avc1.4d401f,mp4a.40.2' },
  { name: '720p', bandwidth: 320_000, resolution: '1280x720', codecs: 'avc1.4d401f,mp4a.40.2' },
  { name: '480p', bandwidth: 210_000, resolution: '854x480', codecs: 'avc1.4d401e,mp4a.40.2' },
  { name: '180p', bandwidth: 78_000, resolution: '320x180', codecs: 'avc1.4d4015,mp4a.40.2' },
] as const

/** The sound of every quality, and all there is with audio only. */
export const SOUND = 'sound'
export const MEDIA_RENDITIONS: readonly string[] = [...QUALITIES.map(({ name }) => name), SOUND]

/** Units of a second in the time stamps of a rendition. */
const timescaleOf = (rendition: string) => (rendition === SOUND ? 24_000n : 12_288n)
const FILM_SECONDS = BigInt(FILM_SEGMENTS * SEGMENT_SECONDS)

const PARTS = ['init.mp4', ...Array.from({ length: FILM_SEGMENTS }, (_, segment) => `${segment}.m4s`)]

/** The committed segments of all films, by `dapha/270p/init.mp4` and `dapha/270p/0.m4s`. */
export function readFilms() {
  const files = new Map<string, Buffer>(
    FILMS.flatMap((film) =>
      MEDIA_RENDITIONS.flatMap((rendition) =>
        PARTS.map(
          (part) => [`${film}/${rendition}/${part}`, readFileSync(join(FOLDER, film, `${rendition}-${part}`))] as const,
        ),
      ),
    ),
  )
  return {
    init: (film: FilmName, rendition: string) => files.get(`${film}/${rendition}/init.mp4`),

    /** A segment of the endless film: that of the loop, with the time stamps of its number. */
    segment(film: FilmName, rendition: string, number: number): Buffer | undefined {
      const stored = files.get(`${film}/${rendition}/${number % FILM_SEGMENTS}.m4s`)
      const rounds = BigInt(Math.floor(number / FILM_SEGMENTS))
      return stored && delayed(stored, rounds * FILM_SECONDS * timescaleOf(rendition))
    },
  }
}

/** The segment at a later time: `tfdt`, version 1, holds the time of its first sample in 64 bits. */
function delayed(segment: Buffer, by: bigint): Buffer {
  const moved = Buffer.from(segment)
  const at = moved.indexOf('tfdt') + 8
  moved.writeBigUInt64BE(moved.readBigUInt64BE(at) + by, at)
  return moved
}
