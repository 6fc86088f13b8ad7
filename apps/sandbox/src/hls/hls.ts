import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, page } from '../page/page.ts'

const FOLDER = join(import.meta.dirname, 'film')
const PARTS = ['init.mp4', '0.m4s', '1.m4s', '2.m4s', '3.m4s']

const QUALITIES = [
  { name: '270p', bandwidth: 120_000, resolution: '480x270', codecs: 'avc1.4d401f,mp4a.40.2' },
  { name: '180p', bandwidth: 75_000, resolution: '320x180', codecs: 'avc1.4d4015,mp4a.40.2' },
] as const

/** The audio-only rendition. */
const SOUND = 'sound'

/** The folders of the renditions. */
const FORMS: readonly string[] = [...QUALITIES.map(({ name }) => name), SOUND]

/** The committed segments of all renditions, by `270p/init.mp4` and `270p/0.m4s`. */
export const readFilm = () =>
  new Map<string, Buffer>(
    FORMS.flatMap((name) =>
      PARTS.map((part) => [`${name}/${part}`, readFileSync(join(FOLDER, `${name}-${part}`))] as const),
    ),
  )

const STATES = ['up', 'interrupted', 'ended'] as const
type StreamState = (typeof STATES)[number]

type Stream = { state: StreamState; endedAt: number | undefined }

const NAME = /^[a-z0-9][a-z0-9_-]{0,99}$/
const RECORDING = '_recording'
const MOST_STREAMS = 1000

/** The live streams and their recordings: `x_recording` is the recording of `x`. */
function createStreamStore(now: () => number = Date.now) {
  const streams = new Map<string, Stream>([
    ['dapha-until-it-is-finished', { state: 'up', endedAt: undefined }],
    ['extraordinary-meeting-of-ward-five', { state: 'ended', endedAt: now() }],
  ])

  return {
    list: () => [...streams].map(([name, { state }]) => ({ name, state, recording: `${name}${RECORDING}` })),

    find: (name: string) => streams.get(name),

    isRecording: (name: string) => name.endsWith(RECORDING) && streams.has(name.slice(0, -RECORDING.length)),

    /** Sets the state of a stream; an unknown stream is created. */
    put(name: string, state: StreamState) {
      if (!NAME.test(name) || name.endsWith(RECORDING)) return false
      if (!streams.has(name) && streams.size >= MOST_STREAMS) return false
      streams.set(name, { state, endedAt: state === 'ended' ? now() : undefined })
      return true
    },
  }
}

export type Streams = ReturnType<typeof createStreamStore>

/** The number of segments, which are played in a loop. */
const FILM_SEGMENTS = 4
const SEGMENT_SECONDS = 4
const SEGMENT_MS = SEGMENT_SECONDS * 1000
/** The number of segments in a live playlist. */
const WINDOW = 6
/** Segments stay available for slow players. */
const GRACE = 6
/** The number of loops in a recording. */
const ROUNDS = 8
/** The epoch of the segment numbers, so that a restarted origin continues. */
const BEGINNING = Date.UTC(2026, 0, 1)

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']

const write = (lines: (string | false)[]) => `${lines.filter((line) => line !== false).join('\n')}\n`

/** The master playlist: every quality with audio, and audio only. */
const masterPlaylist = () =>
  write([
    ...HEAD,
    ...QUALITIES.flatMap(({ name, bandwidth, resolution, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution},FRAME-RATE=12.000,CODECS="${codecs}",AUDIO="sound"`,
      `${name}/index.m3u8`,
    ]),
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="With the picture",DEFAULT=YES,AUTOSELECT=YES',
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Alone",DEFAULT=NO,AUTOSELECT=NO,URI="${SOUND}/index.m3u8"`,
  ])

/** The last complete segment. */
const newestAt = (time: number) => Math.floor((time - BEGINNING) / SEGMENT_MS) - 1

/** The live playlist, a sliding window until the stream ends. */
function livePlaylist({ now, endedAt }: { now: number; endedAt: number | undefined }) {
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

const recordingPlaylist = () =>
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

/** A discontinuity where the loop restarts. */
const discontinuityBefore = (segment: number) => (segment % FILM_SEGMENTS === 0 ? ['#EXT-X-DISCONTINUITY'] : [])
const entry = (segment: number) => [`#EXTINF:${SEGMENT_SECONDS}.0,`, `${segment}.m4s`]

/** The file of a live segment, while it is available. */
function filmedAt(segment: number, { now, endedAt }: { now: number; endedAt: number | undefined }) {
  const newest = newestAt(endedAt ?? now)
  return segment <= newest && segment > newest - WINDOW - GRACE ? segment % FILM_SEGMENTS : undefined
}

const recordedAt = (segment: number) => (segment < ROUNDS * FILM_SEGMENTS ? segment % FILM_SEGMENTS : undefined)

/** The secret header of the shop. */
const ORIGIN_SECRET = 'sandbox-origin-secret'

const PLAYLIST = 'application/vnd.apple.mpegurl'
const LIST_NAME = 'index.m3u8'

type Asked = { form: string; file: string }
type Answer = { type: string; body: Buffer }

/** A media server behind a proxy: playlists and segments for requests with the secret. */
function originRoutes(app: FastifyInstance, streams: Streams) {
  const film = readFilm()

  app.get<{ Params: { stream: string; '*': string } }>('/hls/:stream/*', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${ORIGIN_SECRET}`) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send({ detail: 'The origin requires its secret.' })
    }
    const answer = find(request.params.stream, request.params['*'])
    if (answer === undefined) return reply.code(404).send({ detail: 'Not found.' })
    return sendBytes(request, reply.header('Cache-Control', 'no-cache'), answer)
  })

  function find(name: string, path: string): Answer | undefined {
    const isRecording = streams.isRecording(name)
    const stream = streams.find(name)
    // Unknown streams are 404.
    if (!isRecording && (stream === undefined || stream.state === 'interrupted')) return undefined
    if (path === LIST_NAME) return playlist(masterPlaylist())
    const [form = '', file = '', ...more] = path.split('/')
    if (more.length > 0 || !FORMS.includes(form)) return undefined
    const clock = { now: Date.now(), endedAt: stream?.endedAt }
    if (file === LIST_NAME) return playlist(isRecording ? recordingPlaylist() : livePlaylist(clock))
    return part({ form, file }, (segment) => (isRecording ? recordedAt(segment) : filmedAt(segment, clock)))
  }

  function part({ form, file }: Asked, shownAt: (segment: number) => number | undefined): Answer | undefined {
    const [, segment] = /^(\d{1,9})\.m4s$/.exec(file) ?? []
    const name = segment === undefined ? file : `${shownAt(Number(segment))}.m4s`
    const body = /^(init\.mp4|\d\.m4s)$/.test(name) ? film.get(`${form}/${name}`) : undefined
    return body && { type: segment === undefined ? 'video/mp4' : 'video/iso.segment', body }
  }
}

const playlist = (text: string): Answer => ({ type: PLAYLIST, body: Buffer.from(text) })

/** Sends the whole body or the requested range. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, { type, body }: Answer) {
  reply.type(type).header('Accept-Ranges', 'bytes')
  const [, from, to] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined) return reply.send(body)
  const start = Number(from)
  const end = Math.min(to ? Number(to) : body.length - 1, body.length - 1)
  if (start > end) return reply.code(416).header('Content-Range', `bytes */${body.length}`).send()
  return reply
    .code(206)
    .header('Content-Range', `bytes ${start}-${end}/${body.length}`)
    .send(body.subarray(start, end + 1))
}

const SAYS: Record<StreamState, string> = {
  up: 'Live',
  interrupted: 'Interrupted',
  ended: 'Ended, recording available',
}

/** Live streams, recordings, and the page that controls them. */
export function hlsRoutes(app: FastifyInstance) {
  const streams = createStreamStore()
  originRoutes(app, streams)

  app.get('/hls/', (_request, reply) =>
    reply.type('text/html').send(
      page(
        'Streams',
        html`<p class="quiet">The sites play these streams through the API. Set their state here.</p>
${streams.list().map(
  ({ name, state, recording }) => html`<section><h2>${name}</h2><p>${SAYS[state]}.</p>
<p class="quiet">Live: /hls/${name}/index.m3u8 · recording: /hls/${recording}/index.m3u8</p>
${STATES.map(
  (each) => html`<form method="post" action="/hls/control/"><input type="hidden" name="stream" value="${name}">
<button name="state" value="${each}"${state === each && html` class="first" aria-pressed="true"`}>${each}</button></form>`,
)}</section>`,
)}
<section><h2>New stream</h2><form method="post" action="/hls/control/"><label>Name<input name="stream" required></label>
<button name="state" value="up">Start</button></form></section>`,
      ),
    ),
  )

  app.post('/hls/control/', (request, reply) => {
    const stream = field(request.body, 'stream')
    const state = STATES.find((each) => each === field(request.body, 'state'))
    if (state === undefined || !streams.put(stream, state)) {
      return reply.code(400).send({ detail: `A stream has a name like low-cloud and is ${STATES.join(', ')}.` })
    }
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return isForm ? reply.redirect('/hls/', 303) : reply.send({ stream, state })
  })
}

function field(body: unknown, name: string) {
  const value: unknown = Reflect.get(Object(body), name)
  return typeof value === 'string' ? value : ''
}
