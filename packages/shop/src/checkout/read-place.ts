import type { UserAddress } from '@dabali/api-client'
import { COD_COUNTRY } from '@dabali/domain'

/** Where the first price is asked for: the saved address, or the country that most parcels go to. */
export const placeOf = (address: UserAddress | undefined): { country: string; line?: string } =>
  address ? { country: address.country, line: address.line } : { country: COD_COUNTRY }
