import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LiveApp, startLive } from './start-live.ts'
import { newMember } from './visitors.ts'

let live: LiveApp
beforeAll(async () => {
  live = await startLive()
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

const NONE = { drums: 0, flowers: 0, hearts: 0, encores: 0 }
const send = (eventDate: EventDate, counts: object, cookie?: string) =>
  live.post(`${eventDate.path}reactions/`, counts, cookie)
const reactionsOf = async (eventDate: EventDate, cookie: string) =>
  (await live.read(`${eventDate.path}chat/`, cookie)).body.reactions

/** The first events of the chat's event stream that contain a text. */
async function firstEvents(eventDate: EventDate, cookie: string, query: string, wanted: string) {
  const leaving = new AbortController()
  const { body } = await fetch(`http://127.0.0.1:${live.port}/v1/api/${eventDate.path}chat/stream/${query}`, {
    headers: { cookie },
    signal: leaving.signal,
  })
  let text = ''
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes(wanted)) break
    }
  }
  return {
    text: async () => {
      await read().catch(() => undefined)
      leaving.abort()
      return text
    },
  }
}

test('reactions of all viewers are counted together and sent to all; who sent them is not stored', async () => {
  const eventDate = await live.makeStreamedDate(1)
  const [one, other] = [await live.newViewer(eventDate), await live.newViewer(eventDate)]
  expect(await reactionsOf(eventDate, one.cookie)).toEqual(NONE)
  const stream = await firstEvents(eventDate, other.cookie, '', 'event: reactions')
  const heard = stream.text()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect((await send(eventDate, { hearts: 3 }, one.cookie)).status).toBe(204)
  expect((await send(eventDate, { drums: 10, hearts: 1 }, other.cookie)).status).toBe(204)
  expect(await reactionsOf(eventDate, one.cookie)).toEqual({ ...NONE, drums: 10, hearts: 4 })
  expect(await heard).toMatch(/event: reactions\ndata: \{.*"hearts":\s?[34]\}?/)
  const { rows } = await live.pool.query('select count(*)::integer as rows from chat_room where event_date_id = $1', [
    eventDate.date,
  ])
  expect(rows[0].rows).toBe(1)
})

test('a viewer who saves data is sent none', async () => {
  const eventDate = await live.makeStreamedDate(1)
  const { cookie } = await live.newViewer(eventDate)
  const stream = await firstEvents(eventDate, cookie, '?reactions=no', '"state":"ended"')
  const heard = stream.text()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await send(eventDate, { drums: 1 }, cookie)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await live.post(`staff/live/${eventDate.date}/`, { state: 'ended', message: {} }, live.staff)
  expect(await heard).not.toContain('event: reactions')
})

test.each([[{ drums: 11 }], [{ drums: -1 }], [{ drums: 0.5 }], [{ drums: 'many' }]])('refuses %j', async (counts) => {
  const eventDate = await live.makeStreamedDate(1)
  const { cookie } = await live.newViewer(eventDate)
  expect((await send(eventDate, counts, cookie)).status).toBe(400)
  expect(await reactionsOf(eventDate, cookie)).toEqual(NONE)
})

test('only viewers send them, while it is live, and not more than thirty times a minute', async () => {
  const [eventDate, coming] = [await live.makeStreamedDate(1), await live.makeStreamedDate(-1)]
  const stranger = await newMember(live)
  expect((await send(eventDate, { drums: 1 })).status).toBe(401)
  expect((await send(eventDate, { drums: 1 }, stranger.cookie)).status).toBe(406)
  const early = await live.newViewer(coming)
  const answer = await send(coming, { drums: 1 }, early.cookie)
  expect([answer.status, answer.body.code]).toEqual([409, 'chat_closed'])
  const { cookie } = await live.newViewer(eventDate)
  const statuses = []
  for (let count = 0; count < 31; count++) statuses.push((await send(eventDate, { encores: 1 }, cookie)).status)
  expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([204]), 429])
  expect((await reactionsOf(eventDate, cookie)).encores).toBe(30)
})
