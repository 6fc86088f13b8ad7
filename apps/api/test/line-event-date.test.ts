import { productKindName } from '@dabali/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { checkOut, GUEST, NEPALI, payOrder, shopperWith } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'
import { call } from './visitors.ts'

let office: BoxOffice
beforeAll(async () => {
  office = await startBoxOffice()
})
afterAll(() => office.stop())

const DATE = {
  doors_at: new Date('2199-12-14T10:30:00Z'),
  starts_at: new Date('2199-12-14T11:15:00Z'),
  ends_at: new Date('2199-12-14T20:15:00Z'),
}

test('the date, hour and venue of a ticket are in the basket, the order, the receipt and the mails', async () => {
  const { slug, eventId, productId, dateId } = await office.makeTicketedEvent({ date: DATE, ticket: { price: 60_000 } })
  const stream = await makeTicketType(
    office.database,
    await makeEventDate(office.database, { id: eventId }, { ...DATE, is_streamed: true }),
    { admits: 'stream', price: 0 },
  )
  const { cookie, basket } = await shopperWith(office, { [productId]: 2, [stream.product_id]: 1 })
  const inHall = {
    id: dateId,
    event_slug: slug,
    admits: 'hall',
    doors_at: '2199-12-14T10:30:00.000Z',
    starts_at: '2199-12-14T11:15:00.000Z',
    ends_at: '2199-12-14T20:15:00.000Z',
    state: 'upcoming',
    venue_name: 'The courtyard',
  }
  const onStream = { admits: 'stream', event_slug: slug, starts_at: inHall.starts_at }
  const { body: shown } = await call(office, 'GET', basket.url.replace(/^api\//, ''), undefined, { cookie })
  expect(shown.lines.map((line: { event_date: unknown }) => line.event_date)).toMatchObject([inHall, onStream])

  const { body: order } = await checkOut(office, cookie, GUEST)
  expect(order.lines.map((line: { event_date: unknown }) => line.event_date)).toMatchObject([inHall, onStream])
  await payOrder(office, order.id)
  const hash = `orders/by-hash/${order.hash}/`
  const { body: receipt } = await call(office, 'GET', `${hash}receipt/`)
  expect(receipt.lines[0].event_date).toEqual(inHall)
  const [mail] = await office.mailsTo('maya@example.com')
  expect(mail?.text).toContain('December 14, 2199 17:00, The courtyard')

  // Its own language first, else the other one.
  expect((await call(office, 'GET', hash, undefined, NEPALI)).body.lines[0].event_date.venue_name).toBe('The courtyard')
})

test('a format of a music record is named as one in the basket, the order, the receipt and the mail', async () => {
  const vinyl = await makeProduct(office.database, { product_class: 'Dabali Merchandise' })
  const download = await makeProduct(office.database, { product_class: 'Digital Bundle', num_available: null })
  const mug = await makeProduct(office.database, { product_class: 'Dabali Merchandise' })
  await makeContent(office.database, 'record', { products: [vinyl, download] })
  // What a news item shows is no record.
  await makeContent(office.database, 'news', { products: [mug] })
  const { cookie, basket } = await shopperWith(office, { [vinyl.id]: 1, [download.id]: 1, [mug.id]: 1 })
  const kindsOf = (lines: Parameters<typeof productKindName>[0][]) => lines.map((line) => productKindName(line, 'en'))
  const kinds = ['Vinyl record', 'Digital record', 'Dabali merchandise']
  const { body: shown } = await call(office, 'GET', basket.url.replace(/^api\//, ''), undefined, { cookie })
  expect(kindsOf(shown.lines)).toEqual(kinds)

  const { body: order } = await checkOut(office, cookie, GUEST)
  expect(kindsOf(order.lines)).toEqual(kinds)
  await payOrder(office, order.id)
  const { body: receipt } = await call(office, 'GET', `orders/by-hash/${order.hash}/receipt/`)
  expect(kindsOf(receipt.lines)).toEqual(kinds)
  await office.drainJobs()
  const mail = office.mails.find(({ subject }) => subject === `Order ${order.number} confirmed`)
  for (const kind of kinds) expect(mail?.html).toContain(kind)
})
