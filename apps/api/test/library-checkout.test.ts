import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftClaimUrl } from '../src/library/gifts/gift.ts'
import { makeEbook, makePass } from './digital-products.ts'
import { makeProduct } from './make-product.ts'
import { checkOut, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { call, newMember } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

const PAID = { guest_email: 'maya@example.com', payment_method: 'esewa' }
const library = async (cookie: string) => (await call(env, 'GET', 'library/', undefined, { cookie })).body.results

test('a digital product opens once paid and closes once refunded', async () => {
  const [ebook, pass] = [await makeEbook(env), await makePass(env, ['E-book'])]
  const { cookie, order } = await env.buy({ [ebook.id]: 1, [pass.id]: 1 }, PAID)
  expect(await library(cookie)).toEqual([])
  await payOrder(env, order.id)
  const items = await library(cookie)
  expect(items.map(({ terms }: { terms: string }) => terms).sort()).toEqual(['own', 'subscription'])
  const book = items.find(({ terms }: { terms: string }) => terms === 'own')
  const { body } = await call(env, 'POST', `${book.url}access/`, undefined, { cookie })
  expect((await env.get(body.read, { range: 'bytes=0-9' })).statusCode).toBe(206)

  const line = order.lines.find(({ product_id }: { product_id: number }) => product_id === ebook.id)
  const refund = await env.asStaff(order, 'refund', { lines: [{ line: line.id, quantity: 1 }] })
  expect(refund.status).toBe(200)
  expect((await env.get(body.read, { range: 'bytes=10-19' })).statusCode).toBe(410)
  expect((await library(cookie)).map(({ terms }: { terms: string }) => terms)).toEqual(['subscription'])

  env.mails.splice(0)
  await env.drainJobs()
  expect(env.mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/confirmed$/),
    expect.stringMatching(/^Refund/),
  ])
})

test('a free one opens at once, for a guest by the order hash', async () => {
  const free = await makeProduct(env.database, {
    product_class: 'E-book',
    num_available: null,
    selling_price: 0,
    mrp: 0,
  })
  const name = await env.media.put(Buffer.from('nothing to pay'), 'application/epub+zip', { isPublic: false })
  await env.database
    .insertInto('product_file')
    .values({ product_id: free.id, kind: 'epub', media_name: name })
    .execute()
  const { cookie } = await shopperWith(env, { [free.id]: 1 })
  const { status, body: order } = await checkOut(env, cookie, {
    guest_email: 'free@example.com',
    payment_method: 'free',
  })
  expect([status, order.payment_status]).toEqual([200, 'paid'])
  const [good] = order.library
  const opened = await call(env, 'POST', `orders/by-hash/${order.hash}/library/${good.id}/access/`)
  expect((await env.get(opened.body.read)).body).toBe('nothing to pay')
})

test("a gift is not in the giver's library and is accepted by its link", async () => {
  const ebook = await makeEbook(env)
  const giver = await newMember(env)
  const maya = await newMember(env)
  const { cookie, basket } = await shopperWith(env, { [ebook.id]: 1 }, { cookie: giver.cookie })
  const gift = { recipient_name: 'Maya', recipient_email: 'given@example.com' }
  const wished = await call(env, 'PATCH', basket.url, { is_gift: true, gift }, { cookie })
  expect(wished.status).toBe(200)
  const { body: order } = await checkOut(env, cookie, PAID)
  await payOrder(env, order.id)
  expect(await library(giver.cookie)).toEqual([])
  const url = await giftClaimUrl(env.database, { orderId: order.id, site: '', language: 'en' })
  const token = url.split('/').at(-2)
  const taken = await call(env, 'POST', `library/gifts/${token}/claim/`, undefined, { cookie: maya.cookie })
  expect([taken.status, taken.body.state]).toEqual([200, 'taken'])
  expect(await library(maya.cookie)).toMatchObject([{ is_gift: true, state: 'active', product: { id: ebook.id } }])
})

const lineOf = async (cookie: string) => (await call(env, 'GET', 'basket/', undefined, { cookie })).body.lines[0]

test('what the buyer owns is not sold again, except as a gift', async () => {
  const ebook = await makeEbook(env)
  const { cookie } = await newMember(env)
  const first = await shopperWith(env, { [ebook.id]: 1 }, { cookie })
  expect(await lineOf(cookie)).toMatchObject({ library_item: null, warning: null })
  const { body: order } = await checkOut(env, first.cookie, PAID)
  await payOrder(env, order.id)
  const [item] = await library(cookie)

  const again = await shopperWith(env, { [ebook.id]: 1 }, { cookie })
  expect(await lineOf(cookie)).toMatchObject({
    library_item: item.id,
    warning: 'In your library. You can buy it again only as a gift.',
  })
  const refused = await checkOut(env, again.cookie, PAID)
  expect([refused.status, refused.body.code]).toEqual([406, 'already_owned'])
  expect(refused.body.changes).toMatchObject([{ kind: 'owned', product_id: ebook.id }])

  const gift = { recipient_name: 'Maya', recipient_email: 'given@example.com' }
  const given = await call(env, 'PATCH', again.basket.url, { is_gift: true, gift }, { cookie })
  expect(given.body.lines[0]).toMatchObject({ library_item: item.id, warning: null })
  expect((await checkOut(env, again.cookie, PAID)).status).toBe(200)
})

test('a subscription is sold again, and so is what was given back', async () => {
  const [ebook, pass] = [await makeEbook(env), await makePass(env, ['E-book'])]
  const { cookie } = await newMember(env)
  const buyBoth = async () => {
    await shopperWith(env, { [ebook.id]: 1, [pass.id]: 1 }, { cookie })
    return checkOut(env, cookie, PAID)
  }
  const { body: order } = await buyBoth()
  await payOrder(env, order.id)
  const line = order.lines.find(({ product_id }: { product_id: number }) => product_id === ebook.id)
  await env.asStaff(order, 'refund', { lines: [{ line: line.id, quantity: 1 }] })
  expect((await buyBoth()).status).toBe(200)
})
