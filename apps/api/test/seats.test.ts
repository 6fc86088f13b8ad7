import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeBaskets } from '../src/basket/queries/merge.ts'
import { transaction } from '../src/database/database.ts'
import { makeContent } from './make-content.ts'
import { labelsOf, makeSeatedEvent, type SeatedEvent, startSeatedApp } from './make-seats.ts'
import { NEPALI } from './order-actions.ts'
import { call, logIn } from './visitors.ts'

let app: Awaited<ReturnType<typeof startSeatedApp>>
beforeAll(async () => {
  app = await startSeatedApp()
})
beforeEach(() => app.pool.query('delete from rate_limit'))
afterAll(() => app.stop())

const planOf = async ({ slug, dateId }: SeatedEvent, headers = {}) =>
  (await call(app, 'GET', `events/${slug}/${dateId}/seats/`, undefined, headers)).body

describe('the seating plan', () => {
  test('has the rows from the front and the state of every seat, the same for all visitors', async () => {
    const event = await makeSeatedEvent(app.database, { rows: ['.W', 'C.'] })
    const [a1 = 0] = event.ids('A1')
    await app.choose(event, { seats: [a1] })
    const [section] = (await planOf(event)).sections
    expect(section).toMatchObject({ id: event.sectionId, name: 'Balcony', ticket_type_ids: [event.typeId] })
    expect(section.rows.map(({ label }: { label: string }) => label)).toEqual(['A', 'B'])
    expect(section.rows[0].seats[0]).toEqual({ id: a1, number: 1, x: 0, y: 0, kind: 'normal', is_free: false })
    expect(section.rows[0].seats[1]).toMatchObject({ number: 2, kind: 'wheelchair', is_free: true })
    expect((await planOf(event, NEPALI)).sections[0].name).toBe('बार्दली')
  })

  test('may be cached for three seconds, and is empty without numbered seats', async () => {
    const event = await makeSeatedEvent(app.database)
    const path = `/v1/api/events/${event.slug}/${event.dateId}/seats/`
    expect((await app.get(path)).headers['cache-control']).toMatch(/^public, .*max-age=[0-3]\b/)
    await app.rows('update ticket_type set section_id = null where id = $1', [event.typeId])
    expect((await app.get(path)).json()).toEqual({ sections: [] })
  })

  test('is 404 for another event, an unknown date and an event that is not published', async () => {
    const event = await makeSeatedEvent(app.database)
    const other = await makeContent(app.database, 'event')
    for (const path of [`${other.slug}/${event.dateId}`, `${event.slug}/999999`, `${event.slug}/x`])
      expect((await app.get(`/v1/api/events/${path}/seats/`)).statusCode).toBe(404)
    await app.rows("update content set published_at = now() + interval '1 day' where id = $1", [event.eventId])
    expect((await app.get(`/v1/api/events/${event.slug}/${event.dateId}/seats/`)).statusCode).toBe(404)
  })

  test('the ticket type says that it has numbered seats', async () => {
    const event = await makeSeatedEvent(app.database)
    const { body } = await call(app, 'GET', `events/${event.slug}/`)
    expect(body.dates[0].ticket_types[0].is_seated).toBe(true)
  })
})

describe('choosing seats', () => {
  test('holds them for ten minutes, and the line names them in the language of the request', async () => {
    const event = await makeSeatedEvent(app.database)
    const { status, body, cookie } = await app.choose(event, { seats: event.ids('B2', 'B3') })
    expect([status, body.lines[0].quantity]).toEqual([200, 2])
    expect(body.lines[0].seats[0]).toMatchObject({ section: 'Balcony', label: 'Row B, seat 2', is_taken: false })
    const left = new Date(body.lines[0].seats[0].held_until).getTime() - Date.now()
    expect(left).toBeGreaterThan(590_000)
    expect(left).toBeLessThanOrEqual(600_000)
    const { body: nepali } = await call(app, 'GET', 'basket/', undefined, { cookie, ...NEPALI })
    expect(labelsOf(nepali.lines[0].seats)).toEqual(['पङ्क्ति B, सिट २', 'पङ्क्ति B, सिट ३'])
    expect(await app.takenAt(event)).toEqual(['B2', 'B3'])
  })

  test('adds more seats to the line; those that it has are not added again', async () => {
    const event = await makeSeatedEvent(app.database)
    const { cookie } = await app.choose(event, { seats: event.ids('A1', 'A2') })
    await app.choose(event, { seats: event.ids('A1', 'A2'), cookie })
    const { body } = await app.choose(event, { seats: event.ids('A2', 'A3'), cookie })
    expect([body.lines[0].quantity, labelsOf(body.lines[0].seats)]).toEqual([
      3,
      ['Row A, seat 1', 'Row A, seat 2', 'Row A, seat 3'],
    ])
  })

  test('a seat of another visitor is refused by name in both languages, and the cart stays as it is', async () => {
    const event = await makeSeatedEvent(app.database)
    await app.choose(event, { seats: event.ids('A1', 'A2') })
    const { cookie, body: before } = await app.choose(event, { seats: event.ids('B1') })
    const refused = await app.choose(event, { seats: event.ids('A2', 'A3'), cookie })
    expect([refused.status, refused.body.code, refused.body.reason, refused.body.taken_seats]).toEqual([
      406,
      'seat_taken',
      'Row A, seat 2 is already taken. Choose another seat.',
      event.ids('A2').map(String),
    ])
    const nepali = await app.choose(event, { seats: event.ids('A1', 'A2'), cookie, headers: NEPALI })
    expect(nepali.body.reason).toBe('पङ्क्ति A, सिट १ र पङ्क्ति A, सिट २ अरूले लिइसकेका छन्। अरू सिटहरू छान्नुहोस्।')
    const { body: after } = await call(app, 'GET', 'basket/', undefined, { cookie })
    expect(after.lines).toEqual(before.lines)
    expect(await app.takenAt(event)).toEqual(['A1', 'A2', 'B1'])
  })

  test('only seats of the ticket type, and at most one for each ticket', async () => {
    const event = await makeSeatedEvent(app.database)
    const other = await makeSeatedEvent(app.database)
    const choices = [
      { seats: other.ids('A1') },
      { seats: [2_000_000_000] },
      { seats: event.ids('A1', 'A2'), quantity: 1 },
    ]
    const answers = await Promise.all(choices.map((choice) => app.choose(event, choice)))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'unknown_seat'],
      [400, 'unknown_seat'],
      [400, 'more_seats_than_tickets'],
    ])
    await app.rows('update ticket_type set section_id = null where id = $1', [event.typeId])
    expect((await app.choose(event, { seats: event.ids('A1') })).body.code).toBe('unknown_seat')
  })

  test('the seats of a line can be replaced, and fewer tickets keep the first seats', async () => {
    const event = await makeSeatedEvent(app.database)
    const { body, cookie } = await app.choose(event, { seats: event.ids('A1', 'A2') })
    const change = (input: object) => call(app, 'PATCH', body.lines[0].url, input, { cookie })
    const replaced = await change({ quantity: 3, seats: event.ids('A2', 'B1') })
    expect(labelsOf(replaced.body.lines[0].seats)).toEqual(['Row A, seat 2', 'Row B, seat 1'])
    expect(await app.takenAt(event)).toEqual(['A2', 'B1'])
    await change({ quantity: 1 })
    expect(await app.takenAt(event)).toEqual(['A2'])
    const tooMany = await change({ quantity: 1, seats: event.ids('A1', 'A2') })
    expect([tooMany.status, tooMany.body.code]).toEqual([400, 'more_seats_than_tickets'])
    await call(app, 'DELETE', body.lines[0].url, undefined, { cookie })
    expect(await app.takenAt(event)).toEqual([])
  })

  test('buying now replaces the earlier choice', async () => {
    const event = await makeSeatedEvent(app.database)
    const { cookie } = await app.choose(event, { seats: event.ids('A1'), mode: 'buy-now' })
    await app.choose(event, { seats: event.ids('B1'), mode: 'buy-now', cookie })
    expect(await app.takenAt(event)).toEqual(['B1'])
    const { body } = await app.choose(event, { mode: 'buy-now', cookie })
    expect([body.lines[0].quantity, body.lines[0].seats]).toEqual([1, []])
    expect(await app.takenAt(event)).toEqual([])
  })

  test('a login keeps the seats that a guest has chosen', async () => {
    const event = await makeSeatedEvent(app.database)
    const cookie = await logIn(app, `nisha-${event.typeId}@example.com`)
    await app.choose(event, { quantity: 1, cookie })
    const guest = await app.choose(event, { seats: event.ids('A3', 'A4') })
    const [{ account_id: accountId, token_hash: basketTokenHash }] = await app.rows(
      `select account.id as account_id, theirs.token_hash from account, basket as theirs
      where account.email = $1 and theirs.id = $2`,
      [`nisha-${event.typeId}@example.com`, guest.body.id],
    )
    await transaction(app.database, (inside) => mergeBaskets(inside, { accountId, basketTokenHash }))
    const { body } = await call(app, 'GET', 'basket/', undefined, { cookie })
    expect(labelsOf(body.lines[0].seats)).toEqual(['Row A, seat 3', 'Row A, seat 4'])
    expect(body.lines[0].seats[0].held_until).not.toBeNull()
  })

  test('an expired hold is free for others, and its line says so once they have it', async () => {
    const event = await makeSeatedEvent(app.database)
    const { cookie } = await app.choose(event, { seats: event.ids('A1') })
    await app.expireHolds()
    const read = async () => (await call(app, 'GET', 'basket/', undefined, { cookie })).body.lines[0]
    expect((await read()).seats[0]).toMatchObject({ held_until: null, is_taken: false })
    expect((await read()).warning).toBeNull()
    expect((await app.choose(event, { seats: event.ids('A1') })).status).toBe(200)
    expect((await read()).seats[0]).toMatchObject({ held_until: null, is_taken: true })
    expect((await read()).warning).toBe('Row A, seat 1 is already taken. Choose another seat.')
  })

  test('of many visitors at once one gets the seat', async () => {
    const event = await makeSeatedEvent(app.database)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.choose(event, { seats: event.ids('A1', 'A2') })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'seat_taken')).toHaveLength(11)
  })
})
