import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNpr } from './format-npr.ts'

const nbsp = '\u00a0'

describe('formatNpr', () => {
  it.each([
    { value: 0, en: 'Rs 0', ne: 'रू ०' },
    { value: 5, en: 'Rs 5', ne: 'रू ५' },
    { value: '65.00', en: 'Rs 65', ne: 'रू ६५' },
    { value: 999, en: 'Rs 999', ne: 'रू ९९९' },
    { value: 1000, en: 'Rs 1,000', ne: 'रू १,०००' },
    { value: 99999, en: 'Rs 99,999', ne: 'रू ९९,९९९' },
    { value: 100000, en: 'Rs 1,00,000', ne: 'रू १,००,०००' },
    { value: '1234567.50', en: 'Rs 12,34,567.50', ne: 'रू १२,३४,५६७.५०' },
    { value: 1234567890, en: 'Rs 1,23,45,67,890', ne: 'रू १,२३,४५,६७,८९०' },
    { value: 0.05, en: 'Rs 0.05', ne: 'रू ०.०५' },
    { value: 1.005, en: 'Rs 1.01', ne: 'रू १.०१' },
    { value: 99.999, en: 'Rs 100', ne: 'रू १००' },
    { value: -450, en: '-Rs 450', ne: '-रू ४५०' },
    { value: -0.001, en: 'Rs 0', ne: 'रू ०' },
  ])('$value is $en and $ne', ({ value, en, ne }) => {
    expect(formatNpr(value, 'en')).toBe(en.replace(' ', nbsp))
    expect(formatNpr(value, 'ne')).toBe(ne.replace(' ', nbsp))
  })

  it.each([
    { locale: 'ne', sign: 'रू' },
    { locale: 'ne-NP', sign: 'रू' },
    { locale: 'NE', sign: 'रू' },
    { locale: 'en-NP', sign: 'Rs' },
    { locale: 'new', sign: 'Rs' },
    { locale: 'en-ne', sign: 'Rs' },
    { locale: '', sign: 'Rs' },
  ])('the locale "$locale" has the sign $sign', ({ locale, sign }) => {
    expect(formatNpr(5, locale).split(nbsp)[0]).toBe(sign)
  })

  it('refuses what is not a number', () => {
    expect(() => formatNpr('free', 'en')).toThrow(new TypeError('value must be a number or a decimal text, not "free"'))
  })

  it('groups and rounds as the international library does', () => {
    const amounts = fc.integer({ min: 0, max: 1e12 }).map((hundredths) => (hundredths / 100).toFixed(2))
    const decimal = (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(amounts, (amount) => {
        const written = (locale: string) => decimal(locale).format(Number(amount))
        expect(formatNpr(amount, 'en')).toBe(`Rs${nbsp}${written('en-IN').replace(/\.00$/, '')}`)
        expect(formatNpr(amount, 'ne')).toBe(`रू${nbsp}${written('ne-NP').replace(/\.००$/, '')}`)
      }),
    )
  })
})
