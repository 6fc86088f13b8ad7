import { statusColour } from '@dabali/domain'
import { describe, expect, test } from 'vitest'
import { FULFILMENT_STATUS, fulfilmentOf, ORDER_STATUS, orderStateOf, PAYMENT_STATUS, statesOf } from './states.ts'
import { eventText } from './to-order.ts'

const EVERY = statesOf(ORDER_STATUS).flatMap((status) =>
  statesOf(PAYMENT_STATUS).flatMap((payment_status) =>
    statesOf(FULFILMENT_STATUS).flatMap((fulfilment_status) =>
      [false, true].map((isPartlyShipped) => ({ status, payment_status, fulfilment_status, isPartlyShipped })),
    ),
  ),
)

describe('orderState', () => {
  test('has a text in both languages for every combination of states', () => {
    for (const states of EVERY) {
      const { code, en, ne } = orderStateOf(states)
      expect([code, en, ne]).toEqual([
        expect.stringMatching(/^[swe]$/),
        expect.stringMatching(/^[A-Z][A-Za-z .]+$/),
        expect.stringMatching(/^[\u0900-\u097F ,।.]+$/),
      ])
    }
  })

  test.each([
    ['Pending', 'unpaid', 'unfulfilled', 'yellow'],
    ['Pending', 'failed', 'unfulfilled', 'red'],
    ['Expired', 'expired', 'unfulfilled', 'red'],
    ['Expired', 'pending', 'unfulfilled', 'yellow'],
    ['Cancelled', 'refunded', 'revoked', 'red'],
    ['Being processed', 'paid', 'unfulfilled', 'green'],
    ['Being processed', 'cod_pending', 'shipped', 'yellow'],
    ['Complete', 'cod_collected', 'delivered', 'green'],
    ['Complete', 'paid', 'granted', 'green'],
    ['Complete', 'partially_refunded', 'delivered', 'green'],
  ] as const)('of %s, %s and %s is %s', (status, payment_status, fulfilment_status, colour) => {
    expect(statusColour(orderStateOf({ status, payment_status, fulfilment_status }).code)).toBe(colour)
  })
})

test('every event of an order has a text in both languages', () => {
  const steps = [...statesOf(FULFILMENT_STATUS).filter((state) => state !== 'revoked')]
  const payments = [
    'pending',
    'failed',
    'cancelled',
    'expired',
    'review',
    'refund_due',
    'refunded',
    'partially_refunded',
  ]
  const others = [
    'refund_by_hand',
    'placed',
    'confirmed',
    'paid',
    'revived',
    'paid_twice',
    'refund_due',
    'expired',
    'cancelled',
  ]
  const codes = [
    ...steps,
    ...payments.map((state) => `payment_${state}`),
    ...others,
    'cod_collected',
    'refunded',
    'complete',
  ]
  for (const code of codes) {
    const { en, ne } = eventText(code)
    expect([code, en, ne]).toEqual([code, expect.stringMatching(/^[A-Z]/), expect.stringMatching(/[\u0900-\u097F]/)])
  }
})

describe('fulfilmentOf', () => {
  const none = { packed: 0, shipped: 0, delivered: 0, returned: 0, isLeft: false }
  test.each([
    [{ isLeft: true }, 'unfulfilled'],
    [{ packed: 1, isLeft: true }, 'packed'],
    [{ packed: 2 }, 'packed'],
    [{ packed: 1, shipped: 1 }, 'shipped'],
    [{ delivered: 1, isLeft: true }, 'shipped'],
    [{ returned: 1, packed: 1 }, 'shipped'],
    [{ shipped: 1, delivered: 1 }, 'shipped'],
    [{ delivered: 2 }, 'delivered'],
    [{ delivered: 1, returned: 1 }, 'delivered'],
    [{ returned: 2 }, 'returned'],
  ])('with %j is %s', (counts, state) => {
    expect(fulfilmentOf({ ...none, ...counts })).toBe(state)
  })
})
