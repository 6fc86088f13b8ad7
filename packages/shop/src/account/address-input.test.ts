import type { UserAddress } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { addressLines, readAddressInput } from './address-input.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('readAddressInput', () => {
  it.each(['Kathmandu', 'Bhaktapur', 'Lalitpur', 'Kathmandu Valley'])(
    'the area %s is the line, letter by letter',
    (area) => {
      expect(readAddressInput(form({ country: 'NP', area, line: 'Pokhara' }))).toMatchObject({
        country: 'NP',
        line: area,
      })
    },
  )

  it('uses the town as the line outside the valley', () => {
    const outside = form({ country: 'NP', area: 'outside', line: ' Pokhara ' })
    expect(readAddressInput(outside)).toMatchObject({ line: 'Pokhara' })
  })

  it('ignores the area abroad', () => {
    expect(readAddressInput(form({ country: 'IN', area: 'Lalitpur', line: 'Patna' }))).toMatchObject({ line: 'Patna' })
  })

  it('defaults to Nepal and empties fields that are not shown', () => {
    expect(readAddressInput(form({ first_name: 'Asha Rai' }))).toEqual({
      first_name: 'Asha Rai',
      last_name: '',
      phone_number: '',
      country: 'NP',
      line: '',
      district: '',
      municipality: '',
      ward: '',
      line1: '',
      landmark: '',
      state: '',
      postcode: '',
    })
  })
})

describe('addressLines', () => {
  const address = { first_name: 'Asha', line1: 'Park Street 7', line: 'Kolkata', phone_number: '9841234567' }

  it.each([
    { country: 'IN', language: 'en', last: 'India, 9841234567' },
    { country: 'IN', language: 'ne', last: 'भारत, 9841234567' },
    { country: 'NP', language: 'en', last: '9841234567' },
  ] as const)('names a country abroad: $country in $language', ({ country, language, last }) => {
    expect(addressLines({ ...address, country } as UserAddress, language)).toEqual([
      'Asha',
      'Park Street 7',
      'Kolkata',
      last,
    ])
  })
})
