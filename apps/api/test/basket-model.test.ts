import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher } from './visitors.ts'

const PRICES = [10_000, 33_300, 99_999]
const RUNS = 300
const LARGEST = 20
const PERCENT = 10
const AMOUNT = 5000
const LEAST = 40_000

let api: RunningApp
let products: number[]
let codes: string[]
beforeAll(async () => {
  api = await startApp()
  products = []
  for (const price of PRICES) {
    const { id } = await makeProduct(api.database, { selling_price: price, mrp: price, largest_quantity: LARGEST })
    products.push(id)
  }
  codes = [await makeVoucher(api, { percent: PERCENT }), await makeVoucher(api, { amount: AMOUNT, least_total: LEAST })]
})
afterAll(() => api.stop())

/** A simple model of a basket. */
class Model {
  lines = new Map<number, number>()
  vouchers = new Set<number>()
  stock = PRICES.map((): number | null => 10)
  version = 0

  most = (at: number) => Math.min(LARGEST, this.stock[at] ?? 99)

  set(at: number, quantity: number) {
    if (quantity > this.most(at)) return false
    this.lines.set(at, quantity)
    this.version += 1
    return true
  }

  goods = () => [...this.lines].reduce((sum, [at, quantity]) => sum + quantity * (PRICES[at] ?? 0), 0)
  applies = (voucher: number) => this.lines.size > 0 && (voucher === 0 || this.goods() >= LEAST)

  total() {
    let left = this.goods()
    if (this.vouchers.has(0) && this.applies(0)) left -= Math.floor((left * PERCENT + 50) / 100)
    if (this.vouchers.has(1) && this.applies(1)) left -= Math.min(AMOUNT, left)
    return left
  }
}

type Real = { cookie: string; id: string; lineOf: Map<number, string> }
type Step = (model: Model, real: Real) => Promise<void>

const send = (real: Real, ...[method, path, body]: [Parameters<typeof call>[1], string, object?]) =>
  call(api, method, path, body, { cookie: real.cookie })

const add =
  (at: number, quantity: number): Step =>
  async (model, real) => {
    const accepted = model.set(at, (model.lines.get(at) ?? 0) + quantity)
    const answer = await send(real, 'POST', 'basket/add-product/', {
      url: `/v1/api/products/${products[at]}/`,
      quantity,
    })
    expect(answer.status).toBe(accepted ? 200 : 406)
    const [made] = answer.cookies
    if (made) real.cookie = `dabali_basket=${made.value}`
    if (accepted) real.id = answer.body.id
  }

const change =
  (at: number, quantity: number): Step =>
  async (model, real) => {
    const line = real.lineOf.get(at)
    if (line === undefined) return
    const accepted = model.set(at, quantity)
    expect((await send(real, 'PATCH', line, { quantity })).status).toBe(accepted ? 200 : 406)
  }

const remove =
  (at: number): Step =>
  async (model, real) => {
    const line = real.lineOf.get(at)
    if (line === undefined) return
    model.lines.delete(at)
    model.version += 1
    expect((await send(real, 'DELETE', line)).status).toBe(200)
  }

const addVoucher =
  (voucher: number): Step =>
  async (model, real) => {
    const accepted = model.applies(voucher)
    if (accepted) {
      model.vouchers.add(voucher)
      model.version += 1
    }
    const answer = await send(real, 'POST', 'basket/add-voucher/', { vouchercode: codes[voucher] ?? '' })
    expect(answer.status).toBe(accepted ? 200 : 406)
  }

const removeVoucher =
  (voucher: number): Step =>
  async (model, real) => {
    if (model.vouchers.delete(voucher)) model.version += 1
    expect((await send(real, 'DELETE', `basket/vouchers/${codes[voucher]}/`)).status).toBe(200)
  }

const restock =
  (at: number, stock: number | null): Step =>
  async (model) => {
    model.stock[at] = stock
    await api.pool.query('update product set num_available = $1 where id = $2', [stock, products[at]])
  }

const paisa = (amount: string) => Number(amount.replace('.', ''))

async function compare(model: Model, real: Real) {
  const { body } = await send(real, 'GET', 'basket/')
  type Line = {
    product_id: number
    quantity: number
    url: string
    max_quantity: number
    warning: string | null
    price_incl_tax: string
  }
  const lines: Line[] = body.lines
  const at = ({ product_id }: Line) => products.indexOf(product_id)
  expect(Object.fromEntries(lines.map((line) => [at(line), line.quantity]))).toEqual(Object.fromEntries(model.lines))
  for (const line of lines) {
    expect(line.max_quantity).toBe(model.most(at(line)))
    expect(line.warning === null).toBe(line.quantity <= model.most(at(line)))
  }
  expect([body.id, body.version, paisa(body.total_incl_tax)]).toEqual([real.id, model.version, model.total()])
  expect(lines.reduce((sum, line) => sum + paisa(line.price_incl_tax), 0)).toBe(model.total())
  expect(body.vouchers.map(({ code }: { code: string }) => codes.indexOf(code)).sort()).toEqual(
    [...model.vouchers].sort(),
  )
  for (const voucher of body.vouchers) expect(voucher.is_applied).toBe(model.applies(codes.indexOf(voucher.code)))
  real.lineOf = new Map(lines.map((line) => [at(line), line.url]))
}

const which = fc.nat({ max: PRICES.length - 1 })
const quantity = fc.integer({ min: 1, max: 12 })
const slip = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(which, quantity).map(([at, n]) => add(at, n)) },
  { weight: 3, arbitrary: fc.tuple(which, quantity).map(([at, n]) => change(at, n)) },
  { weight: 1, arbitrary: which.map(remove) },
  { weight: 2, arbitrary: slip.map(addVoucher) },
  { weight: 1, arbitrary: slip.map(removeVoucher) },
  { weight: 2, arbitrary: fc.tuple(which, fc.option(fc.nat({ max: 25 }))).map(([at, stock]) => restock(at, stock)) },
)

test('after any sequence of changes the basket equals the model', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await api.pool.query('delete from rate_limit')
      await api.pool.query('update product set num_available = 10 where id = any ($1)', [products])
      const model = new Model()
      const real: Real = { cookie: '', id: '', lineOf: new Map() }
      for (const take of steps) {
        await take(model, real)
        await compare(model, real)
      }
    }),
    propertyRuns(RUNS),
  )
})
