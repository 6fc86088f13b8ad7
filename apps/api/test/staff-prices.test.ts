import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { version } from './start-staff.ts'
import { PRICE, type StaffCatalogue, startStaffCatalogue } from './start-staff-catalogue.ts'

let shop: StaffCatalogue
beforeAll(async () => {
  shop = await startStaffCatalogue()
})
afterAll(() => shop.stop())

describe('a price', () => {
  let product: { id: number; version: number; slug: string }
  beforeEach(async () => {
    product = await shop.create()
    product = (await shop.ask('PUT', `${product.id}/listing/`, { body: { is_listed: true }, headers: version(1) })).body
  })

  const setPrice = (body: object) =>
    shop.ask('PUT', `${product.id}/price/`, { body, headers: version(product.version) })
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
  const sale = (from: number, to: number, price = '500.00') => ({ price, starts_at: inMs(from), ends_at: inMs(to) })
  const shown = async () => (await shop.get(`/v1/api/products/${product.slug}/`)).json().selling_price
  const cheapest = async () =>
    (await shop.get(`/v1/api/products/?price_max=500&slug=${product.slug}`)).json().results.length

  test('changes with its history', async () => {
    const { status, body } = await setPrice({ mrp: '700', selling_price: '६००.५०', least_price: '300' })
    expect([status, body.price, body.version]).toEqual([
      200,
      { mrp: '700.00', selling_price: '600.50', current_price: '600.50', least_price: '300.00', sale: null },
      product.version + 1,
    ])
    expect(await shown()).toBe('600.50')
    const history = (await shop.ask('GET', `${product.id}/prices/`)).body
    expect([history.count, history.results]).toEqual([
      2,
      [
        {
          at: expect.any(String),
          mrp: '700.00',
          selling_price: '600.50',
          current_price: '600.50',
          least_price: '300.00',
        },
        { at: expect.any(String), mrp: '650.00', selling_price: '585.00', current_price: '585.00', least_price: null },
      ],
    ])
  })

  test.each([
    [{ mrp: 'x', selling_price: '-1', least_price: '1.234' }, ['least_price', 'mrp', 'selling_price']],
    [{ mrp: '100', selling_price: '101' }, ['selling_price']],
    [{ mrp: '100', selling_price: '90', least_price: '91' }, ['least_price']],
    [{ mrp: '99999999', selling_price: '90' }, ['mrp']],
    [{ mrp: '100', selling_price: '90', sale: sale(1000, 2000, '90') }, ['sale']],
    [{ mrp: '100', selling_price: '90', sale: sale(1000, 2000, 'x') }, ['sale']],
    [{ mrp: '100', selling_price: '90', sale: sale(2000, 1000, '80') }, ['sale']],
    [{ mrp: '100', selling_price: '90', sale: sale(-2000, -1000, '80') }, ['sale']],
    [{ mrp: '100', selling_price: '90', least_price: '10', sale: sale(1000, 2000, '80') }, ['sale']],
    [{ mrp: '100', selling_price: '90', sale: { ...sale(0, 1, '80'), starts_at: '0001-01-01T00:00:00Z' } }, ['sale']],
    [{ selling_price: '90' }, ['mrp']],
  ])('of %j is refused', async (body, fields) => {
    const { status, body: errors } = await setPrice(body)
    expect([
      status,
      Object.keys(errors)
        .filter((name) => name !== 'code')
        .toSorted(),
    ]).toEqual([400, fields])
  })

  /** Runs due jobs until a visitor sees the price. */
  const waitFor = (price: string) =>
    vi.waitFor(
      async () => {
        await shop.drainJobs()
        expect(await shown()).toBe(price)
      },
      { timeout: 20_000, interval: 100 },
    )

  test('of a sale begins and ends by itself, for pages, filters and baskets', async () => {
    const { body } = await setPrice({ ...PRICE, sale: sale(2000, 3_600_000) })
    expect(body.price).toMatchObject({ current_price: '585.00', sale: { price: '500.00', state: 'planned' } })
    expect([await shown(), await cheapest()]).toEqual(['585.00', 0])
    await waitFor('500.00')
    expect(await cheapest()).toBe(1)
    await shop.pool.query('update product set num_available = 5 where id = $1', [product.id])
    const { basket } = await shop.newVisitor(product.id)
    expect(basket.lines[0].unit_price_incl_tax).toBe('500.00')
    const running = (await shop.ask('GET', `${product.id}/`)).body
    expect(running.price).toMatchObject({ selling_price: '585.00', sale: { state: 'running' } })
    expect(running.version).toBe(body.version)
    product = running
    await setPrice({ ...PRICE, sale: { ...running.price.sale, ends_at: inMs(2000) } })
    await waitFor('585.00')
    expect(await cheapest()).toBe(0)
    expect((await shop.ask('GET', `${product.id}/`)).body.price.sale.state).toBe('ended')
    const prices = (await shop.ask('GET', `${product.id}/prices/`)).body.results
    expect(prices.map(({ current_price }: { current_price: string }) => current_price)).toEqual([
      '585.00',
      '500.00',
      '585.00',
    ])
  })

  test('of a sale that runs already is shown at once, and removed at once', async () => {
    const { body } = await setPrice({ ...PRICE, sale: sale(-1000, 60_000) })
    expect([body.price.current_price, await shown()]).toEqual(['500.00', '500.00'])
    product = body
    const changed = await setPrice({ mrp: '650', selling_price: '600', sale: body.price.sale })
    expect(changed.body.price).toMatchObject({ selling_price: '600.00', current_price: '500.00' })
    product = changed.body
    expect((await setPrice({ mrp: '650', selling_price: '600' })).body.price.current_price).toBe('600.00')
    expect(await shown()).toBe('600.00')
  })
})
