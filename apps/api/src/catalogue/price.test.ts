import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_VAT, readVat, withoutTax } from './price.ts'

describe('withoutTax', () => {
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

  test('rounds half away from zero', () => {
    // A third of the whole as tax: 2 / 1.3333 = 1.50004, 6 / 4 = 1.5.
    const vat = { percent: 300, exemptClasses: [] }
    expect([6, 5, 7, -6].map((price) => withoutTax(price, 'Book', vat).excl_tax)).toEqual([2, 1, 2, -2])
  })

  test('accepts rates with two decimals', () => {
    expect(withoutTax(11_355, 'Book', { percent: 13.55, exemptClasses: [] }).excl_tax).toBe(10_000)
  })

  test('net and tax add up, each within half a paisa of the exact value', () => {
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

describe('readVat', () => {
  test.each([
    [{}, { percent: 13, exemptClasses: ['Book', 'Physical Bundle'] }],
    [
      { VAT_PERCENT: '', VAT_EXEMPT_CLASSES: '' },
      { percent: 13, exemptClasses: [] },
    ],
    [{ VAT_PERCENT: '0' }, { percent: 0, exemptClasses: ['Book', 'Physical Bundle'] }],
    [
      { VAT_PERCENT: '15.5', VAT_EXEMPT_CLASSES: 'E-book, Ticket' },
      { percent: 15.5, exemptClasses: ['E-book', 'Ticket'] },
    ],
  ])('reads %j', (variables, vat) => {
    expect(readVat(variables)).toEqual(vat)
  })

  test.each([
    [{ VAT_PERCENT: '13%' }, 'VAT_PERCENT must be a number from 0 to 99.99, not "13%".'],
    [{ VAT_PERCENT: '-1' }, 'VAT_PERCENT must be a number from 0 to 99.99, not "-1".'],
    [{ VAT_PERCENT: '100' }, 'VAT_PERCENT must be a number from 0 to 99.99, not "100".'],
    [{ VAT_EXEMPT_CLASSES: 'Book,Scroll' }, /^VAT_EXEMPT_CLASSES must name classes of .*, not "Scroll"\.$/],
  ])('rejects %j with one sentence', (variables, sentence) => {
    expect(() => readVat(variables)).toThrow(sentence)
  })
})
