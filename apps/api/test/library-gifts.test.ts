import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { claimEntitlements, revokeEntitlements } from '../src/library/entitlement-grants/grants.ts'
import { giftClaimUrl } from '../src/library/gifts/gift.ts'
import { makeEbook, makePass, rightsTo, sellGoods } from './digital-products.ts'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

const GIFT = { recipient_name: 'Maya', recipient_email: 'Maya@Example.com', message: 'For the rain', deliver_on: '' }

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

async function give(gift: object = GIFT, products?: number[]) {
  const [giver, ebook] = [await newMember(api), await makeEbook(api)]
  const wanted = products ?? [ebook.id]
  const order = await sellGoods(api, wanted, { accountId: giver.accountId, email: 'giver@example.com', gift })
  const page = await giftClaimUrl(api.database, {
    orderId: order.orderId,
    site: 'https://store.example',
    language: 'en',
  })
  const path = page.replace('https://store.example/library/gift/', '/v1/api/library/gifts/')
  return {
    ...order,
    giver,
    ebook,
    page,
    look: (cookie?: string) => call(api, 'GET', path, undefined, cookie === undefined ? {} : { cookie }),
    take: (cookie?: string) => call(api, 'POST', `${path}claim/`, undefined, cookie === undefined ? {} : { cookie }),
  }
}

const library = async (cookie: string) => (await call(api, 'GET', 'library/', undefined, { cookie })).body

test("a gift is not the giver's: it is accepted once, through its link", async () => {
  const [maya, other] = [await newMember(api), await newMember(api)]
  const gift = await give()
  expect(gift.granted).toMatchObject([{ is_gift: true }])
  expect(gift.page).toMatch(/^https:\/\/store\.example\/library\/gift\/[\w-]{65}\/$/)
  expect((await library(gift.giver.cookie)).count).toBe(0)

  const seen = await gift.look()
  expect([seen.status, seen.body]).toMatchObject([
    200,
    {
      recipient_name: 'Maya',
      message: 'For the rain',
      state: 'open',
      items: [{ product_class: 'E-book', library_url: null }],
    },
  ])
  expect((await gift.take()).status).toBe(401)
  const taken = await gift.take(maya.cookie)
  const [item] = taken.body.items
  expect([taken.status, taken.body.state]).toEqual([200, 'taken'])
  expect((await call(api, 'GET', item.library_url, undefined, { cookie: maya.cookie })).body.is_gift).toBe(true)

  expect((await gift.take(maya.cookie)).body).toEqual(taken.body)
  const late = await gift.take(other.cookie)
  expect([late.status, late.body.code]).toEqual([409, 'gift_taken'])
  expect((await gift.look(other.cookie)).body.items[0].library_url).toBeNull()
  expect((await library(other.cookie)).count).toBe(0)
})

test('a record is told from other bundles', async () => {
  const bundle = { product_class: 'Digital Bundle', num_available: null, largest_quantity: 1 } as const
  const [record, other] = [await makeProduct(api.database, bundle), await makeProduct(api.database, bundle)]
  await makeContent(api.database, 'record', { products: [record] })
  const { body } = await (await give(GIFT, [record.id, other.id])).look()
  expect(body.items.map((item: { is_record?: boolean }) => item.is_record)).toEqual([true, undefined])
})

test('one of many concurrent requests accepts it', async () => {
  const gift = await give()
  const members = []
  for (let each = 0; each < 6; each += 1) members.push(await newMember(api))
  const answers = await Promise.all(members.map(({ cookie }) => gift.take(cookie)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
})

test("the account that verifies the recipient's address has it without the link", async () => {
  const maya = await newMember(api)
  await give({ ...GIFT, recipient_email: 'Proven@Example.com' })
  await transaction(api.database, (inside) =>
    claimEntitlements(inside, { accountId: maya.accountId, email: 'proven@example.com' }),
  )
  expect((await library(maya.cookie)).results).toMatchObject([{ is_gift: true, state: 'active' }])
})

test('a refunded gift opens nothing, before and after it is accepted', async () => {
  const maya = await newMember(api)
  const [early, late] = [await give(), await give()]
  await late.take(maya.cookie)
  for (const { orderId } of [early, late])
    await transaction(api.database, (inside) => revokeEntitlements(inside, { orderId }))
  const answer = await early.take(maya.cookie)
  expect([answer.status, answer.body.code, (await early.look()).body.state]).toEqual([410, 'revoked', 'revoked'])
  expect((await library(maya.cookie)).count).toBe(0)
})

test('a gift with a date opens from then on, and a pass starts then', async () => {
  const maya = await newMember(api)
  const pass = await makePass(api, ['E-book'])
  const ebook = await makeEbook(api)
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const gift = await give({ ...GIFT, recipient_email: 'later@example.com', deliver_on: day }, [ebook.id, pass.id])
  const early = await gift.take(maya.cookie)
  expect([early.status, early.body.code, (await gift.look()).body.state]).toEqual([406, 'not_yet', 'upcoming'])
  await transaction(api.database, (inside) =>
    claimEntitlements(inside, { accountId: maya.accountId, email: 'later@example.com' }),
  )
  expect((await library(maya.cookie)).count).toBe(0)
  const midnight = Date.parse(`${day}T00:00:00+05:45`)
  const [period] = await rightsTo(api, pass.id)
  expect([period?.starts_at.getTime(), period?.ends_at?.getTime()]).toEqual([midnight, midnight + 30 * 86_400_000])

  await api.pool.query(
    "update entitlement set earliest_at = now() - interval '1 hour', starts_at = now() - interval '1 hour' where order_id = $1",
    [gift.orderId],
  )
  expect((await gift.take(maya.cookie)).status).toBe(200)
  expect((await library(maya.cookie)).count).toBe(2)
})

test.each([{}, { recipient_email: null }, { recipient_email: '', recipient_phone: '9841234567', deliver_on: '' }])(
  'a gift without an email address is passed on by the giver: %j',
  async (gift) => {
    const maya = await newMember(api)
    const given = await give(gift)
    expect(given.granted).toMatchObject([{ is_gift: false }])
    expect((await given.take(maya.cookie)).status).toBe(404)
    expect((await library(given.giver.cookie)).results).toMatchObject([{ is_gift: false, state: 'active' }])
  },
)

test.each(['x', 'A'.repeat(65), '%00', '%F0%9F%92%A5'])('%s is not a gift token', async (token) => {
  const maya = await newMember(api)
  const path = `/v1/api/library/gifts/${token}/`
  expect([
    (await call(api, 'GET', path)).status,
    (await call(api, 'POST', `${path}claim/`, undefined, { cookie: maya.cookie })).status,
  ]).toEqual([404, 404])
})

test('the link of a Nepali order leads to the Nepali page', async () => {
  const gift = await give()
  const url = await giftClaimUrl(api.database, { orderId: gift.orderId, site: 'https://x.example', language: 'ne' })
  expect(url).toMatch(/^https:\/\/x\.example\/ne\/library\/gift\//)
})
