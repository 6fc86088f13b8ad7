import type { Address, AddressField, AddressInput } from '../address/address.ts'
import { countryCode } from '../address/country-code.ts'
import { readAddress } from '../address/read-address.ts'
import type { Language } from '../http/language.ts'
import { cleanLine } from '../http/request-body.ts'

/** An address that a courier finds: whom, where, and a number to call. In Nepal the place decides what it costs. */
export function readDestination(input: AddressInput, language: Language): Address {
  const isSaid = (...fields: (keyof AddressInput)[]) => fields.some((field) => cleanLine(input[field] ?? '') !== '')
  const required: AddressField[] = ['country', 'phone_number']
  if (!isSaid('first_name', 'last_name')) required.push('first_name')
  if (!isSaid('line1', 'landmark')) required.push('line1')
  if (countryCode(cleanLine(input.country ?? '')) === 'NP') required.push('line4')
  return readAddress(input, { language, required })
}
