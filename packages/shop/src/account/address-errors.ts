import { type AddressInput, ApiError } from '@dabali/api-client'
import type { Talk } from '../texts/talk.ts'
import type { AddressFieldName } from './address-input.ts'
import type { AddressTextKey } from './address-texts.ts'

export type AddressErrors = Partial<Record<AddressFieldName, string>>

const FEWEST_DIGITS = 6
const DIGIT = /[\d०-९]/g
const FIELDS: readonly AddressFieldName[] = [
  'phone_number',
  'first_name',
  'country',
  'line',
  'district',
  'municipality',
  'ward',
  'line1',
  'landmark',
  'state',
  'postcode',
]

/** What is missing in an address, in words that say what to do; the rest the API knows better. */
export function findAddressErrors(address: AddressInput, t: Talk<AddressTextKey>): AddressErrors {
  const errors: AddressErrors = {}
  if ((address.phone_number?.match(DIGIT)?.length ?? 0) < FEWEST_DIGITS) errors.phone_number = t('addressNeedsPhone')
  if (!address.first_name) errors.first_name = t('addressNeedsName')
  if (!address.line) errors.line = t('addressNeedsLine')
  if (!address.line1) errors.line1 = t('addressNeedsStreet')
  return errors
}

/** What the API says of the fields of an address; nothing when it refused for another reason. */
export function addressErrorsOf(error: unknown): AddressErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  // Some calls have the address inside of what they were sent.
  const body = Object(Reflect.get(Object(error.body), 'shipping_address') ?? error.body)
  const told = FIELDS.flatMap((field) => {
    // `line4` is the name that the API's own form has for it.
    const [text]: unknown[] = [Reflect.get(body, field) ?? (field === 'line' ? body['line4'] : undefined)].flat()
    return typeof text === 'string' ? [[field, text]] : []
  })
  return Object.fromEntries(told)
}
