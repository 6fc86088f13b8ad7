import { CAPTION_LANGUAGES } from './captions.ts'
import { FILM_SEGMENTS, QUALITIES, SEGMENT_SECONDS, SOUND, secondsOf } from './films.ts'

const SEGMENT_MS = SEGMENT_SECONDS * 1000
/** Viewers can go back this far. */
const WINDOW = (4 * 60 * 60) / SEGMENT_SECONDS
/** A player needs this many segments to begin. */
const FEWEST = 6
/** Segments stay available for slow players. */
const GRACE = 6
/** Players that know a playlist ask for its last segments only. */
const NOT_SKIPPED = 6
/** The time of day is written with every so many segments. */
const DATED = 15
/** The number of segments in a recording: 8 loops. */
const RECORDED = 8 * FILM_SEGMENTS
/** The epoch of the segment numbers, so that a restarted origin continues. */
const BEGINNING = Date.UTC(2026, 0, 1)

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:9', '#EXT-X-INDEPENDENT-SEGMENTS']

const write = (lines: (string | false)[]) => `${lines.filter((line) => line !== false).join('\n')}\n`

/** The master playlist: every quality with the one sound, and captions. */
export const masterPlaylist = () =>
  write([
    ...HEAD,
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,URI="${SOUND}/index.m3u8"`,
    ...CAPTION_LANGUAGES.map(
      ({ language, name, rendition }) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=NO,FORCED=NO,URI="${rendition}/index.m3u8"`,
    ),
    ...QUALITIES.flatMap(({ name, bandwidth, resolution, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution},FRAME-RATE=12.000,CODECS="${codecs}",AUDIO="sound",SUBTITLES="captions"`,
      `${name}/index.m3u8`,
    ]),
  ])

/** When a stream began and ended, and what time it is. */
export type StreamTimes = { now: number; since: number; endedAt: number | undefined }

/** The last complete segment. */
const segmentBefore = (time: number) => Math.floor((time - BEGINNING) / SEGMENT_MS) - 1

/** The first and the last segment that players may go to. */
function windowOf({ now, since, endedAt }: StreamTimes) {
  const newest = segmentBefore(endedAt ?? now)
  return { first: Math.max(newest - WINDOW + 1, Math.min(segmentBefore(since) + 1, newest - FEWEST + 1)), newest }
}

/** The live playlist: all of the stream, at most the last four hours. Players that ask for it get the end only. */
export function livePlaylist(rendition: string, times: StreamTimes, { skips }: { skips: boolean }) {
  const { first, newest } = windowOf(times)
  const skipped = skips ? Math.max(0, newest - first + 1 - NOT_SKIPPED) : 0
  const from = first + skipped
  return write([
    ...HEAD,
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS + 1}`,
    `#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${NOT_SKIPPED * (SEGMENT_SECONDS + 1)}.0`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    ...initOf(rendition),
    skipped > 0 && `#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`,
    ...Array.from({ length: newest - from + 1 }, (_, at) => from + at).flatMap((segment) => [
      ...(segment === from || segment % DATED === 0 ? [dateOf(segment)] : []),
      ...entry(rendition, segment),
    ]),
    times.endedAt !== undefined && '#EXT-X-ENDLIST',
  ])
}

export const recordingPlaylist = (rendition: string) =>
  write([
    ...HEAD,
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS + 1}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...initOf(rendition),
    ...Array.from({ length: RECORDED }, (_, segment) => entry(rendition, segment)).flat(),
    '#EXT-X-ENDLIST',
  ])

const isCaptions = (name: string) => CAPTION_LANGUAGES.some(({ rendition }) => rendition === name)
const initOf = (rendition: string) => (isCaptions(rendition) ? [] : ['#EXT-X-MAP:URI="init.mp4"'])
const dateOf = (segment: number) =>
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(BEGINNING + segment * SEGMENT_MS).toISOString()}`
const entry = (rendition: string, segment: number) => [
  `#EXTINF:${secondsOf(rendition, segment)},`,
  `${segment}.${isCaptions(rendition) ? 'vtt' : 'm4s'}`,
]

/** Whether a live segment is available. */
export function isOnAir(segment: number, times: StreamTimes) {
  const { first, newest } = windowOf(times)
  return segment <= newest && segment >= first - GRACE
}

export const isRecorded = (segment: number) => segment < RECORDED
