import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { addressErrorsOf, findAddressErrors } from './address-input.ts'

const t = (key: string) => key
const whole = { first_name: 'Asha', phone_number: '९८४१२३४५६७', line: 'Lalitpur', line1: 'Pulchowk', country: 'NP' }

describe('findAddressErrors', () => {
  it('finds nothing in an address that is whole', () => {
    expect(findAddressErrors(whole, t)).toEqual({})
  })

  it('finds all that is missing at once', () => {
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

  it('takes what the API says of each field', () => {
    expect(refusal({ ward: ['A ward is a number.'], line4: ['Required.'], code: 'invalid' })).toEqual({
      ward: 'A ward is a number.',
      line: 'Required.',
    })
  })

  it('finds it inside of the address of a checkout', () => {
    expect(refusal({ shipping_address: { phone_number: ['Enter a phone number.'] } })).toEqual({
      phone_number: 'Enter a phone number.',
    })
  })

  it.each([null, 'text', [], { detail: 'No.' }])('finds nothing in %j', (body) => {
    expect(refusal(body)).toEqual({})
  })

  it('finds nothing in another failure', () => {
    expect(refusal({ ward: ['x'] }, 409)).toEqual({})
    expect(addressErrorsOf(new Error('other'))).toEqual({})
  })
})
