import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDatabase } from '../src/database/database.ts'
import { openChatHub } from '../src/live/chat/chat-hub.ts'
import { chatQueries } from '../src/live/chat/queries.ts'
import { chatActions, listen } from './open-chat.ts'
import { type LiveApp, startLive } from './start-live.ts'

let live: LiveApp
let chat: ReturnType<typeof chatActions>
beforeAll(async () => {
  live = await startLive()
  chat = chatActions(live)
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

const pathOf = (eventDate: EventDate, query = '') => `/v1/api/${eventDate.path}chat/stream/${query}`
const open = (eventDate: EventDate, cookie: string, query = '', headers = {}) =>
  listen({ port: live.port, path: pathOf(eventDate, query), cookie, headers })
const says = (text: string) => (data: { messages: { text: string }[] }) =>
  data.messages.some((message) => message.text === text)

/** A second process of the same API. */
async function startSecond() {
  const app = buildApp({ ...live.parts, database: openDatabase(live.pool), ...live.settings })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

describe('the event stream of a chat', () => {
  test('starts with the present state, then sends new messages', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Saru')
    const stream = await open(eventDate, cookie)
    expect([stream.status, stream.headers['content-type'], stream.headers['cache-control']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ])
    expect(await stream.until(() => true)).toMatchObject({
      id: 0,
      data: { messages: [], is_open: true, state: 'live' },
    })
    await chat.post(eventDate, cookie, 'कस्तो सफा!\n\nid: 7')
    expect(await stream.until(says('कस्तो सफा! id: 7'))).toMatchObject({ id: 1, data: { seq: 1 } })
    stream.leave()
  })

  test('resumes after the last event id without gaps', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Saru')
    for (const text of ['one', 'two', 'three']) await chat.post(eventDate, cookie, text)
    const after = await open(eventDate, cookie, '?after=1')
    expect((await after.until(says('three'))).data.messages.map(({ text }) => text)).toEqual(['two', 'three'])
    after.leave()
    const again = await open(eventDate, cookie, '?after=1', { 'last-event-id': '2' })
    expect((await again.until(says('three'))).data.messages.map(({ text }) => text)).toEqual(['three'])
    again.leave()
    const bogus = await open(eventDate, cookie, '?after=999999', { 'last-event-id': 'x' })
    await bogus.until(({ seq }) => seq === 3)
    await chat.post(eventDate, cookie, 'four')
    await bogus.until(says('four'))
    bogus.leave()
  })

  test('delivers messages of other processes', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const [saru, prabin] = [
      await chat.newParticipant(eventDate, 'Saru'),
      await chat.newParticipant(eventDate, 'Prabin'),
    ]
    const second = await startSecond()
    const here = await open(eventDate, saru.cookie)
    const there = await listen({ port: second.port, path: pathOf(eventDate), cookie: prabin.cookie })
    await there.until(() => true)
    const { body } = await chat.post(eventDate, saru.cookie, 'Is anybody there?')
    await there.until(says('Is anybody there?'))
    await here.until(says('Is anybody there?'))
    await chat.moderate(eventDate, body.id, { is_hidden: true })
    expect((await there.until(({ hidden }) => hidden.includes(body.id))).data.messages).toEqual([])
    await here.until(({ hidden }) => hidden.includes(body.id))
    here.leave()
    const before = Date.now()
    await second.app.close()
    await there.ended
    // The server does not wait until the stream ends by itself.
    expect(Date.now() - before).toBeLessThan(30_000)
  })

  test('sends slow mode and the end', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Saru')
    const stream = await open(eventDate, cookie)
    await chat.setSlowMode(eventDate, 30)
    await stream.until(({ slow_seconds }) => slow_seconds === 30)
    await live.post(`staff/live/${eventDate.date}/`, { state: 'ended' }, live.staff)
    expect((await stream.until(({ state }) => state === 'ended')).data.is_open).toBe(false)
    stream.leave()
  })

  test('is limited to four per account, and a closed one counts no more', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Saru')
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(eventDate, cookie)))
    expect(streams.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429])
    for (const stream of streams) stream.leave()
    await expect
      .poll(async () => {
        const stream = await open(eventDate, cookie)
        stream.leave()
        return stream.status
      })
      .toBe(200)
  })
})

describe('the chat hub of a process', () => {
  /** Readers without a network, so that intervals can be short. */
  async function inRooms(heartbeatEveryMs: number) {
    const eventDate = await live.makeStreamedDate(1)
    const viewer = await live.newViewer(eventDate)
    const rooms = openChatHub({ queries: chatQueries(live.database), pollEveryMs: 20, heartbeatEveryMs })
    const { rows } = await live.pool.query('select id from login_session where account_id = $1', [viewer.accountId])
    const subscriber = {
      dateId: eventDate.date,
      sessionId: rows[0].id,
      language: 'en',
      seq: 0,
      wantsReactions: true,
    } as const
    return {
      eventDate,
      viewer,
      rooms,
      enter: (accountId = viewer.accountId) => rooms.enter({ ...subscriber, accountId }),
    }
  }

  test.each([
    ['whose money went back', `update "order" set payment_status = 'refunded' where account_id = $1`],
    ['who logged out', 'delete from login_session where account_id = $1'],
  ] as const)('disconnects readers %s', async (_title, statement) => {
    const { viewer, rooms, enter } = await inRooms(30)
    const stream = enter()
    await live.pool.query(statement, [viewer.accountId])
    await new Promise((resolve) => stream.resume().once('end', resolve))
    rooms.close()
  })

  test('disconnects slow readers without delaying others', async () => {
    const { eventDate, viewer, rooms, enter } = await inRooms(60_000)
    const [idle, eager] = [enter(), enter()]
    let read = 0
    eager.on('data', ({ length }: Buffer) => {
      read += length
    })
    await live.pool.query(
      `insert into chat_message (id, event_date_id, account_id, is_house, text, seq, changed_seq)
       select gen_random_uuid(), $1, $2, false, repeat('क', 300), n, n from generate_series(1, 600) as n`,
      [eventDate.date, viewer.accountId],
    )
    await live.pool.query('insert into chat_room (event_date_id, seq) values ($1, 600)', [eventDate.date])
    await expect.poll(() => idle.destroyed, { timeout: 10_000 }).toBe(true)
    await expect.poll(() => read, { timeout: 10_000 }).toBeGreaterThan(600 * 900)
    expect(idle.readableLength).toBeLessThan(512 * 1024)
    rooms.close()
  })

  test('accepts no readers after it is closed', async () => {
    const { rooms, enter } = await inRooms(60_000)
    rooms.close()
    expect(() => enter()).toThrow('too_many_streams')
  })
})
