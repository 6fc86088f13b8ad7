import { describe, expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { makePayment } from '../testing/fixtures.ts'
import {
  declineText,
  methodName,
  type PaymentHint,
  type PaymentI18n,
  type PaymentSummary,
  paymentStatus,
  paymentStatusText,
} from './payment-status.ts'
import { paymentsMessages } from './payments-messages.ts'

const loaded = (hint: PaymentHint = 'none', isOrderSettled = false) => ({ hint, isOrderSettled })

describe('paymentStatus', () => {
  it.each([
    { status: 'paid', kind: 'paid' },
    { status: 'partially_refunded', kind: 'paid' },
    { status: 'refund_due', kind: 'refund_due' },
    { status: 'refunded', kind: 'refunded' },
    { status: 'review', kind: 'review' },
  ] as const)('$status is $kind whatever the address says', ({ status, kind }) => {
    for (const hint of ['none', 'success', 'failure', 'cancelled'] as const)
      expect(paymentStatus(makePayment({ status }), loaded(hint))).toEqual({ kind })
  })

  it.each([
    { hint: 'none', status: { kind: 'checking' } },
    { hint: 'success', status: { kind: 'checking' } },
    { hint: 'failure', status: { kind: 'unpaid', reason: 'failed' } },
    { hint: 'cancelled', status: { kind: 'unpaid', reason: 'cancelled' } },
  ] as const)('begun and unpaid by the answer of its gateway, with the hint $hint', ({ hint, status }) => {
    expect(paymentStatus(makePayment({ status: 'started', is_unpaid: true }), loaded(hint))).toEqual(status)
  })

  it.each(['failure', 'cancelled'] as const)('begun, with the hint %s that nobody has checked', (hint) => {
    expect(paymentStatus(makePayment({ status: 'started' }), loaded(hint))).toEqual({ kind: 'checking' })
  })

  it('a success URL does not make it paid', () => {
    expect(paymentStatus(makePayment(), loaded('success'))).toEqual({ kind: 'open' })
    expect(paymentStatus(makePayment({ status: 'failed' }), loaded('success'))).toEqual({
      kind: 'unpaid',
      reason: 'failed',
    })
  })

  it.each(['created', 'failed', 'cancelled', 'expired'] as const)(
    '%s is over when the order waits no longer',
    (status) => {
      expect(paymentStatus(makePayment({ status, methods: [] }), loaded())).toEqual({ kind: 'over' })
    },
  )

  it('a payment may still arrive after the order has expired', () => {
    expect(paymentStatus(makePayment({ status: 'started', methods: [] }), loaded())).toEqual({ kind: 'checking' })
  })

  it('is settled elsewhere when the order was paid with another method', () => {
    expect(paymentStatus(makePayment({ status: 'cancelled', methods: [] }), loaded('none', true))).toEqual({
      kind: 'elsewhere',
    })
  })
})

describe('a payment that the order did not need', () => {
  const texts = (status: 'refund_due' | 'refunded', settledBy: 'cod' | 'other' | undefined) => {
    const payment = makePayment({ status, method: 'card', methods: [] })
    const shown = paymentStatus(payment, { hint: 'success', isOrderSettled: settledBy !== undefined, settledBy })
    return paymentStatusText(shown, { payment: paymentBy('card'), i18n, isPolling: false }).lines.join(' ')
  }

  it('is refunded while the order is confirmed with cash on delivery', () => {
    expect(texts('refund_due', 'cod')).toBe(
      "Order 100482 is already confirmed with cash on delivery. We're refunding this payment of Rs\u00a0685 to the payment method you used for it. You don't need to do anything.",
    )
    expect(texts('refunded', 'cod')).toBe(
      'Order 100482 is already confirmed with cash on delivery. We refunded this payment of Rs\u00a0685 to the payment method you used for it.',
    )
  })

  it('is refunded while the order is paid another way', () => {
    for (const status of ['refund_due', 'refunded'] as const)
      expect(texts(status, 'other')).toContain('Order 100482 was already paid another way.')
  })

  it('is refunded when the items were no longer available', () => {
    expect(texts('refund_due', undefined)).toContain('its items were no longer available')
    expect(texts('refunded', undefined)).toBe('We refunded order 100482 to the payment method you used.')
  })
})

const i18n: PaymentI18n = { t: createTranslator(paymentsMessages('en'), 'en'), language: 'en' }
const paymentBy = (method: PaymentSummary['method']): PaymentSummary => ({
  method,
  amount: '685.00',
  order: { number: '100482' },
})
const isPolling = true

it('names a wallet by its own name everywhere', () => {
  const about = { payment: paymentBy('esewa'), i18n, isPolling: false }
  expect(paymentStatusText({ kind: 'checking' }, about).heading).toBe("eSewa hasn't confirmed your payment yet")
  expect(methodName('esewa', i18n.t)).toBe('eSewa')
})

it('names the card service in complete sentences', () => {
  const about = { payment: paymentBy('card'), i18n }
  expect(methodName('card', i18n.t)).toBe('Card')
  expect(paymentStatusText({ kind: 'checking' }, { ...about, isPolling }).heading).toBe(
    'Checking with the card service',
  )
  expect(paymentStatusText({ kind: 'checking' }, { ...about, isPolling: false }).heading).toBe(
    "The card service hasn't confirmed your payment yet",
  )
  expect(paymentStatusText({ kind: 'unpaid', reason: 'failed' }, { ...about, isPolling }).lines[0]).toBe(
    "The card service declined the payment. You haven't been charged for order 100482.",
  )
  expect(declineText('gateway_unavailable', about.payment, i18n)).toMatch(/^The card service isn't responding/)
  expect(declineText('event_cancelled', about.payment, i18n)).toMatch(/^An event in this order is cancelled/)
})
