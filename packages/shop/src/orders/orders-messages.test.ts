import type { Order } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeOrder, makeOrderEvents } from '../testing/make-order.ts'
import { cancelConsequence, hasReceipt, hasTickets, isOver, openPayment, ordersTranslator } from './orders-messages.ts'

it('counts the other lines in the digits of the language', () => {
  expect(ordersTranslator('en')('andMore', { count: 12 })).toBe('and 12 more')
  expect(ordersTranslator('ne')('andMore', { count: 12 })).toBe('र अरू १२')
})

it('writes a rate and a payment method without a space before the suffix', () => {
  expect(ordersTranslator('en')('taxRate', { rate: '13' })).toBe('13%')
  expect(ordersTranslator('ne')('taxRate', { rate: '१३' })).toBe('१३%')
  expect(ordersTranslator('ne')('paidWith', { method: 'इसेवा', amount: 'रू ५००' })).toBe('इसेवाबाट रू ५०० भुक्तानी भयो')
})

const payment = { hash: 'secret', method: 'esewa', status: 'created', amount: '1200.00', url: '' } as const
const order = (parts: Partial<Order>) =>
  makeOrder({ status: 'Pending', payment_status: 'unpaid', payment, events: [], tickets_url: null, ...parts })

describe('openPayment', () => {
  it.each(['unpaid', 'pending', 'failed', 'cancelled', 'expired'] as const)(
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
  ] as const)('leads nowhere from $status, $payment_status', (parts) => {
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
    expect(hasReceipt(order({ events: makeOrderEvents(...events) }))).toBe(has)
  })
})

describe('hasTickets', () => {
  const events = makeOrderEvents('paid')
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
  ] as const)('of an order that is %s is %s', (status, over) => {
    expect(isOver(order({ status }))).toBe(over)
  })
})

const cancelOrder = (
  payment_status: Order['payment_status'],
  payment_method: Order['payment_method'],
  refunded = '0.00',
  gift_card_amount = '0.00',
  gift_card_refunded = '0.00',
) =>
  makeOrder({
    payment_status,
    payment_method,
    refunded,
    total_incl_tax: '1035.00',
    gift_card_amount,
    gift_card_refunded,
  })

it.each([
  { of: cancelOrder('cod_pending', 'cod'), says: "You haven't paid anything and nothing has shipped." },
  { of: cancelOrder('paid', 'esewa'), says: 'Rs\u00a01,035 will be refunded to eSewa.' },
  {
    of: cancelOrder('partially_refunded', 'khalti', '35.00'),
    says: 'Rs\u00a01,000 will be refunded to Khalti.',
  },
  {
    of: cancelOrder('pending', 'card'),
    says: "Nothing has shipped. If a payment still arrives, we'll refund it.",
  },
  { of: cancelOrder('paid', 'free'), says: 'There is nothing to refund. Ticket codes stop working immediately.' },
  {
    of: cancelOrder('paid', 'esewa', '0.00', '35.00'),
    says: 'Rs\u00a035 will be returned to your gift card. Rs\u00a01,000 will be refunded to eSewa.',
  },
  {
    of: cancelOrder('partially_refunded', 'esewa', '135.00', '35.00', '35.00'),
    says: 'Rs\u00a0900 will be refunded to eSewa.',
  },
  { of: cancelOrder('paid', 'free', '0.00', '1035.00'), says: 'Rs\u00a01,035 will be returned to your gift card.' },
  {
    of: cancelOrder('cod_pending', 'cod', '0.00', '35.00'),
    says: "Rs\u00a035 will be returned to your gift card. You haven't paid anything and nothing has shipped.",
  },
])('of $of.payment_method that is $of.payment_status it says where the money goes', ({ of, says }) => {
  expect(cancelConsequence(of, 'en', ordersTranslator('en'))).toBe(says)
})
