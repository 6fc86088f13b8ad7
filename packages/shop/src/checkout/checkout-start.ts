import type { Quote, UserAddress } from '@dabali/api-client'
import { COD_COUNTRY, type Language } from '@dabali/domain'
import type { AddressFieldsProps } from '../account/address-input.ts'
import type { Messages, Translator } from '../i18n/translator.ts'
import type en from './messages/en.json'

/** An unknown mode is ignored: it is the cart. */
export const isBuyNow = (mode: string | undefined): boolean => mode === 'buy-now'

/** As the API takes it. */
export const modeQuery = (mode: string | undefined): { mode?: string } => (isBuyNow(mode) ? { mode: 'buy-now' } : {})

/** What the server knows when it draws the checkout. */
export type CheckoutStart = {
  mode: string | undefined
  /** The token of a waiting list offer. */
  offer: string | undefined
  quote: Quote
  countries: readonly { value: string; text: string }[]
  /** Undefined for guests. */
  account: { email: string; name: string; phone: string } | undefined
  addresses: readonly UserAddress[]
}

/** The inputs of a quote. */
export type QuoteInput = { country: string; line: string; method: string; isGift: boolean }

/** The keys of the checkout's texts and of those of an empty cart. */
export type CheckoutMessageKey = keyof typeof en | 'empty' | 'emptyText'
export type CheckoutMessages = Messages<CheckoutMessageKey>

/** Translators and language for all parts of the checkout. */
export type CheckoutI18n = {
  t: Translator<CheckoutMessageKey>
  language: Language
  addressTexts: AddressFieldsProps['texts']
}

/** The address of the first quote: the saved one, or the most common country. */
export const quoteAddress = (address: UserAddress | undefined): { country: string; line?: string } =>
  address ? { country: address.country, line: address.line } : { country: COD_COUNTRY }
