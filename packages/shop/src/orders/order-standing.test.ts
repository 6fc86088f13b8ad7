import type { Order } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { hasReceipt, hasTickets, isOver, openPayment } from './order-standing.ts'

const payment = { hash: 'secret' }
const order = (parts: object) =>
  ({
    status: 'Pending',
    payment_status: 'unpaid',
    payment,
    events: [],
    tickets_url: null,
    ...parts,
  }) as unknown as Order

describe('openPayment', () => {
  it.each(['unpaid', 'pending', 'failed', 'cancelled', 'expired'])(
    'leads to a payment that is %s',
    (payment_status) => {
      expect(openPayment(order({ payment_status }))).toBe(payment)
    },
  )

  it.each([
    { status: 'Pending', payment_status: 'review' },
    { status: 'Pending', payment_status: 'refund_due' },
    { status: 'Expired', payment_status: 'expired' },
    { status: 'Cancelled', payment_status: 'unpaid' },
    { status: 'Complete', payment_status: 'paid' },
    { status: 'Being processed', payment_status: 'cod_pending' },
    { payment: null },
  ])('leads nowhere from $status, $payment_status', (parts) => {
    expect(openPayment(order(parts))).toBeNull()
  })
})

describe('hasReceipt', () => {
  it.each([
    { events: ['placed', 'paid', 'granted'], has: true },
    { events: ['placed', 'confirmed'], has: true },
    { events: ['placed', 'paid', 'cancelled'], has: true },
    { events: ['placed', 'payment_pending'], has: false },
  ])('after $events: $has', ({ events, has }) => {
    expect(hasReceipt(order({ events: events.map((code) => ({ code })) }))).toBe(has)
  })
})

describe('hasTickets', () => {
  const events = [{ code: 'paid' }]
  it.each([
    { parts: { tickets_url: '/v1/tickets/', events }, has: true },
    { parts: { tickets_url: '/v1/tickets/' }, has: false },
    { parts: { events }, has: false },
  ])('$has', ({ parts, has }) => {
    expect(hasTickets(order(parts))).toBe(has)
  })
})

describe('isOver', () => {
  it.each([
    ['Cancelled', true],
    ['Expired', true],
    ['Pending', false],
    ['Complete', false],
  ])('of an order that is %s is %s', (status, over) => {
    expect(isOver(order({ status }))).toBe(over)
  })
})
