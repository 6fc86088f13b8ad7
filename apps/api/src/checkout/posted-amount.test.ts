import { expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { postedAmount } from './posted-amount.ts'

test.each<[string | number, number, string]>([
  ['47.00', 4700, '47.00'],
  [' 47 ', 4700, '47'],
  ['47.0000', 4700, '47.0000'],
  [47, 4700, '47.00'],
  [1.1, 110, '1.10'],
  [0, 0, '0.00'],
  ['-1.00', -100, '-1.00'],
  [585.07, 58_507, '585.07'],
])('%j is %d paisa', (sent, paisa, text) => {
  expect(postedAmount(sent, 'total', 'en')).toEqual({ paisa, text })
})

test.each(['47.001', 47.001])('%j is none that can be paid', (sent) => {
  expect(Number.isInteger(postedAmount(sent, 'total', 'en').paisa)).toBe(false)
})

test.each<string | number>(['', 'free', '1,000.00', '1e3', '०', 1e300, -1e21, '\0', '9'.repeat(40)])(
  '%j is no amount',
  (sent) => {
    const refusal = (() => {
      try {
        return postedAmount(sent, 'total', 'ne')
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ statusCode: 400, body: { total: ['ठीक अङ्क लेख्नुहोस्।'], code: 'invalid' } })
  },
)
