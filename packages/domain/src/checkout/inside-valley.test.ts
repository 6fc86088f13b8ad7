import { describe, expect, it } from 'vitest'
import { INSIDE_VALLEY_COUNTRIES, INSIDE_VALLEY_LINES, isInsideValley } from './inside-valley.ts'

describe('isInsideValley', () => {
  it.each(INSIDE_VALLEY_COUNTRIES.flatMap((country) => INSIDE_VALLEY_LINES.map((line) => ({ country, line }))))(
    '$line in $country is inside',
    (address) => {
      expect(isInsideValley(address)).toBe(true)
    },
  )

  it.each([
    { country: 'NP', line: 'Pokhara' },
    { country: 'NP', line: 'kathmandu' },
    { country: 'NP', line: ' Kathmandu' },
    { country: 'NP', line: 'Kathmandu, Thamel' },
    { country: 'IN', line: 'Kathmandu' },
    { country: 'np', line: 'Kathmandu' },
    { country: 'Kathmandu', line: 'NP' },
    { country: 'NP' },
    { country: 'NP', line: null },
    { country: 'NP', line: '' },
    { line: 'Kathmandu' },
    { country: null, line: 'Kathmandu' },
    {},
    null,
    undefined,
  ])('%j is outside', (address) => {
    expect(isInsideValley(address)).toBe(false)
  })
})

describe('the valley', () => {
  it('is these lines in these countries', () => {
    expect({ INSIDE_VALLEY_LINES, INSIDE_VALLEY_COUNTRIES }).toEqual({
      INSIDE_VALLEY_LINES: ['Kathmandu', 'Bhaktapur', 'Lalitpur', 'Kathmandu Valley'],
      INSIDE_VALLEY_COUNTRIES: ['Nepal', 'NP'],
    })
  })
})
