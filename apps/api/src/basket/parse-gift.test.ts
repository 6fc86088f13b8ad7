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
    [{ recipient_email: 'maya' }, { recipient_email: ['Enter an email address, for example maya@example.com.'] }],
    [{ recipient_phone: '12' }, { recipient_phone: ['Enter a phone number, for example 9841234567.'] }],
    [{ message: 'x'.repeat(1001) }, { message: ['Enter at most 1000 characters.'] }],
    [{ deliver_on: 'tomorrow' }, { deliver_on: ['Enter a date such as 2026-11-28.'] }],
    [{ deliver_on: '2026-02-30' }, { deliver_on: ['Enter a date such as 2026-11-28.'] }],
    [{ deliver_on: '2027-13-01' }, { deliver_on: ['Enter a date such as 2026-11-28.'] }],
    [{ deliver_on: '2026-11-20' }, { deliver_on: ['Choose a date within the next year.'] }],
    [{ deliver_on: '2027-11-23' }, { deliver_on: ['Choose a date within the next year.'] }],
  ])('%j is rejected with an error for its field', (input, errors) => {
    expect(refusalOf(input)).toEqual([400, { ...errors, code: 'invalid' }])
  })

  test('reports all errors at once, also in Nepali', () => {
    expect(refusalOf({ recipient_email: '@', deliver_on: '2020-01-01' }, 'ne')).toEqual([
      400,
      {
        recipient_email: ['इमेल ठेगाना लेख्नुहोस्, जस्तै maya@example.com।'],
        deliver_on: ['आजदेखि एक वर्षभित्रको मिति छान्नुहोस्।'],
        code: 'invalid',
      },
    ])
  })
})
