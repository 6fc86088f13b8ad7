import { isSoldOnce, PRODUCT_CLASSES } from '@dabali/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeProduct, makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call } from './visitors.ts'

const BOOK = '/v1/api/products/1/'
const EBOOK = '/v1/api/products/2/'

let api: RunningApp
let subscription: Awaited<ReturnType<typeof makeSubscription>>
beforeAll(async () => {
  api = await startApp()
  subscription = await makeSubscription(api.database)
})
afterAll(() => api.stop())

beforeEach(() => api.pool.query('update product set num_available = 14, largest_quantity = 99 where id = 1'))

const inBook = (columns: string) => api.pool.query(`update product set ${columns} where id = 1`)

async function visitorWithTwo() {
  const { cookie } = await api.newVisitor(1)
  const basket = (await api.add({ url: subscription.url, quantity: 2 }, { cookie })).json()
  return { cookie, basket, book: basket.lines[0] }
}

describe('more than the stock', () => {
  test.each([
    ['en', 15, 'Only 14 left.'],
    ['ne', 99, '१४ प्रति मात्र बाँकी छ।'],
  ])('is refused in %s, and nothing changes', async (language, quantity, reason) => {
    const { cookie, basket, book } = await visitorWithTwo()
    const answer = await call(api, 'PATCH', book.url, { quantity }, { cookie, 'accept-language': language })
    expect([answer.status, answer.body]).toEqual([406, { non_field_errors: [reason], reason, code: 'out_of_stock' }])
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body).toEqual(basket)
  })

  test('of one order is refused with the maximum quantity', async () => {
    await inBook('largest_quantity = 3')
    const { cookie, book } = await visitorWithTwo()
    expect(book.max_quantity).toBe(3)
    const answer = await call(api, 'PATCH', book.url, { quantity: 4 }, { cookie })
    expect([answer.status, answer.body.reason, answer.body.code]).toEqual([
      406,
      'You can buy up to 3 per order.',
      'too_many',
    ])
    expect((await api.add({ url: BOOK, quantity: 3 }, { cookie })).json().code).toBe('too_many')
  })

  test.each(PRODUCT_CLASSES)('%s is sold once in the database as by the rule', async (product_class) => {
    const { rows } = await api.pool.query('select largest_quantity_of($1, 5) as most', [product_class])
    expect(rows[0].most === 1).toBe(isSoldOnce(product_class))
  })

  test.each(PRODUCT_CLASSES.filter(isSoldOnce))(
    'of a class that is owned for good is one: %s',
    async (product_class) => {
      const { id } = await makeProduct(api.database, { product_class, num_available: null })
      const url = `/v1/api/products/${id}/`
      expect((await api.get(url)).json()).toMatchObject({ largest_quantity: 1 })
      const { cookie, basket } = await api.newVisitor(id)
      for (const [language, reason] of [
        ['en', 'You can buy only 1 per order.'],
        ['ne', 'एउटा अर्डरमा १ वटा मात्र किन्न मिल्छ।'],
      ] as const) {
        const again = await api.add({ url }, { cookie, 'accept-language': language })
        expect([again.statusCode, again.json()]).toEqual([
          406,
          { non_field_errors: [reason], reason, code: 'too_many' },
        ])
      }
      expect((await api.add({ url, quantity: 2 })).json().code).toBe('too_many')
      expect((await call(api, 'PATCH', basket.lines[0].url, { quantity: 2 }, { cookie })).body.code).toBe('too_many')

      await api.pool.query('update basket_line set quantity = 2 where product_id = $1', [id])
      const { body } = await call(api, 'GET', 'basket/', undefined, { cookie })
      expect(body.lines[0]).toMatchObject({ quantity: 2, max_quantity: 1, warning: 'You can buy only 1 per order.' })
      const { body: mended } = await call(api, 'PATCH', body.lines[0].url, { quantity: 1 }, { cookie })
      expect(mended.lines[0]).toMatchObject({ quantity: 1, warning: null })
    },
  )

  test('of a viewing or a subscription is not one', async () => {
    for (const product_class of ['Pay Per View', 'Subscription'] as const) {
      const { id } = await makeProduct(api.database, { product_class, num_available: null })
      const { cookie } = await api.newVisitor(id)
      expect((await api.add({ url: `/v1/api/products/${id}/` }, { cookie })).json().lines[0].quantity).toBe(2)
    }
  })

  test('after the stock has fallen gets a warning; the line stays', async () => {
    const { cookie } = await api.newVisitor(1)
    await api.add({ url: BOOK, quantity: 4 }, { cookie })
    await inBook('num_available = 2')
    const { body } = await call(api, 'GET', 'basket/', undefined, { cookie })
    expect(body.lines[0]).toMatchObject({ quantity: 5, max_quantity: 2, warning: 'Only 2 left.' })
    await inBook('num_available = 0')
    const nepali = await call(api, 'GET', 'basket/', undefined, { cookie, 'accept-language': 'ne' })
    expect(nepali.body.lines[0]).toMatchObject({ quantity: 5, max_quantity: 0, warning: 'सकियो।' })
    expect(nepali.body.version).toBe(body.version)
    await inBook('num_available = 2')
    const { body: mended } = await call(api, 'PATCH', body.lines[0].url, { quantity: 2 }, { cookie })
    expect(mended.lines[0]).toMatchObject({ quantity: 2, warning: null })
  })

  test('more than a hundred lines are refused', async () => {
    const { cookie, basket } = await api.newVisitor(1)
    for (let at = 0; at < 99; at += 1) {
      const { id } = await makeProduct(api.database)
      await api.pool.query(
        'insert into basket_line (id, basket_id, product_id, quantity) values (gen_random_uuid(), $1, $2, 1)',
        [basket.id, id],
      )
    }
    const refused = await api.add({ url: EBOOK }, { cookie })
    expect([refused.statusCode, refused.json().code]).toEqual([406, 'too_many_lines'])
    const { status, body } = await call(api, 'GET', 'basket/', undefined, { cookie })
    expect([status, body.lines.length, body.version]).toEqual([200, 100, basket.version])
    expect((await api.add({ url: BOOK }, { cookie })).statusCode).toBe(200)
  })
})

describe('a product that is not for sale', () => {
  async function makeTicket(parts: { date?: object; type?: object } = {}) {
    const { id: event_id } = await makeContent(api.database, 'event')
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const date = await api.database
      .insertInto('event_date')
      .values({ event_id, doors_at: hour(1), starts_at: hour(2), ends_at: hour(4), ...parts.date })
      .returning('id')
      .executeTakeFirstOrThrow()
    const product = await makeProduct(api.database, { product_class: 'Ticket', largest_quantity: 4 })
    const type = { event_date_id: date.id, product_id: product.id, capacity: 10, ...parts.type }
    await api.database.insertInto('ticket_type').values(type).execute()
    return product.id
  }
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const over = { doors_at: ago(6), starts_at: ago(5), ends_at: ago(3) }

  test('because it is not listed is refused with the reason', async () => {
    const { id } = await makeProduct(api.database, { is_listed: false })
    const answer = await api.add({ url: `/v1/api/products/${id}/` })
    expect([answer.statusCode, answer.json().reason, answer.json().code]).toEqual([
      406,
      'This is no longer sold.',
      'not_for_sale',
    ])
  })

  test.each([
    ['before its sale', { type: { sales_start_at: new Date('2099-01-01T04:15:00Z') } }, 'sales_not_started'],
    ['after its sale', { type: { sales_end_at: ago(1) } }, 'sales_ended'],
    ['after its event', { date: over }, 'sales_ended'],
    ['of a stream after its replay', { date: { ...over, replay_hours: 2 }, type: { admits: 'stream' } }, 'sales_ended'],
    ['of an event that is cancelled', { date: { status: 'cancelled' } }, 'event_cancelled'],
  ])('a ticket %s is refused with the reason', async (_title, parts, code) => {
    const answer = await api.add({ url: `/v1/api/products/${await makeTicket(parts)}/` })
    expect([answer.statusCode, answer.json().code]).toEqual([406, code])
    expect(answer.cookies).toEqual([])
  })

  test.each([
    ['before the event', {}],
    ['to a stream that can still be watched', { date: { ...over, replay_hours: 5 }, type: { admits: 'stream' } }],
    ['within its sales', { type: { sales_start_at: ago(1), sales_end_at: new Date(Date.now() + 3_600_000) } }],
  ])('a ticket %s is accepted', async (_title, parts) => {
    const answer = await api.add({ url: `/v1/api/products/${await makeTicket(parts)}/` })
    expect([answer.statusCode, answer.json().lines[0].max_quantity]).toEqual([200, 4])
  })

  test('yet gets the start of its sale, in both languages', async () => {
    const id = await makeTicket({ type: { sales_start_at: new Date('2027-01-05T04:15:00Z') } })
    const messageIn = async (language: string) =>
      (await api.add({ url: `/v1/api/products/${id}/` }, { 'accept-language': language })).json().reason
    expect(await messageIn('en')).toBe('On sale from January 05, 2027 10:00.')
    expect(await messageIn('ne')).toBe('पुस २१, २०८३ १०:०० देखि बिक्री सुरु हुन्छ।')
  })

  test('any more gets a warning on existing lines', async () => {
    const id = await makeTicket()
    const { cookie } = await api.newVisitor(id)
    await api.pool.query("update ticket_type set sales_end_at = now() - interval '1 minute' where product_id = $1", [
      id,
    ])
    const { body } = await call(api, 'GET', 'basket/', undefined, { cookie })
    expect(body.lines[0]).toMatchObject({ quantity: 1, max_quantity: 0, warning: 'Sales have closed.' })
  })

  test('beyond its capacity is refused', async () => {
    const id = await makeTicket({ type: { capacity: 3, sold: 1 } })
    const answer = await api.add({ url: `/v1/api/products/${id}/`, quantity: 3 })
    expect([answer.statusCode, answer.json().reason]).toEqual([406, 'Only 2 tickets left.'])
  })
})
