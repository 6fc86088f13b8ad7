import { describe, expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { parseGift } from './parse-gift.ts'

/** 00:30 in Nepal, still the day before in UTC. */
const now = new Date('2026-11-20T18:45:00Z')
const read = (input: Parameters<typeof parseGift>[0], language: 'en' | 'ne' = 'en') =>
  parseGift(input, { language, now })

function refusalOf(input: Parameters<typeof parseGift>[0], language: 'en' | 'ne' = 'en') {
  try {
    return read(input, language)
  } catch (error) {
    return error instanceof ApiError ? [error.statusCode, error.body] : error
  }
}

test('parses a gift', () => {
  expect(
    read({
      recipient_name: ' Maya \n Tamang ',
      recipient_email: 'maya@example.com',
      recipient_phone: '९८४१-२३४५६७',
      message: ' For\0 you.\nRead it soon. ',
      deliver_on: '2026-11-21',
    }),
  ).toEqual({
    recipient_name: 'Maya Tamang',
    recipient_email: 'maya@example.com',
    recipient_phone: '+9779841234567',
    message: 'For you.\nRead it soon.',
    deliver_on: '2026-11-21',
  })
})

test('missing fields are empty', () => {
  expect(read({})).toEqual({
    recipient_name: '',
    recipient_email: '',
    recipient_phone: '',
    message: '',
    deliver_on: '',
  })
})

describe('invalid input', () => {
  test.each([
    [{ recipient_email: 'maya' }, { recipient_email: ['Enter a valid email address.'] }],
    [{ recipient_phone: '12' }, { recipient_phone: ['Enter a phone number, for example 9841234567.'] }],
    [{ message: 'x'.repeat(1001) }, { message: ['Ensure this field has no more than 1000 characters.'] }],
    [{ deliver_on: 'tomorrow' }, { deliver_on: ['Enter a day as YYYY-MM-DD.'] }],
    [{ deliver_on: '2026-02-30' }, { deliver_on: ['Enter a day as YYYY-MM-DD.'] }],
    [{ deliver_on: '2027-13-01' }, { deliver_on: ['Enter a day as YYYY-MM-DD.'] }],
    [{ deliver_on: '2026-11-20' }, { deliver_on: ['Choose a day from today to a year from now.'] }],
    [{ deliver_on: '2027-11-23' }, { deliver_on: ['Choose a day from today to a year from now.'] }],
  ])('%j is rejected with an error for its field', (input, errors) => {
    expect(refusalOf(input)).toEqual([400, { ...errors, code: 'invalid' }])
  })

  test('reports all errors at once, also in Nepali', () => {
    expect(refusalOf({ recipient_email: '@', deliver_on: '2020-01-01' }, 'ne')).toEqual([
      400,
      {
        recipient_email: ['ठीक इमेल ठेगाना लेख्नुहोस्।'],
        deliver_on: ['आजदेखि एक वर्षभित्रको दिन छान्नुहोस्।'],
        code: 'invalid',
      },
    ])
  })
})
