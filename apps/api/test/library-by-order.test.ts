import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytesOf, makeEbook, openWork, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const BOOK = bytesOf('a book of an order')
let work: Awaited<ReturnType<typeof makeEbook>>
let book: Awaited<ReturnType<typeof openWork>>
beforeAll(async () => {
  work = await makeEbook(api, 'a book of an order')
  book = await openWork(api, work)
})

describe('the digital items of an order', () => {
  const openBy = (hash: string, id: string, headers = {}) =>
    call(api, 'POST', `orders/by-hash/${hash}/library/${id}/access/`, undefined, headers)
  const idsOf = async (orderId: string) =>
    (await api.database.selectFrom('entitlement').select('id').where('order_id', '=', orderId).execute()).map(
      ({ id }) => id,
    )

  test('are opened by a guest with the order hash', async () => {
    const { hash, orderId } = await sellGoods(api, [work.id], { email: 'hash@example.com' })
    const [id = ''] = await idsOf(orderId)
    const answer = await openBy(hash, id)
    expect([answer.status, (await api.get(answer.body.read)).rawPayload.equals(BOOK)]).toEqual([200, true])
    expect([
      (await openBy('A'.repeat(22), id)).status,
      (await openBy('x', id)).status,
      (await openBy(hash, book.item.id)).status,
      (await openBy(hash, 'x')).status,
    ]).toEqual([404, 404, 404, 404])
  })

  test('are opened only by the account once the order has one', async () => {
    const other = await newMember(api)
    expect([
      (await openBy(book.hash, book.item.id)).status,
      (await openBy(book.hash, book.item.id, { cookie: other.cookie })).status,
      (await openBy(book.hash, book.item.id, { cookie: book.cookie })).status,
    ]).toEqual([403, 403, 200])
  })

  test('that is a gift are not opened by the giver', async () => {
    const { hash, orderId } = await sellGoods(api, [work.id], {
      email: 'giver@example.com',
      gift: { recipient_email: 'receiver@example.com' },
    })
    const [id = ''] = await idsOf(orderId)
    expect((await openBy(hash, id)).status).toBe(404)
  })

  test('are rate-limited', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' }
    const answers = await Promise.all(Array.from({ length: 70 }, () => openBy('A'.repeat(22), book.item.id, headers)))
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(10)
    expect(limited[0]?.headers['retry-after']).toBeDefined()
  })
})
