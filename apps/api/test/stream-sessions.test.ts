import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWaitForPartner } from './barriers.ts'
import { type LiveApp, startLive } from './start-live.ts'
import { logIn, newMember } from './visitors.ts'

let live: LiveApp
beforeAll(async () => {
  live = await startLive()
})
afterAll(() => live.stop())
beforeEach(() => live.pool.query('delete from rate_limit'))
afterEach(() => {
  vi.useRealTimers()
})

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

const start = (eventDate: EventDate, cookie: string, device: string, takeover?: boolean) =>
  live.post(`${eventDate.path}session/`, { device, ...(takeover === undefined ? {} : { takeover }) }, cookie)
const beat = (eventDate: EventDate, cookie: string, device: string) =>
  live.post(`${eventDate.path}session/heartbeat/`, { device }, cookie)
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code]
const endLeases = () => live.pool.query(`update live_place set lease_until = now() - interval '1 second'`)
const viewersOf = async (eventDate: EventDate) =>
  (await live.read(`staff/live/${eventDate.date}/`, live.staff)).body.viewers

describe('a stream session', () => {
  test('stays with its device, and can be taken over by another', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const first = await start(eventDate, cookie, 'phone')
    expect(first).toMatchObject({ status: 200, body: { state: 'live', lease_seconds: 45 } })
    expect(outcome(await start(eventDate, cookie, 'laptop'))).toEqual([409, 'watching_elsewhere'])
    expect((await start(eventDate, cookie, 'phone')).body.src).toBe(first.body.src)
    expect((await start(eventDate, cookie, 'laptop', true)).status).toBe(200)
    expect(outcome(await beat(eventDate, cookie, 'phone'))).toEqual([409, 'watching_elsewhere'])
    expect((await beat(eventDate, cookie, 'laptop')).status).toBe(200)
  })

  test('belongs to the account: the same device name in another login session is another device', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie, accountId } = await live.newViewer(eventDate)
    const elsewhere = await logIn(live, `${accountId}@members.example`)
    expect((await start(eventDate, cookie, 'phone')).status).toBe(200)
    expect(outcome(await start(eventDate, elsewhere, 'phone'))).toEqual([409, 'watching_elsewhere'])
    const { body } = await start(eventDate, elsewhere, 'phone', true)
    expect((await live.play(body.src, elsewhere)).statusCode).toBe(200)
    expect((await live.play(body.src, cookie)).statusCode).toBe(401)
  })

  test('ends when it is stopped or without heartbeats, and is separate for each event date', async () => {
    const [eventDate, other] = [await live.makeStreamedDate(1), await live.makeStreamedDate(1)]
    const viewer = await live.newViewer(eventDate)
    const { cookie } = viewer
    await live.buy(viewer, other.stream.product_id)
    expect((await start(eventDate, cookie, 'phone')).status).toBe(200)
    expect((await start(other, cookie, 'laptop')).status).toBe(200)
    expect((await live.remove(`${eventDate.path}session/?device=laptop`, cookie)).status).toBe(204)
    expect((await beat(eventDate, cookie, 'phone')).status).toBe(200)
    expect((await live.remove(`${eventDate.path}session/?device=phone`, cookie)).status).toBe(204)
    expect(outcome(await beat(eventDate, cookie, 'phone'))).toEqual([409, 'not_watching'])
    expect((await start(eventDate, cookie, 'laptop')).status).toBe(200)
    await endLeases()
    expect((await start(eventDate, cookie, 'phone')).status).toBe(200)
  })

  test('is not ended by the late request of a page that was reloaded', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const stop = (query: string) => live.remove(`${eventDate.path}session/?${query}`, cookie)
    const before = (await start(eventDate, cookie, 'phone')).body
    const after = (await start(eventDate, cookie, 'phone')).body
    expect((await stop(`device=phone&start_id=${before.start_id}`)).status).toBe(204)
    expect((await live.play(after.src, cookie)).statusCode).toBe(200)
    expect((await beat(eventDate, cookie, 'phone')).status).toBe(200)
    expect((await stop(`device=laptop&start_id=${after.start_id}`)).status).toBe(204)
    expect((await beat(eventDate, cookie, 'phone')).status).toBe(200)
    expect((await stop(`device=phone&start_id=${after.start_id}`)).status).toBe(204)
    expect(outcome(await beat(eventDate, cookie, 'phone'))).toEqual([409, 'not_watching'])
    expect((await stop('start_id=1')).status).toBe(400)
  })

  test('starts at once after it was stopped', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const before = (await start(eventDate, cookie, 'phone')).body
    expect((await live.play(before.src, cookie)).statusCode).toBe(200)
    await live.remove(`${eventDate.path}session/?device=phone&start_id=${before.start_id}`, cookie)
    const after = (await start(eventDate, cookie, 'phone')).body
    expect((await live.play(after.src, cookie)).statusCode).toBe(200)
  })

  test('continues after a pause if no other device has taken it', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const { body } = await start(eventDate, cookie, 'phone')
    await endLeases()
    expect(await viewersOf(eventDate)).toBe(0)
    expect((await live.play(body.src, cookie)).statusCode).toBe(200)
    await expect.poll(() => viewersOf(eventDate)).toBe(1)
    await endLeases()
    expect((await beat(eventDate, cookie, 'phone')).status).toBe(200)
    expect(await viewersOf(eventDate)).toBe(1)
  })

  test('is not renewed by segments, which a player may still load after it stopped', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const { body } = await start(eventDate, cookie, 'phone')
    await endLeases()
    expect((await live.play(body.src.replace('index.m3u8', '180p/init.mp4'), cookie)).statusCode).toBe(200)
    expect(await viewersOf(eventDate)).toBe(0)
  })

  test('ends with the access', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie, order } = await live.newViewer(eventDate)
    await start(eventDate, cookie, 'phone')
    await live.pool.query(`update "order" set payment_status = 'refunded' where id = $1`, [order])
    expect(outcome(await beat(eventDate, cookie, 'phone'))).toEqual([406, 'no_ticket'])
    expect(outcome(await start(eventDate, cookie, 'phone'))).toEqual([406, 'no_ticket'])
  })

  test('is counted', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    for (const viewer of [cookie, (await live.newViewer(eventDate)).cookie, (await live.newViewer(eventDate)).cookie]) {
      await start(eventDate, viewer, 'phone')
    }
    expect((await live.read(eventDate.path, cookie)).body.viewers).toBe(3)
    expect((await beat(eventDate, cookie, 'phone')).body).toMatchObject({ viewers: 3, state: 'live', message: null })
  })

  test.each([
    [{}, 400],
    [{ device: '' }, 400],
    [{ device: ' \u0000\n ' }, 400],
    [{ device: 'x'.repeat(201) }, 400],
    [{ device: 7 }, 400],
    [{ device: 'a', takeover: 'yes' }, 400],
    [{ device: '\ud800a\u0000' }, 200],
    [{ device: 'घरको टिभी' }, 200],
  ])('with %j: %s', async (body, status) => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    expect((await live.post(`${eventDate.path}session/`, body, cookie)).status).toBe(status)
    expect((await live.post(`${eventDate.path}session/`, body)).status).toBe(401)
    expect((await live.post(`${eventDate.path}session/`, { device: 'a' }, (await newMember(live)).cookie)).status).toBe(
      406,
    )
  })

  test('can be taken over a limited number of times', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie } = await live.newViewer(eventDate)
    const statuses = []
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await start(eventDate, cookie, `${turn}`, true)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })
})

describe('concurrent devices', () => {
  const DEVICES = Array.from({ length: 20 }, (_, at) => `device ${at}`)

  async function startAll(takeover: boolean) {
    const eventDate = await live.makeStreamedDate(1)
    const { cookie, accountId } = await live.newViewer(eventDate)
    const answers = await Promise.all(DEVICES.map((device) => start(eventDate, cookie, device, takeover)))
    const got = answers.filter(({ status }) => status === 200)
    const held = await live.database
      .selectFrom('live_place')
      .select('id')
      .where('account_id', '=', accountId)
      .where('event_date_id', '=', eventDate.date)
      .execute()
    return {
      eventDate,
      cookie,
      got,
      held: held.length,
      others: answers.filter(({ status }) => status !== 200).map(outcome),
    }
  }

  test('one watches, and the others are refused', async () => {
    const { got, held, others } = await startAll(false)
    expect([got.length, held]).toEqual([1, 1])
    expect(others).toEqual(Array(DEVICES.length - 1).fill([409, 'watching_elsewhere']))
  })

  test('if all take over, one watches in the end', async () => {
    const { cookie, got, held } = await startAll(true)
    expect([got.length, held]).toEqual([DEVICES.length, 1])
    const statuses = await Promise.all(got.map(async ({ body }) => (await live.play(body.src, cookie)).statusCode))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(DEVICES.length - 1)
  })

  test('several would watch without the guard, so the tests above can fail', async () => {
    await createWaitForPartner(live.pool)
    await live.pool.query(`
      alter table live_place drop constraint live_place_pkey;
      create or replace function take_live_place(
        of_account uuid, of_date integer, of_session uuid, of_device text, new_id uuid, lease interval, takes_over boolean
      ) returns uuid language plpgsql as $$
      begin
        if exists (select from live_place where account_id = of_account and event_date_id = of_date) then
          return null;
        end if;
        perform wait_for_partner();
        insert into live_place (account_id, event_date_id, id, session_id, device, lease_until)
        values (of_account, of_date, new_id, of_session, of_device, now() + lease);
        return new_id;
      end $$`)
    const { got, held } = await startAll(false)
    expect(got.length).toBeGreaterThan(1)
    expect(held).toBe(got.length)
  })
})
