import { randomUUIDv7 } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createToken } from '../src/tokens/tokens.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { startApp } from './start-app.ts'
import { runSandbox } from './start-processes.ts'
import { call, logIn, newMember } from './visitors.ts'

type Member = Awaited<ReturnType<typeof newMember>>
type Columns = Parameters<typeof makeEventDate>[2]

const SECRET = 'sandbox-origin-secret'

/** The API with an origin of streams: by default that of the sandbox. */
export async function startLive({ origin }: { origin?: string } = {}) {
  const sandbox = origin === undefined ? await runSandbox() : undefined
  const address = origin ?? `${sandbox?.url}/hls/`
  const staffMails = ['staff@example.com']
  const settings = {
    staffMails,
    secondFactor: 'optional' as const,
    shop: { live: { origin: address, secret: SECRET } },
  }
  const api = await startApp(settings)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  // A server that listens on a port has an address of this type.
  const { port } = api.app.server.address() as AddressInfo
  const staff = await logIn(api, 'staff@example.com')

  /** Sets the state of a stream at the sandbox, and for how many minutes it has been on air. */
  const control = (stream: string, state: 'up' | 'interrupted' | 'ended', minutes?: number) =>
    fetch(`${address}control/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stream, state, minutes }),
    })

  /** A streamed event date of three hours that began some hours ago, live at the sandbox. */
  async function makeStreamedDate(hoursAgo = 1, columns: Columns = {}) {
    const event = await makeContent(api.database, 'event')
    const starts_at = hoursFrom(new Date(), -hoursAgo)
    const date = await makeEventDate(api.database, event, {
      starts_at,
      is_streamed: true,
      replay_hours: 48,
      ...columns,
    })
    const hall = await makeTicketType(api.database, date, { capacity: 50 })
    const stream = await makeTicketType(api.database, date, { admits: 'stream', price: 30_000, capacity: 500 })
    if (sandbox !== undefined) await control(event.slug, 'up', 0)
    return { slug: event.slug, date: date.id, hall, stream, path: `events/${event.slug}/${date.id}/live/` }
  }

  /** A paid order of one product with its ticket. */
  async function buy({ accountId }: Member, product_id: number) {
    const id = randomUUIDv7()
    const money = { goods_incl_tax: 300, goods_excl_tax: 300, goods_full_incl_tax: 300, goods_full_excl_tax: 300 }
    const state = { status: 'Being processed', payment_status: 'paid', payment_method: 'khalti' } as const
    const buyer = { account_id: accountId, basket_id: null, email: 'x@example.com', phone: null }
    const order = {
      id,
      hash: createToken(),
      site: 'x',
      language: 'en',
      total: 300,
      discounts: '[]',
      is_gift: false,
    } as const
    await api.database
      .insertInto('order')
      .values({ ...order, ...state, ...buyer, ...money, shipping_code: null, shipping_name: null })
      .execute()
    await api.database
      .insertInto('order_line')
      .values({
        id: randomUUIDv7(),
        order_id: id,
        position: 0,
        product_id,
        product_class: 'Ticket',
        slug: 'x',
        titles: '{}',
        thumbnail: null,
        quantity: 1,
        unit_price: 300,
        mrp: 300,
        incl_tax: 300,
        excl_tax: 300,
        full_incl_tax: 300,
        full_excl_tax: 300,
      })
      .execute()
    await api.pool.query(
      `insert into ticket (order_line_id, seq, ticket_type_id)
       select order_line.id, 1, ticket_type.id from order_line join ticket_type using (product_id) where order_id = $1`,
      [id],
    )
    return id
  }

  const as = (cookie: string) => ({ cookie })

  return {
    ...api,
    settings,
    port,
    staff,
    control,
    makeStreamedDate,
    buy,
    read: (path: string, cookie = '') => call(api, 'GET', path, undefined, as(cookie)),
    post: (path: string, body: unknown, cookie = '') => call(api, 'POST', path, body, as(cookie)),
    remove: (path: string, cookie = '') => call(api, 'DELETE', path, undefined, as(cookie)),
    /** Requests a path of the HLS proxy over the network, unchanged. */
    play: (path: string, cookie = '', headers: Record<string, string> = {}) =>
      ask({ port, path, headers: { ...headers, ...(cookie === '' ? {} : { cookie }) } }),
    async newViewer(eventDate: { stream: { product_id: number } }) {
      const member = await newMember(api)
      const order = await buy(member, eventDate.stream.product_id)
      return { ...member, order }
    },
    async stop() {
      await api.stop()
      await sandbox?.stop()
    },
  }
}

async function ask(options: { port: number; path: string; headers: Record<string, string> }) {
  const [answer, rawPayload] = await new Promise<[IncomingMessage, Buffer]>((resolve, reject) => {
    request({ host: '127.0.0.1', agent: false, ...options })
      .on('response', (response) => buffer(response).then((body) => resolve([response, body]), reject))
      .on('error', reject)
      .end()
  })
  const { statusCode = 0, headers } = answer
  const body = rawPayload.toString()
  return { statusCode, headers, rawPayload, body, json: () => JSON.parse(body) }
}

export type LiveApp = Awaited<ReturnType<typeof startLive>>

/** The URLs of a playlist, resolved. */
export const namedIn = (playlist: string, url: string) => {
  const lines = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const tags = [...playlist.matchAll(/URI="([^"]+)"/g)].map(([, name = '']) => name)
  return [...lines, ...tags].map((name) => new URL(name, `http://site.example${url}`).pathname)
}
