/** The film lies in so many segments, which are shown again and again. */
const FILM_SEGMENTS = 4
const SEGMENT_SECONDS = 4
const SEGMENT_MS = SEGMENT_SECONDS * 1000
/** What can be seen of a live stream at once. */
const WINDOW = 6
/** Players that are slow find what has just left the window. */
const GRACE = 6
/** A recording shows the film so often. */
const ROUNDS = 8
/** Every stream counts from here, so that an origin that is started again goes on where it was. */
const BEGINNING = Date.UTC(2026, 0, 1)

export const QUALITIES = [
  { name: '270p', bandwidth: 120_000, resolution: '480x270', codecs: 'avc1.4d401f,mp4a.40.2' },
  { name: '180p', bandwidth: 75_000, resolution: '320x180', codecs: 'avc1.4d4015,mp4a.40.2' },
] as const

/** What is heard, by itself: for those whose line carries nothing more. */
export const SOUND = 'sound'

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']

const write = (lines: (string | false)[]) => `${lines.filter((line) => line !== false).join('\n')}\n`

/** What a player asks for first: the same stream in every quality, each with its sound, and that sound alone. */
export const masterPlaylist = () =>
  write([
    ...HEAD,
    ...QUALITIES.flatMap(({ name, bandwidth, resolution, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution},FRAME-RATE=12.000,CODECS="${codecs}",AUDIO="sound"`,
      `${name}/index.m3u8`,
    ]),
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="With the picture",DEFAULT=YES,AUTOSELECT=YES',
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Alone",DEFAULT=NO,AUTOSELECT=NO,URI="${SOUND}/index.m3u8"`,
  ])

/** The last segment that has been filmed whole. */
const newestAt = (time: number) => Math.floor((time - BEGINNING) / SEGMENT_MS) - 1

/** The window over the segments, which moves with the clock until the stream ends. */
export function livePlaylist({ now, endedAt }: { now: number; endedAt: number | undefined }) {
  const newest = newestAt(endedAt ?? now)
  const first = newest - WINDOW + 1
  return write([
    ...HEAD,
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first - 1) / FILM_SEGMENTS)}`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...Array.from({ length: WINDOW }, (_, at) => first + at).flatMap((segment) => [
      ...discontinuityBefore(segment),
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(BEGINNING + segment * SEGMENT_MS).toISOString()}`,
      ...entry(segment),
    ]),
    endedAt !== undefined && '#EXT-X-ENDLIST',
  ])
}

export const recordingPlaylist = () =>
  write([
    ...HEAD,
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="init.mp4"',
    ...Array.from({ length: ROUNDS * FILM_SEGMENTS }, (_, segment) => [
      ...(segment === 0 ? [] : discontinuityBefore(segment)),
      ...entry(segment),
    ]).flat(),
    '#EXT-X-ENDLIST',
  ])

/** Where the film begins anew, its time does, too. */
const discontinuityBefore = (segment: number) => (segment % FILM_SEGMENTS === 0 ? ['#EXT-X-DISCONTINUITY'] : [])
const entry = (segment: number) => [`#EXTINF:${SEGMENT_SECONDS}.0,`, `${segment}.m4s`]

/** Which segment of the film a segment of a live stream shows, while it can be had. */
export function filmedAt(segment: number, { now, endedAt }: { now: number; endedAt: number | undefined }) {
  const newest = newestAt(endedAt ?? now)
  return segment <= newest && segment > newest - WINDOW - GRACE ? segment % FILM_SEGMENTS : undefined
}

export const recordedAt = (segment: number) => (segment < ROUNDS * FILM_SEGMENTS ? segment % FILM_SEGMENTS : undefined)
