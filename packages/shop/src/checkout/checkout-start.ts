import {
  ApiError,
  type BasketLine,
  type CallOptions,
  type CheckoutRefusal,
  type Client,
  changeBasket,
  holdTickets,
  type Order,
  type Quote,
  quoteBasket,
  type ShippingMethod,
  type UserAddress,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { AddressFieldsProps } from '../account/address-input.ts'
import type { Messages, Translator } from '../i18n/translator.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type en from './messages/en.json'

/** By the id of the field. */
export type FieldErrors = Readonly<Record<string, string>>

export type Change = NonNullable<CheckoutRefusal['changes']>[number]

/** The outcome of a checkout request. */
export type Outcome =
  | { kind: 'placed'; order: Order }
  /** Price, stock or delivery changed; nothing was charged. */
  | { kind: 'changed'; changes: readonly Change[] }
  | { kind: 'fields'; errors: FieldErrors }
  /** Refused with a message. */
  | { kind: 'refused'; message: string; code: string | undefined }
  /** The basket was bought, emptied or merged meanwhile. */
  | { kind: 'gone' }
  /** Unknown whether it was placed: the same attempt is to be repeated. */
  | { kind: 'unanswered' }

/** The result of the last submit, unless it placed an order. `agreedTotal` is the total the shopper saw. */
export type SubmitResult = {
  errors: FieldErrors
  outcome?: Exclude<Outcome, { kind: 'placed' | 'fields' }>
  agreedTotal?: string | null
}

/** A checkout form that was sent without scripts and placed no order. */
export type PostedCheckout = {
  draft: CheckoutDraft
  /** The id of the account it was filled in for; undefined for guests. */
  owner?: string | undefined
  /** Undefined on later visits. */
  result?: SubmitResult | undefined
  /** Of an attempt without an answer: repeating its key finds the same order. */
  key?: string | undefined
}

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
  account: { id: string; email: string; name: string; phone: string } | undefined
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

type Asked = {
  mode: string | undefined
  /** The token of a waiting list offer: its holder sees reserved seats as available. */
  offer: string | undefined
  input: QuoteInput
  basketId: string
  isGiftKnown: boolean
}

/** Fetches a quote. The basket stores the gift flag, which affects payment methods, so it is updated first. */
export async function askQuote(client: Client, request: Asked, options: CallOptions): Promise<Quote> {
  const { mode, offer, input, basketId, isGiftKnown } = request
  if (!isGiftKnown && basketId !== '') await changeBasket(client, { id: basketId, is_gift: input.isGift }, options)
  const { country, line, method } = input
  const address = { ...(country && { country }), ...(line && { line }) }
  const question = { ...modeQuery(mode), ...(offer && { offer }), shipping_address: address }
  try {
    return await quoteBasket(client, { ...question, ...(method && { shipping_method_code: method }) }, options)
  } catch (error) {
    const isUnknownMethod = error instanceof ApiError && error.code === 'unknown_shipping_method'
    if (!isUnknownMethod || method === '') throw error
    // The chosen shipping method is not available for the new address.
    return quoteBasket(client, question, options)
  }
}

type Sold = Pick<Asked, 'mode' | 'offer'>

/** Whether tickets of a line are not held. Chosen seats have holds of their own. */
export const isToHold = ({ product_class, seats, held_until }: BasketLine): boolean =>
  product_class === 'Ticket' && seats.length === 0 && held_until === null

/**
 * Holds the tickets that the checkout is entered with; those of a waiting list offer are held already. Without a hold the checkout
 * goes on: the order takes what is left.
 */
export async function holdQuote(client: Client, { quote, mode, offer }: Sold & { quote: Quote }): Promise<Quote> {
  if (offer || !quote.lines.some(isToHold)) return quote
  try {
    const held = await holdTickets(client, modeQuery(mode), { silent: true })
    const lineOf = new Map(held.lines.map((line) => [line.id, line]))
    const lines = quote.lines.map((line) => {
      const { held_until, warning, max_quantity } = lineOf.get(line.id) ?? line
      return { ...line, held_until, warning, max_quantity }
    })
    return { ...quote, lines }
  } catch (error) {
    if (error instanceof ApiError) return quote
    throw error
  }
}

/** All ways of delivery of what is bought, whatever the address. */
export async function loadZones(client: Client, { mode, offer }: Sold, options: CallOptions) {
  const { shipping_methods } = await quoteBasket(client, { ...modeQuery(mode), ...(offer && { offer }) }, options)
  return shipping_methods
}
