import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { html, page } from '../page/page.ts'

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The links of a message, without duplicates, those of the HTML first. */
export function linksIn({ text, html }: { text: string; html: string }): string[] {
  const pressed = [...html.matchAll(/href="([^"]*)"/gi)].map(([, address = '']) => decode(address))
  const written = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  return [...new Set([...pressed, ...written])].filter((address) => /^https?:\/\//.test(address))
}

const decode = (address: string) => address.replace(/&(amp|lt|gt|quot|#39);/g, (sign, name) => SIGNS[name] ?? sign)

export type Message = {
  id: string
  /** The envelope recipients. */
  to: string[]
  from: string
  subject: string
  date: string
  text: string
  html: string
  /** The names of the attached files. */
  attachments: string[]
  links: string[]
  headers: Record<string, string>
}

const MAX_PAYMENTS = 1000

/** The received messages, newest first. */
export function makeInbox() {
  const messages: Message[] = []
  return {
    async receive(raw: Buffer, to: string[]) {
      const { from, subject = '', text = '', html = '', headers, attachments } = await PostalMime.parse(raw)
      messages.unshift({
        id: randomUUID(),
        to,
        from: from?.address === undefined ? '' : `${from.name} <${from.address}>`.trim(),
        subject,
        date: new Date().toISOString(),
        text,
        html: withPictures(html, attachments),
        attachments: attachments.flatMap(({ filename, disposition }) =>
          filename === null || disposition === 'inline' ? [] : [filename],
        ),
        links: linksIn({ text, html }),
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      })
      messages.splice(MAX_PAYMENTS)
    },
    list: (to?: string) =>
      to === undefined ? [...messages] : messages.filter((message) => message.to.some((each) => isSame(each, to))),
    find: (id: string) => messages.find((message) => message.id === id),
    empty: () => void messages.splice(0),
  }
}

/** The HTML with the pictures that are sent in the mail, which a page could not load otherwise. */
const withPictures = (html: string, attachments: Attachment[]) =>
  attachments.reduce((written, { contentId, content, mimeType }) => {
    if (contentId === undefined) return written
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
    const data = `data:${mimeType};base64,${bytes.toString('base64')}`
    return written.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, data)
  }, html)

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export type Inbox = ReturnType<typeof makeInbox>

const LARGEST_BYTES = 20 * 1024 * 1024
const LONGEST_GOODBYE_MS = 500

/** An SMTP server that accepts every message. */
export async function startSmtp({ inbox, host, port }: { inbox: Inbox; host: string; port: number }) {
  const server = new SMTPServer({
    name: 'sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: LONGEST_GOODBYE_MS,
    size: LARGEST_BYTES,
    onAuth: ({ username }, _session, answer) => answer(null, { user: username ?? '' }),
    onData(stream, session, answer) {
      buffer(stream)
        .then((raw) =>
          inbox.receive(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => answer(), answer)
    },
  })
  // Aborted connections are ignored.
  server.on('error', () => undefined)
  server.listen(port, host)
  await once(server.server, 'listening')
  // A server that is listening on a port has an `AddressInfo`.
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${listening}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const inboxPage = (messages: Message[], to: string | undefined) =>
  page(
    to === undefined ? 'Email' : `Email to ${to}`,
    html`<p class="quiet">All sent emails, newest first.</p>
<div class="bar"><form method="get" action="/mail/"><label>Recipient<input name="to" type="email" value="${to ?? ''}" placeholder="All"></label>
<button>Show</button></form>
<form method="post" action="/mail/empty/"><button>Delete all</button></form></div>
${
  messages.length === 0
    ? html`<section><p>No emails${to === undefined ? '' : ` for ${to}`}. Place an order or log in by email.</p></section>`
    : messages.map(
        (message) => html`<section><h2><a href="/mail/${message.id}/">${message.subject || '(no subject)'}</a></h2>
<p class="quiet">to ${message.to.join(', ')} · <time datetime="${message.date}">${clock(message.date)}</time></p></section>`,
      )
}`,
  )

const messagePage = ({ id, to, from, subject, date, text, html: written, attachments, links, headers }: Message) =>
  page(
    subject || '(no subject)',
    html`<p><a href="/mail/">All emails</a></p>
<section><dl><dt>To</dt><dd>${to.join(', ')}</dd><dt>From</dt><dd>${from}</dd>
<dt>Arrived</dt><dd><time datetime="${date}">${clock(date)}</time></dd></dl></section>
${attachments.length > 0 && html`<section><h2>Attachments</h2><ul>${attachments.map((name) => html`<li>${name}</li>`)}</ul></section>`}
${links.length > 0 && html`<section><h2>Links</h2><ul>${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul></section>`}
${written !== '' && html`<section><h2>As HTML</h2><iframe title="The email as HTML" src="/mail/${id}/html/" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`}
<section><h2>As text</h2><pre>${text}</pre></section>
<section><details><summary>Headers</summary><pre>${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}</pre></details></section>`,
  )

const nothingPage = () =>
  page('Email not found', html`<p>It may have been deleted. <a href="/mail/">All emails</a></p>`)

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', dateStyle: 'medium', timeStyle: 'medium' })

const clock = (date: string) => `${CLOCK.format(new Date(date))} Kathmandu time`

/** Messages are sandboxed: no scripts, no external resources, links open in a new window. */
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

/** A repeated query parameter is ignored. */
const oneAddress = (to: unknown) => (typeof to === 'string' && to.trim() !== '' ? to.trim() : undefined)

const openingElsewhere = (html: string) => html.replace(/<head[^>]*>/i, '$&<base target="_blank">')
