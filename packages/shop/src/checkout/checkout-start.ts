import type { Quote, UserAddress } from '@dabali/api-client'

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
export type Wishes = { country: string; line: string; method: string; isGift: boolean }
