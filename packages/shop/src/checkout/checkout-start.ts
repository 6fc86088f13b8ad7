import type { Quote, UserAddress } from '@dabali/api-client'
import { COD_COUNTRY, type Language } from '@dabali/domain'
import type { AddressFieldsProps } from '../account/address-input.ts'
import type { Translator } from '../i18n/translator.ts'
import type { CheckoutMessageKey } from './checkout-screen.tsx'

/** An unknown mode is ignored: it is the cart. */
export const isBuyNow = (mode: string | undefined): boolean => mode === 'buy-now'

/** As the API takes it. */
export const modeQuery = (mode: string | undefined): { mode?: string } => (isBuyNow(mode) ? { mode: 'buy-now' } : {})

/** What the server knows when it draws the checkout. */
export type CheckoutStart = {
  mode: string | undefined
  /** The secret of places that were offered to somebody who waited. */
  offer: string | undefined
  quote: Quote
  countries: readonly { value: string; text: string }[]
  /** Nobody is logged in without it. */
  account: { email: string; name: string; phone: string } | undefined
  addresses: readonly UserAddress[]
}

/** What decides the price, as far as it is said. */
export type QuoteInput = { country: string; line: string; method: string; isGift: boolean }

/** What every part of the checkout speaks with. */
export type CheckoutI18n = {
  t: Translator<CheckoutMessageKey>
  language: Language
  addressTexts: AddressFieldsProps['texts']
}

/** Where the first price is asked for: the saved address, or the country that most parcels go to. */
export const quoteAddress = (address: UserAddress | undefined): { country: string; line?: string } =>
  address ? { country: address.country, line: address.line } : { country: COD_COUNTRY }
