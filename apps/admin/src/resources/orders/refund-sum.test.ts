import type { Order } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { readSum, refundable, refundSum, writeSum } from './refund-sum.ts'

const order = (fields: Partial<Order>) => fields as Order

describe('readSum', () => {
  it.each([
    ['526.50', 52_650n],
    ['526.5', 52_650n],
    ['0', 0n],
    ['', undefined],
    ['-1', undefined],
    ['1.005', undefined],
    ['1,000', undefined],
  ])('reads %j', (text, sum) => expect(readSum(text)).toBe(sum))

  it('is what writeSum writes', () => expect(writeSum(52_605n)).toBe('526.05'))
})

describe('refundable', () => {
  it('is what was paid without what was refunded', () => {
    const paid = { total_incl_tax: '1170.00', refunded: '585.00' }
    expect(refundable(order({ ...paid, payment_status: 'partially_refunded' }))).toBe(58_500n)
    expect(refundable(order({ ...paid, payment_status: 'unpaid' }))).toBe(0n)
    expect(refundable(order({ total_incl_tax: '1.00', refunded: '2.00', payment_status: 'paid' }))).toBe(0n)
  })
})

describe('refundSum', () => {
  const lines = [
    { id: 'a', quantity: 3, price_incl_tax: '100.00' },
    { id: 'b', quantity: 1, price_incl_tax: '445.00' },
  ]

  it('shares the price of a line among its copies', () => {
    expect(refundSum(lines, { a: 1 }, 100_000n)).toBe(3333n)
    expect(refundSum(lines, { a: 3, b: 1 }, 100_000n)).toBe(54_500n)
    expect(refundSum(lines, {}, 100_000n)).toBe(0n)
  })

  it('is never more than what is left', () => {
    expect(refundSum(lines, { a: 3, b: 1 }, 50_000n)).toBe(50_000n)
  })
})
