import { expireOrders } from '../src/orders/expire-orders.ts'
import { cancelPayments } from '../src/payments/queries.ts'
import { refundOrder } from '../src/payments/refunds/refund.ts'
import { checkOut, GUEST, shopperWith } from './check-out.ts'
import { logIn } from './log-in.ts'
import { makeProduct } from './make-product.ts'
import { type AppSettings, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

type Order = { id: string }
type Headers = Record<string, string>

export const COD = { ...GUEST, payment_method: 'cod' }

/** A shop where orders are placed, and where somebody handles them. */
export async function startOrderApp(settings: AppSettings = {}) {
  const api = await startApp({ staffMails: ['staff@example.com'], ...settings })
  const staff = await logIn(api, 'staff@example.com')
  const rows = async (text: string, values: unknown[] = []) => (await api.pool.query(text, values)).rows
  /** What the job does that closes what was not paid in time. */
  const sweep = () => expireOrders(api.database, { refundOrder, cancelPayments })
  return {
    ...api,
    staff,
    rows,
    sweep,

    /** Somebody who is logged in and has bought something. */
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

    /** Its time to be paid is over. */
    async expire({ id }: Order) {
      await rows(`update "order" set expires_at = now() - interval '1 second' where id = $1`, [id])
      await sweep()
    },
  }
}

export const codesOf = (order: { events: { code: string }[] }) => order.events.map(({ code }) => code)
