import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, page } from '../page/page.ts'
import { CAPTION_LANGUAGES, captionsOf } from './captions.ts'
import { type FilmName, filmOf, MEDIA_RENDITIONS, readFilms } from './films.ts'
import { isOnAir, isRecorded, livePlaylist, masterPlaylist, recordingPlaylist, type StreamTimes } from './playlists.ts'

const STATES = ['up', 'interrupted', 'ended'] as const
type StreamState = (typeof STATES)[number]

type Stream = { state: StreamState; since: number; endedAt: number | undefined }

const NAME = /^[a-z0-9][a-z0-9_-]{0,99}$/
const RECORDING = '_recording'
const MOST_STREAMS = 1000
const MINUTE = 60_000
/** A stream that is started here has been on air for some time, so that there is something to go back to. */
const MINUTES_ON_AIR = 30
const MOST_MINUTES = 24 * 60

/** The live streams and their recordings: `x_recording` is the recording of `x`. */
function createStreamStore() {
  const now = () => Date.now()
  const streams = new Map<string, Stream>([
    // In the demo it began two hours ago.
    ['dapha-until-it-is-finished', { state: 'up', since: now() - 120 * MINUTE, endedAt: undefined }],
    ['extraordinary-meeting-of-ward-five', { state: 'ended', since: now() - 180 * MINUTE, endedAt: now() }],
  ])

  return {
    list: () => [...streams].map(([name, { state }]) => ({ name, state, recording: `${name}${RECORDING}` })),

    find: (name: string) => streams.get(name),

    isRecording: (name: string) => name.endsWith(RECORDING) && streams.has(name.slice(0, -RECORDING.length)),

    /** Sets the state of a stream; an unknown stream is created. */
    put(name: string, state: StreamState, minutes: number | undefined) {
      if (!NAME.test(name) || name.endsWith(RECORDING)) return false
      const known = streams.get(name)
      if (!known && streams.size >= MOST_STREAMS) return false
      const since = known && minutes === undefined ? known.since : now() - (minutes ?? MINUTES_ON_AIR) * MINUTE
      streams.set(name, { state, since, endedAt: state === 'ended' ? now() : undefined })
      return true
    },
  }
}

export type Streams = ReturnType<typeof createStreamStore>

/** The secret header of the shop. */
const ORIGIN_SECRET = 'sandbox-origin-secret'

const PLAYLIST = 'application/vnd.apple.mpegurl'
const LIST_NAME = 'index.m3u8'

const RENDITIONS = [...MEDIA_RENDITIONS, ...CAPTION_LANGUAGES.map(({ rendition }) => rendition)]

type Asked = { name: string; isRecording: boolean; times: StreamTimes; rendition: string; file: string; skips: boolean }
type Answer = { type: string; body: Buffer }

/** A media server behind a proxy: playlists and segments for requests with the secret. */
function originRoutes(app: FastifyInstance, streams: Streams) {
  const films = readFilms()

  app.get<{ Params: { stream: string; '*': string }; Querystring: { _HLS_skip?: unknown } }>(
    '/hls/:stream/*',
    (request, reply) => {
      if (request.headers.authorization !== `Bearer ${ORIGIN_SECRET}`) {
        return reply.code(401).header('WWW-Authenticate', 'Bearer').send({ detail: 'The origin requires its secret.' })
      }
      const { stream, '*': path } = request.params
      const answer = find(stream, path, request.query._HLS_skip === 'YES')
      if (answer === undefined) return reply.code(404).send({ detail: 'Not found.' })
      return sendBytes(request, reply.header('Cache-Control', 'no-cache'), answer)
    },
  )

  function find(name: string, path: string, skips: boolean): Answer | undefined {
    const isRecording = streams.isRecording(name)
    const stream = streams.find(name)
    // Unknown streams are 404.
    if (!isRecording && (stream === undefined || stream.state === 'interrupted')) return undefined
    if (path === LIST_NAME) return text(PLAYLIST, masterPlaylist())
    const [rendition = '', file = '', ...more] = path.split('/')
    if (more.length > 0 || !RENDITIONS.includes(rendition)) return undefined
    const now = Date.now()
    const times = { now, since: stream?.since ?? now, endedAt: stream?.endedAt }
    return fileOf({ name, isRecording, times, rendition, file, skips })
  }

  function fileOf({ name, isRecording, times, rendition, file, skips }: Asked): Answer | undefined {
    const film = filmOf(name)
    if (file === LIST_NAME) {
      return text(PLAYLIST, isRecording ? recordingPlaylist(rendition) : livePlaylist(rendition, times, { skips }))
    }
    if (file === 'init.mp4') return bytes('video/mp4', films.init(film, rendition))
    const [, digits, ending] = /^(\d{1,9})\.(m4s|vtt)$/.exec(file) ?? []
    if (digits === undefined) return undefined
    const isThere = isRecording ? isRecorded : (segment: number) => isOnAir(segment, times)
    return isThere(Number(digits)) ? segmentOf(film, rendition, Number(digits), ending) : undefined
  }

  const segmentOf = (film: FilmName, rendition: string, segment: number, ending: string | undefined) =>
    ending === 'm4s'
      ? bytes('video/iso.segment', films.segment(film, rendition, segment))
      : text('text/vtt', captionsOf(film, rendition, segment))
}

const bytes = (type: string, body: Buffer | undefined): Answer | undefined => body && { type, body }
const text = (type: string, body: string | undefined) => bytes(type, body === undefined ? undefined : Buffer.from(body))

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
    const minutes: unknown = Reflect.get(Object(request.body), 'minutes')
    if (state === undefined || !isMinutes(minutes) || !streams.put(stream, state, minutes)) {
      return reply.code(400).send({
        detail: `A stream has a name like low-cloud, is ${STATES.join(', ')}, and was on air for 0 to ${MOST_MINUTES} minutes.`,
      })
    }
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return isForm ? reply.redirect('/hls/', 303) : reply.send({ stream, state })
  })
}

function field(body: unknown, name: string) {
  const value: unknown = Reflect.get(Object(body), name)
  return typeof value === 'string' ? value : ''
}

const isMinutes = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && value >= 0 && value <= MOST_MINUTES)
