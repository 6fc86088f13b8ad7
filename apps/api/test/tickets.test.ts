import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const read = async (url: string) => (await api.get(url)).json()
const inHours = (hours: number) => hoursFrom(new Date(), hours)

/** An event with one date of three hours, thirty hours from now. */
async function makeStreamedDate({ links = [] as { id: number }[], replay_hours = null as number | null } = {}) {
  const event = await makeContent(api.database, 'event', { links })
  const date = await makeEventDate(api.database, event, { starts_at: inHours(30), replay_hours })
  return { ...event, date, url: `/v1/api/events/${event.slug}/` }
}

describe('tickets', () => {
  test('have availability, admission and the product to buy', async () => {
    const { url, date } = await makeStreamedDate()
    const hall = await makeTicketType(api.database, date, {
      title: 'Bench',
      capacity: 10,
      sold: 3,
      held: 2,
      position: 1,
    })
    const stream = await makeTicketType(api.database, date, {
      title: 'At home',
      admits: 'stream',
      price: 30_000,
      capacity: 500,
      position: 2,
      sales_start_at: inHours(2),
    })
    await makeTicketType(api.database, date, { is_listed: false })
    const { dates } = await read(url)
    expect(dates[0].ticket_types).toEqual([
      {
        id: hall.id,
        title: 'Bench',
        admits: 'hall',
        state: 'on_sale',
        is_seated: false,
        num_available: 5,
        // The type has fewer tickets than the general maximum.
        largest_quantity: 10,
        product_id: hall.product_id,
        product_url: `/v1/api/products/${hall.product_id}/`,
        price: '800.00',
        currency: 'NPR',
        sales_start_at: null,
        sales_end_at: null,
      },
      expect.objectContaining({
        id: stream.id,
        admits: 'stream',
        state: 'not_yet',
        price: '300.00',
        num_available: 500,
      }),
    ])
    expect((await api.get(dates[0].ticket_types[0].product_url)).json()).toMatchObject({ product_class: 'Ticket' })
  })

  test('that are sold out show on every level, and the list has the cheapest one left', async () => {
    const { url, slug, date } = await makeStreamedDate()
    const cheap = await makeTicketType(api.database, date, { capacity: 1, price: 9_900 })
    const dear = await makeTicketType(api.database, date, { capacity: 1, price: 100_000 })
    const listed = async () =>
      (await read('/v1/api/events/?page_size=100')).results.find((each: { slug: string }) => each.slug === slug)
    expect([(await listed()).price_from, (await listed()).is_sold_out]).toEqual(['99.00', false])
    await api.pool.query('update ticket_type set sold = 1 where id = $1', [cheap.id])
    expect([(await listed()).price_from, (await listed()).is_sold_out]).toEqual(['1000.00', false])
    await api.pool.query('update ticket_type set held = 1 where id = $1', [dear.id])
    expect(await listed()).toMatchObject({ price_from: null, is_sold_out: true, date: { is_sold_out: true } })
    const event = await read(url)
    expect([event.is_sold_out, event.dates[0].is_sold_out]).toEqual([true, true])
    expect(event.dates[0].ticket_types.map(({ state }: { state: string }) => state)).toEqual(['sold_out', 'sold_out'])
  })

  test('sold one by one change the page of the event; the last one also changes lists', async () => {
    const artist = await makeContent(api.database, 'artist')
    const { slug, date } = await makeStreamedDate({ links: [artist] })
    const ticket = await makeTicketType(api.database, date, { capacity: 2 })
    const product = `product:${(await api.pool.query('select slug from product where id = $1', [ticket.product_id])).rows[0].slug}`
    const touchedBy = async (sold: number) => {
      const { rows } = await api.pool.query('select coalesce(max(seq), 0) as seq from cache_tag')
      await api.pool.query('update ticket_type set sold = $1 where id = $2', [sold, ticket.id])
      const touched = await api.pool.query('select tag from cache_tag where seq > $1 order by tag', [rows[0].seq])
      return touched.rows.map(({ tag }) => tag)
    }
    const everything = [`artist:${artist.slug}`, 'artists', `event:${slug}`, 'events', product, 'products']
    expect(await touchedBy(1)).toEqual([`event:${slug}`, product])
    expect(await touchedBy(2)).toEqual(everything)
    expect(await touchedBy(1)).toEqual(everything)
  })

  test('show a new price wherever the event is shown', async () => {
    const artist = await makeContent(api.database, 'artist')
    const { date } = await makeStreamedDate({ links: [artist] })
    const { product_id } = await makeTicketType(api.database, date)
    const prices = async () =>
      (await read(`/v1/api/artists/${artist.slug}/`)).upcoming_events.map(
        (each: { price_from: string }) => each.price_from,
      )
    expect(await prices()).toEqual(['800.00'])
    await api.pool.query('update product set selling_price = 70000 where id = $1', [product_id])
    expect(await prices()).toEqual(['700.00'])
  })
})

test('at each moment of an event its pages are invalidated and the next moment is scheduled', async () => {
  const artist = await makeContent(api.database, 'artist')
  const { id, slug, date } = await makeStreamedDate({ links: [artist], replay_hours: 2 })
  const waiting = async () => {
    const { rows } = await api.pool.query('select run_at from outbox where key = $1', [`content.turn ${id}`])
    return rows.map(({ run_at }) => Math.round((run_at - Date.now()) / 360_000) / 10)
  }
  expect(await waiting()).toEqual([29])
  const { product_id } = await makeTicketType(api.database, date, { sales_start_at: inHours(10) })
  expect(await waiting()).toEqual([10])
  // The moment comes, and no other job is due.
  await api.pool.query('delete from outbox where key is distinct from $1', [`content.turn ${id}`])
  await api.pool.query('update outbox set run_at = now() where key = $1', [`content.turn ${id}`])
  const { rows } = await api.pool.query('select coalesce(max(seq), 0) as seq from cache_tag')
  await api.drainJobs()
  const touched = await api.pool.query('select tag from cache_tag where seq > $1 order by tag', [rows[0].seq])
  const ticket = await api.pool.query('select slug from product where id = $1', [product_id])
  expect(touched.rows.map(({ tag }) => tag)).toEqual([
    ...[`artist:${artist.slug}`, 'artists', `event:${slug}`, 'events'],
    `product:${ticket.rows[0].slug}`,
  ])
  expect(await waiting()).toEqual([10])
  await api.pool.query('delete from content where id = $1', [id])
  await api.pool.query('delete from outbox')
  await api.pool.query(
    "insert into outbox (id, topic, payload) values (gen_random_uuid(), 'content.turn', jsonb_build_object('content', $1::integer))",
    [id],
  )
  await api.drainJobs()
  expect(await waiting()).toEqual([])
})
