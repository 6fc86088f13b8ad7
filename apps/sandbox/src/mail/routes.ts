import type { FastifyInstance } from 'fastify'
import type { Inbox } from './inbox.ts'
import { inboxPage, messagePage, nothingPage } from './pages.ts'

/** A mail runs nothing, loads nothing and leads away only in a window of its own. */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

type To = { to?: string }
type Id = { id: string }

export function mailRoutes(app: FastifyInstance, inbox: Inbox) {
  app.get<{ Querystring: To }>('/mail/', (request, reply) => {
    const to = oneAddress(request.query.to)
    return reply.type('text/html').send(inboxPage(inbox.list(to), to))
  })
  app.post('/mail/empty/', (_request, reply) => {
    inbox.empty()
    return reply.redirect('/mail/', 303)
  })

  app.get<{ Querystring: To }>('/mail/messages/', (request) => inbox.list(oneAddress(request.query.to)))
  app.delete('/mail/messages/', (_request, reply) => {
    inbox.empty()
    return reply.code(204).send()
  })

  app.get<{ Params: Id }>('/mail/:id/', ({ params }, reply) => {
    const message = inbox.find(params.id)
    return reply
      .code(message ? 200 : 404)
      .type('text/html')
      .send(message ? messagePage(message) : nothingPage())
  })
  app.get<{ Params: Id }>('/mail/:id/html/', ({ params }, reply) => {
    const message = inbox.find(params.id)
    return reply
      .code(message ? 200 : 404)
      .header('Content-Security-Policy', FRAME_POLICY)
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(message ? openingElsewhere(message.html) : '')
  })
}

/** An address that is asked for twice is none. */
const oneAddress = (to: unknown) => (typeof to === 'string' && to.trim() !== '' ? to.trim() : undefined)

const openingElsewhere = (html: string) => html.replace(/<head[^>]*>/i, '$&<base target="_blank">')
