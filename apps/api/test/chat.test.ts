import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatActions } from './open-chat.ts'
import { type LiveApp, startLive } from './start-live.ts'
import { newMember } from './visitors.ts'

let live: LiveApp
let chat: ReturnType<typeof chatActions>
beforeAll(async () => {
  live = await startLive()
  chat = chatActions(live)
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code]
const textsIn = ({ body }: { body: { changes: { messages: { text: string }[] } } }) =>
  body.changes.messages.map(({ text }) => text)

/** Makes all earlier messages older by so many seconds. */
const wait = (seconds: number) =>
  live.pool.query('update chat_message set said_at = said_at - make_interval(secs => $1)', [seconds])

describe('the chat of an event date', () => {
  test('is for viewers with access', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie: stranger } = await newMember(live)
    const { cookie } = await live.newViewer(eventDate)
    for (const [who, expected] of [
      ['', [401, 'not_authenticated']],
      [stranger, [406, 'no_ticket']],
      [live.staff, [406, 'no_ticket']],
    ] as const) {
      for (const answer of [
        await chat.read(eventDate, who),
        await chat.post(eventDate, who, 'x'),
        await chat.choose(eventDate, who, 'x'),
        await chat.report(eventDate, who, 'x'),
        await live.read(`${eventDate.path}chat/stream/`, who),
      ])
        expect(outcome(answer)).toEqual(expected)
    }
    expect(await chat.read(eventDate, cookie)).toMatchObject({
      status: 200,
      body: {
        name: null,
        is_muted: false,
        is_staff: false,
        changes: { seq: 0, messages: [], hidden: [], state: 'live', is_open: true, slow_seconds: 0 },
        stream_url: `/v1/api/${eventDate.path}chat/stream/`,
      },
    })
    expect((await live.read('events/no-such-night/1/live/chat/', cookie)).status).toBe(404)
  })

  test('stores messages under a chosen name', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    expect(outcome(await chat.post(eventDate, cookie, 'Namaste'))).toEqual([409, 'name_needed'])
    expect(await chat.choose(eventDate, cookie, ' Saru,  Dharan ')).toMatchObject({
      status: 200,
      body: { name: 'Saru, Dharan' },
    })
    expect((await chat.choose(eventDate, cookie, 'Saru, Dharan')).status).toBe(200)
    expect(await chat.choose(eventDate, cookie, 'Somebody else')).toMatchObject({
      status: 409,
      body: { code: 'name_chosen', name: 'Saru, Dharan' },
    })
    const posted = await chat.post(eventDate, cookie, 'टुङ्नाको आवाज कस्तो सफा!')
    expect(posted).toMatchObject({
      status: 201,
      body: { name: 'Saru, Dharan', text: 'टुङ्नाको आवाज कस्तो सफा!', is_house: false, seq: 1 },
    })
    const { body } = await chat.read(eventDate, cookie)
    expect(body).toMatchObject({ name: 'Saru, Dharan', changes: { seq: 1, messages: [posted.body] } })
    expect(JSON.stringify(body)).not.toMatch(/@|account/)
  })

  test('has unique names, whatever their spelling', async () => {
    const eventDate = await live.makeStreamedDate(1)
    await chat.newParticipant(eventDate, 'Anjana, Leeds')
    const { cookie } = await live.newViewer(eventDate)
    expect(await chat.choose(eventDate, cookie, 'ANJANA, leeds')).toMatchObject({
      status: 400,
      body: { name: [expect.stringMatching(/name is taken/)], code: 'name_taken' },
    })
    const other = await live.makeStreamedDate(1)
    const viewer = await live.newViewer(other)
    expect((await chat.choose(other, viewer.cookie, 'Anjana, Leeds')).status).toBe(200)
  })

  test.each([
    ['', 'empty'],
    ['   ', 'blank'],
    ['maya@example.com', 'an address'],
    ['\u200b\u202e', 'nothing that can be seen'],
    ['🥁🥁', 'no letter'],
    ['x'.repeat(41), 'too long'],
  ])('rejects the name %j: %s', async (name) => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    expect((await chat.choose(eventDate, cookie, name)).status).toBe(400)
  })

  test('keeps text as one line of visible plain text', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Prabin')
    for (const [given, kept] of [
      [
        '<script>alert(1)</script> & <b>https://example.com</b>',
        '<script>alert(1)</script> & <b>https://example.com</b>',
      ],
      ['a\u0000b\n\nid: 9\ndata: {}\r\nc\u202ed\u2066', 'ab id: 9 data: {} cd'],
      [`e${'\u0301'.repeat(100)}`, `é${'\u0301'.repeat(4)}`],
      ['क्\u200dष, 👩\u200d🎤', 'क्\u200dष, 👩\u200d🎤'],
    ]) {
      expect(await chat.post(eventDate, cookie, given)).toMatchObject({ status: 201, body: { text: kept } })
    }
    for (const text of ['', ' \n ', '\u200b', 'x'.repeat(301), '\u0958'.repeat(200), 7, null, ['x']])
      expect([text, (await chat.post(eventDate, cookie, text)).status]).toEqual([text, 400])
    expect((await chat.post(eventDate, cookie, 'क'.repeat(300))).status).toBe(201)
  })

  test('is read-only before the doors and after the end', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Prabin')
    await chat.post(eventDate, cookie, 'My whole room is awake.')
    const move = (hours: number) =>
      live.pool.query(
        `update event_date set starts_at = starts_at + make_interval(hours => $2),
           doors_at = doors_at + make_interval(hours => $2), ends_at = ends_at + make_interval(hours => $2) where id = $1`,
        [eventDate.date, hours],
      )
    for (const [hours, state] of [
      [10, 'scheduled'],
      [-20, 'replay'],
    ] as const) {
      await move(hours)
      expect(await chat.post(eventDate, cookie, 'x')).toMatchObject({
        status: 409,
        body: { code: 'chat_closed', state },
      })
      const read = await chat.read(eventDate, cookie)
      expect([textsIn(read), read.body.changes.is_open]).toEqual([['My whole room is awake.'], false])
    }
    await move(10)
    await live.post(`staff/live/${eventDate.date}/`, { state: 'interrupted' }, live.staff)
    expect((await chat.post(eventDate, cookie, 'Power cut.')).status).toBe(201)
    await live.post(`staff/live/${eventDate.date}/`, { state: 'ended' }, live.staff)
    expect(outcome(await chat.post(eventDate, cookie, 'x'))).toEqual([409, 'chat_closed'])
  })

  test('returns changes after a number, in pages', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie, accountId } = await chat.newParticipant(eventDate, 'Prabin')
    await live.pool.query(
      `insert into chat_message (id, event_date_id, account_id, is_house, text, seq, changed_seq)
       select gen_random_uuid(), $1, $2, false, 'number ' || n, n, n from generate_series(1, 120) as n`,
      [eventDate.date, accountId],
    )
    await live.pool.query('insert into chat_room (event_date_id, seq) values ($1, 120)', [eventDate.date])
    expect(textsIn(await chat.read(eventDate, cookie))).toHaveLength(50)
    const numbers: string[] = []
    for (let after = 0; after < 120; ) {
      const read = await chat.read(eventDate, cookie, after)
      numbers.push(...textsIn(read))
      after = read.body.changes.seq
    }
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, at) => `number ${at + 1}`))
    expect((await chat.read(eventDate, cookie, 120)).body.changes).toMatchObject({ seq: 120, messages: [] })
    for (const after of ['-1', 'x', '1e3', '9'.repeat(16)])
      expect((await live.read(`${eventDate.path}chat/?after=${after}`, cookie)).status).toBe(400)
  })
})

describe('a message', () => {
  test('is posted once per key, also concurrently', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Prabin')
    const answers = await Promise.all(Array.from({ length: 8 }, () => chat.post(eventDate, cookie, 'Once', 'key-1')))
    for (const answer of answers) expect([201, 409]).toContain(answer.status)
    const again = await chat.post(eventDate, cookie, 'Once', 'key-1')
    const first = answers.find(({ status }) => status === 201)
    expect([again.status, again.body]).toEqual([201, first?.body])
    expect(textsIn(await chat.read(eventDate, cookie))).toEqual(['Once'])
    expect((await chat.post(eventDate, cookie, 'Other', 'key-1')).status).toBe(422)
  })

  test('is limited to five in 20 seconds', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Prabin')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => chat.post(eventDate, cookie, `message ${at}`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(refused?.body.code).toBe('throttled')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    // A refused message takes no sequence number.
    expect((await chat.read(eventDate, cookie)).body.changes.seq).toBe(5)
    await wait(20)
    expect((await chat.post(eventDate, cookie, 'Again')).status).toBe(201)
  })

  test("loses its author's name when the account is deleted; the personal data export contains it", async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await chat.newParticipant(eventDate, 'Leaving, Pokhara')
    const reader = await chat.newParticipant(eventDate, 'Reader')
    await chat.post(eventDate, cookie, 'Good night.')
    const file = (await live.read('me/export/', cookie)).body
    expect(file.said_beside_streams).toEqual([
      {
        event_date_id: eventDate.date,
        name: 'Leaving, Pokhara',
        is_muted: false,
        messages: [{ text: 'Good night.', said_at: expect.any(String), is_hidden: false }],
      },
    ])
    expect((await live.remove('me/', cookie)).status).toBe(204)
    const { body } = await chat.read(eventDate, reader.cookie)
    expect(body.changes.messages).toMatchObject([{ text: 'Good night.', name: null }])
    const { cookie: next } = await live.newViewer(eventDate)
    expect((await chat.choose(eventDate, next, 'Leaving, Pokhara')).status).toBe(200)
  })
})
