import type { AddressInput, CheckOut, Quote } from '@dabali/api-client'
import { readAddressInput } from '../account/address-input.ts'
import { type CheckoutDraft, formOf } from './checkout-draft.ts'
import { isBuyNow } from './checkout-mode.ts'

export type Choice = {
  draft: CheckoutDraft
  quote: Quote
  mode: string | undefined
  /** The saved address that was chosen; without one, that of the form. */
  savedAddress?: AddressInput | undefined
  /** The secret of places that were offered. */
  offer?: string | undefined
}

/** What is sent to buy: with all that the shopper saw, so that nothing else can be charged. */
export function checkoutBody({ draft, quote, mode, savedAddress, offer }: Choice): CheckOut {
  const email = draft['email']?.trim()
  const phone = savedAddress ? undefined : draft['phone_number']?.trim()
  const address = savedAddress ?? readAddressInput(formOf(draft))
  const { total, shipping_method_code: method, shipping_incl_tax: fee } = quote
  return {
    ...(isBuyNow(mode) && { mode: 'buy-now' }),
    ...(email && { guest_email: email }),
    ...(phone && { guest_phone: phone }),
    ...(total !== null && { total }),
    ...(quote.is_shipping_required && { shipping_address: address }),
    ...(method !== null && { shipping_method_code: method }),
    ...(fee !== null && { shipping_charge: { currency: 'NPR', excl_tax: fee, incl_tax: fee, tax: '0.00' } }),
    ...(isPaid(quote) && { payment_method: paymentMethodOf(draft) }),
    ...(offer && { offer }),
    lines: quote.lines.map(({ product_id, quantity, price_incl_tax }) => ({ product_id, quantity, price_incl_tax })),
  }
}

/** Whether there is anything to pay. */
export const isPaid = ({ total }: Quote): boolean => total === null || Number(total) > 0

type Method = NonNullable<CheckOut['payment_method']>

const METHODS: readonly Method[] = ['cod', 'esewa', 'khalti', 'card', 'free']

export const paymentMethodOf = (draft: CheckoutDraft): Method | undefined =>
  METHODS.find((method) => method === draft['payment_method'])
