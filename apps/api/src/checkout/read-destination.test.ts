import { expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { readDestination } from './read-destination.ts'

const ENOUGH = {
  country: 'NP',
  line: 'Lalitpur',
  line1: 'Mangal Bazaar 7',
  first_name: 'Maya',
  phone_number: '9841234567',
}

function missing(input: Parameters<typeof readDestination>[0]) {
  try {
    readDestination(input, 'en')
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
])('of %j a courier misses %j', (input, fields) => {
  expect(missing(input)).toEqual(fields)
})
