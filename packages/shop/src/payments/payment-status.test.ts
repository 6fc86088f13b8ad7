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

const seen = (hint: PaymentHint = 'none', isOrderSettled = false) => ({ hint, isOrderSettled })

describe('how a payment stands', () => {
  it.each([
    { status: 'paid', kind: 'paid' },
    { status: 'partially_refunded', kind: 'paid' },
    { status: 'refund_due', kind: 'refund_due' },
    { status: 'refunded', kind: 'refunded' },
    { status: 'review', kind: 'review' },
  ] as const)('$status is $kind whatever the address says', ({ status, kind }) => {
    for (const hint of ['none', 'success', 'failure', 'cancelled'] as const)
      expect(paymentStatus(makePayment({ status }), seen(hint))).toEqual({ kind })
  })

  it.each([
    { hint: 'none', stage: { kind: 'checking' } },
    { hint: 'success', stage: { kind: 'checking' } },
    { hint: 'failure', stage: { kind: 'unpaid', reason: 'failed' } },
    { hint: 'cancelled', stage: { kind: 'unpaid', reason: 'cancelled' } },
  ] as const)('begun, with the hint $hint', ({ hint, stage }) => {
    expect(paymentStatus(makePayment({ status: 'started' }), seen(hint))).toEqual(stage)
  })

  it('an address that says success makes nothing paid', () => {
    expect(paymentStatus(makePayment(), seen('success'))).toEqual({ kind: 'open' })
    expect(paymentStatus(makePayment({ status: 'failed' }), seen('success'))).toEqual({
      kind: 'unpaid',
      reason: 'failed',
    })
  })

  it.each(['created', 'failed', 'cancelled', 'expired'] as const)(
    '%s is over when the order waits no longer',
    (status) => {
      expect(paymentStatus(makePayment({ status, methods: [] }), seen())).toEqual({ kind: 'over' })
    },
  )

  it('money may still be on its way when the time of the order is over', () => {
    expect(paymentStatus(makePayment({ status: 'started', methods: [] }), seen())).toEqual({ kind: 'checking' })
  })

  it('is settled elsewhere when the order was paid in another way', () => {
    expect(paymentStatus(makePayment({ status: 'cancelled', methods: [] }), seen('none', true))).toEqual({
      kind: 'elsewhere',
    })
  })
})

const words: PaymentI18n = { t: createTranslator(paymentsMessages('en'), 'en'), language: 'en' }
const paymentBy = (method: PaymentSummary['method']): PaymentSummary => ({
  method,
  amount: '685.00',
  order: { number: '100482' },
})
const isAsking = true

it('names a wallet by its own name wherever it stands', () => {
  const about = { payment: paymentBy('esewa'), words, isAsking: false }
  expect(paymentStatusText({ kind: 'checking' }, about).heading).toBe(
    'eSewa has not answered yet. You will not pay twice.',
  )
  expect(methodName('esewa', words.t)).toBe('eSewa')
})

it('speaks of the service that takes the card, in sentences that are whole', () => {
  const about = { payment: paymentBy('card'), words }
  expect(methodName('card', words.t)).toBe('Card')
  expect(paymentStatusText({ kind: 'checking' }, { ...about, isAsking }).heading).toBe('We are asking the card service')
  expect(paymentStatusText({ kind: 'checking' }, { ...about, isAsking: false }).heading).toBe(
    'The card service has not answered yet. You will not pay twice.',
  )
  expect(paymentStatusText({ kind: 'unpaid', reason: 'failed' }, { ...about, isAsking }).lines[0]).toBe(
    'The card service did not take the payment. No money has moved for order 100482.',
  )
  expect(declineText('gateway_unavailable', about.payment, words)).toMatch(/^The card service does not answer/)
})
