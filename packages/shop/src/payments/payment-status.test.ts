import { describe, expect, it } from 'vitest'
import { makePayment } from './make-payment.ts'
import { type PaymentHint, paymentStatus } from './payment-status.ts'

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
