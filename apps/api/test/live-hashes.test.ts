import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LiveApp, startLive } from './start-live.ts'
import { call, newMember } from './visitors.ts'

let live: LiveApp
beforeAll(async () => {
  live = await startLive()
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

const saying = (path: string, body: unknown, cookie = live.staff) => live.post(`staff/live/${path}`, body, cookie)

describe('an access hash', () => {
  const make = async (eventDate: { date: number }, wish: object = {}) => {
    const { status, body } = await saying(`${eventDate.date}/hashes/`, { count: 1, ...wish })
    expect(status).toBe(201)
    return String(body.hashes[0].hash)
  }
  const redeem = (eventDate: { path: string }, hash: string, cookie: string) =>
    live.post(`${eventDate.path}${hash}/redeem/`, undefined, cookie)

  test('becomes a right of the logged-in account, and is not enough without a login', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const hash = await make(eventDate)
    expect(Buffer.from(hash, 'base64url')).toHaveLength(32)
    expect((await redeem(eventDate, hash, '')).status).toBe(401)
    const { cookie } = await newMember(live)
    expect((await live.read(`${eventDate.path}?hash=${hash}`, cookie)).status).toBe(406)
    expect(await redeem(eventDate, hash, cookie)).toMatchObject({
      status: 200,
      body: { state: 'live', may_watch: true },
    })
    expect((await live.read(eventDate.path, cookie)).status).toBe(200)
    expect((await live.post(`${eventDate.path}session/`, { device: 'a' }, cookie)).status).toBe(200)
    const { rows } = await live.pool.query('select live_access_hash::text as kept from live_access_hash')
    expect(JSON.stringify(rows)).not.toContain(hash)
  })

  test('is used up to its limit, also concurrently', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const hash = await make(eventDate, { most_uses: 3 })
    const members = await Promise.all(Array.from({ length: 12 }, () => newMember(live)))
    const answers = await Promise.all(members.map(({ cookie }) => redeem(eventDate, hash, cookie)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const others = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.code])
    expect(others).toEqual(Array(9).fill([406, 'hash_used_up']))
    expect((await live.read(`staff/live/${eventDate.date}/`, live.staff)).body).toMatchObject({
      num_hashes: 1,
      num_redeemed: 3,
    })
  })

  test('counts once per account, also concurrently', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const hash = await make(eventDate, { most_uses: 2 })
    const { cookie } = await newMember(live)
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(eventDate, hash, cookie)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await live.read(`staff/live/${eventDate.date}/`, live.staff)).body.num_redeemed).toBe(1)
  })

  test('is not used up by an account with a ticket', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const hash = await make(eventDate)
    const { cookie } = await live.newViewer(eventDate)
    expect((await redeem(eventDate, hash, cookie)).status).toBe(200)
    expect((await live.read(`staff/live/${eventDate.date}/`, live.staff)).body.num_redeemed).toBe(0)
  })

  test('of another event date, unknown or expired is refused', async () => {
    const [eventDate, other] = [await live.makeStreamedDate(1), await live.makeStreamedDate(1)]
    const { cookie } = await newMember(live)
    const foreign = await make(other)
    const late = await make(eventDate, { expires_at: new Date(Date.now() + 60_000).toISOString() })
    await live.pool.query(
      `update live_access_hash set expires_at = now() - interval '1 second' where expires_at is not null`,
    )
    for (const [hash, code] of [
      [foreign, 'unknown_hash'],
      ['A'.repeat(43), 'unknown_hash'],
      ['short', 'unknown_hash'],
      ['%00', 'unknown_hash'],
      [late, 'hash_expired'],
    ] as const)
      expect([hash, await redeem(eventDate, hash, cookie)]).toMatchObject([hash, { status: 406, body: { code } }])
    expect((await live.read(eventDate.path, cookie)).status).toBe(406)
  })

  test('cannot be guessed: attempts are limited to twenty', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await newMember(live)
    const statuses = []
    for (let turn = 0; turn < 21; turn += 1) statuses.push((await redeem(eventDate, 'A'.repeat(43), cookie)).status)
    expect(statuses).toEqual([...Array(20).fill(406), 429])
  })

  test('is not used up after the end', async () => {
    const eventDate = await live.makeStreamedDate(100)
    const hash = await make(eventDate)
    const { cookie } = await newMember(live)
    expect(await redeem(eventDate, hash, cookie)).toMatchObject({ status: 409, body: { code: 'ended' } })
  })

  test('is shown again to the same request only, and stored in no other way', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const key = randomUUID()
    const create = (body: object, cookie = live.staff) =>
      call(live, 'POST', `staff/live/${eventDate.date}/hashes/`, body, { cookie, 'idempotency-key': key })
    const first = await create({ count: 3, name: 'Press' })
    expect(first.status).toBe(201)
    const again = await create({ count: 3, name: 'Press' })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await create({ count: 4, name: 'Press' })).toMatchObject({ status: 422 })
    const { body } = await live.read(`staff/live/${eventDate.date}/hashes/`, live.staff)
    expect(body.results).toHaveLength(3)
    const { rows } = await live.pool.query('select answer::text from idempotency where key = $1', [key])
    const [stored] = rows
    for (const { hash } of first.body.hashes) expect(stored.answer).not.toContain(hash)
    const { cookie } = await newMember(live)
    expect((await redeem(eventDate, first.body.hashes[2].hash, cookie)).status).toBe(200)
  })

  test('is shown again to the same request after it has expired', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const key = randomUUID()
    const body = { count: 1, expires_at: new Date(Date.now() + 60_000).toISOString() }
    const create = (sentKey = key) =>
      call(live, 'POST', `staff/live/${eventDate.date}/hashes/`, body, {
        cookie: live.staff,
        'idempotency-key': sentKey,
      })
    const first = await create()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    const [again, other] = [await create(), await create(randomUUID())]
    vi.useRealTimers()
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect([other.status, other.body.expires_at]).toEqual([400, [expect.any(String)]])
  })

  test('is listed with its name and uses, without its secret', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const hash = await make(eventDate, { name: ' Press,\n4 people ', most_uses: 4 })
    await make(eventDate)
    const { cookie } = await newMember(live)
    await redeem(eventDate, hash, cookie)
    const { status, body } = await live.read(`staff/live/${eventDate.date}/hashes/`, live.staff)
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { name: '', uses: 0, most_uses: null, last_used_at: null },
      {
        name: 'Press, 4 people',
        uses: 1,
        most_uses: 4,
        created_by: 'staff@example.com',
        last_used_at: expect.any(String),
      },
    ])
    expect(JSON.stringify(body)).not.toContain(hash)
  })

  test('is revoked with the access that it gave, which ends a stream that plays, and that alone', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const [revoked, other] = [await make(eventDate, { name: 'Press' }), await make(eventDate)]
    const [reporter, friend] = [await newMember(live), await newMember(live)]
    await redeem(eventDate, revoked, reporter.cookie)
    await redeem(eventDate, other, friend.cookie)
    const { body: session } = await live.post(`${eventDate.path}session/`, { device: 'a' }, reporter.cookie)
    const { body: list } = await live.read(`staff/live/${eventDate.date}/hashes/`, live.staff)
    const { id } = list.results.find(({ name }: { name: string }) => name === 'Press')
    const path = `staff/live/${eventDate.date}/hashes/${id}/`
    expect((await live.remove(path, live.staff)).status).toBe(204)
    expect((await live.remove(path, live.staff)).status).toBe(404)
    expect((await live.remove(`staff/live/${eventDate.date}/hashes/x/`, live.staff)).status).toBe(404)
    expect((await live.read(eventDate.path, reporter.cookie)).status).toBe(406)
    expect((await live.play(session.src, reporter.cookie)).statusCode).toBe(403)
    expect(await redeem(eventDate, revoked, reporter.cookie)).toMatchObject({
      status: 406,
      body: { code: 'unknown_hash' },
    })
    expect((await live.read(eventDate.path, friend.cookie)).status).toBe(200)
    const { rows } = await live.pool.query(`select before from staff_event where operation = 'revokeLiveHash'`)
    expect(rows).toMatchObject([{ before: { access_hash: id, name: 'Press', uses: 1 } }])
  })
})
