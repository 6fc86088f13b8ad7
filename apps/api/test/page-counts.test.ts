import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GiftCardApp, startGiftCardApp } from './gift-card-actions.ts'
import { makeContent, makeEventDate, makeVenue } from './make-content.ts'
import { makeCategory } from './make-product.ts'
import { COD, checkOut, HOME, shopperWith } from './order-actions.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let api: GiftCardApp
let cookie: string
let ids: Record<string, string | number>
beforeAll(async () => {
  api = await startGiftCardApp()
  const owner = await addMember(api, ['owner'])
  cookie = owner.cookie
  const { orderId } = await api.card(1000)
  const [card] = await api.rows('select id from gift_card where order_id = $1', [orderId])
  const event = await makeContent(api.database, 'event', { en: { title: 'Low Cloud', summary: '' } })
  await makeEventDate(api.database, event)
  await makeVenue(api.database)
  await makeCategory(api.database)
  const [product] = await api.rows('select product_id as id from price_history limit 1')
  await api.rows(`insert into offer (names, percent) values ('{"en": "Rain"}', 10), ('{"en": "Fog"}', 5)`)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const voucher = { name: 'Rain', percent: 10, ends_at: inDays(1), voucher_code: 'RAIN' }
  await call(api, 'POST', 'staff/vouchers/', voucher, { cookie, ...key })
  const shopper = await shopperWith(api, { [(await api.makeBook()).id]: 1 })
  await call(api, 'POST', 'basket/add-voucher/', { vouchercode: 'RAIN' }, { cookie: shopper.cookie })
  await checkOut(api, shopper.cookie, COD)
  await call(api, 'POST', 'staff/invitations/', { email: 'new@example.com', roles: ['door'] }, { cookie })
  await call(api, 'POST', 'useraddresses/', HOME, { cookie })
  ids = { card: card.id, event: event.id, product: product.id, member: owner.id }
})
afterAll(() => api.stop())

const LISTS: [string, (of: typeof ids) => string][] = [
  ['offers', () => 'staff/offers/'],
  ['uses of a voucher', () => 'staff/vouchers/RAIN/uses/'],
  ['vouchers', () => 'staff/vouchers/'],
  ['movements of a gift card', ({ card }) => `staff/gift-cards/${card}/movements/`],
  ['gift cards', () => 'staff/gift-cards/'],
  ['stock', () => 'staff/stock/'],
  ['movements of stock', () => 'staff/stock/movements/'],
  ['customers', () => 'staff/customers/'],
  ['members', () => 'staff/members/'],
  ['sessions of a member', ({ member }) => `staff/members/${member}/sessions/`],
  ['invitations', () => 'staff/invitations/'],
  ['products', () => 'staff/products/'],
  ['prices of a product', ({ product }) => `staff/products/${product}/prices/`],
  ['categories', () => 'staff/categories/'],
  ['venues', () => 'staff/venues/'],
  ['events', () => 'staff/contents/events/'],
  ['dates of an event', ({ event }) => `staff/contents/${event}/dates/`],
  ['orders', () => 'staff/orders/'],
  ['own addresses', () => 'useraddresses/'],
  ['own sessions', () => 'me/sessions/'],
]

test.each(LISTS)('a page after the last of the %s has their count', async (_, path) => {
  const read = (page: number) => call(api, 'GET', `${path(ids)}?page=${page}&page_size=1`, undefined, { cookie })
  const [first, after] = [await read(1), await read(99_999)]
  expect([first.status, first.body.count > 0, after.status]).toEqual([200, true, 200])
  expect(after.body).toMatchObject({ count: first.body.count, results: [], next: null })
})
