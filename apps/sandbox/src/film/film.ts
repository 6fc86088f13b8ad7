import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendBytes } from '../hls/hls.ts'
import { Html, html, page } from '../page/page.ts'

const ID = /^[a-z0-9][a-z0-9-]{0,99}$/
const EXAMPLE = 'down-by-october'
const FILM_SECONDS = 16

const LOOK = 'html,body{height:100%;margin:0;background:#000}video{display:block;width:100%;height:100%}'
const LOOK_HASH = createHash('sha256').update(LOOK).digest('base64')
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#a3420e"/><path fill="#fff" d="M6 4v8l6-4z"/></svg>'

type Asked = { Params: { id: string }; Querystring: { autoplay?: unknown; t?: unknown } }

/** A video host: every id is a video, and the sites may embed it. */
export function filmRoutes(app: FastifyInstance, siteOrigins: readonly string[]) {
  const film = readFileSync(join(import.meta.dirname, 'film.mp4'))
  const policy = [
    `default-src 'none'; media-src 'self'; img-src 'self'; style-src 'sha256-${LOOK_HASH}'`,
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ')

  app.get('/film/', (_request, reply) =>
    reply.type('text/html').send(
      page(
        'Videos',
        html`<p class="quiet">The sites embed these. Every name works and shows the same video.</p>
<section><h2><a href="/film/embed/${EXAMPLE}">${titleOf(EXAMPLE)}</a></h2><p class="quiet">/film/embed/${EXAMPLE}</p></section>`,
      ),
    ),
  )

  app.get<Asked>('/film/embed/:id', ({ params: { id }, query }, reply) => {
    if (!ID.test(id)) return reply.code(404).send({ detail: 'Use a name such as down-by-october.' })
    return reply.type('text/html').header('Content-Security-Policy', policy).send(embedPage(id, query))
  })
  app.get('/film/film.mp4', (request, reply) =>
    sendBytes(request, reply.header('Cache-Control', 'no-cache'), { type: 'video/mp4', body: film }),
  )
  app.get('/film/icon.svg', (_request, reply) => reply.type('image/svg+xml').send(ICON))
}

/** With `autoplay=1` it starts muted, as browsers require. */
function embedPage(id: string, { autoplay, t }: Asked['Querystring']) {
  const start = Math.max(0, Number(t) % FILM_SECONDS || 0)
  const begins = autoplay === '1' ? html`autoplay muted` : html`preload="metadata"`
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="/film/icon.svg"><title>${titleOf(id)}</title><style>${new Html(LOOK)}</style></head>
<body><video src="/film/film.mp4#t=${start}" aria-label="${titleOf(id)}" controls playsinline ${begins}></video></body></html>
`.text
}

const titleOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
