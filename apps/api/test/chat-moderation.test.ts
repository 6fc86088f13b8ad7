import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatActions } from './open-chat.ts'
import { type LiveApp, startLive } from './start-live.ts'
import type { newMember } from './visitors.ts'

type AccountId = Awaited<ReturnType<typeof newMember>>['accountId']

let live: LiveApp
let chat: ReturnType<typeof chatActions>
beforeAll(async () => {
  live = await startLive()
  chat = chatActions(live)
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'
const textsOf = async (eventDate: EventDate, cookie: string) => {
  const { body } = await chat.read(eventDate, cookie)
  return body.changes.messages.map(({ text }: { text: string }) => text)
}

/** An event date with two people in its chat. */
async function newChat() {
  const eventDate = await live.makeStreamedDate(1)
  const [saru, prabin] = [await chat.newParticipant(eventDate, 'Saru'), await chat.newParticipant(eventDate, 'Prabin')]
  return { eventDate, saru, prabin }
}

describe('moderators', () => {
  test('hide a message and show it again at its position', async () => {
    const { eventDate, saru, prabin } = await newChat()
    const { body: rude } = await chat.post(eventDate, prabin.cookie, 'Something rude')
    await chat.post(eventDate, saru.cookie, 'Something kind')
    expect(await chat.moderate(eventDate, rude.id, { is_hidden: true })).toMatchObject({
      status: 200,
      body: { id: rude.id, is_hidden: true, is_muted: false, name: 'Prabin' },
    })
    expect(await textsOf(eventDate, prabin.cookie)).toEqual(['Something kind'])
    expect((await chat.read(eventDate, saru.cookie, 2)).body.changes).toMatchObject({ messages: [], hidden: [rude.id] })
    await chat.moderate(eventDate, rude.id, { is_hidden: false })
    expect(await textsOf(eventDate, saru.cookie)).toEqual(['Something rude', 'Something kind'])
  })

  test('mute an account for this event date only', async () => {
    const { eventDate, saru, prabin } = await newChat()
    const { body } = await chat.post(eventDate, prabin.cookie, 'Something rude')
    await chat.moderate(eventDate, body.id, { is_muted: true })
    expect(await chat.post(eventDate, prabin.cookie, 'More')).toMatchObject({ status: 403, body: { code: 'muted' } })
    expect((await chat.read(eventDate, prabin.cookie)).body).toMatchObject({ is_muted: true })
    expect((await chat.post(eventDate, saru.cookie, 'Thank you')).status).toBe(201)
    await chat.moderate(eventDate, body.id, { is_muted: false })
    expect((await chat.post(eventDate, prabin.cookie, 'I am better now')).status).toBe(201)
  })

  test('slow down everyone except staff', async () => {
    const { eventDate, saru } = await newChat()
    await live.buy({ cookie: live.staff, accountId: await staffAccount() }, eventDate.stream.product_id)
    await chat.choose(eventDate, live.staff, 'Hiti Hall')
    expect((await chat.setSlowMode(eventDate, 60)).body).toMatchObject({ slow_seconds: 60, num_messages: 0 })
    expect((await chat.post(eventDate, saru.cookie, 'One')).status).toBe(201)
    const refused = await chat.post(eventDate, saru.cookie, 'Two')
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    for (const text of ['Sel roti is ready', 'in the courtyard'])
      expect(await chat.post(eventDate, live.staff, text)).toMatchObject({ status: 201, body: { is_house: true } })
    await chat.setSlowMode(eventDate, 0)
    expect((await chat.post(eventDate, saru.cookie, 'Two')).status).toBe(201)
  })

  test('see reported messages first, with their authors', async () => {
    const { eventDate, saru, prabin } = await newChat()
    const { body: rude } = await chat.post(eventDate, prabin.cookie, 'Something rude')
    await chat.post(eventDate, saru.cookie, 'Something kind')
    for (const { cookie } of [saru, saru, prabin])
      expect((await chat.report(eventDate, cookie, rude.id)).status).toBe(204)
    expect((await chat.moderation(eventDate)).body).toMatchObject({
      num_messages: 2,
      messages: [
        { text: 'Something rude', name: 'Prabin', num_reports: 2, is_hidden: false },
        { text: 'Something kind', num_reports: 0 },
      ],
    })
    await chat.moderate(eventDate, rude.id, { is_hidden: true })
    expect((await chat.report(eventDate, saru.cookie, rude.id)).body.code).toBe('no_message')
    for (const id of [UNKNOWN_ID, 'x', '%00']) expect((await chat.report(eventDate, saru.cookie, id)).status).toBe(409)
  })

  test('leave one log entry for each action', async () => {
    const { eventDate, prabin } = await newChat()
    const { body } = await chat.post(eventDate, prabin.cookie, 'Something rude')
    for (const wish of [{ is_hidden: true, is_muted: true }, { is_hidden: true }, {}, { is_muted: false }])
      expect((await chat.moderate(eventDate, body.id, wish)).status).toBe(200)
    await chat.setSlowMode(eventDate, 10)
    const { rows } = await live.pool.query(
      'select kind, done_by, message_id, account_id, seconds from chat_action where event_date_id = $1 order by done_at',
      [eventDate.date],
    )
    const done_by = await staffAccount()
    const about = { done_by, message_id: body.id, account_id: prabin.accountId, seconds: null }
    expect(rows).toEqual(
      [
        ...['hide', 'mute', 'unmute'].map((kind) => ({ kind, ...about })),
        { kind: 'slow', done_by, message_id: null, account_id: null, seconds: 10 },
      ].map((row) => expect.objectContaining(row)),
    )
  })

  test('must be staff, and find only messages of the event date', async () => {
    const { eventDate, saru } = await newChat()
    const { body } = await chat.post(eventDate, saru.cookie, 'Something kind')
    for (const [cookie, status] of [
      ['', 401],
      [saru.cookie, 403],
    ] as const) {
      const answers = [
        await chat.moderation(eventDate, cookie),
        await chat.setSlowMode(eventDate, 5, cookie),
        await chat.setSlowMode(eventDate, 'x', cookie),
        await chat.moderate(eventDate, body.id, { is_hidden: true }, cookie),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    }
    const other = await live.makeStreamedDate(1)
    for (const id of [body.id, UNKNOWN_ID, 'x'])
      expect((await chat.moderate(other, id, { is_hidden: true })).status).toBe(409)
    for (const id of ['0', 'x', '%00']) expect((await live.read(`staff/live/${id}/chat/`, live.staff)).status).toBe(404)
    for (const seconds of [-1, 601, 1.5, 'x', null])
      expect((await chat.setSlowMode(eventDate, seconds)).status).toBe(400)
  })
})

const eventsOf = async (operation: string) =>
  (
    await live.pool.query(
      'select email, thing_kind, thing_id, before, after from staff_event where operation = $1 order by id',
      [operation],
    )
  ).rows

describe('a message of staff', () => {
  test('needs neither a ticket nor a name, is marked for viewers and not slowed', async () => {
    const { eventDate, saru } = await newChat()
    await chat.setSlowMode(eventDate, 600)
    const answer = await chat.write(eventDate, '  Doors   open at six. ')
    expect(answer).toMatchObject({ status: 201, body: { name: null, is_house: true, text: 'Doors open at six.' } })
    expect((await chat.write(eventDate, 'Tea is in the courtyard.')).status).toBe(201)
    const { messages } = (await chat.read(eventDate, saru.cookie)).body.changes
    expect(messages).toMatchObject([answer.body, { is_house: true, text: 'Tea is in the courtyard.' }])
    expect((await eventsOf('postStaffChatMessage')).at(-2)).toEqual({
      email: 'staff@example.com',
      thing_kind: 'chat_message',
      thing_id: answer.body.id,
      before: null,
      after: { event_date: eventDate.date, text: 'Doors open at six.' },
    })
  })

  test('has the name that the member has chosen in this chat', async () => {
    const { eventDate } = await newChat()
    await live.buy({ cookie: live.staff, accountId: await staffAccount() }, eventDate.stream.product_id)
    await chat.choose(eventDate, live.staff, 'Sirish of Hiti Hall')
    expect((await chat.write(eventDate, 'Welcome')).body).toMatchObject({ name: 'Sirish of Hiti Hall', is_house: true })
  })

  test('is written once for a repeated request, and not too often', async () => {
    const { eventDate, saru } = await newChat()
    const key = crypto.randomUUID()
    const [first, second] = [
      await chat.write(eventDate, 'Welcome', { key }),
      await chat.write(eventDate, 'Welcome', { key }),
    ]
    expect([first.status, second.body]).toEqual([201, first.body])
    expect(await textsOf(eventDate, saru.cookie)).toEqual(['Welcome'])
    for (let n = 0; n < 4; n += 1) expect((await chat.write(eventDate, `Note ${n}`)).status).toBe(201)
    expect((await chat.write(eventDate, 'One more')).status).toBe(429)
  })

  test('is answered as before to a repeated request after the chat was closed', async () => {
    const { eventDate } = await newChat()
    const key = crypto.randomUUID()
    const first = await chat.write(eventDate, 'Welcome', { key })
    await live.pool.query("update event_date set status = 'cancelled' where id = $1", [eventDate.date])
    const again = await chat.write(eventDate, 'Welcome', { key })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await chat.write(eventDate, 'Welcome')).toMatchObject({ status: 409, body: { code: 'chat_closed' } })
  })

  test('whose author has no name in the chat cannot be muted, and nothing is recorded', async () => {
    const { eventDate } = await newChat()
    const { body } = await chat.write(eventDate, 'Doors open at six.')
    for (const wish of [{ is_muted: true }, { is_muted: true, is_hidden: true }])
      expect(await chat.moderate(eventDate, body.id, wish)).toMatchObject({
        status: 409,
        body: { code: 'not_mutable', detail: expect.stringContaining('cannot be muted') },
      })
    const { rows } = await live.pool.query('select from chat_action where event_date_id = $1', [eventDate.date])
    expect(rows).toEqual([])
    expect(await chat.moderate(eventDate, body.id, { is_muted: false, is_hidden: true })).toMatchObject({
      status: 200,
      body: { is_hidden: true, is_muted: false },
    })
  })

  test('is refused to viewers, without a text, and when the chat is closed', async () => {
    const { eventDate, saru } = await newChat()
    expect((await chat.write(eventDate, 'Hello', { cookie: '' })).status).toBe(401)
    expect((await chat.write(eventDate, 'Hello', { cookie: saru.cookie })).status).toBe(403)
    for (const text of ['', '   ', '\u200e', 'x'.repeat(301), 7]) {
      expect((await chat.write(eventDate, text)).status).toBe(400)
    }
    const later = await live.makeStreamedDate(-1)
    await live.pool.query("update event_date set status = 'cancelled' where id = $1", [later.date])
    expect(await chat.write(later, 'Hello')).toMatchObject({ status: 409, body: { code: 'chat_closed' } })
    expect(await textsOf(eventDate, saru.cookie)).toEqual([])
  })
})

describe('a pinned message', () => {
  const pinnedFor = async (eventDate: EventDate, cookie: string) =>
    (await chat.read(eventDate, cookie)).body.changes.pinned

  test('is shown to viewers above the others until another one is pinned or none', async () => {
    const { eventDate, saru } = await newChat()
    const first = (await chat.write(eventDate, 'Doors open at six.')).body
    const { body: second } = await chat.post(eventDate, saru.cookie, 'Who plays the madal?')
    expect(await pinnedFor(eventDate, saru.cookie)).toBeNull()
    const answer = await chat.pin(eventDate, first.id)
    expect([answer.status, answer.body.pinned]).toEqual([200, first])
    expect(await pinnedFor(eventDate, saru.cookie)).toEqual(first)
    await chat.pin(eventDate, second.id)
    expect(await pinnedFor(eventDate, saru.cookie)).toEqual(second)
    expect((await chat.moderation(eventDate)).body.pinned).toEqual(second)
    expect((await chat.pin(eventDate, null)).body.pinned).toBeNull()
    expect(await pinnedFor(eventDate, saru.cookie)).toBeNull()
  })

  test('changes the number of the chat, so that readers learn of it', async () => {
    const { eventDate, saru } = await newChat()
    const { body } = await chat.write(eventDate, 'Doors open at six.')
    const { seq } = (await chat.read(eventDate, saru.cookie)).body.changes
    await chat.pin(eventDate, body.id)
    const { changes } = (await chat.read(eventDate, saru.cookie, seq)).body
    expect(changes).toMatchObject({ seq: seq + 1, messages: [], hidden: [], pinned: { id: body.id } })
  })

  test('is recorded once for each change', async () => {
    const { eventDate, prabin } = await newChat()
    const { body } = await chat.post(eventDate, prabin.cookie, 'Who plays the madal?')
    for (const message of [body.id, body.id, null, null]) await chat.pin(eventDate, message)
    const recorded = (await eventsOf('pinChatMessage')).filter(({ thing_id: id }) => id === String(eventDate.date))
    expect(recorded).toMatchObject([
      { thing_kind: 'event_date', before: { pinned: null }, after: { pinned: body.id } },
      { before: { pinned: body.id }, after: { pinned: null } },
    ])
    const { rows } = await live.pool.query(
      'select kind, message_id from chat_action where event_date_id = $1 order by done_at',
      [eventDate.date],
    )
    expect(rows).toEqual([
      { kind: 'pin', message_id: body.id },
      { kind: 'unpin', message_id: body.id },
    ])
  })

  test('is pinned no more once it is hidden, also when it is shown again', async () => {
    const { eventDate, saru } = await newChat()
    const { body } = await chat.post(eventDate, saru.cookie, 'Something rude')
    await chat.pin(eventDate, body.id)
    await chat.moderate(eventDate, body.id, { is_hidden: true })
    expect(await pinnedFor(eventDate, saru.cookie)).toBeNull()
    expect(await chat.pin(eventDate, body.id)).toMatchObject({ status: 409, body: { code: 'no_message' } })
    await chat.moderate(eventDate, body.id, { is_hidden: false })
    expect(await pinnedFor(eventDate, saru.cookie)).toBeNull()
  })

  test('is one of this event date, and pinned by staff', async () => {
    const { eventDate, saru } = await newChat()
    const { body } = await chat.post(eventDate, saru.cookie, 'Something kind')
    const other = await live.makeStreamedDate(1)
    for (const id of [body.id, UNKNOWN_ID, 'x']) expect((await chat.pin(other, id)).status).toBe(409)
    expect((await chat.pin(eventDate, body.id, '')).status).toBe(401)
    expect((await chat.pin(eventDate, body.id, saru.cookie)).status).toBe(403)
    for (const message of [7, undefined]) expect((await chat.pin(eventDate, message)).status).toBe(400)
  })
})

async function staffAccount(): Promise<AccountId> {
  const { rows } = await live.pool.query("select id from account where email = 'staff@example.com'")
  return rows[0].id
}
