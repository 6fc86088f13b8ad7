import type { Payment } from '@dabali/api-client'

/** A payment that waits, for tests. */
export function makePayment(given: Partial<Payment> = {}): Payment {
  return {
    hash: 'q83vEjRWeJCrze8SNFZ4kA',
    url: '/v1/api/payments/q83vEjRWeJCrze8SNFZ4kA/',
    method: 'esewa',
    amount: '685.00',
    currency: 'NPR',
    status: 'created',
    status_code: 'w',
    order: { number: '100001', hash: 'order' },
    next_action: { type: 'none', url: null, fields: null },
    expires_at: '2026-11-21T12:00:00.000Z',
    methods: [{ method: 'esewa', allowed: true, reason: null, message: null }],
    ...given,
  }
}
