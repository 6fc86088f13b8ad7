import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_VAT, withoutTax } from './tax.ts'

describe('the price without its tax', () => {
  test.each([
    ['Book', 58_500, 58_500],
    ['Physical Bundle', 100, 100],
    ['E-book', 31_500, 27_876],
    ['E-book', 113, 100],
    ['E-book', 0, 0],
    ['E-book', -113, -100],
    ['Ticket', 1, 1],
    ['Ticket', 2_147_483_647, 1_900_428_006],
  ] as const)('of %s at %i paisa is %i', (productClass, price, expected) => {
    expect(withoutTax(price, productClass, DEFAULT_VAT)).toEqual({
      excl_tax: expected,
      incl_tax: price,
      tax: price - expected,
    })
  })

  test('is rounded half away from zero', () => {
    // A third of the whole as tax: 2 / 1.3333 = 1.50004, 6 / 4 = 1.5.
    const vat = { percent: 300, exemptClasses: [] }
    expect([6, 5, 7, -6].map((price) => withoutTax(price, 'Book', vat).excl_tax)).toEqual([2, 1, 2, -2])
  })

  test('knows hundredths of a percent', () => {
    expect(withoutTax(11_355, 'Book', { percent: 13.55, exemptClasses: [] }).excl_tax).toBe(10_000)
  })

  test('is within half a paisa of the true one, and adds up', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), fc.nat(10_000), (price, hundredths) => {
        const { excl_tax, tax } = withoutTax(price, 'Ticket', { percent: hundredths / 100, exemptClasses: [] })
        const doubledError = 2n * (BigInt(excl_tax) * BigInt(10_000 + hundredths) - BigInt(price) * 10_000n)
        expect(excl_tax + tax).toBe(price)
        expect(doubledError <= BigInt(10_000 + hundredths) && doubledError > -BigInt(10_001 + hundredths)).toBe(true)
      }),
    )
  })
})
