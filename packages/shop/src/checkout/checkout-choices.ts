import type { AddressInput, CheckOut, PaymentChoice, Quote } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import { readAddressInput } from '../account/address-input.ts'
import type { Translator } from '../i18n/translator.ts'
import { type CheckoutDraft, formOf } from './checkout-form-state.ts'
import {
  type CheckoutMessageKey,
  type CheckoutStart,
  isBuyNow,
  type QuoteInput,
  quoteAddress,
} from './checkout-start.ts'

export type Choice = {
  draft: CheckoutDraft
  quote: Quote
  mode: string | undefined
  /** The saved address that was chosen; without one, that of the form. */
  savedAddress?: AddressInput | undefined
  /** The token of a waiting list offer. */
  offer?: string | undefined
}

/** The checkout request, with all amounts that the shopper saw, so that nothing else is charged. */
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

type Asked = { quote: Quote; t: Translator<CheckoutMessageKey>; language: Language }
type PaymentChoicesMethod = Exclude<PaymentChoice['method'], 'free'>

/** Wallets first: that is how most people pay. */
const SHOWN: readonly PaymentChoicesMethod[] = ['esewa', 'khalti', 'card', 'cod']

const NAMES = {
  esewa: 'methodEsewa',
  khalti: 'methodKhalti',
  card: 'methodCard',
  cod: 'methodCod',
} as const

const HINTS = {
  esewa: 'methodEsewaHint',
  khalti: 'methodKhaltiHint',
  card: 'methodCardHint',
  cod: 'methodCodHint',
} as const

export const methodName = (method: PaymentChoicesMethod, t: Asked['t']): string => t(NAMES[method])

/** The payment methods as options; an unavailable one gives its reason. */
export function paymentRows({ quote, t, language }: Asked) {
  return SHOWN.flatMap((method) => {
    const choice = quote.payment_methods.find((each) => each.method === method)
    if (!choice) return []
    const amount = formatNpr(quote.total ?? quote.total_incl_tax, language)
    const closed = choice.allowed ? undefined : closedReason(choice, t)
    return [
      { value: method, text: t(NAMES[method]), ...(closed ? { closed } : { hint: t(HINTS[method], { amount }) }) },
    ]
  })
}

/** Why a payment method is unavailable. */
function closedReason({ method, reason, message }: PaymentChoice, t: Asked['t']): string {
  if (method === 'cod' && reason === 'gift') return t('codGift')
  if (method === 'cod' && reason === 'country') return t('codCountry')
  return message ?? t('codDisabled')
}

/** The chosen payment method while available, else the first available one. */
export function chosenMethod(draft: CheckoutDraft, { payment_methods }: Quote): PaymentChoicesMethod | undefined {
  const open = SHOWN.filter((method) => payment_methods.some((each) => each.method === method && each.allowed))
  return open.find((method) => method === paymentMethodOf(draft)) ?? open[0]
}

/** The text of the submit button: amount and method. */
export function payButtonText(draft: CheckoutDraft, { quote, t, language }: Asked): string {
  if (!isPaid(quote)) return t('placeFreeOrder')
  const method = chosenMethod(draft, quote)
  if (quote.total === null || !method) return t('payWithoutAmount')
  const amount = formatNpr(quote.total, language)
  if (method === 'cod') return t('payOnDelivery', { amount })
  return method === 'card' ? t('payByCard', { amount }) : t('payWith', { amount, method: t(NAMES[method]) })
}

/** The choice of an address that is not saved. */
export const OTHER_ADDRESS = 'other'

/** The initial values of the form. */
export function initialDraft({ quote, account, addresses }: CheckoutStart): CheckoutDraft {
  const { gift } = quote
  return {
    email: account?.email ?? '',
    phone_number: account?.phone ?? '',
    first_name: account?.name ?? '',
    country: quoteAddress(undefined).country,
    payment_method: chosenMethod({}, quote) ?? '',
    ...(addresses[0] && { saved_address: addresses[0].id }),
    is_gift: quote.is_gift ? 'on' : '',
    recipient_name: gift?.recipient_name ?? '',
    recipient_email: gift?.recipient_email ?? '',
    gift_message: gift?.message ?? '',
    deliver_on: gift?.deliver_on ?? '',
  }
}

/** The chosen saved address; undefined where one is typed. */
export function chosenAddress(draft: CheckoutDraft, { addresses }: CheckoutStart): AddressInput | undefined {
  return addresses.find(({ id }) => id === draft['saved_address'])
}

/** The fields that affect the price. */
export function quoteInput(draft: CheckoutDraft, start: CheckoutStart): QuoteInput {
  const { country = '', line = '' } = chosenAddress(draft, start) ?? readAddressInput(formOf(draft))
  return { country, line, method: draft['shipping_method_code'] ?? '', isGift: draft['is_gift'] === 'on' }
}
