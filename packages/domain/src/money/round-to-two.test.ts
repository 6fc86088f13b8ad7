import { propertyRuns } from '@dabali/tooling/property-runs'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToTwo } from './round-to-two.ts'

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

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(roundToTwo(roundToTwo(value))).toBe(roundToTwo(value))
      }),
    )
  })
})
