import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, page } from '../page/page.ts'
import {
  FORMS,
  filmedAt,
  keepStreams,
  livePlaylist,
  masterPlaylist,
  readFilm,
  recordedAt,
  recordingPlaylist,
  STATES,
  type StreamState,
  type Streams,
} from './streams.ts'

/** What the shop sends along; nobody else is let in. */
const ORIGIN_SECRET = 'sandbox-origin-secret'

const PLAYLIST = 'application/vnd.apple.mpegurl'
const LIST_NAME = 'index.m3u8'

type Asked = { form: string; file: string }
type Answer = { type: string; body: Buffer }

/** A media server as it stands behind a gate: playlists and segments for whoever knows the secret. */
function originRoutes(app: FastifyInstance, streams: Streams) {
  const film = readFilm()

  app.get<{ Params: { stream: string; '*': string } }>('/hls/:stream/*', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${ORIGIN_SECRET}`) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send({ detail: 'The origin answers its gate alone.' })
    }
    const answer = find(request.params.stream, request.params['*'])
    if (answer === undefined) return reply.code(404).send({ detail: 'Not found.' })
    return sendBytes(request, reply.header('Cache-Control', 'no-cache'), answer)
  })

  function find(name: string, path: string): Answer | undefined {
    const isRecording = streams.isRecording(name)
    const stream = streams.find(name)
    // A media server has no path that nobody publishes to.
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

/** The whole of it, or the range that is asked for. */
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
  up: 'On the air',
  interrupted: 'Interrupted',
  ended: 'Ended; its recording can be seen',
}

/** Live streams and recordings, and the page that switches them. */
export function hlsRoutes(app: FastifyInstance) {
  const streams = keepStreams()
  originRoutes(app, streams)

  app.get('/hls/', (_request, reply) =>
    reply.type('text/html').send(
      page(
        'Streams',
        html`<p class="quiet">The shop shows them through its gate. Here they are only switched.</p>
${streams.list().map(
  ({ name, state, recording }) => html`<section><h2>${name}</h2><p>${SAYS[state]}.</p>
<p class="quiet">Live: /hls/${name}/index.m3u8 · recording: /hls/${recording}/index.m3u8</p>
${STATES.map(
  (each) => html`<form method="post" action="/hls/control/"><input type="hidden" name="stream" value="${name}">
<button name="state" value="${each}"${state === each && html` class="first" aria-pressed="true"`}>${each}</button></form>`,
)}</section>`,
)}
<section><h2>Another one</h2><form method="post" action="/hls/control/"><label>Name<input name="stream" required></label>
<button name="state" value="up">Put it on the air</button></form></section>`,
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
