import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { claimEntitlements, grantEntitlements, revokeEntitlements } from '../src/library/entitlement-grants/grants.ts'
import { ageOrder, makeAudiobook, makeEbook, makePass, rightsTo, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

const DAY_MS = 86_400_000

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

/** The periods of a pass in days from now. */
async function periodsOf(productId: number) {
  const rights = await rightsTo(api, productId)
  const days = (time: Date | null) => Math.round(((time?.getTime() ?? 0) - Date.now()) / DAY_MS) + 0
  return rights
    .filter(({ revoked_at }) => revoked_at === null)
    .map(({ starts_at, ends_at }) => [days(starts_at), days(ends_at)])
}

const age = (orderId: string, days: number) => ageOrder(api, orderId, days)
const borrow = (cookie: string, productId: number) =>
  call(api, 'POST', 'library/', { url: `https://x.example/v1/api/products/${productId}/` }, { cookie })
const passIn = async (cookie: string) =>
  (await call(api, 'GET', 'library/?product_class=Subscription', undefined, { cookie })).body.results

describe('a pass that is bought again', () => {
  test('is extended by its period', async () => {
    const { accountId, cookie } = await newMember(api)
    const pass = await makePass(api, ['E-book'])
    await sellGoods(api, [pass.id], { accountId })
    await sellGoods(api, [{ productId: pass.id, quantity: 2 }], { accountId })
    expect(await periodsOf(pass.id)).toEqual([
      [0, 30],
      [30, 90],
    ])
    const [, other] = await rightsTo(api, pass.id)
    expect(await passIn(cookie)).toMatchObject([
      { terms: 'subscription', state: 'active', opens: ['E-book'], ends_at: other?.ends_at?.toISOString() },
    ])
  })

  test('starts anew after a gap', async () => {
    const { accountId } = await newMember(api)
    const pass = await makePass(api, ['E-book'])
    const { orderId } = await sellGoods(api, [pass.id], { accountId })
    await age(orderId, 40)
    await sellGoods(api, [pass.id], { accountId })
    expect(await periodsOf(pass.id)).toEqual([
      [-40, -10],
      [0, 30],
    ])
  })

  test('by concurrent orders has all periods in sequence', async () => {
    const { accountId } = await newMember(api)
    const pass = await makePass(api, ['E-book'])
    const orders = []
    for (let each = 0; each < 8; each += 1)
      orders.push(await sellGoods(api, [pass.id], { accountId, isGranted: false }))
    await Promise.all(
      orders.map(({ orderId }) => transaction(api.database, (inside) => grantEntitlements(inside, orderId))),
    )
    expect(await periodsOf(pass.id)).toEqual(Array.from({ length: 8 }, (_, each) => [each * 30, each * 30 + 30]))
  })

  test('is shortened when any of its periods is refunded', async () => {
    const { accountId } = await newMember(api)
    const pass = await makePass(api, ['E-book'])
    const orders = [
      await sellGoods(api, [{ productId: pass.id, quantity: 3 }], { accountId }),
      await sellGoods(api, [pass.id], { accountId }),
    ] as const
    const revoke = (orderId: string, quantity: number) =>
      transaction(api.database, (inside) =>
        revokeEntitlements(inside, { orderId, lines: [{ productId: pass.id, quantity }] }),
      )
    expect(await periodsOf(pass.id)).toEqual([
      [0, 90],
      [90, 120],
    ])
    await revoke(orders[0].orderId, 2)
    expect(await periodsOf(pass.id)).toEqual([
      [0, 30],
      [30, 60],
    ])
    await revoke(orders[0].orderId, 1)
    expect(await periodsOf(pass.id)).toEqual([[0, 30]])
  })

  test('as a guest and then with an account is one pass, separate from those of others', async () => {
    const { accountId } = await newMember(api)
    const pass = await makePass(api, ['E-book'])
    await sellGoods(api, [pass.id], { accountId })
    await sellGoods(api, [pass.id], { email: 'passes@example.com' })
    await sellGoods(api, [pass.id], { email: 'stranger@example.com' })
    await sellGoods(api, [pass.id])
    await sellGoods(api, [pass.id])
    expect(await periodsOf(pass.id)).toEqual(Array.from({ length: 5 }, () => [0, 30]))
    await transaction(api.database, (inside) => claimEntitlements(inside, { accountId, email: 'passes@example.com' }))
    expect((await periodsOf(pass.id)).sort()).toEqual([
      [0, 30],
      [0, 30],
      [0, 30],
      [0, 30],
      [30, 60],
    ])
  })
})

describe('a work that a pass includes', () => {
  test('is added to the library once, and opened', async () => {
    const { accountId, cookie } = await newMember(api)
    const [ebook, pass] = [await makeEbook(api), await makePass(api, ['E-book'])]
    await sellGoods(api, [pass.id], { accountId })
    const answers = await Promise.all(Array.from({ length: 6 }, () => borrow(cookie, ebook.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const [taken] = answers
    expect(taken?.body).toMatchObject({ terms: 'pass', state: 'active', product: { id: ebook.id } })
    const access = await call(api, 'POST', taken?.body.access_url, undefined, { cookie })
    expect([access.status, access.body.download]).toEqual([200, null])
    expect((await api.get(access.body.read)).statusCode).toBe(200)
  })

  test('closes when the pass ends or is refunded, and opens with another one', async () => {
    const { accountId, cookie } = await newMember(api)
    const [ebook, pass] = [await makeEbook(api), await makePass(api, ['E-book', 'Audiobook'])]
    const { orderId } = await sellGoods(api, [pass.id], { accountId })
    const { body } = await borrow(cookie, ebook.id)
    const { read } = (await call(api, 'POST', body.access_url, undefined, { cookie })).body
    const states = async () => [
      (await call(api, 'POST', body.access_url, undefined, { cookie })).body.code ?? 'open',
      (await api.get(read)).statusCode,
    ]
    await age(orderId, 31)
    expect(await states()).toEqual(['ended', 410])
    const again = await sellGoods(api, [pass.id], { accountId })
    expect(await states()).toEqual(['open', 200])
    await transaction(api.database, (inside) => revokeEntitlements(inside, { orderId: again.orderId }))
    expect(await states()).toEqual(['ended', 410])
    expect((await borrow(cookie, ebook.id)).body.code).toBe('no_pass')
    await sellGoods(api, [(await makePass(api, ['E-book'])).id], { accountId })
    expect(await states()).toEqual(['open', 200])
  })

  test('must be of its product classes', async () => {
    const { accountId, cookie } = await newMember(api)
    const [ebook, audiobook, reading] = [
      await makeEbook(api),
      await makeAudiobook(api),
      await makePass(api, ['E-book']),
    ]
    const streams = await makePass(api, ['Live stream'])
    await sellGoods(api, [reading.id, streams.id], { accountId })
    const codeOf = async (productId: number) => (await borrow(cookie, productId)).body.code
    expect([
      await codeOf(ebook.id),
      await codeOf(audiobook.id),
      await codeOf(reading.id),
      await codeOf(999_999),
    ]).toEqual([undefined, 'no_pass', 'no_pass', 'no_pass'])
    const nonsense = await call(api, 'POST', 'library/', { url: 'nonsense' }, { cookie })
    expect([nonsense.status, nonsense.body]).toEqual([
      400,
      { url: ['There is no such product.'], code: 'unknown_product' },
    ])
    const { rows } = await api.pool.query(
      "select has_pass_for($1, 'Live stream') as live, has_pass_for($1, 'Audiobook') as audiobook",
      [accountId],
    )
    expect(rows).toEqual([{ live: true, audiobook: false }])
  })

  test('stays owned if it was bought, and is closed without a pass', async () => {
    const [reader, other] = [await newMember(api), await newMember(api)]
    const ebook = await makeEbook(api)
    await sellGoods(api, [ebook.id], { accountId: reader.accountId })
    const owned = await borrow(reader.cookie, ebook.id)
    expect([owned.status, owned.body.terms]).toEqual([200, 'own'])
    const refused = await borrow(other.cookie, ebook.id)
    expect([refused.status, refused.body]).toEqual([
      406,
      {
        non_field_errors: ['None of your passes includes this title.'],
        reason: 'None of your passes includes this title.',
        code: 'no_pass',
      },
    ])
  })

  test('cannot be a pass', async () => {
    const { accountId, cookie } = await newMember(api)
    await sellGoods(api, [(await makePass(api, ['E-book'])).id], { accountId })
    const [item] = await passIn(cookie)
    expect((await call(api, 'POST', `${item.url}access/`, undefined, { cookie })).body.code).toBe('is_a_pass')
  })
})
