import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

const BOOK = '/v1/api/products/1/'
const EBOOK = '/v1/api/products/2/'

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
  return { cookie, basket }
}

describe('buy now', () => {
  const buy = (url: string, quantity: number, cookie: string) => api.add({ url, quantity }, { cookie }, 'buy-now')
  const shown = async (cookie: string, mode = '') =>
    (await call(api, 'GET', `basket/${mode}`, undefined, { cookie })).body

  test('has a basket of its own with one line, and keeps the cart', async () => {
    const { cookie, basket } = await visitorWithTwo()
    const bought = (await buy(BOOK, 2, cookie)).json()
    expect(bought.id).not.toBe(basket.id)
    expect([quantities(bought), bought.total_incl_tax]).toEqual([[2], '1170.00'])
    expect(await shown(cookie)).toEqual(basket)
    expect(await shown(cookie, '?mode=buy-now')).toEqual(bought)
    expect(await shown(cookie, '?mode=other')).toEqual(basket)
  })

  test('another product replaces it, with its gift and vouchers', async () => {
    const { cookie } = await api.newVisitor(1)
    const first = (await buy(BOOK, 2, cookie)).json()
    await call(
      api,
      'PATCH',
      first.url,
      { is_gift: true, shipping_address: { country: 'NP', line: 'Lalitpur' } },
      { cookie },
    )
    const second = (await buy(subscription.url, 1, cookie)).json()
    expect(second).toMatchObject({ id: first.id, is_gift: false, shipping_address: { line: 'Lalitpur' }, num_items: 1 })
    expect(second.lines.map(({ product_id }: { product_id: number }) => product_id)).toEqual([subscription.id])
    expect(quantities((await buy(subscription.url, 5, cookie)).json())).toEqual([5])
  })

  test('shares its cookie with the cart, whichever came first', async () => {
    const bought = await api.add({ url: BOOK }, {}, 'buy-now')
    const cookie = `dabali_basket=${bought.cookies[0]?.value}`
    const collected = await api.add({ url: EBOOK }, { cookie })
    expect(collected.cookies).toEqual([])
    expect((await shown(cookie, '?mode=buy-now')).id).toBe(bought.json().id)
    expect((await shown(cookie)).id).toBe(collected.json().id)
  })

  test('is refused under the same rules as adding, and keeps the previous product', async () => {
    const { cookie } = await api.newVisitor(1)
    const first = (await buy(BOOK, 2, cookie)).json()
    expect((await buy(BOOK, 15, cookie)).json().code).toBe('out_of_stock')
    expect((await buy('/v1/api/products/999/', 1, cookie)).json().code).toBe('unknown_product')
    expect(await shown(cookie, '?mode=buy-now')).toEqual(first)
  })

  test('works for accounts', async () => {
    const { cookie } = await newMember(api)
    const bought = (await buy(BOOK, 1, cookie)).json()
    expect((await shown(cookie)).id).toBe('')
    expect((await shown(cookie, '?mode=buy-now')).id).toBe(bought.id)
  })
})
