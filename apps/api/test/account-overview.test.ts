import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const overview = (cookie: string) => call(api, 'GET', 'me/overview/', undefined, { cookie })
const EMPTY = { count: 0, results: [] }
const ADDRESS = { first_name: 'Asha', line1: 'Mangal Bazaar 7', country: 'NP', phone_number: '9841234567' }

/** Buys a free e-book, which needs no payment. */
async function buy(cookie: string) {
  const { id } = await makeProduct(api.database, { product_class: 'E-book', selling_price: 0, mrp: 0 })
  await api.add({ url: `/v1/api/products/${id}/` }, { cookie })
  const placed = await call(api, 'POST', 'checkout/', { payment_method: 'free' }, { cookie })
  expect(placed.status).toBeLessThan(300)
  return placed.body.number as string
}

describe('the overview of an account', () => {
  test('is empty for a new account, and refused without a login', async () => {
    const { cookie } = await newMember(api)
    const { status, body } = await overview(cookie)
    expect(status).toBe(200)
    const { user, ...lists } = body
    expect(user.email).toMatch(/@/)
    expect(lists).toEqual({
      ...{ orders: EMPTY, library: EMPTY, tickets: EMPTY, wishlist: EMPTY, follows: EMPTY, addresses: EMPTY },
    })
    expect((await call(api, 'GET', 'me/overview/')).status).toBe(401)
  })

  test('has the beginning of each list with the number of all, and nothing of others', async () => {
    const { cookie } = await newMember(api)
    const other = await newMember(api)
    await buy(other.cookie)
    const numbers = [await buy(cookie), await buy(cookie), await buy(cookie), await buy(cookie)]
    const saved = await Promise.all(Array.from({ length: 5 }, () => makeProduct(api.database, {})))
    for (const { slug } of saved) await call(api, 'PUT', `wishlist/products/${slug}/`, undefined, { cookie })
    const author = await makeContent(api.database, 'author', { en: { title: 'Asha Rai' } })
    await call(api, 'PUT', `authors/${author.slug}/follow/`, undefined, { cookie })
    await call(api, 'POST', 'useraddresses/', ADDRESS, { cookie })
    const usual = { ...ADDRESS, line1: 'Jawalakhel 2', is_default_for_shipping: true }
    await call(api, 'POST', 'useraddresses/', usual, { cookie })

    const { body } = await overview(cookie)
    expect(body.orders.count).toBe(4)
    expect(body.orders.results.map(({ number }: { number: string }) => number)).toEqual(numbers.slice(1).reverse())
    expect([body.library.count, body.library.results.length]).toEqual([4, 4])
    expect([body.wishlist.count, body.wishlist.results.length]).toEqual([5, 4])
    expect(body.follows).toEqual({ count: 1, results: [{ kind: 'author', slug: author.slug, name: 'Asha Rai' }] })
    expect(body.addresses.count).toBe(2)
    expect(body.addresses.results).toMatchObject([{ line1: 'Jawalakhel 2' }])
  })

  test('names an order that is under way before newer ones that are complete', async () => {
    const { cookie } = await newMember(api)
    const first = await buy(cookie)
    for (let at = 0; at < 4; at += 1) await buy(cookie)
    await api.pool.query(`update "order" set status = 'Being processed' where number = $1`, [first])
    expect((await overview(cookie)).body.orders.results[0].number).toBe(first)
  })

  test('takes the same number of statements, however much there is', async () => {
    const { cookie } = await newMember(api)
    const count = async () => (await api.statementsOf(() => overview(cookie))).length
    const ofNothing = await count()
    await buy(cookie)
    await buy(cookie)
    expect([ofNothing, await count()]).toEqual([STATEMENTS, STATEMENTS])
  })
})

/** The session, two each for orders and tickets, and one for every other list. */
const STATEMENTS = 9
