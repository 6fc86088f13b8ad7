import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct, makeSubscription } from './make-product.ts'
import { checkOut, HOME, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher } from './visitors.ts'

let api: RunningApp
let products: number[]
let vouchers: string[]
beforeAll(async () => {
  api = await startApp({ shop: { checkout: { checkoutsPerMinute: 1_000_000 } } })
  const make = async (product_class: 'Book' | 'Pay Per View' | 'Physical Bundle', selling_price: number) =>
    (await makeProduct(api.database, { product_class, selling_price, mrp: selling_price + 777, num_available: null }))
      .id
  products = [
    1,
    (await makeSubscription(api.database)).id,
    await make('Book', 33_333),
    await make('Physical Bundle', 99_901),
    await make('Pay Per View', 1),
    await make('Pay Per View', 0),
  ]
  vouchers = [
    await makeVoucher(api, { percent: 33 }),
    await makeVoucher(api, { amount: 12_345 }),
    await makeVoucher(api, { amount: 1_000_000, least_total: 100_000 }),
    await makeVoucher(api, { percent: 100, product_classes: ['Book'] }),
  ]
  await api.pool.query('update product set num_available = null where id = 1')
  await api.pool.query(`
    insert into offer (names, percent, product_classes, least_quantity)
    values ('{"en": "Two books", "ne": "दुई किताब"}', 7, '{Book}', 2), ('{"en": "All", "ne": "सबै"}', 3, null, 5)`)
})
afterAll(() => api.stop())

const addresses = fc.constantFrom(HOME, { ...HOME, line: 'Pokhara' }, { ...HOME, country: 'DE' })

test('an order costs what its quote says, whatever is bought and wherever it is shipped', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.nat({ max: 5 }).map(String), fc.integer({ min: 1, max: 9 }), { minKeys: 1, maxKeys: 5 }),
      fc.subarray([0, 1, 2, 3]),
      addresses,
      fc.boolean(),
      async (wanted, codes, shipping_address, isInBasket) => {
        const goods = Object.fromEntries(
          Object.entries(wanted).map(([at, quantity]) => [products[Number(at)], quantity]),
        )
        const { cookie, basket } = await shopperWith(api, goods)
        for (const at of codes)
          await call(api, 'POST', 'basket/add-voucher/', { vouchercode: vouchers[at] }, { cookie })
        if (isInBasket) await call(api, 'PATCH', basket.url, { shipping_address }, { cookie })
        const place = isInBasket ? {} : { shipping_address }
        const quote = (await call(api, 'POST', 'basket/quote/', place, { cookie })).body
        const method = quote.payment_methods.find(({ allowed }: { allowed: boolean }) => allowed)?.method
        const body = { guest_email: 'maya@example.com', payment_method: method, total: quote.total, ...place }
        const { status, body: order } = await checkOut(api, cookie, body)
        expect([status, order.payment_method]).toEqual([200, method])
        expect({
          total: order.total_incl_tax,
          goods: [order.goods_incl_tax, order.goods_excl_tax],
          full: [order.goods_incl_tax_excl_discounts, order.goods_excl_tax_excl_discounts],
          delivery: [order.shipping_incl_tax, order.shipping_code],
          lines: order.lines.map((line: Record<string, unknown>) => [
            line['product_id'],
            line['price_incl_tax'],
            line['price_excl_tax'],
          ]),
          offers: order.offer_discounts,
          payment: order.payment.amount,
        }).toEqual({
          total: quote.total,
          goods: [quote.total_incl_tax, quote.total_excl_tax],
          full: [quote.total_incl_tax_excl_discounts, quote.total_excl_tax_excl_discounts],
          delivery: [quote.shipping_incl_tax, quote.shipping_method_code],
          lines: quote.lines.map((line: Record<string, unknown>) => [
            line['product_id'],
            line['price_incl_tax'],
            line['price_excl_tax'],
          ]),
          offers: quote.offer_discounts,
          payment: quote.total,
        })
        const other = quote.payment_methods.find(({ allowed }: { allowed: boolean }) => !allowed)
        expect(other === undefined || other.message !== null).toBe(true)
      },
    ),
    propertyRuns(100),
  )
})
