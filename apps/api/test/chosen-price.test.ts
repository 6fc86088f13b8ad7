import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { checkOut, GUEST, NEPALI, startOrderApp } from './order-actions.ts'
import { call, makeVoucher } from './visitors.ts'

let api: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  api = await startOrderApp()
})
afterAll(() => api.stop())

const LIST = 50_000
const LEAST = 30_000

const makeRecord = (parts: object = {}) =>
  makeProduct(api.database, {
    product_class: 'Digital Bundle',
    num_available: null,
    largest_quantity: 1,
    selling_price: LIST,
    mrp: LIST,
    least_price: LEAST,
    ...parts,
  })

async function add(productId: number, price: string | undefined, known = '', headers: Record<string, string> = {}) {
  const body = { url: `/v1/api/products/${productId}/`, ...(price !== undefined && { price }) }
  const answer = await call(api, 'POST', 'basket/add-product/', body, { ...(known && { cookie: known }), ...headers })
  const [made] = answer.cookies
  return { ...answer, cookie: made ? `${made.name}=${made.value}` : known }
}

describe('a chosen price', () => {
  test.each([
    ['300', '300.00'],
    ['600.50', '600.50'],
    ['५५०', '550.00'],
    ['100000', '100000.00'],
    [undefined, '500.00'],
  ])('of %s is what the line costs: %s', async (price, total) => {
    const { id } = await makeRecord()
    const { status, body } = await add(id, price)
    expect([status, body.total_incl_tax, body.total_incl_tax_excl_discounts]).toEqual([200, total, total])
    expect(body.lines[0]).toMatchObject({ unit_price_incl_tax: total, price_incl_tax: total, mrp: total })
  })

  test.each([
    ['299.99', 'price_too_low', 'Enter Rs\u00a0300 or more.'],
    ['0', 'price_too_low', 'Enter Rs\u00a0300 or more.'],
    ['100000.01', 'price_too_high', 'Enter Rs\u00a01,00,000 or less.'],
    ['-500', 'price_invalid', 'Enter an amount in rupees, such as 600.'],
    ['5e9', 'price_invalid', 'Enter an amount in rupees, such as 600.'],
    ['', 'price_invalid', 'Enter an amount in rupees, such as 600.'],
  ])('of %j is refused with its reason', async (price, code, message) => {
    const { id } = await makeRecord()
    const { status, body } = await add(id, price)
    expect([status, body.price]).toEqual([400, [message]])
    expect(JSON.stringify(body)).toContain(code)
  })

  test('is refused where the price is fixed, and in Nepali', async () => {
    const { id } = await makeRecord({ least_price: null })
    expect((await add(id, '600', '', NEPALI)).body.price).toEqual(['यसको मूल्य तोकिएको छ।'])
    const unknown = await add(2_000_000_000, '600')
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, expect.arrayContaining(['url'])])
  })

  test('replaces the earlier one of a record that is in the cart already', async () => {
    const { id } = await makeRecord()
    const { cookie } = await add(id, '400')
    const { status, body } = await add(id, '700', cookie)
    expect([status, body.lines.length, body.lines[0].quantity, body.total_incl_tax]).toEqual([200, 1, 1, '700.00'])
  })

  test('takes no vouchers and no offers; other lines still do', async () => {
    const [chosen, listed] = [await makeRecord(), await makeRecord()]
    const { cookie } = await add(chosen.id, '300')
    await add(listed.id, undefined, cookie)
    const code = await makeVoucher(api, { percent: 50 })
    const { body } = await call(api, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    const costs = body.lines.map((line: { product_id: number; price_incl_tax: string }) => [
      line.product_id,
      line.price_incl_tax,
    ])
    expect(Object.fromEntries(costs)).toEqual({ [chosen.id]: '300.00', [listed.id]: '250.00' })
  })
})

describe('the checkout', () => {
  test('takes the chosen price into order, line and total', async () => {
    const { id } = await makeRecord()
    const { cookie } = await add(id, '725.50')
    const { status, body } = await checkOut(api, cookie, { ...GUEST, shipping_address: undefined, total: '725.50' })
    expect([status, body.total_incl_tax ?? body.total]).toEqual([200, '725.50'])
    const { rows } = await api.pool.query('select unit_price, mrp, incl_tax from order_line where product_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ unit_price: 72_550, mrp: 72_550, incl_tax: 72_550 }])
  })

  test('asks again when the least price has risen meanwhile, and never takes less', async () => {
    const { id } = await makeRecord()
    const { cookie } = await add(id, '300')
    await api.pool.query('update product set least_price = 45000 where id = $1', [id])
    const body = { ...GUEST, shipping_address: undefined, total: '300.00' }
    const refused = await checkOut(api, cookie, body)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([406, expect.stringContaining('450.00')])
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body.total_incl_tax).toBe('450.00')
    await Promise.all([
      api.pool.query('update product set least_price = 48000 where id = $1', [id]),
      checkOut(api, cookie, { ...body, total: '450.00' }),
      checkOut(api, cookie, { ...body, total: '480.00' }),
    ])
    const { rows } = await api.pool.query('select unit_price from order_line where product_id = $1', [id])
    expect(rows.every(({ unit_price }) => unit_price >= 45_000)).toBe(true)
  })

  test('charges the list price when the record has a fixed price by now', async () => {
    const { id } = await makeRecord()
    const { cookie } = await add(id, '300')
    await api.pool.query('update product set least_price = null where id = $1', [id])
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body.total_incl_tax).toBe('500.00')
  })
})
