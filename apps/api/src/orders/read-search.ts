import type { Static } from 'typebox'
import { latinDigits } from '../address/latin-digits.ts'
import { phoneNumber } from '../address/phone-number.ts'
import { cleanLine } from '../http/request-body.ts'
import type { StaffQuery } from './requests.ts'
import type { Search } from './showing/queries.ts'

/** What staff look for: a number of an order, an address or a phone number as they are told on the phone. */
export function readSearch({ status, fulfilment, q }: Static<typeof StaffQuery>): Search {
  const text = latinDigits(cleanLine(q ?? '')).replace(/^#/, '')
  return {
    status,
    fulfilment,
    text: text === '' ? undefined : text,
    phone: phoneNumber(text, 'NP'),
  }
}
