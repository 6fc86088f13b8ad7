import { expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { parseAmount, parseShippingAddress } from './parse-input.ts'

test.each<[string | number, number, string]>([
  ['47.00', 4700, '47.00'],
  [' 47 ', 4700, '47'],
  ['47.0000', 4700, '47.0000'],
  [47, 4700, '47.00'],
  [1.1, 110, '1.10'],
  [0, 0, '0.00'],
  ['-1.00', -100, '-1.00'],
  [585.07, 58_507, '585.07'],
])('parses %j as %d paisa', (sent, paisa, text) => {
  expect(parseAmount(sent, 'total', 'en')).toEqual({ paisa, text })
})

test.each(['47.001', 47.001])('%j equals no valid amount', (sent) => {
  expect(Number.isInteger(parseAmount(sent, 'total', 'en').paisa)).toBe(false)
})

test.each<string | number>(['', 'free', '1,000.00', '1e3', '०', 1e300, -1e21, '\0', '9'.repeat(40)])(
  'rejects %j',
  (sent) => {
    const refusal = (() => {
      try {
        return parseAmount(sent, 'total', 'ne')
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ statusCode: 400, body: { total: ['सङ्ख्या लेख्नुहोस्।'], code: 'invalid' } })
  },
)

const ENOUGH = {
  country: 'NP',
  line: 'Lalitpur',
  line1: 'Mangal Bazaar 7',
  first_name: 'Maya',
  phone_number: '9841234567',
}

function missing(input: Parameters<typeof parseShippingAddress>[0]) {
  try {
    parseShippingAddress(input, 'en')
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Object.keys(error.body)
  }
}

test.each([
  [ENOUGH, []],
  [{ ...ENOUGH, first_name: '', last_name: 'Gurung' }, []],
  [{ ...ENOUGH, line1: '', landmark: 'Behind the pond' }, []],
  [{ ...ENOUGH, country: 'Nepal', line: undefined, line4: 'Pokhara' }, []],
  [{ ...ENOUGH, country: 'NL', line: '' }, []],
  [{ ...ENOUGH, first_name: ' \0 ' }, ['first_name', 'code']],
  [{ ...ENOUGH, line1: '' }, ['line1', 'code']],
  [{ ...ENOUGH, line: '' }, ['line4', 'code']],
  [{ ...ENOUGH, phone_number: '' }, ['phone_number', 'code']],
  [{ ...ENOUGH, phone_number: '12' }, ['phone_number', 'code']],
  [{ ...ENOUGH, country: 'Atlantis' }, ['country', 'code']],
  [{}, ['first_name', 'line1', 'country', 'phone_number', 'code']],
])('%j lacks %j', (input, fields) => {
  expect(missing(input)).toEqual(fields)
})
