import type { Order } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { plainSum, readSum, refundable, writeSum } from './refund-sum.ts'

const order = (fields: Partial<Order>) => fields as Order

describe('readSum', () => {
  it.each([
    ['526.50', 52_650n],
    ['526.5', 52_650n],
    ['0', 0n],
    ['', undefined],
    ['-1', undefined],
    ['1.005', undefined],
    ['1,000', 100_000n],
    ['1,00,000.5', 10_000_050n],
    ['१,००,०००', 10_000_000n],
    ['12,345,678', 1_234_567_800n],
    ['1,00', undefined],
    ['1,0000', undefined],
    [',100', undefined],
    ['1,23,45,67,890', undefined],
    ['Rs 100', undefined],
  ])('reads %j', (text, sum) => expect(readSum(text)).toBe(sum))

  it('is what writeSum writes', () => expect(writeSum(52_605n)).toBe('526.05'))
})

it.each([
  [' 1,500 ', '1500'],
  ['२,०००.५', '2000.5'],
  ['585.00', '585.00'],
  ['', ''],
  ['1,00', '1,00'],
  ['Rs 100', 'Rs 100'],
])('the API gets %j as %j', (text, sum) => expect(plainSum(text)).toBe(sum))

describe('refundable', () => {
  it('is what was paid without what was refunded', () => {
    const paid = { total_incl_tax: '1170.00', refunded: '585.00' }
    expect(refundable(order({ ...paid, payment_status: 'partially_refunded' }))).toBe(58_500n)
    expect(refundable(order({ ...paid, payment_status: 'unpaid' }))).toBe(0n)
    expect(refundable(order({ total_incl_tax: '1.00', refunded: '2.00', payment_status: 'paid' }))).toBe(0n)
  })
})
