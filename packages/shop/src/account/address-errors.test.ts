import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { addressErrorsOf, findAddressErrors } from './address-input.ts'

const t = (key: string) => key
const whole = { first_name: 'Asha', phone_number: '९८४१२३४५६७', line: 'Lalitpur', line1: 'Pulchowk', country: 'NP' }

describe('findAddressErrors', () => {
  it('returns no errors for a complete address', () => {
    expect(findAddressErrors(whole, t)).toEqual({})
  })

  it('returns all missing fields at once', () => {
    expect(findAddressErrors({ country: 'NP', phone_number: '12' }, t)).toEqual({
      phone_number: 'addressNeedsPhone',
      first_name: 'addressNeedsName',
      line: 'addressNeedsLine',
      line1: 'addressNeedsStreet',
    })
  })
})

describe('addressErrorsOf', () => {
  const refusal = (body: unknown, status = 400) => addressErrorsOf(new ApiError(status, body))

  it("returns the API's error of each field", () => {
    expect(refusal({ ward: ['A ward is a number.'], line4: ['Required.'], code: 'invalid' })).toEqual({
      ward: 'A ward is a number.',
      line: 'Required.',
    })
  })

  it('finds the errors of a nested checkout address', () => {
    expect(refusal({ shipping_address: { phone_number: ['Enter a phone number.'] } })).toEqual({
      phone_number: 'Enter a phone number.',
    })
  })

  it.each([null, 'text', [], { detail: 'No.' }])('returns nothing for %j', (body) => {
    expect(refusal(body)).toEqual({})
  })

  it('returns nothing for another failure', () => {
    expect(refusal({ ward: ['x'] }, 409)).toEqual({})
    expect(addressErrorsOf(new Error('other'))).toEqual({})
  })
})
