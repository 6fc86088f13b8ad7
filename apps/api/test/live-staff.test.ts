import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hoursFrom } from './make-content.ts'
import { type LiveApp, namedIn, startLive } from './start-live.ts'
import { version } from './start-staff.ts'
import { call } from './visitors.ts'

let live: LiveApp
beforeAll(async () => {
  live = await startLive()
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

const NE = { 'accept-language': 'ne' }
const saying = (path: string, body: unknown, cookie = live.staff) => live.post(`staff/live/${path}`, body, cookie)

describe('staff', () => {
  test('override the state of the clock', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const message = { en: 'The rain has got into a cable.', ne: 'तारमा पानी पस्यो।' }
    expect(await saying(`${eventDate.date}/`, { state: 'interrupted', message })).toMatchObject({
      status: 200,
      body: { state: 'interrupted', said: 'interrupted', message, stream: eventDate.slug, is_on_air: true, viewers: 0 },
    })
    expect((await live.read(eventDate.path, cookie)).body).toMatchObject({ state: 'interrupted', message: message.en })
    const inNepali = await live.app.inject({ url: `/v1/api/${eventDate.path}`, headers: { cookie, ...NE } })
    expect(inNepali.json()).toMatchObject({ message: message.ne, detail: expect.stringMatching(/प्रसारण/) })
    await saying(`${eventDate.date}/`, { state: 'live' })
    expect((await live.read(eventDate.path, cookie)).body).toMatchObject({ state: 'live', message: null })
    await saying(`${eventDate.date}/`, { state: 'ended', message: { en: 'Go to bed.' } })
    expect((await live.read(eventDate.path, cookie)).body).toMatchObject({ state: 'ended', next: { state: 'replay' } })
  })

  test('write a message without a state, which then follows the clock or what staff have set', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const before = (await live.read(eventDate.path, cookie)).body
    const message = { en: 'The bar is open.', ne: 'बार खुला छ।' }
    const answer = await saying(`${eventDate.date}/`, { message })
    expect(answer).toMatchObject({ status: 200, body: { state: 'live', said: null, message, version: 2 } })
    expect((await live.read(eventDate.path, cookie)).body).toMatchObject({ next: before.next, message: message.en })
    await saying(`${eventDate.date}/`, { state: 'interrupted' })
    const inBreak = await saying(`${eventDate.date}/`, { message })
    expect(inBreak.body).toMatchObject({ state: 'interrupted', said: 'interrupted', message })
  })

  test('put the slow mode of a chat back only as long as nobody else has changed it', async () => {
    const { date } = await live.makeStreamedDate(1)
    const set = (slow_seconds: number, seen: Record<string, string> = {}) =>
      call(live, 'POST', `staff/live/${date}/chat/`, { slow_seconds }, { cookie: live.staff, ...seen })
    await set(30)
    expect((await set(0, version(30))).body).toMatchObject({ slow_seconds: 0 })
    await set(30)
    await set(60)
    const refused = await set(0, version(30))
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'version_conflict', version: '60' }])
    expect((await live.read(`staff/live/${date}/chat/`, live.staff)).body.slow_seconds).toBe(60)
  })

  test.each(['', 'member'])('must be staff: %s', async (who) => {
    const eventDate = await live.makeStreamedDate(1)
    const cookie = who === '' ? '' : (await live.newViewer(eventDate)).cookie
    const status = who === '' ? 401 : 403
    for (const answer of [
      await live.read(`staff/live/${eventDate.date}/`, cookie),
      await saying(`${eventDate.date}/`, { state: 'ended' }, cookie),
      await saying(`${eventDate.date}/`, { nonsense: 1 }, cookie),
      await saying(`${eventDate.date}/hashes/`, { count: 1 }, cookie),
    ])
      expect(answer.status).toBe(status)
  })

  test('need a ticket to watch', async () => {
    const eventDate = await live.makeStreamedDate(1)
    expect((await live.read(eventDate.path, live.staff)).status).toBe(406)
  })

  test('create any number of access hashes with their URLs', async () => {
    const eventDate = await live.makeStreamedDate(-50)
    const expires_at = hoursFrom(new Date(), 100).toISOString()
    const { body } = await saying(`${eventDate.date}/hashes/`, { count: 30, most_uses: 2, expires_at })
    expect(body).toMatchObject({ most_uses: 2, expires_at })
    expect(new Set(body.hashes.map(({ hash }: { hash: string }) => hash)).size).toBe(30)
    const [{ hash, path }] = body.hashes
    expect(path).toBe(`/event/${eventDate.slug}/${eventDate.date}/live/${hash}`)
  })

  test.each([
    ['hashes/', {}],
    ['hashes/', { count: 0 }],
    ['hashes/', { count: 501 }],
    ['hashes/', { count: 1.5 }],
    ['hashes/', { count: 1, most_uses: 0 }],
    ['hashes/', { count: 1, most_uses: 1e300 }],
    ['hashes/', { count: 1, expires_at: 'soon' }],
    ['hashes/', { count: 1, expires_at: '2020-01-01T00:00:00Z' }],
    ['hashes/', { count: 1, expires_at: '2999-01-01T00:00:00Z' }],
    ['hashes/', { count: 1, expires_at: '2027-06-30T23:59:60Z' }],
    ['', {}],
    ['', { state: 'replay' }],
    ['', { state: 'live', message: 'x' }],
    ['', { state: 'live', message: { en: 'x'.repeat(501) } }],
  ])('%s with %j is refused', async (path, body) => {
    const eventDate = await live.makeStreamedDate(1)
    expect((await saying(`${eventDate.date}/${path}`, body)).status).toBe(400)
  })

  test('cannot override dates without a stream, nor store invalid text', async () => {
    for (const id of ['0', '999999999', '1e3', '-1', '%00', '9'.repeat(40)]) {
      expect([id, (await saying(`${id}/`, { state: 'live' })).status]).toEqual([id, 404])
      expect([id, (await saying(`${id}/hashes/`, { count: 1 })).status]).toEqual([id, 404])
    }
    const eventDate = await live.makeStreamedDate(1)
    const { body } = await saying(`${eventDate.date}/`, { state: 'live', message: { en: 'a\u0007b\ud800' } })
    expect(body.message.en).toBe('ab')
  })
})

describe('members of staff who set a state at the same time', () => {
  const set = (eventDate: { date: number }, version: number | undefined, body: object, key?: string) =>
    call(live, 'POST', `staff/live/${eventDate.date}/`, body, {
      cookie: live.staff,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    })
  const shown = async (eventDate: { date: number }) =>
    (await live.read(`staff/live/${eventDate.date}/`, live.staff)).body

  test('do not undo what they have not seen', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { version } = await shown(eventDate)
    const broken = await set(eventDate, version, { state: 'interrupted', message: { en: 'A cable.' } })
    expect(broken).toMatchObject({ status: 200, body: { state: 'interrupted', version: version + 1 } })
    const message = await set(eventDate, version, { state: 'live', message: { en: 'Welcome.' } })
    expect(message).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { state: 'interrupted', message: { en: 'A cable.' } } },
    })
    expect(await shown(eventDate)).toMatchObject({ state: 'interrupted', version: version + 1 })
    expect((await set(eventDate, version + 1, { state: 'live' })).body).toMatchObject({ state: 'live' })
  })

  test('of ten only one is first', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { version } = await shown(eventDate)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => set(eventDate, version, { state: 'live', message: { en: String(at) } })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(9).fill(409),
    ])
    // Without a version each replaces the one before.
    const others = await Promise.all(Array.from({ length: 3 }, () => set(eventDate, undefined, { state: 'live' })))
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('get the first answer again for the same key', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { version } = await shown(eventDate)
    const key = randomUUID()
    const first = await set(eventDate, version, { state: 'interrupted' }, key)
    expect(await set(eventDate, version, { state: 'interrupted' }, key)).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect((await shown(eventDate)).version).toBe(version + 1)
  })
})

describe('the preview of staff', () => {
  const preview = async (eventDate: { date: number }, cookie = live.staff) =>
    live.read(`staff/live/${eventDate.date}/preview/`, cookie)

  test('shows the stream before the doors open, without a ticket, and counts no viewer', async () => {
    const eventDate = await live.makeStreamedDate(-5)
    const { status, body } = await preview(eventDate)
    expect(status).toBe(200)
    expect(body).toMatchObject({ is_recording: false, src: expect.stringMatching(/^\/v1\/hls\/.+\/index\.m3u8$/) })
    const { statusCode, body: playlist } = await live.play(body.src, live.staff)
    expect(statusCode).toBe(200)
    const [first = ''] = namedIn(playlist, body.src)
    expect((await live.play(first, live.staff)).statusCode).toBe(200)
    expect((await live.read(`staff/live/${eventDate.date}/`, live.staff)).body).toMatchObject({
      state: 'scheduled',
      can_override: false,
      viewers: 0,
    })
  })

  test('is for the login that asked and for that stream, and ends with the membership', async () => {
    const [eventDate, other] = [await live.makeStreamedDate(1), await live.makeStreamedDate(1)]
    const { cookie: viewer } = await live.newViewer(eventDate)
    const { body } = await preview(eventDate)
    expect((await live.play(body.src, viewer)).statusCode).toBe(401)
    expect((await live.play(body.src.replace(`/${eventDate.slug}/`, `/${other.slug}/`), live.staff)).statusCode).toBe(
      403,
    )
    expect((await live.play(body.src, live.staff)).statusCode).toBe(200)
    const inTime = `update staff_member set ended_at = now() where account_id = (select id from account where email = 'staff@example.com')`
    await live.pool.query(inTime)
    try {
      // A check is valid for five seconds.
      await expect.poll(async () => (await live.play(body.src, live.staff)).statusCode, { timeout: 15_000 }).toBe(403)
    } finally {
      await live.pool.query(inTime.replace('now()', 'null'))
    }
  })

  test('shows nothing while the origin has neither the stream nor a recording', async () => {
    const eventDate = await live.makeStreamedDate(1)
    await live.pool.query('update live_stream set recording = null where event_date_id = $1', [eventDate.date])
    await live.control(eventDate.slug, 'interrupted')
    expect((await preview(eventDate)).body).toEqual({ src: null, is_recording: false })
  })
})
