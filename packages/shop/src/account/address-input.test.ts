import { describe, expect, it } from 'vitest'
import { readAddressInput } from './address-input.ts'

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
