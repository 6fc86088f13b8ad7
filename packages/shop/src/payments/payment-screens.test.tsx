import type { Payment } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeRequestContext } from '../server-request/make-request-context.tsx'
import { makePayment } from '../testing/fixtures.ts'
import { loadPayment, PaymentOutcomeScreen, PaymentScreen } from './payment-screens.tsx'

const summary = () => null

/** The page after a gateway said that nothing was paid; its status is asked for again. */
async function outcomePage(payment: Payment, refreshed = payment) {
  const { context } = makeRequestContext(200, (path) => (path.endsWith('/refresh/') ? refreshed : payment))
  const query = { payment: payment.hash }
  const { props } = await PaymentOutcomeScreen({ context, outcome: 'cancelled', query, summary })
  return props
}

const leadsTo = (path: string) => ({ digest: expect.stringContaining(`;${path};`) })

it('asks the gateway before it says that nothing was charged', async () => {
  const started = makePayment({ status: 'started' })
  const shown = await outcomePage(started, { ...started, is_unpaid: true })
  expect(shown).toMatchObject({ hint: 'cancelled', loaded: { payment: { is_unpaid: true } } })
})

it('leads to the thanks page where the payment was made by now', async () => {
  const started = makePayment({ status: 'started' })
  await expect(outcomePage(started, { ...started, status: 'paid' })).rejects.toMatchObject(
    leadsTo('/order/thanks/order'),
  )
})

it('leads to a newer payment of the order, which may be paid', async () => {
  const failed = makePayment({ status: 'failed', newer: 'newer-payment' })
  await expect(outcomePage(failed)).rejects.toMatchObject(leadsTo('/payment/newer-payment'))
  const loaded = { payment: failed, order: undefined, isOrderSettled: false }
  const { context } = makeRequestContext(200)
  const open = async () => PaymentScreen({ loaded, context, query: { refused: 'payment_unknown' }, summary })
  await expect(open()).rejects.toMatchObject(leadsTo('/payment/newer-payment?refused=payment_unknown'))
})

it.each([
  { order: { payment_status: 'cod_pending', payment_method: 'cod' }, settledBy: 'cod' },
  { order: { payment_status: 'cod_collected', payment_method: 'cod' }, settledBy: 'cod' },
  { order: { payment_status: 'paid', payment_method: 'khalti' }, settledBy: 'other' },
  { order: { payment_status: 'refund_due', payment_method: 'card' }, settledBy: undefined },
  { order: { payment_status: 'refunded', payment_method: 'card' }, settledBy: undefined },
])('an order that is $order.payment_status was settled by $settledBy', async ({ order, settledBy }) => {
  const payment = makePayment({ status: 'refund_due', method: 'card', methods: [] })
  const { context } = makeRequestContext(200, (path) => (path.includes('/payments/') ? payment : order))
  expect((await loadPayment(context, payment.hash))?.settledBy).toBe(settledBy)
})
