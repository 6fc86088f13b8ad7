import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatActions } from './open-chat.ts'
import { type LiveApp, startLive } from './start-live.ts'
import type { newMember } from './visitors.ts'

type AccountId = Awaited<ReturnType<typeof newMember>>['accountId']

let live: LiveApp
let talk: ReturnType<typeof chatActions>
beforeAll(async () => {
  live = await startLive()
  talk = chatActions(live)
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

const NOBODY = '00000000-0000-7000-8000-000000000000'
const textsOf = async (eventDate: EventDate, cookie: string) => {
  const { body } = await talk.read(eventDate, cookie)
  return body.changes.messages.map(({ text }: { text: string }) => text)
}

/** A night with two who talk. */
async function newTalk() {
  const eventDate = await live.makeStreamedDate(1)
  const [saru, prabin] = [await talk.newSpeaker(eventDate, 'Saru'), await talk.newSpeaker(eventDate, 'Prabin')]
  return { eventDate, saru, prabin }
}

describe('those who run a night', () => {
  test('hide a message from everybody and show it again in its place', async () => {
    const { eventDate, saru, prabin } = await newTalk()
    const { body: rude } = await talk.say(eventDate, prabin.cookie, 'Something rude')
    await talk.say(eventDate, saru.cookie, 'Something kind')
    expect(await talk.moderate(eventDate, rude.id, { is_hidden: true })).toMatchObject({
      status: 200,
      body: { id: rude.id, is_hidden: true, is_muted: false, name: 'Prabin' },
    })
    expect(await textsOf(eventDate, prabin.cookie)).toEqual(['Something kind'])
    expect((await talk.read(eventDate, saru.cookie, 2)).body.changes).toMatchObject({ messages: [], hidden: [rude.id] })
    await talk.moderate(eventDate, rude.id, { is_hidden: false })
    expect(await textsOf(eventDate, saru.cookie)).toEqual(['Something rude', 'Something kind'])
  })

  test('mute somebody for this night alone', async () => {
    const { eventDate, saru, prabin } = await newTalk()
    const { body } = await talk.say(eventDate, prabin.cookie, 'Something rude')
    await talk.moderate(eventDate, body.id, { is_muted: true })
    expect(await talk.say(eventDate, prabin.cookie, 'More')).toMatchObject({ status: 403, body: { code: 'muted' } })
    expect((await talk.read(eventDate, prabin.cookie)).body).toMatchObject({ is_muted: true })
    expect((await talk.say(eventDate, saru.cookie, 'Thank you')).status).toBe(201)
    await talk.moderate(eventDate, body.id, { is_muted: false })
    expect((await talk.say(eventDate, prabin.cookie, 'I am better now')).status).toBe(201)
  })

  test('slow everybody down but themselves', async () => {
    const { eventDate, saru } = await newTalk()
    await live.buy({ cookie: live.staff, accountId: await staffAccount() }, eventDate.stream.product_id)
    await talk.choose(eventDate, live.staff, 'Hiti Hall')
    expect((await talk.pace(eventDate, 60)).body).toMatchObject({ slow_seconds: 60, num_messages: 0 })
    expect((await talk.say(eventDate, saru.cookie, 'One')).status).toBe(201)
    const refused = await talk.say(eventDate, saru.cookie, 'Two')
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    for (const text of ['Sel roti is ready', 'in the courtyard'])
      expect(await talk.say(eventDate, live.staff, text)).toMatchObject({ status: 201, body: { is_house: true } })
    await talk.pace(eventDate, 0)
    expect((await talk.say(eventDate, saru.cookie, 'Two')).status).toBe(201)
  })

  test('see first what was reported, and who has said it', async () => {
    const { eventDate, saru, prabin } = await newTalk()
    const { body: rude } = await talk.say(eventDate, prabin.cookie, 'Something rude')
    await talk.say(eventDate, saru.cookie, 'Something kind')
    for (const { cookie } of [saru, saru, prabin])
      expect((await talk.report(eventDate, cookie, rude.id)).status).toBe(204)
    expect((await talk.desk(eventDate)).body).toMatchObject({
      num_messages: 2,
      messages: [
        { text: 'Something rude', name: 'Prabin', num_reports: 2, is_hidden: false },
        { text: 'Something kind', num_reports: 0 },
      ],
    })
    await talk.moderate(eventDate, rude.id, { is_hidden: true })
    expect((await talk.report(eventDate, saru.cookie, rude.id)).body.code).toBe('no_message')
    for (const id of [NOBODY, 'x', '%00']) expect((await talk.report(eventDate, saru.cookie, id)).status).toBe(409)
  })

  test('leave a note of all that they do, once', async () => {
    const { eventDate, prabin } = await newTalk()
    const { body } = await talk.say(eventDate, prabin.cookie, 'Something rude')
    for (const wish of [{ is_hidden: true, is_muted: true }, { is_hidden: true }, {}, { is_muted: false }])
      expect((await talk.moderate(eventDate, body.id, wish)).status).toBe(200)
    await talk.pace(eventDate, 10)
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

  test('are nobody else, and find only what belongs to the night', async () => {
    const { eventDate, saru } = await newTalk()
    const { body } = await talk.say(eventDate, saru.cookie, 'Something kind')
    for (const [cookie, status] of [
      ['', 401],
      [saru.cookie, 403],
    ] as const) {
      const answers = [
        await talk.desk(eventDate, cookie),
        await talk.pace(eventDate, 5, cookie),
        await talk.pace(eventDate, 'x', cookie),
        await talk.moderate(eventDate, body.id, { is_hidden: true }, cookie),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    }
    const other = await live.makeStreamedDate(1)
    for (const id of [body.id, NOBODY, 'x'])
      expect((await talk.moderate(other, id, { is_hidden: true })).status).toBe(409)
    for (const id of ['0', 'x', '%00']) expect((await live.read(`staff/live/${id}/chat/`, live.staff)).status).toBe(404)
    for (const seconds of [-1, 601, 1.5, 'x', null]) expect((await talk.pace(eventDate, seconds)).status).toBe(400)
  })
})

async function staffAccount(): Promise<AccountId> {
  const { rows } = await live.pool.query("select id from account where email = 'staff@example.com'")
  return rows[0].id
}
