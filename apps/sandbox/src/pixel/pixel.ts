import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, page } from '../page/page.ts'

export type Conversion = {
  id: string
  at: string
  by: 'image' | 'post'
  event: string
  value: string
  currency: string
  /** Everything that was sent. */
  fields: Record<string, unknown>
}

const MAX_PAYMENTS = 1000

/** The reported conversions, newest first. */
function createConversionLog() {
  const entries: Conversion[] = []
  return {
    add(by: Conversion['by'], fields: Record<string, unknown>) {
      const field = (name: string) => (fields[name] === undefined ? '' : String(fields[name]))
      entries.unshift({
        id: randomUUID(),
        at: new Date().toISOString(),
        by,
        event: field('event'),
        value: field('value'),
        currency: field('currency'),
        fields,
      })
      entries.splice(MAX_PAYMENTS)
    },
    list: () => [...entries],
    empty: () => void entries.splice(0),
  }
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Any origin may report, as to any tracker. */
const fromAnywhere = (reply: FastifyReply) =>
  reply
    .header('Access-Control-Allow-Origin', '*')
    .header('Access-Control-Allow-Headers', 'Content-Type')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Cache-Control', 'no-store')

export function pixelRoutes(app: FastifyInstance) {
  const conversions = createConversionLog()

  app.get('/pixel/', (_request, reply) => reply.type('text/html').send(conversionsPage(conversions.list())))
  app.post('/pixel/empty/', (_request, reply) => {
    conversions.empty()
    return reply.redirect('/pixel/', 303)
  })
  app.get('/pixel/events/', () => conversions.list())
  app.delete('/pixel/events/', (_request, reply) => {
    conversions.empty()
    return reply.code(204).send()
  })

  app.get<{ Querystring: Record<string, unknown> }>('/pixel/collect.gif', ({ query }, reply) => {
    conversions.add('image', query)
    return fromAnywhere(reply).type('image/gif').send(GIF)
  })
  app.register(async (beacons) => {
    // `sendBeacon` sends text/plain to avoid a preflight request.
    beacons.addContentTypeParser('text/plain', { parseAs: 'string' }, beacons.getDefaultJsonParser('error', 'error'))
    beacons.options('/pixel/collect/', (_request, reply) => fromAnywhere(reply).code(204).send())
    beacons.post('/pixel/collect/', ({ body }, reply) => {
      for (const each of [body].flat()) conversions.add('post', { ...Object(each) })
      return fromAnywhere(reply).code(204).send()
    })
  })
}

const conversionsPage = (conversions: Conversion[]) =>
  page(
    'Pixel',
    html`<p class="quiet">Conversions reported by the sites, newest first.</p>
<form method="post" action="/pixel/empty/"><button>Delete all</button></form>
${
  conversions.length === 0
    ? html`<section><p>No conversions yet. Buy something on a site.</p></section>`
    : conversions.map(
        ({ at, by, event, value, currency, fields }) =>
          html`<section><h2>${event || '(no name)'} <span class="quiet">${value} ${currency}</span></h2>
<p class="quiet"><time datetime="${at}">${at}</time> by ${by}</p>
<details><summary>All fields</summary><pre>${JSON.stringify(fields, null, 2)}</pre></details></section>`,
      )
}`,
  )
