import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderReads } from '../src/orders/queries/read.ts'
import { showReceipt } from '../src/orders/receipt/receipt.ts'
import { DEFAULT_SELLER } from '../src/orders/requests.ts'
import { SALES_BY } from '../src/sales-reports/queries.ts'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, GUEST, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { addMember } from './start-staff.ts'
import { call, makeVoucher } from './visitors.ts'

let api: Awaited<ReturnType<typeof startOrderApp>>
let finance: string
let products: { book: number; pass: number; ticket: number; date: number }
let code: string
beforeAll(async () => {
  api = await startOrderApp({ shop: { checkout: { checkoutsPerMinute: 10_000 } } })
  finance = (await addMember(api, ['finance'])).cookie
  const book = await makeProduct(api.database, { num_available: 10_000, selling_price: 39_999, mrp: 45_000 })
  const pass = await makeProduct(api.database, {
    ...{ product_class: 'Subscription', num_available: null, selling_price: 31_550, title: { en: '=HYPERLINK("x")' } },
  })
  const event = await makeContent(api.database, 'event', { en: { title: 'Low Cloud', summary: '' } })
  const date = await makeEventDate(api.database, event, {})
  const ticket = await makeTicketType(api.database, date, { price: 120_050, capacity: 500 })
  products = { book: book.id, pass: pass.id, ticket: ticket.product_id, date: date.id }
  code = await makeVoucher(api, { percent: 7 })
  await api.pool.query(`insert into offer (names, percent, product_classes) values ('{"en": "Monsoon"}', 11, '{Book}')`)
})
afterAll(() => api.stop())

const ask = (path: string, headers: Record<string, string> = {}) =>
  call(api, 'GET', `staff/reports/${path}`, undefined, { cookie: finance, ...headers })
/** A CSV file, and how it is named. */
async function file(path: string) {
  const { body, headers } = await api.get(`/v1/api/staff/reports/${path}`, { cookie: finance })
  return { text: body, name: headers['content-disposition'] }
}
const DAY_MS = 86_400_000
const dayAt = (ms: number) => new Date(ms + 5.75 * 3_600_000).toISOString().slice(0, 10)
const NOW = { from: dayAt(Date.now() - DAY_MS), to: dayAt(Date.now() + DAY_MS) }
const sales = async (by: string, { from, to } = NOW) => (await ask(`sales/?from=${from}&to=${to}&by=${by}`)).body
const paisa = (rupees: unknown) => Math.round(Number(rupees) * 100)

type SoldRow = { key: string; product_class: string | null }
type Bought = { book: number; pass: number; ticket: number; isVoucher: boolean; isCash: boolean; ending: Ending[] }
type Ending = { kind: 'copy' | 'goodwill' | 'collect' | 'cancel'; amount: number }

/** Buys through the API, pays unless it is paid in cash, and refunds. */
async function place({ book, pass, ticket, isVoucher, isCash, ending }: Bought) {
  const goods = isCash
    ? { [products.book]: book + 1 }
    : { [products.book]: book, [products.pass]: pass, [products.ticket]: ticket }
  const { cookie } = await shopperWith(api, Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0)))
  if (isVoucher) await call(api, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
  const placed = await checkOut(api, cookie, isCash ? COD : GUEST)
  if (placed.status !== 200) throw new Error(placed.text)
  const { id, lines } = placed.body
  if (!isCash) await payOrder(api, id)
  for (const { kind, amount } of ending) {
    if (kind === 'cancel') await api.asStaff({ id }, 'cancel')
    else if (kind === 'collect') await api.asStaff({ id }, 'collect')
    else {
      const body =
        kind === 'copy'
          ? { lines: [{ line: lines[amount % lines.length].id, quantity: 1 }] }
          : { amount: String(amount) }
      await api.asStaff({ id }, 'refund', body)
    }
  }
}

const BOUGHT: fc.Arbitrary<Bought> = fc
  .record({
    book: fc.nat(2),
    pass: fc.nat(3),
    ticket: fc.nat(2),
    isVoucher: fc.boolean(),
    isCash: fc.boolean(),
    ending: fc.array(
      fc.record({
        kind: fc.constantFrom('copy', 'goodwill', 'collect', 'cancel'),
        amount: fc.integer({ min: 1, max: 300 }),
      }),
      { maxLength: 4 },
    ),
  })
  .filter(({ book, pass, ticket, isCash }) => isCash || book + pass + ticket > 0)

/** The receipts of all orders that count. */
async function receipts() {
  const rows = await api.rows(`select id from "order" where settled_at is not null and payment_status <> 'cancelled'`)
  return Promise.all(
    rows.map(async ({ id }) => {
      const row = await orderReads(api.database).findOrder({ id: String(id) })
      if (!row) throw new Error('An order is lost.')
      const deps = { database: api.database, seller: DEFAULT_SELLER }
      return showReceipt(deps, { row, audience: 'owner', language: 'en' })
    }),
  )
}

const MONEY = ['copies', 'goods', 'discounts', 'delivery', 'vat', 'returned_copies', 'refunds', 'refunds_vat', 'net']

/** Everything that must be so after any orders. */
async function expectFigures() {
  const all = await receipts()
  const sum = (of: (receipt: (typeof all)[number]) => number) => all.reduce((total, receipt) => total + of(receipt), 0)
  const { total } = await sales('day')
  expect(total.orders).toBe(all.length)
  expect(paisa(total.goods) - paisa(total.discounts) + paisa(total.delivery)).toBe(
    sum(({ total_incl_tax }) => paisa(total_incl_tax)),
  )
  expect(paisa(total.discounts)).toBe(
    sum(({ discounts }) => discounts.reduce((off, { amount }) => off + paisa(amount), 0)),
  )
  expect(paisa(total.vat)).toBe(sum(({ total_tax }) => paisa(total_tax)))
  expect(paisa(total.refunds)).toBe(sum(({ refunded }) => paisa(refunded)))
  for (const by of SALES_BY) {
    const report = await sales(by)
    expect(report.total).toEqual(total)
    for (const name of MONEY)
      expect([by, name, report.rows.reduce((of: number, row: never) => of + paisa(row[name]), 0)]).toEqual([
        by,
        name,
        paisa(total[name]),
      ])
  }
  await expectVat(all)
  const wrong = await api.rows(`
    select number from "order" left join order_refund on order_id = "order".id
    group by "order".id having refunded <> coalesce(sum(amount), 0)
      or refunded = total and total > 0 and sum(vat) <> goods_incl_tax - goods_excl_tax`)
  expect(wrong).toEqual([])
  return all.length
}

async function expectVat(all: Awaited<ReturnType<typeof receipts>>) {
  const months = [...new Set([NOW.from.slice(0, 7), NOW.to.slice(0, 7)])]
  const reports = await Promise.all(months.map(async (month) => (await ask(`vat/?month=${month}`)).body))
  const taxes = all.flatMap((receipt) => receipt.taxes)
  for (const rate of new Set(taxes.map((tax) => tax.rate))) {
    const own = taxes.filter((tax) => tax.rate === rate)
    const found = reports.flatMap(({ rates }) => rates.filter((each: { rate: number }) => each.rate === rate))
    const total = (rows: Record<string, unknown>[], name: string) => rows.reduce((of, row) => of + paisa(row[name]), 0)
    expect([rate, total(found, 'taxable'), total(found, 'vat'), total(found, 'sales')]).toEqual([
      rate,
      total(own, 'price_excl_tax'),
      total(own, 'tax'),
      total(own, 'price_incl_tax'),
    ])
  }
  for (const { rates, total } of reports)
    for (const name of Object.keys(total))
      expect(rates.reduce((of: number, row: Record<string, string>) => of + paisa(row[name]), 0)).toBe(
        paisa(total[name]),
      )
}

/** A discounted order that is refunded in parts and whole, cash that is collected and refunded, and cash that is never paid. */
const EXAMPLES: [Bought[]][] = [
  [
    [
      {
        ...{ book: 2, pass: 1, ticket: 1, isVoucher: true, isCash: false },
        ending: [
          { kind: 'goodwill', amount: 77 },
          { kind: 'copy', amount: 1 },
          { kind: 'cancel', amount: 1 },
        ],
      },
      {
        ...{ book: 1, pass: 0, ticket: 0, isVoucher: true, isCash: true },
        ending: [
          { kind: 'collect', amount: 1 },
          { kind: 'copy', amount: 0 },
        ],
      },
      { book: 0, pass: 0, ticket: 0, isVoucher: false, isCash: true, ending: [{ kind: 'cancel', amount: 1 }] },
    ],
  ],
]

test('any orders: the figures equal the sum of the receipts, and every kind of parts adds up to the total', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(BOUGHT, { minLength: 1, maxLength: 3 }), async (orders) => {
      for (const order of orders) await place(order)
      await api.rows('delete from rate_limit')
      expect(await expectFigures()).toBeGreaterThanOrEqual(0)
    }),
    { ...propertyRuns(10), numRuns: 8, examples: EXAMPLES },
  )
  const [seen] = await api.rows(`
    select count(*) filter (where payment_status = 'cancelled')::integer as unpaid,
      count(*) filter (where refunded between 1 and total - 1)::integer as in_part,
      count(*) filter (where refunded = total and total > 0)::integer as whole
    from "order" where settled_at is not null`)
  expect(Object.values(seen).every((count) => Number(count) > 0)).toBe(true)
}, 120_000)

test('an order counts on its day in Nepal in its group, and its refund on its own day', async () => {
  await place({
    book: 1,
    pass: 1,
    ticket: 2,
    isVoucher: false,
    isCash: false,
    ending: [{ kind: 'goodwill', amount: 50 }],
  })
  const [{ id, shipping_incl_tax: delivery }] = await api.rows('select * from "order" order by placed_at desc limit 1')
  await api.rows(
    `update "order" set settled_at = '2025-03-04T18:14:59Z', site = 'http://localhost:3001' where id = $1`,
    [id],
  )
  await api.rows(`update order_refund set at = '2025-03-04T18:15:00Z' where order_id = $1`, [id])
  const march = { from: '2025-03-01', to: '2025-03-31' }
  const days = (await sales('day', march)).rows
  // Rs 399.99 less 11 %, Rs 315.50 and two of Rs 1,200.50, of which all but the book have 13 % in them.
  const goods = 39_999 + 31_550 + 240_100
  expect(days.map(({ key, goods: sold, refunds }: never) => [key, sold, refunds])).toEqual([
    ['2025-03-04', (goods / 100).toFixed(2), '0.00'],
    ['2025-03-05', '0.00', '50.00'],
  ])
  expect(days[0]).toMatchObject({ orders: 1, copies: 4, discounts: '44.00', delivery: (delivery / 100).toFixed(2) })
  expect(days[1]).toMatchObject({ orders: 0, net: '-50.00' })
  const keys = async (by: string) => (await sales(by, march)).rows.map(({ key }: { key: string }) => key).toSorted()
  expect(await keys('product_class')).toEqual(['Book', 'Subscription', 'Ticket', 'delivery'])
  const items = [
    [products.book, 'Book'],
    [products.pass, 'Subscription'],
    [products.ticket, 'Ticket'],
    ['delivery', null],
  ]
  const classes = (await sales('item', march)).rows.map((row: SoldRow) => [row.key, row.product_class])
  expect(Object.fromEntries(classes)).toEqual(Object.fromEntries(items))
  expect(await keys('channel')).toEqual(['culture'])
  const [event] = (await sales('event', march)).rows
  expect(event).toMatchObject({ key: String(products.date), title: { en: 'Low Cloud' }, starts_at: expect.any(String) })
  expect((await sales('day', { from: '2025-03-06', to: '2025-03-31' })).rows).toEqual([])
  const { rates, orders } = (await ask('vat/?month=2025-03')).body
  expect([orders, rates.map(({ rate }: { rate: number }) => rate)]).toEqual([1, [0, 13]])

  const { text, name } = await file('sales.csv?from=2025-03-01&to=2025-03-31&by=item')
  expect(name).toBe('attachment; filename="sales-by-item-2025-03-01-2025-03-31.csv"')
  expect(text.startsWith('\u{FEFF}key,title_en,title_ne,product_class,starts_at,orders,')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""x"")",,Subscription,`)
  const byDay = (await file('sales.csv?from=2025-03-05&to=2025-03-05&by=day')).text
  expect(byDay.split('\r\n')[1]).toMatch(/^2025-03-05,,,,,0,0,0\.00,0\.00,0\.00,0\.00,0,50\.00,\d+\.\d\d,-50\.00$/)
  expect((await file('vat.csv?month=2025-03')).text.split('\r\n')).toHaveLength(4)
})

test('the tax of a month of the Nepali calendar is that of its days', async () => {
  // Falgun 2081 is from 13 February to 13 March 2025.
  const { body } = await ask('vat/?month=2081-11&calendar=nepali')
  expect(body).toMatchObject({ month: '2081-11', from: '2025-02-13', to: '2025-03-13', orders: 1 })
  const march = (await ask('vat/?month=2025-03')).body
  expect(march).toMatchObject({ from: '2025-03-01', to: '2025-03-31' })
  expect([body.rates, body.total]).toEqual([march.rates, march.total])
  expect((await ask('vat/?month=2081-12&calendar=nepali')).body).toMatchObject({ orders: 0, rates: [] })
  const { name } = await file('vat.csv?month=2081-11&calendar=nepali')
  expect(name).toBe('attachment; filename="vat-nepali-2081-11.csv"')
})

test('tickets of the event dates of some days, and the stock', async () => {
  const [{ starts_at: starts }] = await api.rows('select starts_at from event_date where id = $1', [products.date])
  const day = dayAt(new Date(starts).getTime())
  const [type] = await api.rows('select capacity, sold, held from ticket_type where product_id = $1', [products.ticket])
  const [ticket] = await api.rows('select id, ticket_type_id from ticket limit 1')
  await api.rows(
    `insert into check_in (scan_id, asked, event_date_id, ticket_id, result, checked_in_at, scanned_at)
     values (gen_random_uuid(), sha256('x'), $1, $2, 'ok', now(), now())`,
    [products.date, ticket.id],
  )
  const { body } = await ask(`tickets/?from=${day}&to=${day}`)
  const row = body.rows.find(({ event_date }: { event_date: number }) => event_date === products.date)
  expect(row).toMatchObject({
    ...type,
    left: type.capacity - type.sold - type.held,
    checked_in: 1,
    title: { en: 'Low Cloud' },
  })
  for (const name of ['capacity', 'sold', 'held', 'left', 'checked_in'])
    expect(body.rows.reduce((sum: number, each: never) => sum + each[name], 0)).toBe(body.total[name])
  expect((await ask('tickets/?from=2001-01-01&to=2001-01-02')).body.rows).toEqual([])
  expect((await file(`tickets.csv?from=${day}&to=${day}`)).text).toContain('Low Cloud')
  const [{ copies }] = await api.rows('select num_available as copies from product where id = $1', [products.book])
  const value = ((copies * 39_999) / 100).toFixed(2)
  expect((await file('stock.csv')).text).toContain(`,Book,${copies},399.99,${value},450.00`)
})

test('the sums find their rows by the indexes of time', async () => {
  const statements = await api.statementsOf(() => sales('item'))
  const sums = statements.filter((text) => text.includes('order_refund'))
  expect(sums).toHaveLength(2)
  const client = await api.pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    for (const text of sums) {
      const { rows } = await client.query(`explain (generic_plan) ${text}`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      for (const index of ['order_settled', 'order_refund_at']) expect(plan).toContain(index)
    }
  } finally {
    client.release(true)
  }
})
