import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeBaskets } from '../src/basket/queries/merge.ts'
import { transaction } from '../src/database/database.ts'
import { makeProduct, makeSubscription } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher, newMember, tokenHashOf } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())
beforeEach(() => api.pool.query('update product set num_available = 50 where id = 1'))

type Member = Awaited<ReturnType<typeof newMember>>

const put = async (cookie: string, product: number, quantity: number, mode?: string) =>
  (await api.add({ url: `/v1/api/products/${product}/`, quantity }, { cookie }, mode)).json()
const shown = async (cookie: string, mode = '') =>
  (await call(api, 'GET', `basket/${mode}`, undefined, { cookie })).body
const lines = (basket: { lines: { product_id: number; quantity: number }[] }) =>
  Object.fromEntries(basket.lines.map(({ product_id, quantity }) => [product_id, quantity]))

const merge = ({ accountId }: Member, cookie: string | undefined, checkout = false) =>
  transaction(api.database, (inside) =>
    mergeBaskets(inside, {
      accountId,
      basketTokenHash: cookie === undefined ? undefined : tokenHashOf(cookie),
      checkout,
    }),
  )

/** A guest with two books and one digital product, and an account with the given basket. */
async function bothHave(ofMember: Record<number, number>, digital = 2) {
  const member = await newMember(api)
  for (const [product, quantity] of Object.entries(ofMember)) await put(member.cookie, Number(product), quantity)
  const guest = await api.newVisitor(1)
  await put(guest.cookie, 1, 1)
  await put(guest.cookie, digital, 1)
  return { member, guest: guest.cookie, guestId: guest.basket.id }
}

describe('at a login', () => {
  test('keeps the larger quantity of each product and returns the changes', async () => {
    const { id } = await makeProduct(api.database)
    const { member, guest } = await bothHave({ 1: 5, [id]: 3 })
    await put(guest, id, 4)
    expect(await merge(member, guest)).toEqual({
      merged: true,
      changes: [
        { product_id: 2, quantity: 1, reason: 'added' },
        { product_id: id, quantity: 4, reason: 'raised' },
      ],
    })
    expect(lines(await shown(member.cookie))).toEqual({ 1: 5, 2: 1, [id]: 4 })
  })

  test("closes the guest's basket; a repeated merge does nothing", async () => {
    const { member, guest, guestId } = await bothHave({ 1: 1 })
    await merge(member, guest)
    const after = await shown(member.cookie)
    expect(await merge(member, guest)).toEqual({ merged: false, changes: [] })
    expect(await shown(member.cookie)).toEqual(after)
    expect((await shown(guest)).id).toBe('')
    const old = await call(api, 'GET', `baskets/${guestId}/`, undefined, { cookie: guest })
    expect([old.status, old.body.code]).toEqual([409, 'basket_not_open'])
    expect((await call(api, 'GET', `baskets/${guestId}/`, undefined, { cookie: member.cookie })).status).toBe(403)
    const both = `${guest}; ${member.cookie}`
    expect((await call(api, 'GET', `baskets/${guestId}/`, undefined, { cookie: both })).status).toBe(409)
  })

  test('limits quantities to the stock and warns until the line is changed', async () => {
    const { member, guest } = await bothHave({ 1: 1 })
    await put(guest, 1, 8)
    await api.pool.query('update product set num_available = 4 where id = 1')
    expect((await merge(member, guest)).changes).toContainEqual({ product_id: 1, quantity: 4, reason: 'reduced' })
    const basket = await shown(member.cookie)
    const book = basket.lines.find((line: { product_id: number }) => line.product_id === 1)
    expect(book).toMatchObject({
      quantity: 4,
      warning: 'We merged your carts. The quantity is now 4, the most you can buy.',
    })
    const changed = await call(api, 'PATCH', book.url, { quantity: 3 }, { cookie: member.cookie })
    expect(changed.body.lines.every(({ warning }: { warning: string | null }) => warning === null)).toBe(true)
  })

  test('keeps one of a sold-out product', async () => {
    const { member, guest } = await bothHave({ 2: 1 })
    await api.pool.query('update product set num_available = 0 where id = 1')
    expect((await merge(member, guest)).changes).toEqual([{ product_id: 1, quantity: 1, reason: 'reduced' }])
    const { lines: shownLines } = await shown(member.cookie)
    expect(shownLines.find((line: { product_id: number }) => line.product_id === 1)).toMatchObject({
      warning: 'Sold out.',
    })
  })

  test("an account without a basket takes over the guest's, which the cookie no longer opens", async () => {
    const { guest, guestId } = await bothHave({})
    const member = await newMember(api)
    expect(await merge(member, guest)).toEqual({ merged: true, changes: [] })
    expect(await shown(member.cookie)).toMatchObject({ id: guestId, owner: '/v1/api/me/', num_items: 3 })
    expect((await shown(guest)).id).toBe('')
    expect((await call(api, 'GET', `baskets/${guestId}/`, undefined, { cookie: guest })).status).toBe(403)
  })

  test('vouchers and options are merged; those of the account take precedence', async () => {
    const { member, guest } = await bothHave({ 1: 1 })
    const codes = [await makeVoucher(api), await makeVoucher(api)].sort()
    for (const [at, cookie] of [guest, member.cookie].entries()) {
      await call(api, 'POST', 'basket/add-voucher/', { vouchercode: codes[at] }, { cookie })
      const address = { country: 'NP', line: at === 0 ? 'Pokhara' : 'Lalitpur' }
      const { url } = await shown(cookie)
      await call(
        api,
        'PATCH',
        url,
        { shipping_address: address, ...(at === 0 ? { gift: { message: 'Hi' } } : {}) },
        { cookie },
      )
    }
    await merge(member, guest)
    const basket = await shown(member.cookie)
    expect(basket.vouchers.map(({ code }: { code: string }) => code)).toEqual(codes)
    expect([basket.shipping_address.line, basket.gift.message]).toEqual(['Lalitpur', 'Hi'])
  })

  test("during checkout the guest's basket wins", async () => {
    const { member, guest, guestId } = await bothHave({ 1: 9 })
    const { id: earlier } = await shown(member.cookie)
    expect(await merge(member, guest, true)).toEqual({ merged: true, changes: [] })
    const basket = await shown(member.cookie)
    expect([basket.id, lines(basket)]).toEqual([guestId, { 1: 2, 2: 1 }])
    expect((await call(api, 'GET', `baskets/${earlier}/`, undefined, { cookie: member.cookie })).status).toBe(409)
  })

  test('the buy-now basket stays separate', async () => {
    const { id } = await makeSubscription(api.database)
    const { member, guest } = await bothHave({ 1: 1 })
    await put(member.cookie, 1, 1, 'buy-now')
    await put(guest, id, 3, 'buy-now')
    await merge(member, guest)
    expect(lines(await shown(member.cookie, '?mode=buy-now'))).toEqual({ [id]: 3 })
    expect(lines(await shown(member.cookie))).toEqual({ 1: 2, 2: 1 })
  })

  test.each([undefined, `dabali_basket=${'A'.repeat(43)}`])('with the cookie %s nothing happens', async (cookie) => {
    const member = await newMember(api)
    const before = await put(member.cookie, 1, 2)
    expect(await merge(member, cookie)).toEqual({ merged: false, changes: [] })
    expect(await shown(member.cookie)).toEqual(before)
  })

  test("the cookie of another account's basket has no effect", async () => {
    const { member: first, guest, guestId } = await bothHave({})
    await merge(first, guest)
    const second = await newMember(api)
    expect(await merge(second, guest)).toEqual({ merged: false, changes: [] })
    expect((await shown(first.cookie)).id).toBe(guestId)
  })

  test('a retried request keeps its idempotency key', async () => {
    const { member, guest } = await bothHave({ 1: 1 })
    const press = (cookie: string) =>
      api.add({ url: '/v1/api/products/1/', quantity: 3 }, { cookie, 'idempotency-key': 'press' })
    const first = await press(guest)
    await merge(member, guest)
    expect((await press(member.cookie)).body).toBe(first.body)
    expect(lines(await shown(member.cookie))[1]).toBe(5)
  })
})

describe('concurrently', () => {
  test('two logins merge once', async () => {
    const { member, guest } = await bothHave({ 1: 1 })
    const results = await Promise.all([1, 2, 3, 4].map(() => merge(member, guest)))
    expect(results.filter(({ merged }) => merged)).toHaveLength(1)
    expect(lines(await shown(member.cookie))).toEqual({ 1: 2, 2: 1 })
  })

  test('a login and the first additions of the account lose nothing', async () => {
    const { id, url } = await makeSubscription(api.database)
    for (let round = 0; round < 10; round += 1) {
      const { member, guest } = await bothHave({}, id)
      const [{ merged }, ...added] = await Promise.all([
        merge(member, guest),
        ...[1, 2, 3].map(() => api.add({ url, quantity: 2 }, { cookie: member.cookie })),
      ])
      expect(merged).toBe(true)
      expect(added.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      const { rows } = await api.pool.query(
        "select count(*)::integer as n from basket where account_id = $1 and status = 'Open'",
        [member.accountId],
      )
      expect(rows[0].n).toBe(1)
      const quantity = lines(await shown(member.cookie))
      expect(quantity[1]).toBe(2)
      // The guest's subscription was merged before or after some of the additions.
      expect([6, 7]).toContain(quantity[id])
    }
  })
})
