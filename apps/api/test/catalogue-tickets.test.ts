import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { startBoxOffice } from './sell-tickets.ts'

let office: Awaited<ReturnType<typeof startBoxOffice>>
beforeAll(async () => {
  office = await startBoxOffice()
})
afterAll(() => office.stop())

const get = async (id: number, language = 'en') =>
  (await office.get(`/v1/api/products/${id}/`, { 'accept-language': language })).json()

describe('the product of a ticket', () => {
  test('has the event, its times and its venue', async () => {
    const starts_at = new Date('2030-02-01T12:45:00Z')
    const { productId, slug } = await office.makeTicketedEvent({
      date: { doors_at: new Date('2030-02-01T12:00:00Z'), starts_at, ends_at: new Date('2030-02-01T15:00:00Z') },
    })
    expect((await get(productId)).ticket).toEqual({
      event: { slug, title: 'Low Cloud' },
      admits: 'hall',
      status: 'scheduled',
      doors_at: '2030-02-01T12:00:00.000Z',
      starts_at: '2030-02-01T12:45:00.000Z',
      ends_at: '2030-02-01T15:00:00.000Z',
      replay_hours: null,
      venue: { name: 'The courtyard', address: 'Patan' },
    })
    expect((await get(productId, 'ne')).ticket.event.title).toBe('होचो बादल')
  })

  test('has no venue where it admits to the stream', async () => {
    const { productId } = await office.makeTicketedEvent({
      date: { is_streamed: true, replay_hours: 48 },
      ticket: { admits: 'stream' },
    })
    expect((await get(productId)).ticket).toMatchObject({ admits: 'stream', replay_hours: 48, venue: null })
  })

  test('shows at once that the event moves, is renamed, or that its venue is', async () => {
    const { productId, eventId, dateId } = await office.makeTicketedEvent()
    await get(productId)
    await office.database
      .updateTable('event_date')
      .set({ doors_at: new Date('2031-01-01T10:00:00Z'), starts_at: new Date('2031-01-01T11:00:00Z') })
      .set({ ends_at: new Date('2031-01-01T12:00:00Z') })
      .where('id', '=', dateId)
      .execute()
    expect((await get(productId)).ticket.starts_at).toBe('2031-01-01T11:00:00.000Z')
    await office.pool.query(
      "update content_translation set title = 'High Cloud' where language = 'en' and content_id = $1",
      [eventId],
    )
    expect((await get(productId)).ticket.event.title).toBe('High Cloud')
    await office.pool.query("update venue_translation set name = 'The roof' where language = 'en'")
    expect((await get(productId)).ticket.venue.name).toBe('The roof')
  })
})

test('a subscription tells what it opens and for how long', async () => {
  const { id } = await makeProduct(office.database, { product_class: 'Subscription', num_available: null })
  expect((await get(id)).plan).toBeNull()
  await office.pool.query("insert into subscription_plan values ($1, 365, '{E-book,Audiobook}')", [id])
  await office.pool.query('update product set selling_price = 1 where id = $1', [id])
  expect((await get(id)).plan).toEqual({ period_days: 365, opens: ['E-book', 'Audiobook'] })
})
