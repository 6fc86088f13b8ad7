import { propertyRuns } from '@dabali/tooling/property-runs'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNpr, NPR_PER_USD, nprToUsd, roundToTwo } from './money.ts'

describe('roundToTwo', () => {
  it.each([
    { value: 1.005, rounded: 1.01 },
    { value: -1.005, rounded: -1.01 },
    { value: 1.004, rounded: 1 },
    { value: '1.00499999999999999999999', rounded: 1 },
    { value: '2.675', rounded: 2.68 },
    { value: 0.005, rounded: 0.01 },
    { value: 0.0049, rounded: 0 },
    { value: 5e-3, rounded: 0.01 },
    { value: 5e-4, rounded: 0 },
    { value: 9e-7, rounded: 0 },
    { value: 99.995, rounded: 100 },
    { value: '450.00', rounded: 450 },
    { value: '+12.', rounded: 12 },
    { value: '.5', rounded: 0.5 },
    { value: '-.5', rounded: -0.5 },
    { value: '1E2', rounded: 100 },
    { value: '12345e-3', rounded: 12.35 },
    { value: 12, rounded: 12 },
    { value: '45035996273704.965', rounded: 45035996273704.97 },
    { value: 1e21, rounded: 1e21 },
    { value: Number.MAX_VALUE, rounded: Number.MAX_VALUE },
    { value: Number.MIN_VALUE, rounded: 0 },
  ])('$value is $rounded', ({ value, rounded }) => {
    expect(roundToTwo(value)).toBe(rounded)
  })

  it.each([-0, -0.001, '-0.00', '0e999999999', '1e-999999999'])('%s is zero without a sign', (value) => {
    expect(roundToTwo(value)).toBe(0)
  })

  it.each(['', ' ', ' 1', '1 ', '1,000', '0x10', '1.2.3', 'e5', '.', '+', '--1', 'NaN', 'Infinity', '1e400', 'Rs 5'])(
    'refuses %j',
    (value) => {
      expect(() => roundToTwo(value)).toThrow(
        new TypeError(`value must be a number or a decimal text, not ${JSON.stringify(value)}`),
      )
    },
  )

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined, {}, [1], true, 1n])(
    'refuses what is not a finite number: %s',
    (value) => {
      // @ts-expect-error TS2345: a caller without types may hand over anything.
      expect(() => roundToTwo(value)).toThrow(/^value must be a number or a decimal text, not /)
    },
  )

  it('matches exact decimal arithmetic for every number', () => {
    const exact = (value: number | string) => Number(new Big(value).round(2, Big.roundHalfUp).toFixed(2)) + 0
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
          fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
          fc.tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat(12)).map(([n, e]) => `${n}e-${e}`),
        ),
        (value) => {
          expect(roundToTwo(value)).toBe(exact(value))
        },
      ),
      propertyRuns(5000),
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(roundToTwo(roundToTwo(value))).toBe(roundToTwo(value))
      }),
    )
  })
})

describe('nprToUsd', () => {
  it.each([
    { npr: 132.53, usd: 1 },
    { npr: '132.53', usd: 1 },
    { npr: 0, usd: 0 },
    { npr: -265.06, usd: -2 },
    { npr: '1000.00', usd: 1000 / 132.53 },
  ])('$npr rupees are $usd dollars', ({ npr, usd }) => {
    expect(nprToUsd(npr)).toBe(usd)
  })

  it('refuses what is not a number and names the argument', () => {
    expect(() => nprToUsd('a lot')).toThrow(new TypeError('npr must be a number or a decimal text, not "a lot"'))
  })

  it('is never NaN', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (npr) => {
        expect(nprToUsd(npr)).toBe(npr / 132.53)
      }),
    )
  })
})

describe('NPR_PER_USD', () => {
  it('is 132.53', () => {
    expect(NPR_PER_USD).toBe(132.53)
  })
})

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

  it('groups and rounds as Intl does', () => {
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
