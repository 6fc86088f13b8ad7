import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

const BOOK = '/v1/api/products/1/'

let api: RunningApp
let subscription: Awaited<ReturnType<typeof makeSubscription>>
beforeAll(async () => {
  api = await startApp()
  subscription = await makeSubscription(api.database)
})
afterAll(() => api.stop())

const quantities = (basket: { lines: { quantity: number }[] }) => basket.lines.map(({ quantity }) => quantity)

async function visitorWithTwo() {
  const { cookie } = await api.newVisitor(1)
  const basket = (await api.add({ url: subscription.url, quantity: 2 }, { cookie })).json()
  return { cookie, basket, book: basket.lines[0], second: basket.lines[1] }
}

describe('two tabs', () => {
  test('do not overwrite each other: the outdated one gets 409', async () => {
    const { cookie, basket, book } = await visitorWithTwo()
    const seen = { cookie, 'if-match': `"${basket.version}"` }
    expect((await call(api, 'PATCH', book.url, { quantity: 3 }, seen)).status).toBe(200)
    const now = String(basket.version + 1)
    for (const [method, path, body] of [
      ['PATCH', book.url, { quantity: 9 }],
      ['PATCH', book.url, { quantity: 0 }],
      ['DELETE', book.url, undefined],
      ['PATCH', basket.url, { is_gift: true }],
      ['POST', 'basket/add-product/', { url: BOOK }],
      ['POST', 'basket/add-voucher/', { vouchercode: 'X' }],
      ['DELETE', 'basket/vouchers/X/', undefined],
    ] as const) {
      const answer = await call(api, method, path, body, seen)
      expect([answer.status, answer.body]).toEqual([
        409,
        {
          detail: 'Your cart changed in another tab or on another device. Check it and try again.',
          code: 'version_conflict',
          version: now,
        },
      ])
    }
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body.version).toBe(Number(now))
    expect((await call(api, 'PATCH', book.url, { quantity: 4 }, { cookie, 'if-match': `"${now}"` })).status).toBe(200)
  })

  test.each(['*', 'W/"2"', '"2"'])('may send %s', async (condition) => {
    const { cookie, book } = await visitorWithTwo()
    const answer = await call(api, 'PATCH', book.url, { quantity: 2 }, { cookie, 'if-match': condition })
    expect([answer.status, answer.body.version]).toEqual([200, 3])
  })

  test.each(['2', 'seven', '"-1"', '"12345678901"', '""'])('may not send %s', async (condition) => {
    const { cookie, book } = await visitorWithTwo()
    const answer = await call(api, 'PATCH', book.url, { quantity: 2 }, { cookie, 'if-match': condition })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['if-match', 'code']])
  })

  test('start at version 0', async () => {
    expect((await api.add({ url: BOOK }, { 'if-match': '"0"' })).statusCode).toBe(200)
    expect((await api.add({ url: BOOK }, { 'if-match': '"1"' })).json().code).toBe('version_conflict')
  })
})

describe('the same Idempotency-Key', () => {
  test('applies every change once and returns the same response', async () => {
    const { cookie, basket, book, second } = await visitorWithTwo()
    const changes = [
      ['PATCH', book.url, { quantity: 3 }],
      ['PATCH', basket.url, { is_gift: true, shipping_address: { country: 'NP', line: 'Lalitpur' } }],
      ['DELETE', second.url, undefined],
    ] as const
    for (const [at, [method, path, body]] of changes.entries()) {
      const headers = { cookie, 'idempotency-key': `change ${at}` }
      const first = await call(api, method, path, body, headers)
      expect([first.status, first.body.version]).toEqual([200, basket.version + at + 1])
      // The version has changed by the first request; that is no conflict.
      const again = await call(api, method, path, body, { ...headers, 'if-match': `"${basket.version + at}"` })
      expect([again.status, again.text]).toEqual([200, first.text])
    }
    const other = await call(api, 'PATCH', book.url, { quantity: 4 }, { cookie, 'idempotency-key': 'change 0' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const { body: now } = await call(api, 'GET', 'basket/', undefined, { cookie })
    expect(now.version).toBe(basket.version + changes.length)
  })

  test('of an account adds once, also with the first product', async () => {
    const { cookie } = await newMember(api)
    const headers = { cookie, 'idempotency-key': 'first' }
    const first = await api.add({ url: BOOK, quantity: 2 }, headers)
    expect((await api.add({ url: BOOK, quantity: 2 }, headers)).body).toBe(first.body)
    expect(quantities((await call(api, 'GET', 'basket/', undefined, { cookie })).body)).toEqual([2])
  })

  test('of a guest adds once, also when the cookie arrived and the response did not', async () => {
    const first = await api.add({ url: BOOK, quantity: 2 }, { 'idempotency-key': 'first' })
    const cookie = `dabali_basket=${first.cookies[0]?.value}`
    expect((await api.add({ url: BOOK, quantity: 2 }, { cookie, 'idempotency-key': 'first' })).body).toBe(first.body)
  })
})
