import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { expireOrders } from '../src/orders/cancel-order.ts'
import { cancelPayments } from '../src/payments/queries.ts'
import { refundOrder } from '../src/payments/refunds/refund.ts'
import { settlePayment } from '../src/payments/status-sync/sync-payment.ts'
import { makeProduct } from './make-product.ts'
import { type AppSettings, type RunningApp, startApp } from './start-app.ts'
import { call, logIn, newMember } from './visitors.ts'

/** A shipping address inside the valley. */
export const HOME = {
  first_name: 'Maya',
  last_name: 'Gurung',
  line1: 'Mangal Bazaar 7',
  line: 'Lalitpur',
  country: 'NP',
  phone_number: '9841234567',
}

/** The input of a guest who buys a book. */
export const GUEST = { guest_email: 'maya@example.com', shipping_address: HOME, payment_method: 'esewa' }

type Goods = { [productId: number]: number }

/** A visitor with these quantities in the basket. */
export async function shopperWith(api: RunningApp, goods: Goods, { cookie = '', mode = 'cart' } = {}) {
  let known = cookie
  let basket: { id: string; url: string } = { id: '', url: '' }
  for (const [product, quantity] of Object.entries(goods)) {
    const headers: Record<string, string> = known === '' ? {} : { cookie: known }
    const answer = await api.add({ url: `/v1/api/products/${product}/`, quantity }, headers, mode)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const [made] = answer.cookies
    if (made !== undefined) known = `${made.name}=${made.value}`
    basket = answer.json()
  }
  return { cookie: known, basket }
}

export const checkOut = (api: RunningApp, cookie: string, body: object = GUEST, headers: Record<string, string> = {}) =>
  call(api, 'POST', 'checkout/', body, { cookie, ...headers })

const MOST_TRIES = 20

/** As clients do: a request that a busy machine answers with 503 is sent again with the same key. */
export async function checkOutWithRetries(api: RunningApp, cookie: string, body: object = GUEST) {
  const headers = { 'idempotency-key': randomUUID() }
  for (let tries = 1; ; tries += 1) {
    const answer = await checkOut(api, cookie, body, headers)
    const isBusy = answer.status === 503 || answer.body.code === 'idempotency_in_flight'
    if (!isBusy || tries === MOST_TRIES) return answer
    await pause(500)
  }
}

export const NEPALI = { 'accept-language': 'ne' }

/** Expects a refusal without side effects: no order, and the basket is open and unchanged. */
export async function refusedCheckOut(
  api: RunningApp,
  cookie: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const before = await stateOf(api, cookie)
  const answer = await checkOut(api, cookie, body, headers)
  expect(Object.keys(answer.body)[0]).not.toBe('code')
  expect(await stateOf(api, cookie)).toEqual(before)
  return answer
}

async function stateOf(api: RunningApp, cookie: string) {
  const { rows } = await api.pool.query(`
    select (select count(*) from "order") as orders, (select count(*) from hold) as holds,
      (select sum(num_available) from product) as stock, (select sum(uses) from voucher) as uses`)
  return [rows, (await call(api, 'GET', 'basket/', undefined, { cookie })).text]
}

/** Marks the newest payment of an order as paid, as a status sync does, and settles the order. */
export async function payOrder(api: RunningApp, orderId: string): Promise<string> {
  const payment = await api.database
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await markPaid(api, payment.id)
  return payment.id
}

export async function markPaid(api: RunningApp, paymentId: string) {
  await api.pool.query(`update payment set status = 'paid', paid_at = now() where id = $1 and paid_at is null`, [
    paymentId,
  ])
  await settlePayment(api.database, paymentId)
}

type Order = { id: string }
type Headers = Record<string, string>

export const COD = { ...GUEST, payment_method: 'cod' }

/** An API for placing and fulfilling orders. */
export async function startOrderApp(settings: AppSettings = {}) {
  const api = await startApp({ staffMails: ['staff@example.com'], ...settings })
  const staff = await logIn(api, 'staff@example.com')
  const rows = async (text: string, values: unknown[] = []) => (await api.pool.query(text, values)).rows
  /** The job that expires unpaid orders. */
  const sweep = () => expireOrders(api.database, { refundOrder, cancelPayments })
  return {
    ...api,
    staff,
    rows,
    sweep,

    /** An account that has bought something. */
    async buy(goods: Record<number, number>, body: object = GUEST) {
      const { accountId, cookie } = await newMember(api)
      const { basket } = await shopperWith(api, goods, { cookie })
      const placed = await checkOut(api, cookie, body)
      if (placed.status !== 200) throw new Error(placed.text)
      return { accountId, cookie, basket, order: placed.body }
    },

    makeBook: (copies = 10) => makeProduct(api.database, { num_available: copies, selling_price: 40_000 }),
    makeEbook: () => makeProduct(api.database, { product_class: 'E-book', num_available: null }),
    leftOf: async (id: number) => (await rows('select num_available as n from product where id = $1', [id]))[0].n,
    basketState: async (id: string) => (await rows('select status from basket where id = $1', [id]))[0].status,
    seen: async ({ id }: Order) => (await call(api, 'GET', `staff/orders/${id}/`, undefined, { cookie: staff })).body,
    asStaff: ({ id }: Order, what: string, body: object = {}, headers: Headers = {}) =>
      call(api, 'POST', `staff/orders/${id}/${what}/`, body, { cookie: staff, ...headers }),

    /** Makes the order overdue. */
    async expire({ id }: Order) {
      await rows(`update "order" set expires_at = now() - interval '1 second' where id = $1`, [id])
      await sweep()
    },
  }
}

export const codesOf = (order: { events: { code: string }[] }) => order.events.map(({ code }) => code)
