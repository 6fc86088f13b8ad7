import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeContent, makeEventDate } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { type LiveApp, startLive } from './start-live.ts'
import { newMember } from './visitors.ts'

let live: LiveApp
beforeAll(async () => {
  live = await startLive()
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))

describe('a streamed event date', () => {
  test('is shown to the holder of a stream ticket', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const { status, body, headers } = await live.read(eventDate.path, cookie)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      event_date_id: eventDate.date,
      state: 'live',
      status: 'scheduled',
      may_watch: true,
      reason: null,
      detail: null,
      message: null,
      viewers: 0,
      next: { state: 'replay', at: body.ends_at },
      session_url: `/v1/api/${eventDate.path}session/`,
    })
    expect(Date.parse(body.replay_until) - Date.parse(body.ends_at)).toBe(48 * 3_600_000)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('is closed to other visitors, who get the tickets that can be bought', async () => {
    const eventDate = await live.makeStreamedDate(1)
    expect(await live.read(eventDate.path)).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
    const member = await newMember(live)
    const products = [`/v1/api/products/${eventDate.stream.product_id}/`]
    const refusal = { non_field_errors: [expect.any(String)], code: 'no_ticket', state: 'live', products }
    expect(await live.read(eventDate.path, member.cookie)).toMatchObject({ status: 406, body: refusal })
    await live.pool.query('update ticket_type set sold = capacity where id = $1', [eventDate.stream.id])
    expect((await live.read(eventDate.path, member.cookie)).body.products).toEqual([])
  })

  test('is not opened by a hall ticket or a ticket of another date', async () => {
    const [eventDate, other] = [await live.makeStreamedDate(1), await live.makeStreamedDate(1)]
    const member = await newMember(live)
    await live.buy(member, eventDate.hall.product_id)
    await live.buy(member, other.stream.product_id)
    expect((await live.read(eventDate.path, member.cookie)).status).toBe(406)
    expect((await live.read(other.path, member.cookie)).status).toBe(200)
  })

  test('is opened by a transferred ticket for the new holder only', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const [buyer, friend, guest] = [await live.newViewer(eventDate), await newMember(live), await newMember(live)]
    const statuses = async () =>
      Promise.all([buyer, friend, guest].map(async ({ cookie }) => (await live.read(eventDate.path, cookie)).status))
    const pass = (account: string | null, email: string | null) =>
      live.pool.query(
        `update ticket set is_transferred = true, account_id = $2, email = $3
         from order_line where order_line.id = order_line_id and order_id = $1`,
        [buyer.order, account, email],
      )
    expect(await statuses()).toEqual([200, 406, 406])
    await pass(friend.accountId, null)
    expect(await statuses()).toEqual([406, 200, 406])
    await pass(null, `${guest.accountId}@members.example`)
    expect(await statuses()).toEqual([406, 406, 406])
    await live.pool.query('update account set email_verified_at = now() where id = $1', [guest.accountId])
    expect(await statuses()).toEqual([406, 406, 200])
  })

  test('is opened by a pass for all streams, while it runs', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const member = await newMember(live)
    const pass = await makeProduct(live.database, { product_class: 'Subscription' })
    const order = await live.buy(member, pass.id)
    const { rows } = await live.pool.query('select id from order_line where order_id = $1', [order])
    await live.pool.query(`insert into subscription_plan values ($1, 365, '{Live stream}')`, [pass.id])
    await live.pool.query(
      `insert into entitlement
         (id, order_line_id, order_id, product_id, terms, account_id, copies, period_days, ends_at)
       values (gen_random_uuid(), $1, $2, $3, 'subscription', $4, 1, 365, now() + interval '1 day')`,
      [rows[0].id, order, pass.id, member.accountId],
    )
    expect((await live.read(eventDate.path, member.cookie)).status).toBe(200)
    await live.pool.query('update entitlement set copies = 0, revoked_at = now() where order_id = $1', [order])
    expect((await live.read(eventDate.path, member.cookie)).status).toBe(406)
  })

  test.each([
    ['not paid yet', `status = 'Pending', payment_status = 'pending', expires_at = now() + interval '1 hour'`],
    ['expired', `status = 'Expired', payment_status = 'expired'`],
    ['cancelled', `status = 'Cancelled', payment_status = 'cancelled'`],
    ['given back', `payment_status = 'refunded'`],
    ['owed back', `payment_status = 'refund_due'`],
  ])('is not opened by an order that is %s', async (_title, change) => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie, order } = await live.newViewer(eventDate)
    await live.pool.query(`update "order" set ${change} where id = $1`, [order])
    expect((await live.read(eventDate.path, cookie)).status).toBe(406)
  })

  test.each([
    [-30, {}, 'scheduled', 'not_started', 'lobby'],
    [-0.5, {}, 'lobby', 'not_started', 'live'],
    [1, {}, 'live', null, 'replay'],
    [10, {}, 'replay', null, 'ended'],
    [100, {}, 'ended', 'ended', undefined],
    [10, { replay_hours: null }, 'ended', 'ended', undefined],
    [1, { status: 'cancelled' }, 'cancelled', 'cancelled', undefined],
    [1, { status: 'postponed' }, 'scheduled', 'not_started', 'scheduled'],
  ] as const)('that began %s hours ago and is %j is %s', async (hours, columns, state, reason, next) => {
    const eventDate = await live.makeStreamedDate(hours, columns)
    const { cookie } = await live.newViewer(eventDate)
    const { body } = await live.read(eventDate.path, cookie)
    expect(body).toMatchObject({ state, reason, may_watch: reason === null })
    expect(body.next?.state).toBe(next)
    const start = await live.post(`${eventDate.path}session/`, { device: 'a' }, cookie)
    expect([start.status, start.body.code, start.body.state]).toEqual(
      reason === null ? [200, undefined, state] : [409, reason, state],
    )
  })

  test('without a stream at the origin is interrupted', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    await live.control(eventDate.slug, 'interrupted')
    expect((await live.read(eventDate.path, cookie)).body).toMatchObject({
      state: 'interrupted',
      may_watch: false,
      reason: 'interrupted',
      next: { state: 'live', at: null },
    })
  })

  test('is found by a former slug of its event, and by no other', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    await live.pool.query('update content set slug = $1 where slug = $2', [`${eventDate.slug}-anew`, eventDate.slug])
    expect((await live.read(eventDate.path, cookie)).body.session_url).toContain(`${eventDate.slug}-anew/`)
    for (const path of [
      `events/another/${eventDate.date}/live/`,
      `events/${eventDate.slug}/${eventDate.date + 1000}/live/`,
      `events/${eventDate.slug}/0x1/live/`,
      `events/${eventDate.slug}/99999999999999999999/live/`,
      `events/${eventDate.slug}%00/${eventDate.date}/live/`,
    ])
      expect([path, (await live.read(path, cookie)).status]).toEqual([path, 404])
  })

  test('does not exist without a stream or before publication', async () => {
    const { cookie } = await newMember(live)
    const event = await makeContent(live.database, 'event')
    const plain = await makeEventDate(live.database, event)
    expect((await live.read(`events/${event.slug}/${plain.id}/live/`, cookie)).status).toBe(404)
    const eventDate = await live.makeStreamedDate(1)
    await live.pool.query('update content set published_at = null where slug = $1', [eventDate.slug])
    expect((await live.read(eventDate.path, cookie)).status).toBe(404)
  })
})

describe('stream names', () => {
  const streamOf = async (date: number) =>
    await live.database.selectFrom('live_stream').selectAll().where('event_date_id', '=', date).executeTakeFirst()
  test('are the slugs of the events, with a number if the slug is taken or invalid', async () => {
    const event = await makeContent(live.database, 'event', { slug: 'two-nights' })
    const nepali = await makeContent(live.database, 'event', { slug: 'नसकिउन्जेल' })
    const make = async (of: { id: number }, is_streamed = true) =>
      (await makeEventDate(live.database, of, { is_streamed })).id
    const [first, second, other] = [await make(event), await make(event), await make(nepali)]
    expect(await streamOf(first)).toMatchObject({ stream: 'two-nights', recording: 'two-nights_recording' })
    expect(await streamOf(second)).toMatchObject({ stream: `two-nights_${second}` })
    expect(await streamOf(other)).toMatchObject({ stream: `event_${other}` })
    const later = await make(event, false)
    expect(await streamOf(later)).toBeUndefined()
    await live.pool.query('update event_date set is_streamed = true where id = $1', [later])
    expect(await streamOf(later)).toMatchObject({ stream: `two-nights_${later}` })
  })
})
