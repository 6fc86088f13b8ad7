import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { claimEntitlements, grantEntitlements, revokeEntitlements } from '../src/library/entitlement-grants/grants.ts'
import { makeAudiobook, makeEbook, makePass, makeWork, rightsTo, sellGoods } from './digital-products.ts'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

const DAY_MS = 86_400_000

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const library = async (cookie: string) => (await call(api, 'GET', 'library/', undefined, { cookie })).body.results
const titlesIn = async (cookie: string) =>
  (await library(cookie))
    .map(({ product }: { product: { id: number } }) => product.id)
    .sort((a: number, b: number) => a - b)
const grant = (orderId: string) => transaction(api.database, (inside) => grantEntitlements(inside, orderId))
const revoke = (orderId: string, lines?: { productId: number; quantity: number }[]) =>
  transaction(api.database, (inside) => revokeEntitlements(inside, { orderId, ...(lines && { lines }) }))

describe('an order grants', () => {
  test('digital products permanently, and nothing for printed ones', async () => {
    const { accountId, cookie } = await newMember(api)
    const [ebook, audiobook, book] = [await makeEbook(api), await makeAudiobook(api), await makeProduct(api.database)]
    const { granted } = await sellGoods(api, [ebook.id, book.id, audiobook.id], { accountId })
    expect(granted).toMatchObject([{ is_gift: false }, { is_gift: false }])
    expect(await library(cookie)).toMatchObject([
      { terms: 'own', state: 'active', ends_at: null, opened_at: null, progress: null, is_gift: false },
      { terms: 'own', state: 'active' },
    ])
    expect(await titlesIn(cookie)).toEqual([ebook.id, audiobook.id])
    expect(await rightsTo(api, book.id)).toEqual([])
  })

  test('once, also with repeated and concurrent calls', async () => {
    const { accountId } = await newMember(api)
    const [ebook, pass] = [await makeEbook(api), await makePass(api, ['E-book'])]
    const { orderId } = await sellGoods(api, [ebook.id, pass.id], { accountId, isGranted: false })
    const granted = await Promise.all(Array.from({ length: 12 }, () => grant(orderId)))
    expect(granted.filter(({ length }) => length > 0)).toHaveLength(1)
    expect(await rightsTo(api, ebook.id)).toHaveLength(1)
    const [period, ...more] = await rightsTo(api, pass.id)
    expect(more).toEqual([])
    expect((period?.ends_at?.getTime() ?? 0) - (period?.starts_at.getTime() ?? 0)).toBe(30 * DAY_MS)
  })

  test('everything in a bundle at any depth, once', async () => {
    const { accountId, cookie } = await newMember(api)
    const [first, second, audiobook, paper] = [
      await makeEbook(api),
      await makeEbook(api),
      await makeAudiobook(api),
      await makeProduct(api.database),
    ]
    const inner = await makeProduct(api.database, { product_class: 'Digital Bundle' })
    const outer = await makeProduct(api.database, { product_class: 'Digital Bundle' })
    const items = [
      [inner.id, first.id],
      [inner.id, second.id],
      [outer.id, inner.id],
      [outer.id, first.id],
      [outer.id, audiobook.id],
      [outer.id, paper.id],
      // A cycle, which must not cause an endless loop.
      [inner.id, outer.id],
    ] as const
    for (const [bundle_id, product_id] of items)
      await api.database.insertInto('bundle_item').values({ bundle_id, product_id }).execute()
    await sellGoods(api, [outer.id], { accountId })
    expect(await titlesIn(cookie)).toEqual([first.id, second.id, audiobook.id])
  })

  test('the files of a record, also of one on vinyl', async () => {
    const { accountId, cookie } = await newMember(api)
    const download = await makeWork(api, 'Digital Bundle', [
      { bytes: Buffer.from('one'), type: 'audio/mp4', kind: 'audio', titles: { en: 'One', ne: 'एक' } },
      { bytes: Buffer.from('two'), type: 'audio/mp4', kind: 'audio', titles: { en: 'Two', ne: 'दुई' } },
    ])
    const vinyl = await makeProduct(api.database, { product_class: 'Dabali Merchandise' })
    await api.database.insertInto('bundle_item').values({ bundle_id: vinyl.id, product_id: download.id }).execute()
    await sellGoods(api, [vinyl.id], { accountId })
    const [item] = await library(cookie)
    const detail = await call(api, 'GET', item.url, undefined, { cookie, 'accept-language': 'ne' })
    expect(detail.body).toMatchObject({
      product: { id: download.id, product_class: 'Digital Bundle' },
      files: [
        { position: 0, kind: 'audio', title: 'एक', type: 'audio/mp4', size: 3 },
        { position: 1, kind: 'audio', title: 'दुई' },
      ],
    })
  })

  test('the bundle itself if it has no known contents', async () => {
    const { accountId, cookie } = await newMember(api)
    const empty = await makeProduct(api.database, { product_class: 'Digital Bundle' })
    await sellGoods(api, [empty.id], { accountId })
    expect(await titlesIn(cookie)).toEqual([empty.id])
  })

  test('nothing that was refunded before', async () => {
    const { accountId, cookie } = await newMember(api)
    const ebook = await makeEbook(api)
    const { orderId } = await sellGoods(api, [ebook.id], { accountId, isGranted: false })
    await api.pool.query('update order_line set refunded_quantity = quantity where order_id = $1', [orderId])
    await grant(orderId)
    expect(await library(cookie)).toEqual([])
  })
})

describe('a refund revokes', () => {
  test('at once, the whole order or one line', async () => {
    const { accountId, cookie } = await newMember(api)
    const [one, other] = [await makeEbook(api), await makeEbook(api)]
    const { orderId } = await sellGoods(api, [one.id, other.id], { accountId })
    await revoke(orderId, [{ productId: one.id, quantity: 1 }])
    expect(await titlesIn(cookie)).toEqual([other.id])
    await revoke(orderId)
    expect(await library(cookie)).toEqual([])
    await revoke(orderId)
    await grant(orderId)
    expect(await library(cookie)).toEqual([])
  })

  test('access with the last copy', async () => {
    const { accountId, cookie } = await newMember(api)
    const ebook = await makeEbook(api)
    const { orderId } = await sellGoods(api, [{ productId: ebook.id, quantity: 3 }], { accountId })
    await revoke(orderId, [{ productId: ebook.id, quantity: 2 }])
    expect(await titlesIn(cookie)).toEqual([ebook.id])
    await revoke(orderId, [{ productId: ebook.id, quantity: 1 }])
    expect(await titlesIn(cookie)).toEqual([])
  })

  test('the contents of a bundle, but not works that were bought separately', async () => {
    const { accountId, cookie } = await newMember(api)
    const [one, other] = [await makeEbook(api), await makeEbook(api)]
    const bundle = await makeProduct(api.database, { product_class: 'Digital Bundle' })
    for (const { id } of [one, other])
      await api.database.insertInto('bundle_item').values({ bundle_id: bundle.id, product_id: id }).execute()
    const { orderId } = await sellGoods(api, [bundle.id], { accountId })
    await sellGoods(api, [one.id], { accountId })
    expect(await titlesIn(cookie)).toEqual([one.id, other.id])
    await revoke(orderId, [{ productId: bundle.id, quantity: 1 }])
    expect(await titlesIn(cookie)).toEqual([one.id])
  })

  test('nothing without a matching line', async () => {
    const { accountId, cookie } = await newMember(api)
    const ebook = await makeEbook(api)
    const { orderId } = await sellGoods(api, [ebook.id], { accountId })
    await revoke(orderId, [])
    await revoke(orderId, [{ productId: 1, quantity: 9 }])
    expect(await titlesIn(cookie)).toEqual([ebook.id])
  })
})

describe('purchases of a guest', () => {
  const claim = (accountId: string, email: string) =>
    transaction(api.database, (inside) => claimEntitlements(inside, { accountId, email }))

  test('belong to the account that verifies the address, with the order', async () => {
    const [reader, other] = [await newMember(api), await newMember(api)]
    const ebook = await makeEbook(api)
    const { orderId } = await sellGoods(api, [ebook.id], { email: 'guest@example.com' })
    await claim(other.accountId, 'another@example.com')
    expect(await library(other.cookie)).toEqual([])
    await claim(reader.accountId, 'guest@example.com')
    await claim(other.accountId, 'guest@example.com')
    expect([await titlesIn(reader.cookie), await titlesIn(other.cookie)]).toEqual([[ebook.id], []])
    const order = await api.database
      .selectFrom('order')
      .select('account_id')
      .where('id', '=', orderId)
      .executeTakeFirst()
    expect(order?.account_id).toBe(reader.accountId)
  })

  test('stay with their account', async () => {
    const [reader, other] = [await newMember(api), await newMember(api)]
    const ebook = await makeEbook(api)
    await sellGoods(api, [ebook.id], { accountId: reader.accountId, email: 'shared@example.com' })
    await claim(other.accountId, 'shared@example.com')
    expect(await library(other.cookie)).toEqual([])
  })

  test('belong to nobody else if the guest left only a phone number', async () => {
    const reader = await newMember(api)
    const ebook = await makeEbook(api)
    await sellGoods(api, [ebook.id])
    await claim(reader.accountId, '')
    expect(await library(reader.cookie)).toEqual([])
  })
})

test('return to the order when the account is deleted; borrowed works end', async () => {
  const { accountId, cookie } = await newMember(api)
  const [ebook, lent] = [await makeEbook(api), await makeEbook(api)]
  const pass = await makePass(api, ['E-book'])
  await sellGoods(api, [ebook.id, pass.id], { accountId })
  const borrowed = await call(api, 'POST', 'library/', { url: `/v1/api/products/${lent.id}/` }, { cookie })
  expect(borrowed.status).toBe(201)
  const { body } = await call(api, 'GET', 'me/export/', undefined, { cookie })
  expect([body.library.length, body.reading_positions]).toEqual([3, []])
  const gone = await call(api, 'DELETE', 'me/', undefined, { cookie })
  expect(gone.status).toBe(204)
  expect(await rightsTo(api, lent.id)).toEqual([])
  expect(await rightsTo(api, ebook.id)).toMatchObject([{ account_id: null, email: null, revoked_at: null }])
})
