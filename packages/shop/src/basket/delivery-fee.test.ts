import { expect, it } from 'vitest'
import { makeQuote } from '../testing/fixtures.ts'
import { lowestDeliveryFee, PICK_UP } from './delivery-fee.ts'

const method = (code: string, fee: string) => ({
  code,
  name: code,
  description: '',
  price: { currency: 'NPR' as const, incl_tax: fee, excl_tax: fee, tax: '0.00' },
  is_discounted: false,
  discount: 0,
  eta: { from: '2026-11-24', to: '2026-11-24' },
})

it.each([
  {
    fees: [method('outside-valley', '180.00'), method('inside-valley', '100.00'), method(PICK_UP, '0.00')],
    lowest: '100.00',
  },
  { fees: [method('abroad', '2500.00'), method('outside-valley', '180.00')], lowest: '180.00' },
  { fees: [method(PICK_UP, '0.00')], lowest: undefined },
])('the lowest fee is $lowest, without picking up', ({ fees, lowest }) => {
  expect(lowestDeliveryFee(makeQuote({ shipping_methods: fees }).shipping_methods)).toBe(lowest)
})
