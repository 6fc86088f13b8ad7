import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { checkOut, GUEST, shopperWith } from './order-actions.ts'
import { OPEN, PAID, type PaymentApp, startPaymentApp } from './start-payments.ts'
import { call } from './visitors.ts'

let env: PaymentApp
beforeAll(async () => {
  env = await startPaymentApp({ withoutOrderMails: false })
})
afterAll(() => env?.stop())
beforeEach(() => env.calm())

const GATEWAYS = ['esewa', 'khalti', 'card'] as const

describe.each(GATEWAYS)('%s', (method) => {
  const isByHand = method === 'esewa'
  const back = isByHand ? { payment: 'refund_due', refund: 'manual' } : { payment: 'refunded', refund: 'done' }

  test('paying in two tabs refunds the second payment', async () => {
    const { hash, orderId } = await env.begun(method)
    const first = await env.begin(hash, isByHand ? 'khalti' : 'esewa')
    const paid = await env.act(first, 'approve')
    const again = await env.act(hash, 'approve')
    expect(await env.comeBack(paid.url)).toBe(`/payment/success/?payment=${first}`)
    expect(await env.comeBack(again.url)).toBe(`/payment/${hash}/`)
    await env.drainJobs()
    expect(await env.standing(orderId)).toEqual({ ...PAID, payments: [back.payment, 'paid'], refunds: [back.refund] })
    expect(await env.eventsOf(hash)).toEqual(
      isByHand ? ['paid', 'refund_due', 'refund_asked'] : ['paid', 'refund_due', 'refund_asked', 'refund_done'],
    )
  })

  test('a late payment gets what is still in stock', async () => {
    const { hash, orderId } = await env.begun(method)
    await env.runOut(orderId)
    expect(await env.standing(orderId)).toMatchObject({ status: 'Expired', tickets: 0 })
    await env.comeBack((await env.act(hash, 'approve')).url)
    expect(await env.standing(orderId)).toEqual(PAID)
  })

  test('a late payment for sold-out stock is refunded, with a message', async () => {
    const { hash, orderId, typeId } = await env.begun(method)
    await env.runOut(orderId)
    await env.pool.query('update ticket_type set sold = capacity where id = $1', [typeId])
    env.mails.splice(0)
    const { url } = await env.act(hash, 'approve')
    const pages = await Promise.all(Array.from({ length: 5 }, () => env.comeBack(url)))
    expect(new Set(pages)).toEqual(new Set([`/payment/${hash}/`]))
    await env.drainJobs()
    expect(await env.standing(orderId)).toMatchObject({
      status: 'Expired',
      money: back.payment,
      tickets: 0,
      payments: [back.payment],
      refunds: [back.refund],
    })
    expect(env.mails).toHaveLength(1)
    expect(env.mails[0]?.text).toContain('800')
  })

  test('a payment for a cancelled date is refunded, with a message', async () => {
    const { hash, orderId } = await env.begun(method)
    env.mails.splice(0)
    await env.setDateStatus('cancelled')
    expect(await env.comeBack((await env.act(hash, 'approve')).url)).toBe(`/payment/${hash}/`)
    await env.drainJobs()
    const refunded = { money: back.payment, tickets: 0, sold: 0, payments: [back.payment], refunds: [back.refund] }
    expect(await env.standing(orderId)).toEqual({ status: 'Pending', ...refunded })
    expect(env.mails.map(({ text }) => text)).toEqual([expect.stringContaining('800')])
    await env.runOut(orderId)
    expect(await env.standing(orderId)).toEqual({ status: 'Expired', ...refunded })
  })

  test('a payment for a postponed date counts', async () => {
    const { hash, orderId } = await env.begun(method)
    await env.setDateStatus('postponed')
    await env.comeBack((await env.act(hash, 'approve')).url)
    expect(await env.standing(orderId)).toEqual(PAID)
  })

  test('a payment of a cancelled order is refunded', async () => {
    const { hash, orderId, cookie, hash: payment } = await env.begun(method)
    const { rows } = await env.pool.query('select hash from "order" where id = $1', [orderId])
    const cancelled = await call(env, 'POST', `orders/by-hash/${rows[0].hash}/cancel/`, {}, { cookie })
    expect(cancelled.status, cancelled.text).toBe(200)
    await env.comeBack((await env.act(hash, 'approve')).url)
    await env.drainJobs()
    expect(await env.standing(orderId)).toMatchObject({
      status: 'Cancelled',
      tickets: 0,
      payments: [back.payment],
      refunds: [back.refund],
    })
    expect(payment).toBe(hash)
  })

  test('returning through the cancel URL after paying still counts as paid', async () => {
    const { hash, orderId } = await env.begun(method)
    await env.comeBack((await env.act(hash, 'approve')).url)
    const { url } = await env.act(hash, 'cancel')
    expect(await env.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    for (const outcome of ['failure', 'cancelled'])
      expect(await env.comeBack(`${env.site}/v1/api/payments/${hash}/return/${method}/${outcome}/`)).toBe(
        `/payment/success/?payment=${hash}`,
      )
    expect(await env.standing(orderId)).toEqual(PAID)
  })

  test('closing the tab after paying still counts as paid', async () => {
    const { hash, orderId } = await env.begun(method)
    await env.unheard()
    expect((await env.act(hash, 'approve-silently')).url).toBeNull()
    await env.reconcile()
    expect(await env.standing(orderId)).toEqual(OPEN)
    await env.reconcile(hash)
    expect(await env.standing(orderId)).toEqual(PAID)
  })

  test('a paid order stays paid if tickets fail, and they are issued later', async () => {
    const { hash, orderId } = await env.begun(method)
    await env.pool.query(`
      create function break_tickets() returns trigger language plpgsql as $$ begin raise 'out of paper'; end $$;
      create trigger broken before insert on ticket for each row execute function break_tickets()`)
    const { url } = await env.act(hash, 'approve')
    expect(await env.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    await expect(env.drainJobs()).rejects.toThrow('payments.settle')
    expect(await env.standing(orderId)).toEqual({ ...OPEN, payments: ['paid'] })
    await env.pool.query('drop function break_tickets cascade')
    await env.pool.query("update outbox set run_at = now() where topic = 'payments.settle'")
    await env.drainJobs()
    expect(await env.standing(orderId)).toEqual(PAID)
  })

  test('a changed price or basket does not change the order', async () => {
    const { hash, orderId, productId } = await env.begun(method)
    await env.pool.query('update product set selling_price = 99900, mrp = 99900 where id = $1', [productId])
    await env.pool.query('delete from basket_line where product_id = $1', [productId])
    await env.comeBack((await env.act(hash, 'approve')).url)
    expect(await env.standing(orderId)).toEqual(PAID)
    expect(await env.show(hash)).toMatchObject({ amount: '800.00' })
  })

  test('a pending payment is awaited', async () => {
    const { hash, orderId } = await env.begun(method)
    await env.unheard()
    const { url } = await env.act(hash, 'delay', { ms: 600 })
    expect(await env.comeBack(url)).toBe(`/payment/${hash}/`)
    expect(await env.standing(orderId)).toEqual(OPEN)
    await expect.poll(() => env.refresh(hash), { timeout: 10_000 }).toMatchObject({ status: 'paid' })
    expect(await env.standing(orderId)).toEqual(PAID)
  })
})

describe('an order of a book that is confirmed with cash on delivery after all', () => {
  /** The subjects and texts of the mails to the buyer since the last call. */
  const mailed = async () => {
    await env.drainJobs()
    return env.mails
      .splice(0)
      .map(({ subject, text }) => ({ subject: subject.replace(/\d+/, 'N'), text: text.replaceAll('\u00a0', ' ') }))
  }

  async function switched(method: 'khalti' | 'card', before = async (_orderId: string): Promise<void> => {}) {
    env.mails.splice(0)
    const { id } = await makeProduct(env.database, { num_available: 2, selling_price: 40_000 })
    const { cookie } = await shopperWith(env, { [id]: 1 })
    const host = new URL(env.site).host
    const { body } = await checkOut(env, cookie, { ...GUEST, payment_method: method }, { host })
    const hash = await env.begin(String(body.payment.hash))
    await env.comeBack((await env.act(hash, 'cancel')).url)
    // The mail about the order waits for the payment by now.
    await env.drainJobs()
    await before(String(body.id))
    const cash = await env.initiate(hash, { payment_method: 'cod' })
    expect(cash.status, cash.text).toBe(200)
    return { hash, orderId: String(body.id), orderHash: String(body.hash) }
  }

  test.each(['khalti', 'card'] as const)(
    'a payment with %s that still arrives goes back, with a message',
    async (method) => {
      const { hash, orderHash } = await switched(method)
      await mailed()
      await env.comeBack((await env.act(hash, 'approve')).url)
      const mails = await mailed()
      expect(mails).toMatchObject([{ subject: 'Refund for order N' }])
      expect(mails[0]?.text).toContain('Your order is already confirmed with cash on delivery.')
      expect(mails[0]?.text).toContain(`We refunded Rs 500 by ${method === 'card' ? 'card' : 'Khalti'}.`)
      expect(await env.show(hash)).toMatchObject({ status: 'refunded' })
      const order = (await call(env, 'GET', `orders/by-hash/${orderHash}/`)).body
      expect(order).toMatchObject({ payment_method: 'cod', payment_status: 'cod_pending' })
    },
  )

  test('has its confirmation at once', async () => {
    await switched('khalti')
    const mails = await mailed()
    expect(mails).toMatchObject([{ subject: 'We received your order N' }])
    expect(mails[0]?.text).toContain('Pay Rs 500 in cash on delivery.')
    await env.pool.query(`update outbox set run_at = now() where topic = 'orders.mail'`)
    expect(await mailed()).toEqual([])
  })

  test('has its confirmation also after it was reminded to pay', async () => {
    await switched('khalti', async (orderId) => {
      await env.pool.query(`update "order" set placed_at = placed_at - interval '6 minutes' where id = $1`, [orderId])
      await env.pool.query(`update outbox set run_at = now() where topic = 'orders.mail'`)
      expect((await mailed())[0]?.text).toContain('Pay by')
    })
    expect((await mailed())[0]?.text).toContain('Pay Rs 500 in cash on delivery.')
  })
})

test('the mail about a second payment says that the order was paid another way', async () => {
  const { hash } = await env.begun('card')
  const first = await env.begin(hash, 'khalti')
  await env.comeBack((await env.act(first, 'approve')).url)
  await env.drainJobs()
  env.mails.splice(0)
  await env.comeBack((await env.act(hash, 'approve')).url)
  await env.drainJobs()
  expect(env.mails.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/Your order was already paid another way\.\s+We refunded Rs 800 by card\./),
  ])
})
