import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NPR_PER_USD, nprToUsd } from './npr-to-usd.ts'

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
