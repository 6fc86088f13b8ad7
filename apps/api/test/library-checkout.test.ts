import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftClaimUrl } from '../src/library/gifts/gift.ts'
import { makeEbook, makePass } from './digital-products.ts'
import { makeProduct } from './make-product.ts'
import { checkOut, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call, newMember } from './visitors.ts'

let desk: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  desk = await startOrderApp()
})
afterAll(() => desk.stop())

const PAID = { guest_email: 'maya@example.com', payment_method: 'esewa' }
const library = async (cookie: string) => (await call(desk, 'GET', 'library/', undefined, { cookie })).body.results

test('what is bought is opened the moment it is paid, and closed the moment the money goes back', async () => {
  const [ebook, pass] = [await makeEbook(desk), await makePass(desk, ['E-book'])]
  const { cookie, order } = await desk.buy({ [ebook.id]: 1, [pass.id]: 1 }, PAID)
  expect(await library(cookie)).toEqual([])
  await payOrder(desk, order.id)
  const items = await library(cookie)
  expect(items.map(({ terms }: { terms: string }) => terms).sort()).toEqual(['own', 'subscription'])
  const book = items.find(({ terms }: { terms: string }) => terms === 'own')
  const { body } = await call(desk, 'POST', `${book.url}access/`, undefined, { cookie })
  expect((await desk.get(body.read, { range: 'bytes=0-9' })).statusCode).toBe(206)

  const line = order.lines.find(({ product_id }: { product_id: number }) => product_id === ebook.id)
  const refund = await desk.asStaff(order, 'refund', { lines: [{ line: line.id, quantity: 1 }] })
  expect(refund.status).toBe(200)
  expect((await desk.get(body.read, { range: 'bytes=10-19' })).statusCode).toBe(410)
  expect((await library(cookie)).map(({ terms }: { terms: string }) => terms)).toEqual(['subscription'])

  desk.mails.splice(0)
  await desk.drainJobs()
  expect(desk.mails.length).toBeGreaterThan(1)
})

test('what costs nothing is there with the answer of the checkout, for a guest by the order’s hash', async () => {
  const free = await makeProduct(desk.database, {
    product_class: 'E-book',
    num_available: null,
    selling_price: 0,
    mrp: 0,
  })
  const name = await desk.media.put(Buffer.from('nothing to pay'), 'application/epub+zip', { isPublic: false })
  await desk.database
    .insertInto('product_file')
    .values({ product_id: free.id, kind: 'epub', media_name: name })
    .execute()
  const { cookie } = await shopperWith(desk, { [free.id]: 1 })
  const { status, body: order } = await checkOut(desk, cookie, {
    guest_email: 'free@example.com',
    payment_method: 'free',
  })
  expect([status, order.payment_status]).toEqual([200, 'paid'])
  const [good] = order.library
  const opened = await call(desk, 'POST', `orders/by-hash/${order.hash}/library/${good.id}/access/`)
  expect((await desk.get(opened.body.read)).body).toBe('nothing to pay')
})

test('what is given is not the giver’s, and is taken by the link', async () => {
  const ebook = await makeEbook(desk)
  const giver = await newMember(desk)
  const maya = await newMember(desk)
  const { cookie, basket } = await shopperWith(desk, { [ebook.id]: 1 }, { cookie: giver.cookie })
  const gift = { recipient_name: 'Maya', recipient_email: 'given@example.com' }
  const wished = await call(desk, 'PATCH', basket.url, { is_gift: true, gift }, { cookie })
  expect(wished.status).toBe(200)
  const { body: order } = await checkOut(desk, cookie, PAID)
  await payOrder(desk, order.id)
  expect(await library(giver.cookie)).toEqual([])
  const url = await giftClaimUrl(desk.database, { orderId: order.id, site: '', language: 'en' })
  const token = url.split('/').at(-2)
  const taken = await call(desk, 'POST', `library/gifts/${token}/claim/`, undefined, { cookie: maya.cookie })
  expect([taken.status, taken.body.state]).toEqual([200, 'taken'])
  expect(await library(maya.cookie)).toMatchObject([{ is_gift: true, state: 'active', product: { id: ebook.id } }])
})
