import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedPrice } from '../src/catalogue/staff/bulk.ts'
import { makeCategory } from './make-product.ts'
import { type StaffCatalogue, startStaffCatalogue } from './start-staff-catalogue.ts'

let api: StaffCatalogue
beforeAll(async () => {
  api = await startStaffCatalogue()
})
afterAll(() => api.stop())

type Seen = { id: number; version: number }

const bulk = (products: Seen[], change: object, sent: object = {}) =>
  api.ask('POST', 'bulk/', {
    body: { products: products.map(({ id, version }) => ({ id, version })), change },
    ...sent,
  })

const show = async ({ id }: Seen) => (await api.ask('GET', `${id}/`)).body

test.each([
  ['585.00', { percent: 10 }, '643.50'],
  ['585.00', { percent: -12.5 }, '511.88'],
  ['0.01', { percent: 50 }, '0.02'],
  ['585.00', { percent: 10, round_to: 5 }, '645.00'],
  ['585.00', { percent: 10, round_to: 10 }, '640.00'],
  ['585.05', { amount: '-50.10' }, '534.95'],
  ['40.00', { amount: '-50' }, '0.00'],
  ['1.15', { percent: 100 }, '2.30'],
])('%s changed by %j is %s', (price, by, after) => {
  expect(changedPrice(price, by)).toBe(after)
})

test('each product is changed, or says why not, and is recorded by itself', async () => {
  const [one, same, old, bundle] = [
    await api.create(),
    await api.createListed(),
    await api.create(),
    await api.create({ product_class: 'Physical Bundle' }),
  ]
  const { body: newer } = await api.change(old, { pages: 7 })
  const products = [one, same, old, bundle, { id: 999_999, version: 1 }]
  const { status, body } = await bulk(products, { is_listed: true })
  expect([status, body.results]).toEqual([
    200,
    [
      { id: one.id, outcome: 'changed', version: one.version + 1, errors: {} },
      { id: same.id, outcome: 'unchanged', version: same.version, errors: {} },
      { id: old.id, outcome: 'conflict', version: newer.version, errors: {} },
      { id: bundle.id, outcome: 'refused', version: bundle.version, errors: { is_listed: [expect.any(String)] } },
      { id: 999_999, outcome: 'not_found', version: null, errors: {} },
    ],
  ])
  expect([(await show(one)).is_listed, (await show(old)).is_listed]).toEqual([true, false])
  expect((await api.eventsOf('product', one.id)).at(-1)).toEqual({
    operation: 'changeStaffProducts',
    before: { is_listed: false },
    after: { is_listed: true },
  })
  expect((await api.eventsOf('product', bundle.id)).map(({ operation }) => operation)).toEqual(['createStaffProduct'])
})

test('prices, sales, categories and other fields are changed', async () => {
  const category = await makeCategory(api.database)
  const book = await api.create({ price: { mrp: '650', selling_price: '585' } })
  const step = async (change: object) => {
    const { body } = await bulk([await show(book)], change)
    return [body.results[0].outcome, await show(book)]
  }
  expect(await step({ price: { of: 'selling_price', percent: -10, round_to: 10 } })).toMatchObject([
    'changed',
    { price: { mrp: '650.00', selling_price: '530.00' } },
  ])
  expect(await step({ price: { of: 'selling_price', amount: '200' } })).toMatchObject([
    'refused',
    { price: { selling_price: '530.00' } },
  ])
  expect(await step({ price: { of: 'both', amount: '20.50' } })).toMatchObject([
    'changed',
    { price: { mrp: '670.50', selling_price: '550.50' } },
  ])
  const [starts_at, ends_at] = [new Date(Date.now() - 1000), new Date(Date.now() + 86_400_000)].map((time) =>
    time.toISOString(),
  )
  expect(await step({ sale: { percent: 20, round_to: 1, starts_at, ends_at } })).toMatchObject([
    'changed',
    { price: { current_price: '440.00' } },
  ])
  expect(await step({ sale: null })).toMatchObject(['changed', { price: { sale: null, current_price: '550.50' } }])
  expect(await step({ add_category_ids: [category.id] })).toMatchObject([
    'changed',
    { categories: [{ id: category.id }] },
  ])
  expect(await step({ add_category_ids: [999_999] })).toMatchObject(['refused', { categories: [{ id: category.id }] }])
  expect(await step({ remove_category_ids: [category.id] })).toMatchObject(['changed', { categories: [] }])
  expect(await step({ largest_quantity: 3 })).toMatchObject(['changed', { largest_quantity: 3 }])
})

const FREE = 'The price would be Rs 0. Choose another value or rounding.'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const SALE = { starts_at: inDays(-1), ends_at: inDays(7) }

test.each([
  [{ price: { of: 'both', amount: '-500' } }, { selling_price: [FREE] }],
  [{ price: { of: 'selling_price', percent: -10, round_to: 100 } }, { selling_price: [FREE] }],
  [{ sale: { ...SALE, percent: 10, round_to: 100 } }, { sale: [FREE] }],
])('%j makes no product free: those that it would are refused, the others are changed', async (change, errors) => {
  const price = { mrp: '40', selling_price: '40' }
  const [cheap, dear] = [
    await api.create({ price }),
    await api.create({ price: { mrp: '1000', selling_price: '900' } }),
  ]
  const { body } = await bulk([cheap, dear], change)
  expect(body.results).toEqual([
    { id: cheap.id, outcome: 'refused', version: cheap.version, errors },
    { id: dear.id, outcome: 'changed', version: dear.version + 1, errors: {} },
  ])
  expect((await show(cheap)).price).toEqual(cheap.price)
})

test.each([{ price: { of: 'both', amount: '-500' } }, { sale: { ...SALE, percent: 10 } }])(
  'a product that is free already needs no change by %j',
  async (change) => {
    const free = await api.create({ price: { mrp: '0', selling_price: '0' } })
    const { body } = await bulk([free], change)
    expect(body.results).toEqual([{ id: free.id, outcome: 'unchanged', version: free.version, errors: {} }])
  },
)

test('a discount that rounding takes away is refused, and the rounding is named', async () => {
  const product = await api.create({ price: { mrp: '95', selling_price: '95' } })
  const change = { sale: { ...SALE, percent: 5, round_to: 100 } }
  const [en, ne] = [
    await bulk([product], change),
    await bulk([product], change, { headers: { 'accept-language': 'ne' } }),
  ]
  expect([en, ne].map(({ body }) => body.results[0].errors)).toEqual([
    { sale: ['The price would not become lower. Choose another percentage or rounding.'] },
    { sale: ['मूल्य घट्दैन। अर्कै प्रतिशत राख्नुहोस् वा अर्कै रकममा मिलाउनुहोस्।'] },
  ])
})

test('a price that falls to that of the discount is refused with the price of the discount', async () => {
  const price = { mrp: '1000', selling_price: '1000', sale: { ...SALE, price: '800' } }
  const [one, two] = [await api.create({ price }), await api.create({ price })]
  const { body } = await bulk([one], { price: { of: 'selling_price', amount: '-200' } })
  expect(body.results[0].errors).toEqual({
    sale: [
      'This product has a discount at Rs\u00a0800, which must stay below the selling price. Change or remove the discount first.',
    ],
  })
  const above = await bulk([two], { price: { of: 'selling_price', amount: '-199' } })
  expect([above.body.results[0].outcome, (await show(two)).price.sale.price]).toEqual(['changed', '800.00'])
})

test('a wrong body is refused, and a repeated key changes nothing twice', async () => {
  const book = await api.create()
  for (const change of [
    {},
    { is_listed: true, largest_quantity: 3 },
    { unknown: 1 },
    { price: { of: 'nothing' } },
    { largest_quantity: 0 },
  ])
    expect((await bulk([book], change)).status).toBe(400)
  expect((await bulk([], { is_listed: true })).status).toBe(400)
  expect(
    (
      await bulk(
        Array.from({ length: 501 }, () => book),
        { is_listed: true },
      )
    ).status,
  ).toBe(400)
  expect((await bulk([book], { is_listed: true }, { cookie: api.editor })).status).toBe(403)
  const sent = { headers: { 'idempotency-key': 'bulk once' } }
  const change = { price: { of: 'both', percent: 10 } }
  const answers = [await bulk([book], change, sent), await bulk([book], change, sent)]
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect((await show(book)).price.mrp).toBe('715.00')
})
