import type { FastifyInstance } from 'fastify'
import { html, page } from '../page/page.ts'
import { originRoutes } from './origin-routes.ts'
import { keepStreams, STATES, type StreamState } from './streams.ts'

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
