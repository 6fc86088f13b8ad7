import { randomUUIDv7 } from 'node:crypto'
import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GatewayStatus } from '../src/payments/adapters/adapter.ts'
import { PAYMENT_STATES, type PaymentState } from '../src/payments/payment.ts'
import { initiationStatements, paymentStatements } from '../src/payments/queries.ts'
import { completeRefund, refundOrder } from '../src/payments/refunds/refund.ts'
import { applyGatewayStatus, settlePayment } from '../src/payments/status-sync/sync-payment.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { checkOut, GUEST, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let date: Awaited<ReturnType<typeof makeEventDate>>
beforeAll(async () => {
  api = await startApp()
  const event = await makeContent(api.database, 'event')
  date = await makeEventDate(api.database, event, { starts_at: hoursFrom(new Date(), 30) })
})
afterAll(() => api.stop())

const AMOUNT = 80_000

/** Any status of a gateway, true or false. */
const found: fc.Arbitrary<Partial<GatewayStatus>> = fc.oneof(
  fc.constant({ status: 'paid' as const, amount: AMOUNT }),
  fc.constant({ status: 'paid' as const, amount: AMOUNT }),
  fc.constantFrom(
    { status: 'paid' as const, amount: 1 },
    { status: 'paid' as const, amount: Number.NaN },
    { status: 'paid' as const, amount: AMOUNT, currency: 'INR' },
    { status: 'paid' as const, amount: AMOUNT, reference: 'of-somebody-else' },
  ),
  fc
    .constantFrom('pending', 'failed', 'cancelled', 'expired', 'not_found', 'refunded', 'partially_refunded')
    .map((status) => ({ status }) as Partial<GatewayStatus>),
)

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('say' as const), says: fc.array(found, { minLength: 1, maxLength: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: AMOUNT }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'refunded' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'settle' as const }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function begin() {
  const { product_id } = await makeTicketType(api.database, date, { capacity: 1 })
  await api.pool.query('delete from rate_limit')
  const { cookie } = await shopperWith(api, { [product_id]: 1 })
  const { body } = await checkOut(api, cookie, { guest_email: GUEST.guest_email, payment_method: 'khalti' })
  const row = await paymentStatements(api.database).readPayment({ hash: body.payment.hash })
  if (row === undefined) throw new Error('There is no payment.')
  const providerReference = randomUUIDv7()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await initiationStatements(api.database).storeStart(row.id, { next: { type: 'none' }, providerReference, expiresAt })
  return { id: row.id, orderId: row.order_id, providerReference }
}

type Begun = Awaited<ReturnType<typeof begin>>

const read = async ({ id }: Begun) => {
  const row = await paymentStatements(api.database).readPayment({ id })
  if (row === undefined) throw new Error('The payment is gone.')
  return row
}

async function take(payment: Begun, taken: Step) {
  const { id, orderId, providerReference: reference } = payment
  if (taken.kind === 'settle') return settlePayment(api.database, id)
  if (taken.kind === 'refund')
    return refundOrder(api.database, { orderId, amount: taken.amount, reason: 'model' }).catch(() => undefined)
  if (taken.kind === 'refunded') {
    const { rows } = await api.pool.query('select id from refund where payment_id = $1', [id])
    for (const refund of rows) await completeRefund(api.database, { id: refund.id })
    return
  }
  const row = await read(payment)
  const statuses = taken.says.map((says): GatewayStatus => ({ status: 'paid', currency: 'NPR', reference, ...says }))
  // Like concurrent callbacks that have all read the same row.
  await Promise.all(statuses.map((each) => applyGatewayStatus(api.database, row, each)))
}

/** Whether there is a path of transitions between two states. */
function leadsTo(from: PaymentState, to: PaymentState): boolean {
  return from === to || PAYMENT_STATES[from].some((next) => leadsTo(next, to))
}

async function outcome({ id, orderId }: Begun) {
  const { rows } = await api.pool.query(
    `select
      (select count(*)::integer from ticket join order_line on order_line.id = order_line_id where order_id = $2) as tickets,
      (select count(*)::integer from payment_event where payment_id = $1 and code = 'paid') as paid,
      (select coalesce(sum(amount), 0)::integer from refund where payment_id = $1) as refunds,
      (select refunded from payment where id = $1) as refunded`,
    [id, orderId],
  )
  return rows[0]
}

test('a missing reference never matches', async () => {
  const payment = await begin()
  const row = { ...(await read(payment)), provider_reference: null }
  await applyGatewayStatus(api.database, row, { status: 'paid', currency: 'NPR', amount: 1 })
  const { rows } = await api.pool.query("select note from payment_event where payment_id = $1 and code = 'mismatch'", [
    payment.id,
  ])
  expect(rows).toEqual([{ note: { expected: AMOUNT, amount: 1, currency: 'NPR', is_reference_ours: 'false' } }])
})

test('for any statuses in any order a payment follows its transitions and settles once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const payment = await begin()
      let before: PaymentState = (await read(payment)).status
      for (const taken of steps) {
        await take(payment, taken)
        const { status } = await read(payment)
        expect(leadsTo(before, status), `${before} to ${status} by ${JSON.stringify(taken)}`).toBe(true)
        before = status
      }
      const { tickets, paid, refunds, refunded } = await outcome(payment)
      expect(paid).toBeLessThanOrEqual(1)
      expect(tickets).toBeLessThanOrEqual(paid)
      expect(refunds).toBe(refunded)
      expect(refunded).toBeLessThanOrEqual(paid * AMOUNT)
    }),
    propertyRuns(60),
  )
}, 60_000)
