import { expect, test } from 'vitest'
import { withoutTax } from '../../catalogue/price.ts'
import { taxRate } from './receipt.ts'

test.each([13, 5, 12.5, 1])('the rate of a price that was taxed at %d percent', (percent) => {
  for (const price of [1000, 33_333, 58_500, 99_999, 1_234_567]) {
    const { excl_tax } = withoutTax(price, 'E-book', { percent, exemptClasses: [] })
    expect(taxRate(price, excl_tax)).toBe(percent)
  }
})

test('is 0 for a price without tax', () => {
  expect([taxRate(58_500, 58_500), taxRate(0, 0)]).toEqual([0, 0])
})
