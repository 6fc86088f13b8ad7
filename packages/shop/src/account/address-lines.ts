import type { UserAddress } from '@dabali/api-client'

/** An address as it would be written on a parcel, line by line, beginning with who receives it. */
export function addressLines(address: UserAddress): string[] {
  const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')
  const ward = [address.municipality, address.ward].filter(Boolean).join(' ')
  return [
    [address.title, address.first_name, address.last_name].filter(Boolean).join(' '),
    joined(address.line1, address.line2, address.line3, address.landmark),
    joined(ward, address.line, address.district, address.state, address.postcode),
    joined(address.country === 'NP' ? '' : address.country, address.phone_number),
  ].filter(Boolean)
}
