import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatActions } from './open-chat.ts'
import { type LiveApp, startLive } from './start-live.ts'
import { newMember } from './visitors.ts'

let live: LiveApp
let talk: ReturnType<typeof chatActions>
beforeAll(async () => {
  live = await startLive()
  talk = chatActions(live)
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code]
const textsIn = ({ body }: { body: { changes: { messages: { text: string }[] } } }) =>
  body.changes.messages.map(({ text }) => text)

/** As if everybody had been silent for so long. */
const wait = (seconds: number) =>
  live.pool.query('update chat_message set said_at = said_at - make_interval(secs => $1)', [seconds])

describe('the talk beside a night', () => {
  test('is for whoever may watch it', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie: stranger } = await newMember(live)
    const { cookie } = await live.newViewer(eventDate)
    for (const [who, expected] of [
      ['', [401, 'not_authenticated']],
      [stranger, [406, 'no_ticket']],
      [live.staff, [406, 'no_ticket']],
    ] as const) {
      for (const answer of [
        await talk.read(eventDate, who),
        await talk.say(eventDate, who, 'x'),
        await talk.choose(eventDate, who, 'x'),
        await talk.report(eventDate, who, 'x'),
        await live.read(`${eventDate.path}chat/stream/`, who),
      ])
        expect(outcome(answer)).toEqual(expected)
    }
    expect(await talk.read(eventDate, cookie)).toMatchObject({
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

  test('holds what was said, by a name that was chosen once', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    expect(outcome(await talk.say(eventDate, cookie, 'Namaste'))).toEqual([409, 'name_needed'])
    expect(await talk.choose(eventDate, cookie, ' Saru,  Dharan ')).toMatchObject({
      status: 200,
      body: { name: 'Saru, Dharan' },
    })
    expect((await talk.choose(eventDate, cookie, 'Saru, Dharan')).status).toBe(200)
    expect(await talk.choose(eventDate, cookie, 'Somebody else')).toMatchObject({
      status: 409,
      body: { code: 'name_chosen', name: 'Saru, Dharan' },
    })
    const said = await talk.say(eventDate, cookie, 'टुङ्नाको आवाज कस्तो सफा!')
    expect(said).toMatchObject({
      status: 201,
      body: { name: 'Saru, Dharan', text: 'टुङ्नाको आवाज कस्तो सफा!', is_house: false, seq: 1 },
    })
    const { body } = await talk.read(eventDate, cookie)
    expect(body).toMatchObject({ name: 'Saru, Dharan', changes: { seq: 1, messages: [said.body] } })
    expect(JSON.stringify(body)).not.toMatch(/@|account/)
  })

  test('has each name once, however it is written', async () => {
    const eventDate = await live.makeStreamedDate(1)
    await talk.newSpeaker(eventDate, 'Anjana, Leeds')
    const { cookie } = await live.newViewer(eventDate)
    expect(await talk.choose(eventDate, cookie, 'ANJANA, leeds')).toMatchObject({
      status: 400,
      body: { name: [expect.stringMatching(/name is taken/)], code: 'name_taken' },
    })
    const other = await live.makeStreamedDate(1)
    const viewer = await live.newViewer(other)
    expect((await talk.choose(other, viewer.cookie, 'Anjana, Leeds')).status).toBe(200)
  })

  test.each([
    ['', 'empty'],
    ['   ', 'blank'],
    ['maya@example.com', 'an address'],
    ['\u200b\u202e', 'nothing that can be seen'],
    ['🥁🥁', 'no letter'],
    ['x'.repeat(41), 'too long'],
  ])('has no name like %j: %s', async (name) => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    expect((await talk.choose(eventDate, cookie, name)).status).toBe(400)
  })

  test('keeps text as text, on one line, of what can be seen', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await talk.newSpeaker(eventDate, 'Prabin')
    for (const [given, kept] of [
      [
        '<script>alert(1)</script> & <b>https://example.com</b>',
        '<script>alert(1)</script> & <b>https://example.com</b>',
      ],
      ['a\u0000b\n\nid: 9\ndata: {}\r\nc\u202ed\u2066', 'ab id: 9 data: {} cd'],
      [`e${'\u0301'.repeat(100)}`, `é${'\u0301'.repeat(4)}`],
      ['क्\u200dष, 👩\u200d🎤', 'क्\u200dष, 👩\u200d🎤'],
    ]) {
      expect(await talk.say(eventDate, cookie, given)).toMatchObject({ status: 201, body: { text: kept } })
    }
    for (const text of ['', ' \n ', '\u200b', 'x'.repeat(301), '\u0958'.repeat(200), 7, null, ['x']])
      expect([text, (await talk.say(eventDate, cookie, text)).status]).toEqual([text, 400])
    expect((await talk.say(eventDate, cookie, 'क'.repeat(300))).status).toBe(201)
  })

  test('is closed before the doors and after the end, and read on', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await talk.newSpeaker(eventDate, 'Prabin')
    await talk.say(eventDate, cookie, 'My whole room is awake.')
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
      expect(await talk.say(eventDate, cookie, 'x')).toMatchObject({
        status: 409,
        body: { code: 'chat_closed', state },
      })
      const read = await talk.read(eventDate, cookie)
      expect([textsIn(read), read.body.changes.is_open]).toEqual([['My whole room is awake.'], false])
    }
    await move(10)
    await live.post(`staff/live/${eventDate.date}/`, { state: 'interrupted' }, live.staff)
    expect((await talk.say(eventDate, cookie, 'Power cut.')).status).toBe(201)
    await live.post(`staff/live/${eventDate.date}/`, { state: 'ended' }, live.staff)
    expect(outcome(await talk.say(eventDate, cookie, 'x'))).toEqual([409, 'chat_closed'])
  })

  test('is told from a number on, in parts', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie, accountId } = await talk.newSpeaker(eventDate, 'Prabin')
    await live.pool.query(
      `insert into chat_message (id, event_date_id, account_id, is_house, text, seq, changed_seq)
       select gen_random_uuid(), $1, $2, false, 'number ' || n, n, n from generate_series(1, 120) as n`,
      [eventDate.date, accountId],
    )
    await live.pool.query('insert into chat_room (event_date_id, seq) values ($1, 120)', [eventDate.date])
    expect(textsIn(await talk.read(eventDate, cookie))).toHaveLength(50)
    const numbers: string[] = []
    for (let after = 0; after < 120; ) {
      const read = await talk.read(eventDate, cookie, after)
      numbers.push(...textsIn(read))
      after = read.body.changes.seq
    }
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, at) => `number ${at + 1}`))
    expect((await talk.read(eventDate, cookie, 120)).body.changes).toMatchObject({ seq: 120, messages: [] })
    for (const after of ['-1', 'x', '1e3', '9'.repeat(16)])
      expect((await live.read(`${eventDate.path}chat/?after=${after}`, cookie)).status).toBe(400)
  })
})

describe('a message', () => {
  test('is said once for a key, also when it is sent many times at once', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await talk.newSpeaker(eventDate, 'Prabin')
    const answers = await Promise.all(Array.from({ length: 8 }, () => talk.say(eventDate, cookie, 'Once', 'key-1')))
    for (const answer of answers) expect([201, 409]).toContain(answer.status)
    const again = await talk.say(eventDate, cookie, 'Once', 'key-1')
    const first = answers.find(({ status }) => status === 201)
    expect([again.status, again.body]).toEqual([201, first?.body])
    expect(textsIn(await talk.read(eventDate, cookie))).toEqual(['Once'])
    expect((await talk.say(eventDate, cookie, 'Other', 'key-1')).status).toBe(422)
  })

  test('comes at most five times in 20 seconds, however they are sent', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await talk.newSpeaker(eventDate, 'Prabin')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => talk.say(eventDate, cookie, `message ${at}`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(refused?.body.code).toBe('throttled')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    // What was refused has taken no number.
    expect((await talk.read(eventDate, cookie)).body.changes.seq).toBe(5)
    await wait(20)
    expect((await talk.say(eventDate, cookie, 'Again')).status).toBe(201)
  })

  test('loses its name with the account, whose file holds it', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await talk.newSpeaker(eventDate, 'Leaving, Pokhara')
    const reader = await talk.newSpeaker(eventDate, 'Reader')
    await talk.say(eventDate, cookie, 'Good night.')
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
    const { body } = await talk.read(eventDate, reader.cookie)
    expect(body.changes.messages).toMatchObject([{ text: 'Good night.', name: null }])
    const { cookie: next } = await live.newViewer(eventDate)
    expect((await talk.choose(eventDate, next, 'Leaving, Pokhara')).status).toBe(200)
  })
})
