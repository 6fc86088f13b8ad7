import type { FastifyInstance } from 'fastify'
import { html, page } from '../page/page.ts'
import type { Inbox, Message } from './inbox.ts'

const inboxPage = (messages: Message[], to: string | undefined) =>
  page(
    to === undefined ? 'Mail' : `Mail to ${to}`,
    html`<p class="quiet">Everything that was sent, whomever it was meant for. The newest stands first.</p>
<div class="bar"><form method="get" action="/mail/"><label>To whom<input name="to" type="email" value="${to ?? ''}" placeholder="everybody"></label>
<button>Show</button></form>
<form method="post" action="/mail/empty/"><button>Throw all of it away</button></form></div>
${
  messages.length === 0
    ? html`<section><p>Nothing has arrived${to === undefined ? '' : ` for ${to}`}. Order something, or ask for a login by mail.</p></section>`
    : messages.map(
        (message) => html`<section><h2><a href="/mail/${message.id}/">${message.subject || '(no subject)'}</a></h2>
<p class="quiet">to ${message.to.join(', ')} · <time datetime="${message.date}">${clock(message.date)}</time></p></section>`,
      )
}`,
  )

const messagePage = ({ id, to, from, subject, date, text, html: written, links, headers }: Message) =>
  page(
    subject || '(no subject)',
    html`<p><a href="/mail/">All mails</a></p>
<section><dl><dt>To</dt><dd>${to.join(', ')}</dd><dt>From</dt><dd>${from}</dd>
<dt>Arrived</dt><dd><time datetime="${date}">${clock(date)}</time></dd></dl></section>
${links.length > 0 && html`<section><h2>Links</h2><ul>${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul></section>`}
${written !== '' && html`<section><h2>As HTML</h2><iframe title="The mail as HTML" src="/mail/${id}/html/" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`}
<section><h2>As text</h2><pre>${text}</pre></section>
<section><details><summary>Headers</summary><pre>${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}</pre></details></section>`,
  )

const nothingPage = () =>
  page('No such mail', html`<p>It was thrown away, or it was never here. <a href="/mail/">All mails</a></p>`)

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', dateStyle: 'medium', timeStyle: 'medium' })

const clock = (date: string) => `${CLOCK.format(new Date(date))} in Kathmandu`

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
