import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWaitForPartner } from './barriers.ts'
import { makeProduct } from './make-product.ts'
import { checkOut, GUEST, refusedCheckOut, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call } from './visitors.ts'

let api: RunningApp
let book: number
beforeAll(async () => {
  api = await startApp({ shop: { checkout: { checkoutsPerMinute: 1_000_000 } } })
  book = (await makeProduct(api.database, { num_available: 1000 })).id
})
afterAll(() => api.stop())
beforeEach(() => api.pool.query('update "order" set slot_day = null, slot_starts_at = null, slot_ends_at = null'))

const quote = async (cookie: string, shipping_method_code = 'inside-valley') =>
  (await call(api, 'POST', 'basket/quote/', { shipping_method_code }, { cookie })).body
const setCapacity = (capacity: number) =>
  api.pool.query(`update delivery_window set capacity = $1 where zone = 'inside-valley'`, [capacity])
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((each) => each.status === status).length

describe('the slots of a window from 10:00 to 14:00', () => {
  // 09:15 on Monday, November 23, in Nepal.
  const MONDAY = '2026-11-23T03:30:00Z'
  test.each([
    { what: 'today', window: {}, at: MONDAY, first: '2026-11-23' },
    { what: 'tomorrow once it has begun', window: {}, at: '2026-11-23T04:16:00Z', first: '2026-11-24' },
    { what: 'so many hours before', window: { least_hours: 1 }, at: MONDAY, first: '2026-11-24' },
    { what: 'so many days before', window: { least_days: 1 }, at: MONDAY, first: '2026-11-24' },
    { what: 'on its weekdays', window: { weekdays: [6] }, at: MONDAY, first: '2026-11-28' },
    { what: 'by the calendar of Nepal', window: { least_days: 1 }, at: '2026-11-23T18:15:00Z', first: '2026-11-25' },
  ])('are offered $what', async ({ window, at, first }) => {
    const { weekdays, least_days, least_hours } = {
      ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], least_days: 0, least_hours: 0 },
      ...window,
    }
    const client = await api.pool.connect()
    try {
      await client.query('begin')
      await client.query('delete from delivery_window')
      await client.query(
        `insert into delivery_window (zone, weekdays, starts_at, ends_at, capacity, least_days, least_hours)
        values ('pick-up', $1, '10:00', '14:00', 1, $2, $3)`,
        [weekdays, least_days, least_hours],
      )
      const { rows } = await client.query(`select day::text from delivery_slots('pick-up', $1)`, [at])
      expect(rows[0].day).toBe(first)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('a delivery slot', () => {
  test('is the first one by default, and is shown with the order', async () => {
    const { cookie } = await shopperWith(api, { [book]: 1 })
    const { shipping_slots: slots } = await quote(cookie)
    expect(slots[0]).toMatchObject({ starts: '10:00', ends: '14:00', is_full: false })
    const { body } = await checkOut(api, cookie, GUEST)
    const { day } = slots[0]
    expect(body.shipping_slot).toEqual({ day, starts: '10:00', ends: '14:00' })
    expect(body.shipping_eta).toEqual({ from: day, to: day })
  })

  test('is the one that was requested', async () => {
    const { cookie } = await shopperWith(api, { [book]: 1 })
    const { shipping_slots: slots } = await quote(cookie)
    const { body } = await checkOut(api, cookie, { ...GUEST, shipping_slot: slots[3].id })
    expect(body.shipping_slot).toEqual({ day: slots[3].day, starts: slots[3].starts, ends: slots[3].ends })
  })

  test('that is not offered is refused at its field, and a full one with its message', async () => {
    const { cookie } = await shopperWith(api, { [book]: 1 })
    const past = await refusedCheckOut(api, cookie, { ...GUEST, shipping_slot: '2026-01-01T10:00' })
    expect([past.status, past.body.code, Object.keys(past.body)[0]]).toEqual([400, 'unknown_slot', 'shipping_slot'])
    const { shipping_slots: slots } = await quote(cookie)
    await setCapacity(0)
    try {
      const full = await refusedCheckOut(api, cookie, { ...GUEST, shipping_slot: slots[0].id })
      expect([full.status, full.body.code, full.body.changes[0].kind]).toEqual([406, 'slot_full', 'slot'])
      expect((await refusedCheckOut(api, cookie, GUEST)).body.code).toBe('slot_full')
    } finally {
      await setCapacity(60)
    }
  })

  test('is none outside the valley', async () => {
    const { cookie } = await shopperWith(api, { [book]: 1 })
    expect((await quote(cookie, 'outside-valley')).shipping_slots).toEqual([])
    const pokhara = { ...GUEST, shipping_address: { ...GUEST.shipping_address, line: 'Pokhara' } }
    expect((await checkOut(api, cookie, pokhara)).body.shipping_slot).toBeNull()
  })

  test('takes no more orders than its capacity, however many come at once', async () => {
    await setCapacity(5)
    try {
      const shoppers = []
      for (let at = 0; at < 16; at += 1) shoppers.push(await shopperWith(api, { [book]: 1 }))
      const { shipping_slots: slots } = await quote(shoppers[0]?.cookie ?? '')
      const request = { ...GUEST, shipping_slot: slots[1].id }
      const answers = await Promise.all(shoppers.map(({ cookie }) => checkOut(api, cookie, request)))
      expect([countOf(answers, 200), countOf(answers, 406)]).toEqual([5, 11])
      const { cookie } = await shopperWith(api, { [book]: 1 })
      expect((await quote(cookie)).shipping_slots[1]).toMatchObject({ id: slots[1].id, is_full: true })
      // An order that was not paid in time frees its slot.
      const { rows } = await api.pool.query(`
        update "order" set expires_at = now() where id = (select id from "order" where slot_day is not null limit 1)
        returning id`)
      expect(rows).toHaveLength(1)
      expect((await checkOut(api, cookie, request)).status).toBe(200)
    } finally {
      await setCapacity(60)
    }
  })
})

/** Without its condition and without the order of commits: read, wait, write. */
const UNGUARDED_SLOTS = `
  create or replace function lock_cache_tags() returns void language sql as 'select null::void';
  create or replace function take_slot_place(of_zone text, of_day date, of_start time) returns boolean language plpgsql as $$
  declare
    seen integer;
  begin
    select taken into seen from delivery_slot where zone = of_zone and day = of_day and starts_at = of_start;
    if seen is null then return false; end if;
    perform wait_for_partner();
    if seen >= (select capacity from delivery_window where zone = of_zone and starts_at = of_start) then return false; end if;
    update delivery_slot set taken = seen + 1 where zone = of_zone and day = of_day and starts_at = of_start;
    return true;
  end $$;
`

/** How many orders get a slot of four: one alone, which creates its counter, and then so many at once. */
async function rushForSlot(of: RunningApp) {
  await of.pool.query(`update delivery_window set capacity = 4 where zone = 'inside-valley'`)
  const shoppers = []
  // Orders of the same product would wait for each other.
  for (let at = 0; at < 17; at += 1)
    shoppers.push(await shopperWith(of, { [(await makeProduct(of.database, { num_available: 1 })).id]: 1 }))
  const [{ cookie }, ...others] = shoppers as [{ cookie: string }, ...typeof shoppers]
  const { body } = await call(of, 'POST', 'basket/quote/', { shipping_method_code: 'inside-valley' }, { cookie })
  const request = { ...GUEST, shipping_slot: body.shipping_slots[2].id }
  const first = await checkOut(of, cookie, request)
  return countOf([first, ...(await Promise.all(others.map((each) => checkOut(of, each.cookie, request))))], 200)
}

describe('the guard of a slot', () => {
  test.each([
    ['takes exactly its capacity', '', 4],
    [
      'takes more when it is off, so that the test above can fail',
      UNGUARDED_SLOTS,
      expect.toSatisfy((sold) => sold > 4),
    ],
  ])('%s', async (_what, sql, sold) => {
    const other = await startApp({ shop: { checkout: { checkoutsPerMinute: 1_000_000 } } })
    await createWaitForPartner(other.pool)
    await other.pool.query(sql)
    expect(await rushForSlot(other)).toEqual(sold)
    await other.stop()
  })

  test('counts orders that are paid after they have expired and were counted no more', async () => {
    await setCapacity(3)
    try {
      const { cookie } = await shopperWith(api, { [book]: 1 })
      const { shipping_slots: slots } = await quote(cookie)
      const request = { ...GUEST, shipping_slot: slots[4].id }
      const place = async () => checkOut(api, (await shopperWith(api, { [book]: 1 })).cookie, request)
      const early = [await place(), await place(), await place()]
      expect((await place()).body.code).toBe('slot_full')
      const ids = early.map(({ body }) => body.id)
      await api.pool.query(`update "order" set status = 'Expired', expires_at = now() where id = any ($1)`, [ids])
      expect((await place()).status).toBe(200)
      await api.pool.query(`update "order" set status = 'Being processed', expires_at = null where id = any ($1)`, [
        ids,
      ])
      expect((await place()).body.code).toBe('slot_full')
    } finally {
      await setCapacity(60)
    }
  })
})

describe('pick-up', () => {
  test('is free, needs no address, and can be paid in cash in the shop', async () => {
    const { cookie } = await shopperWith(api, { [book]: 1 })
    const { shipping_slots: slots, shipping_incl_tax, total, total_incl_tax, cod } = await quote(cookie, 'pick-up')
    expect([shipping_incl_tax, total, cod]).toEqual(['0.00', total_incl_tax, { allowed: true, reason: null }])
    const request = { guest_phone: '9841234567', shipping_method_code: 'pick-up', payment_method: 'cod' }
    const { status, body } = await checkOut(api, cookie, { ...request, shipping_slot: slots[1].id, total })
    expect([status, body.shipping_address, body.shipping_method]).toEqual([200, null, 'Pick up in Patan'])
    expect(body.shipping_slot).toMatchObject({ day: slots[1].day, starts: slots[1].starts })
  })
})
