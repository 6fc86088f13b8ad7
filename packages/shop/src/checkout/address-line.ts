import type { AddressInput } from '@dabali/api-client'
import type { CheckoutStart } from './checkout-start.ts'

/** Where somebody lives, in one line, as one would tell a courier. */
export function addressLine(address: AddressInput, { countries }: Pick<CheckoutStart, 'countries'>): string {
  const { line1, landmark, municipality, line, district, state, postcode, country } = address
  const abroad = country === 'NP' ? undefined : countries.find(({ value }) => value === country)?.text
  return [line1, landmark, municipality, line, district, state, postcode, abroad].filter(Boolean).join(', ')
}
