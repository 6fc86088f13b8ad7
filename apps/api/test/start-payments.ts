import { freePort } from '@dabali/tooling/ports'
import type { Gateway } from '../src/basket/payment-methods.ts'
import { addJob } from '../src/jobs/queries.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { checkOut, GUEST, shopperWith } from './order-actions.ts'
import { startApp } from './start-app.ts'
import { runSandbox } from './start-processes.ts'
import { call, logIn } from './visitors.ts'

/** Keys of the sandbox's gateways. */
export const KEYS = {
  esewa: { productCode: 'EPAYTEST', secretKey: '8gBm/:&EnhH.1/q' },
  khalti: { secretKey: 'sandbox-khalti-secret-key' },
  card: { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' },
}

const WEBHOOK = '/v1/api/payments/webhooks/card/'

/** A paid order of one ticket, and an order that waits for its payment. */
export const PAID = { status: 'Complete', money: 'paid', tickets: 1, payments: ['paid'], sold: 1, refunds: [] }
export const OPEN = { status: 'Pending', money: 'pending', tickets: 0, payments: ['started'], sold: 0, refunds: [] }

type Headers = Record<string, string>
type Wanted = { places?: number; language?: 'en' | 'ne' }
type Done = { url: string | null; sent: { status: number | null }[]; payment: { state: string } }

/** The API on a port, with a sandbox that sends it webhooks. */
export async function startPaymentApp({ withoutOrderMails = true } = {}) {
  const port = Number(await freePort())
  const sandbox = await runSandbox()
  const site = `http://127.0.0.1:${port}`
  const api = await startApp({
    visitors: { siteOrigins: [site] },
    staffMails: ['staff@example.com'],
    withoutOrderMails,
    shop: {
      payments: {
        esewa: {
          url: `${sandbox.url}/esewa/api/epay/main/v2/form`,
          statusUrl: `${sandbox.url}/esewa/api/epay/transaction/status/`,
          ...KEYS.esewa,
        },
        khalti: { url: `${sandbox.url}/khalti/api/v2/`, ...KEYS.khalti },
        card: { url: `${sandbox.url}/`, ...KEYS.card },
      },
    },
  })
  try {
    await api.app.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    // A sandbox that is left running would keep the test run from ending.
    await sandbox.stop()
    throw error
  }
  const event = await makeContent(api.database, 'event')
  const date = await makeEventDate(api.database, event, { starts_at: hoursFrom(new Date(), 30) })

  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} ${answer.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  /** Sets the behaviour of a gateway. */
  const control = (gateway: Gateway, settings: object) => ask('POST', `/${gateway}/control/`, settings)
  const hear = {
    url: `${site}${WEBHOOK}`,
    copies: 1,
    delay_ms: 0,
    order: 'sent',
    hold: false,
    attempts: 6,
    retry_ms: 50,
  }

  const read = async (hash: string) => {
    const { rows } = await api.pool.query('select * from payment where hash = $1', [hash])
    return rows[0]
  }

  const env = {
    ...api,
    site,
    sandbox,
    control,
    ask,
    read,

    /** Resets all gateways, rate limits and the event date. */
    async calm() {
      for (const gateway of ['esewa', 'khalti', 'card'] as const) await control(gateway, { mode: 'up' })
      await control('khalti', { life_ms: 3_600_000 })
      await control('card', { webhooks: hear, refunds: 'succeeded' })
      await api.pool.query('delete from rate_limit')
      await api.pool.query(`update event_date set status = 'scheduled'`)
      // Webhooks of the previous test may arrive late.
      await api.drainJobs()
    },

    /** An unpaid order of tickets. */
    async place(method: Gateway | 'cod', { places = 1, language = 'en' }: Wanted = {}) {
      const { id: typeId, product_id } = await makeTicketType(api.database, date, { capacity: places })
      const { cookie } = await shopperWith(api, { [product_id]: 1 })
      const { guest_email } = GUEST
      const body = { guest_email, payment_method: method }
      const answer = await checkOut(api, cookie, body, { host: new URL(site).host, 'accept-language': language })
      if (answer.status !== 200) throw new Error(answer.text)
      const { id, hash, number } = answer.body
      return {
        orderId: String(id),
        hash: String(hash),
        number: String(number),
        payment: String(answer.body.payment.hash),
        typeId,
        productId: product_id,
        cookie,
      }
    },

    initiate: (hash: string, body: object = {}, headers: Headers = {}) =>
      call(api, 'POST', `payments/${hash}/initiate/`, body, headers),

    show: async (hash: string) => (await call(api, 'GET', `payments/${hash}/`)).body,
    refresh: async (hash: string) => (await call(api, 'POST', `payments/${hash}/refresh/`, {})).body,

    /** Holds webhooks of cards back. */
    unheard: () => control('card', { webhooks: { hold: true } }),

    /** An order whose payment was started. */
    async begun(method: Gateway) {
      const order = await env.place(method)
      return { ...order, method, hash: await env.begin(order.payment) }
    },

    /** Follows the payment to the gateway as a browser does. */
    async begin(hash: string, method?: Gateway) {
      const { status, body, text } = await env.initiate(hash, method === undefined ? {} : { payment_method: method })
      if (status !== 200) throw new Error(text)
      await env.follow(body.next_action)
      return String(body.hash)
    },

    async follow({ type, url, fields }: { type: string; url: string; fields: Headers }) {
      if (type !== 'form_post') return
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 303) throw new Error(`The form was answered with ${answer.status}.`)
    },

    /** A visitor's action at the gateway, and the return URL. */
    async act(hash: string, act: string, more: object = {}): Promise<Done> {
      const { method, reference } = await read(hash)
      return ask('POST', `/${method}/payments/${reference}/act/`, { act, ...more })
    },

    /** The page of the site that a return leads to. */
    async comeBack(url: string | null, method: 'GET' | 'HEAD' = 'GET', headers: Headers = {}) {
      const { pathname, search } = new URL(url ?? '')
      const answer = await api.app.inject({ method, url: `${pathname}${search}`, headers })
      if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`)
      const location = String(answer.headers['location'])
      if (!location.startsWith(site)) throw new Error(`It leads to ${location}.`)
      return location.slice(site.length)
    },

    /** The states of an order with payments and tickets. */
    async standing(orderId: string) {
      const { rows } = await api.pool.query(
        `select status, payment_status as money,
          (select count(*)::integer from ticket join order_line on order_line.id = ticket.order_line_id where order_line.order_id = "order".id) as tickets,
          (select array_agg(status order by created_at, id) from payment where order_id = "order".id) as payments,
          (select coalesce(sum(sold), 0)::integer from ticket_type where id in (
            select ticket_type_id from hold where order_id = "order".id
          )) as sold,
          (select coalesce(array_agg(refund.status order by refund.created_at), '{}') from refund
            join payment on payment.id = payment_id where order_id = "order".id) as refunds
        from "order" where id = $1`,
        [orderId],
      )
      return rows[0]
    },

    eventsOf: async (hash: string) => {
      const { rows } = await api.pool.query(
        'select code from payment_event join payment on payment.id = payment_id where hash = $1 order by payment_event.id',
        [hash],
      )
      return rows.map(({ code }) => code)
    },

    /** Runs the reconciliation with these payments due. */
    async reconcile(...hashes: string[]) {
      await api.pool.query("update payment set look_at = now() - interval '1 second' where hash = any ($1)", [hashes])
      await addJob(api.database, { topic: 'payments.reconcile', payload: {}, key: 'payments.reconcile' })
      await api.drainJobs()
    },

    setDateStatus: (status: 'postponed' | 'cancelled') => api.pool.query('update event_date set status = $1', [status]),

    /** Lets the order expire. */
    async runOut(orderId: string) {
      await api.pool.query(`update "order" set expires_at = now() - interval '1 second' where id = $1`, [orderId])
      await api.pool.query(`update hold set expires_at = now() - interval '1 second' where order_id = $1`, [orderId])
      await addJob(api.database, { topic: 'orders.expire', payload: {}, key: 'orders.expire' })
      await api.drainJobs()
    },

    staff: () => logIn(api, 'staff@example.com'),

    async stop() {
      await api.stop()
      await sandbox.stop()
    },
  }
  await env.calm()
  return env
}

export type PaymentApp = Awaited<ReturnType<typeof startPaymentApp>>
