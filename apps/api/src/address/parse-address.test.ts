import { describe, expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import {
  ADDRESS_FIELDS,
  type AddressInput,
  addressLines,
  parseAddress,
  parseCountryCode,
  parsePhoneNumber,
} from './address.ts'

const EMPTY = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '']))

function refusalOf(input: AddressInput, options: Partial<Parameters<typeof parseAddress>[1]> = {}) {
  try {
    return parseAddress(input, { language: 'en', ...options })
  } catch (error) {
    return error instanceof ApiError ? [error.statusCode, error.body] : error
  }
}

describe('parseCountryCode', () => {
  test.each([
    ['NP', 'NP'],
    ['np', 'NP'],
    ['Nepal', 'NP'],
    ['नेपाल', 'NP'],
    ['/v1/api/countries/IN/', 'IN'],
    ['http://shop.example/api/countries/nl', 'NL'],
    ['ZZ', undefined],
    ['EU', undefined],
    ['QQ', undefined],
    ['Nepa', undefined],
    ['', undefined],
    ['/api/countries/NPL/', undefined],
    ['__proto__', undefined],
  ])('parses %s as %s', (text, code) => {
    expect(parseCountryCode(text)).toBe(code)
  })
})

describe('parsePhoneNumber', () => {
  test.each([
    ['9841234567', 'NP', '+9779841234567'],
    ['०९८४१-२३४५६७', 'NP', '+9779841234567'],
    ['+977 984 123 4567', 'NP', '+9779841234567'],
    ['00977-9841234567', 'IN', '+9779841234567'],
    ['01-4412345', 'NP', '+97714412345'],
    ['+31 26 370 4887', 'NP', '+31263704887'],
    ['026 370 4887', 'NL', '0263704887'],
    ['98412', 'NP', undefined],
    ['+977 123', 'NP', undefined],
    ['9841234567890123', 'NP', undefined],
    ['call me', 'NP', undefined],
    ['', 'NP', undefined],
  ])('parses %s in %s as %s', (text, country, number) => {
    expect(parsePhoneNumber(text, country)).toBe(number)
  })
})

describe('parseAddress', () => {
  test('normalises spelling variants to one form', () => {
    const written = {
      country: 'Nepal',
      line: ' Lalitpur ',
      ward: '१५',
      phone_number: '9841 234567',
      notes: 'Ring.\nTwice.',
    }
    expect(parseAddress(written, { language: 'en' })).toEqual({
      ...EMPTY,
      country: 'NP',
      line4: 'Lalitpur',
      ward: '15',
      phone_number: '+9779841234567',
      notes: 'Ring.\nTwice.',
    })
  })

  test('also returns `line4` under the name of django-oscar', () => {
    expect(parseAddress({ country: 'NP', line4: 'Pokhara' }, { language: 'en' }).line4).toBe('Pokhara')
    expect(parseAddress({ country: 'NP', line4: 'Pokhara', line: 'Kathmandu' }, { language: 'en' }).line4).toBe(
      'Kathmandu',
    )
  })

  test('requires no postcode, and accepts any format abroad', () => {
    expect(parseAddress({ country: 'NL', postcode: '7777KK', ward: 'Noord' }, { language: 'en' })).toMatchObject({
      postcode: '7777KK',
      ward: 'Noord',
    })
  })

  test('keeps HTML as text and removes invisible characters', () => {
    const { landmark } = parseAddress(
      { country: 'NP', landmark: '<b>\u0000near\ud800 the\ntemple</b>' },
      { language: 'en' },
    )
    expect(landmark).toBe('<b>near the temple</b>')
  })

  test('reports all errors at once, by field and in the language of the visitor', () => {
    const wrong = { country: 'Atlantis', phone_number: 'x', line1: 'x'.repeat(256) }
    expect(refusalOf(wrong)).toEqual([
      400,
      {
        line1: ['Enter at most 255 characters.'],
        country: ['Choose a country.'],
        phone_number: ['Enter a phone number, for example 9841234567.'],
        code: 'invalid',
      },
    ])
    const nepali = { country: 'NP', ward: '34', postcode: '123' }
    expect(refusalOf(nepali, { language: 'ne' })).toEqual([
      400,
      {
        ward: ['१ देखि ३३ सम्मको वडा नम्बर लेख्नुहोस्।'],
        postcode: ['हुलाक कोडका ५ अङ्क लेख्नुहोस्, वा खाली छोड्नुहोस्।'],
        code: 'invalid',
      },
    ])
  })

  test('requires the given fields, by default the country', () => {
    expect(refusalOf({})).toEqual([400, { country: ['This field is required.'], code: 'invalid' }])
    expect(refusalOf({}, { required: [] })).toEqual(EMPTY)
    expect(refusalOf({ country: 'NP' }, { required: ['line1', 'phone_number'] })).toEqual([
      400,
      { line1: ['This field is required.'], phone_number: ['This field is required.'], code: 'invalid' },
    ])
  })
})

describe('addressLines', () => {
  const written = { first_name: 'Maya', line1: 'Mangal Bazaar 7', line4: 'Lalitpur', country: 'NP' }
  test.each([
    ['en', {}, 'Lalitpur'],
    ['ne', {}, 'ललितपुर'],
    ['ne', { line4: 'Kathmandu Valley' }, 'काठमाडौँ उपत्यका'],
    ['ne', { line4: 'Pokhara' }, 'Pokhara'],
    ['ne', { country: 'IN' }, 'Lalitpur'],
  ] as const)('in %s with %j names the area %s', (language, parts, area) => {
    expect(addressLines({ ...written, ...parts }, language)).toContain(area)
  })
})
