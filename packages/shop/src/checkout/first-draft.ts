import type { AddressInput } from '@dabali/api-client'
import { readAddressInput } from '../account/address-input.ts'
import { type CheckoutDraft, formOf } from './checkout-draft.ts'
import type { CheckoutStart, Wishes } from './checkout-start.ts'
import { chosenMethod } from './payment-choices.ts'
import { placeOf } from './read-place.ts'

/** The choice of an address that is not saved. */
export const OTHER_ADDRESS = 'other'

/** What the form begins with, as the server knows it. */
export function firstDraft({ quote, account, addresses }: CheckoutStart): CheckoutDraft {
  const { gift } = quote
  return {
    email: account?.email ?? '',
    phone_number: account?.phone ?? '',
    first_name: account?.name ?? '',
    country: placeOf(undefined).country,
    payment_method: chosenMethod({}, quote) ?? '',
    ...(addresses[0] && { saved_address: addresses[0].id }),
    is_gift: quote.is_gift ? 'on' : '',
    recipient_name: gift?.recipient_name ?? '',
    recipient_email: gift?.recipient_email ?? '',
    gift_message: gift?.message ?? '',
    deliver_on: gift?.deliver_on ?? '',
  }
}

/** The saved address that is chosen; nothing where one is typed. */
export function chosenAddress(draft: CheckoutDraft, { addresses }: CheckoutStart): AddressInput | undefined {
  return addresses.find(({ id }) => id === draft['saved_address'])
}

/** What of it decides the price. */
export function wishesOf(draft: CheckoutDraft, start: CheckoutStart): Wishes {
  const { country = '', line = '' } = chosenAddress(draft, start) ?? readAddressInput(formOf(draft))
  return { country, line, method: draft['shipping_method_code'] ?? '', isGift: draft['is_gift'] === 'on' }
}
