import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReportQueries, reportQueries } from '../src/sales-reports/queries.ts'
import { makeProduct } from './make-product.ts'
import { checkOut, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

const DAYS = { from: '2026-01-01', to: '2100-01-01' }
const PRICE = 39_999

let api: Awaited<ReturnType<typeof startOrderApp>>
let book: number
let finance: string
beforeAll(async () => {
  api = await startOrderApp({ shop: { checkout: { checkoutsPerMinute: 10_000 } } })
  finance = (await addMember(api, ['finance'])).cookie
  book = (await makeProduct(api.database, { num_available: 100, selling_price: PRICE })).id
  await sell()
})
afterAll(() => api.stop())

const ask = (path: string, headers: Record<string, string> = {}) =>
  call(api, 'GET', `staff/reports/${path}`, undefined, { cookie: finance, ...headers })

async function sell() {
  const { cookie } = await shopperWith(api, { [book]: 1 })
  const { body } = await checkOut(api, cookie)
  await payOrder(api, body.id)
}

/** Sells a book between the first read of a report and the second one. */
const sellBetweenReads = () => {
  let isSold = false
  return api.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isSold) {
        isSold = true
        await sell()
      }
      return result
    },
  })
}
async function goodsOf(reports: ReportQueries) {
  const { rows, total } = await reports.readSales({ ...DAYS, by: 'channel', store: 'https://store.test' })
  return { rows: rows.reduce((sum, { goods }) => sum + goods, 0), total: total.goods }
}

test('a sale between the reads of a report is in its rows and its total, or in neither', async () => {
  const sums = await goodsOf(reportQueries(sellBetweenReads()))
  expect(sums.total).toBe(sums.rows)
  const before = await reportQueries(api.database).readVat(DAYS)
  const tax = await reportQueries(sellBetweenReads()).readVat(DAYS)
  expect(tax).toEqual(before)
})

test('without one snapshot a sale between the reads is in the total alone', async () => {
  const sums = await goodsOf(reportQueries(sellBetweenReads(), (database, read) => read(database)))
  expect(sums.total - sums.rows).toBe(PRICE)
})

test.each([
  ['sales/?from=2026-02-30&to=x&by=day', ['from', 'to']],
  ['sales/?from=2026-02-02&to=2026-02-01&by=day', ['to']],
  ['sales/?from=2026-01-01&to=2027-02-05&by=day', ['to']],
  ['sales.csv?from=this-week&to=2026-02-01&by=day', ['from']],
  ['sales/?from=2026-01-01&to=2026-01-02&by=hour', ['by']],
  ['tickets/?from=2026-01-01', ['to']],
  ['vat/?month=2026-13', ['month']],
  ['vat.csv?month=2026-1', ['month']],
  ['vat/?month=2099-01&calendar=nepali', ['month']],
  ['vat/?month=2083-08&calendar=lunar', ['calendar']],
])('%s is refused', async (path, fields) => {
  const { status, body } = await ask(path, { 'accept-language': 'ne' })
  expect([status, Object.keys(body).filter((name) => name !== 'code')]).toEqual([400, fields])
})

test('400 days can be asked for', async () => {
  expect((await ask('sales/?from=2026-01-01&to=2027-02-04&by=channel')).status).toBe(200)
})
