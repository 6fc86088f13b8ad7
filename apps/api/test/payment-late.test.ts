import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPEN, PAID, startPaymentApp, type Tills } from './start-payments.ts'
import { call } from './visitors.ts'

let tills: Tills
beforeAll(async () => {
  tills = await startPaymentApp()
})
afterAll(() => tills?.stop())
beforeEach(() => tills.calm())

const GATEWAYS = ['esewa', 'khalti', 'card'] as const

describe.each(GATEWAYS)('%s', (method) => {
  const isByHand = method === 'esewa'
  const back = isByHand ? { payment: 'refund_due', refund: 'manual' } : { payment: 'refunded', refund: 'done' }

  test('who pays in two tabs gets the second payment back', async () => {
    const { hash, orderId } = await tills.begun(method)
    const first = await tills.begin(hash, isByHand ? 'khalti' : 'esewa')
    const paid = await tills.act(first, 'approve')
    const again = await tills.act(hash, 'approve')
    expect(await tills.comeBack(paid.url)).toBe(`/payment/success/?payment=${first}`)
    expect(await tills.comeBack(again.url)).toBe(`/payment/${hash}/`)
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toEqual({ ...PAID, payments: [back.payment, 'paid'], refunds: [back.refund] })
    expect(await tills.eventsOf(hash)).toEqual(
      isByHand ? ['paid', 'refund_due', 'refund_asked'] : ['paid', 'refund_due', 'refund_asked', 'refund_done'],
    )
  })

  test('who pays late gets what is still there', async () => {
    const { hash, orderId } = await tills.begun(method)
    await tills.runOut(orderId)
    expect(await tills.standing(orderId)).toMatchObject({ status: 'Expired', tickets: 0 })
    await tills.comeBack((await tills.act(hash, 'approve')).url)
    expect(await tills.standing(orderId)).toEqual(PAID)
  })

  test('who pays late for what is gone gets the money back, and is told', async () => {
    const { hash, orderId, typeId } = await tills.begun(method)
    await tills.runOut(orderId)
    await tills.pool.query('update ticket_type set sold = capacity where id = $1', [typeId])
    tills.mails.splice(0)
    const { url } = await tills.act(hash, 'approve')
    const pages = await Promise.all(Array.from({ length: 5 }, () => tills.comeBack(url)))
    expect(new Set(pages)).toEqual(new Set([`/payment/${hash}/`]))
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toMatchObject({
      status: 'Expired',
      money: back.payment,
      tickets: 0,
      payments: [back.payment],
      refunds: [back.refund],
    })
    expect(tills.mails).toHaveLength(1)
    expect(tills.mails[0]?.text).toContain('800')
  })

  test('who pays what was cancelled meanwhile gets the money back', async () => {
    const { hash, orderId, cookie, hash: payment } = await tills.begun(method)
    const { rows } = await tills.pool.query('select hash from "order" where id = $1', [orderId])
    const cancelled = await call(tills, 'POST', `orders/by-hash/${rows[0].hash}/cancel/`, {}, { cookie })
    expect(cancelled.status, cancelled.text).toBe(200)
    await tills.comeBack((await tills.act(hash, 'approve')).url)
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toMatchObject({
      status: 'Cancelled',
      tickets: 0,
      payments: [back.payment],
      refunds: [back.refund],
    })
    expect(payment).toBe(hash)
  })

  test('who comes back as one who gave up after paying has paid', async () => {
    const { hash, orderId } = await tills.begun(method)
    await tills.comeBack((await tills.act(hash, 'approve')).url)
    const { url } = await tills.act(hash, 'cancel')
    expect(await tills.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    for (const outcome of ['failure', 'cancelled'])
      expect(await tills.comeBack(`${tills.site}/v1/api/payments/${hash}/return/${method}/${outcome}/`)).toBe(
        `/payment/success/?payment=${hash}`,
      )
    expect(await tills.standing(orderId)).toEqual(PAID)
  })

  test('who closes the tab has paid all the same', async () => {
    const { hash, orderId } = await tills.begun(method)
    await tills.unheard()
    expect((await tills.act(hash, 'approve-silently')).url).toBeNull()
    await tills.reconcile()
    expect(await tills.standing(orderId)).toEqual(OPEN)
    await tills.reconcile(hash)
    expect(await tills.standing(orderId)).toEqual(PAID)
  })

  test('what is paid stays paid when the tickets cannot be written, and they are written later', async () => {
    const { hash, orderId } = await tills.begun(method)
    await tills.pool.query(`
      create function break_tickets() returns trigger language plpgsql as $$ begin raise 'out of paper'; end $$;
      create trigger broken before insert on ticket for each row execute function break_tickets()`)
    const { url } = await tills.act(hash, 'approve')
    expect(await tills.comeBack(url)).toBe(`/payment/success/?payment=${hash}`)
    await expect(tills.drainJobs()).rejects.toThrow('payments.settle')
    expect(await tills.standing(orderId)).toEqual({ ...OPEN, payments: ['paid'] })
    await tills.pool.query('drop function break_tickets cascade')
    await tills.pool.query("update outbox set run_at = now() where topic = 'payments.settle'")
    await tills.drainJobs()
    expect(await tills.standing(orderId)).toEqual(PAID)
  })

  test('what costs more by now, or is no longer in the basket, costs what it cost', async () => {
    const { hash, orderId, productId } = await tills.begun(method)
    await tills.pool.query('update product set selling_price = 99900, mrp = 99900 where id = $1', [productId])
    await tills.pool.query('delete from basket_line where product_id = $1', [productId])
    await tills.comeBack((await tills.act(hash, 'approve')).url)
    expect(await tills.standing(orderId)).toEqual(PAID)
    expect(await tills.show(hash)).toMatchObject({ amount: '800.00' })
  })

  test('money that is on its way is waited for', async () => {
    const { hash, orderId } = await tills.begun(method)
    await tills.unheard()
    const { url } = await tills.act(hash, 'delay', { ms: 600 })
    expect(await tills.comeBack(url)).toBe(`/payment/${hash}/`)
    expect(await tills.standing(orderId)).toEqual(OPEN)
    await expect.poll(() => tills.refresh(hash), { timeout: 10_000 }).toMatchObject({ status: 'paid' })
    expect(await tills.standing(orderId)).toEqual(PAID)
  })
})
