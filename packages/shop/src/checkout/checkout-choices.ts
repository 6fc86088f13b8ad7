import type { AddressInput, CheckOut, DeliverySlot, PaymentChoice, Quote } from '@dabali/api-client'
import { COD_COUNTRY, formatNpr, type Language } from '@dabali/domain'
import { isValleyLine, readAddressInput } from '../account/address-input.ts'
import { PICK_UP } from '../basket/delivery-fee.ts'
import type { Translator } from '../i18n/translator.ts'
import { type CheckoutDraft, formOf } from './checkout-form-state.ts'
import { type CheckoutMessageKey, type CheckoutStart, isBuyNow, type QuoteInput } from './checkout-start.ts'

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
  const address = savedAddress ?? typedAddress(draft)
  const { total, shipping_method_code: method, shipping_incl_tax: fee } = quote
  const slot = chosenSlot(draft, quote)
  return {
    ...(isBuyNow(mode) && { mode: 'buy-now' }),
    ...(email && { guest_email: email }),
    ...(phone && { guest_phone: phone }),
    ...(total !== null && { total }),
    ...(quote.is_shipping_required && method !== PICK_UP && { shipping_address: address }),
    ...(method !== null && { shipping_method_code: method }),
    ...(slot && { shipping_slot: slot.id }),
    ...(fee !== null && { shipping_charge: { currency: 'NPR', excl_tax: fee, incl_tax: fee, tax: '0.00' } }),
    ...(isPaid(quote) && { payment_method: paymentMethodOf(draft) }),
    ...(offer && { offer }),
    is_gift: draft['is_gift'] === 'on',
    lines: quote.lines.map(({ product_id, quantity, price_incl_tax, unit_price_incl_tax }) => {
      return { product_id, quantity, price_incl_tax, unit_price_incl_tax }
    }),
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

/** The methods with an express button. */
export const WALLETS = ['esewa', 'khalti'] as const

/** Wallets first: that is how most people pay. */
const SHOWN: readonly PaymentChoicesMethod[] = [...WALLETS, 'card', 'cod']

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
    const isPaidInShop = method === 'cod' && quote.shipping_method_code === PICK_UP
    const hint = t(isPaidInShop ? 'methodCodPickUp' : HINTS[method], { amount })
    return [{ value: method, text: t(NAMES[method]), ...(closed ? { closed } : { hint }) }]
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

/** The initial values of the form; what was sent without scripts before overrides those of the account. */
export function initialDraft({ quote, account, addresses, posted }: CheckoutStart): CheckoutDraft {
  const { gift } = quote
  return {
    email: account?.email ?? '',
    phone_number: account?.phone ?? '',
    first_name: account?.name ?? '',
    shipping_method_code: zoneOf({}),
    payment_method: chosenMethod({}, quote) ?? '',
    ...(addresses[0] && { saved_address: addresses[0].id }),
    recipient_name: gift?.recipient_name ?? '',
    recipient_email: gift?.recipient_email ?? '',
    gift_message: gift?.message ?? '',
    deliver_on: gift?.deliver_on ?? '',
    ...posted?.draft,
    is_gift: quote.is_gift ? 'on' : '',
  }
}

type Addresses = Pick<CheckoutStart, 'addresses'>

/** The chosen saved address; undefined where one is typed. */
export function chosenAddress(draft: CheckoutDraft, { addresses }: Addresses): AddressInput | undefined {
  return addresses.find(({ id }) => id === draft['saved_address'])
}

/** A draft without a saved address that was removed elsewhere, as if none had been chosen. */
export function withoutRemovedAddress(draft: CheckoutDraft, { addresses }: Addresses): CheckoutDraft {
  const { saved_address: chosen, ...rest } = draft
  const known = [undefined, OTHER_ADDRESS, PICK_UP, ...addresses.map(({ id }) => id)]
  return known.includes(chosen) ? draft : rest
}

const ZONES = ['inside-valley', 'outside-valley', PICK_UP, 'abroad'] as const

/** Where a typed address is: the zone decides its fields, its delivery fee and its delivery time. */
export type Zone = (typeof ZONES)[number]

/** The chosen zone, or picking up in place of a saved address; most parcels stay inside the valley. */
export function zoneOf(draft: CheckoutDraft): Zone {
  if (draft['saved_address'] === PICK_UP) return PICK_UP
  return ZONES.find((zone) => zone === draft['shipping_method_code']) ?? 'inside-valley'
}

/** Whether the chosen time of delivery or pick-up became full, so that another one must be chosen. */
export const isChosenSlotFull = (draft: CheckoutDraft, { shipping_slots }: Quote): boolean =>
  shipping_slots.some(({ id, is_full }) => is_full && id === draft['shipping_slot'])

/** The chosen time of delivery or pick-up; the first free one before one was chosen. Undefined where there is none. */
export function chosenSlot(draft: CheckoutDraft, quote: Quote): DeliverySlot | undefined {
  if (isChosenSlotFull(draft, quote)) return undefined
  const free = quote.shipping_slots.filter(({ is_full }) => !is_full)
  return free.find(({ id }) => id === draft['shipping_slot']) ?? free[0]
}

/** The address of the form without what was typed for other zones. */
export function typedAddress(draft: CheckoutDraft): AddressInput {
  const zone = zoneOf(draft)
  const address = readAddressInput(formOf({ ...draft, country: COD_COUNTRY, area: '' }))
  if (zone === 'abroad') return { ...address, country: draft['country'] ?? '' }
  const inNepal = { ...address, state: '', postcode: '' }
  if (zone === 'outside-valley') return inNepal
  const area = draft['area'] ?? ''
  return { ...inNepal, line: isValleyLine(area) ? area : '', district: '' }
}

/** The fields that affect the price. A town in the valley is there, whatever zone was chosen. */
export function quoteInput(draft: CheckoutDraft, start: Addresses): QuoteInput {
  const isGift = draft['is_gift'] === 'on'
  const saved = chosenAddress(draft, start)
  if (saved) return { country: saved.country ?? '', line: saved.line ?? '', method: '', isGift }
  const zone = zoneOf(draft)
  if (zone === PICK_UP) return { country: '', line: '', method: zone, isGift }
  const { country = '', line = '' } = typedAddress(draft)
  if (zone === 'outside-valley' && isValleyLine(line)) return { country, line, method: '', isGift }
  return { country, line: '', method: zone, isGift }
}

/** The fields that affect the price before there is a form: those that were sent, or those of the first saved address. */
export function firstInput(addresses: Addresses['addresses'], posted: CheckoutDraft = {}): QuoteInput {
  const [first] = addresses
  return quoteInput({ ...(first && { saved_address: first.id }), ...posted }, { addresses })
}
