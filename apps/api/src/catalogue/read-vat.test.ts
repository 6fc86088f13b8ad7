import { describe, expect, test } from 'vitest'
import { readVat } from './read-vat.ts'

describe('the tax', () => {
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
  ])('is read from %j', (variables, vat) => {
    expect(readVat(variables)).toEqual(vat)
  })

  test.each([
    [{ VAT_PERCENT: '13%' }, 'VAT_PERCENT must be a number from 0 to 99.99, not "13%".'],
    [{ VAT_PERCENT: '-1' }, 'VAT_PERCENT must be a number from 0 to 99.99, not "-1".'],
    [{ VAT_PERCENT: '100' }, 'VAT_PERCENT must be a number from 0 to 99.99, not "100".'],
    [{ VAT_EXEMPT_CLASSES: 'Book,Scroll' }, /^VAT_EXEMPT_CLASSES must name classes of .*, not "Scroll"\.$/],
  ])('%j is refused with one sentence', (variables, sentence) => {
    expect(() => readVat(variables)).toThrow(sentence)
  })
})
