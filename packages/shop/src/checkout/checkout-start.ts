import type { Quote, ShippingMethod, UserAddress } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { AddressFieldsProps } from '../account/address-input.ts'
import type { Messages, Translator } from '../i18n/translator.ts'
import type { PostedCheckout } from './checkout-outcome.ts'
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
  /** All ways of delivery, whatever the address. */
  zones: readonly ShippingMethod[]
  countries: readonly { value: string; text: string }[]
  /** Undefined for guests. */
  account: { email: string; name: string; phone: string } | undefined
  addresses: readonly UserAddress[]
  /** The idempotency key of the form without scripts. */
  attemptKey: string
  /** What the form sent without scripts, and what came of it. */
  posted?: PostedCheckout | undefined
}

/** The inputs of a quote. */
export type QuoteInput = { country: string; line: string; method: string; isGift: boolean }

/** The keys of the checkout's texts and of those that it shares with the cart. */
export type CheckoutMessageKey =
  | keyof typeof en
  | 'empty'
  | 'emptyText'
  | 'applyVoucher'
  | 'removeVoucher'
  | 'voucherRefused'
export type CheckoutMessages = Messages<CheckoutMessageKey>

/** Translators and language for all parts of the checkout. */
export type CheckoutI18n = {
  t: Translator<CheckoutMessageKey>
  language: Language
  addressTexts: AddressFieldsProps['texts']
}

/** The ids that the form leads back to without scripts: the form, its delivery step, the result above the button. */
export type CheckoutAnchor = 'checkout' | 'delivery' | 'result'
