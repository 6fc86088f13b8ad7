import { hasShippableLine } from '@dabali/domain'
import type { Address } from '../address/address.ts'
import { emptyBasket, unknownShippingMethod } from '../basket/errors.ts'
import { type PaymentMethod, paymentChoices } from '../basket/payment-methods.ts'
import type { StoredBasket } from '../basket/queries/visited-basket.ts'
import { chooseDelivery, PICK_UP, type PricedMethod, paidAt } from '../basket/shipping-methods.ts'
import { coveredBy, priceStored, type ShopConfig, toAddress } from '../basket/to-basket.ts'
import { businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import { detectChanges, refuseChanges } from './detect-changes.ts'
import { type CheckoutInput, parseShippingAddress } from './parse-input.ts'

/** Largest value of an integer column, in paisa. */
const LARGEST_AMOUNT = 2_147_483_647

export type Priced = ReturnType<typeof priceStored> & {
  /** Null when nothing is shipped. */
  address: Address | null
  shipping: PricedMethod | null
  /** Goods and delivery, in paisa. */
  total: number
  /** What a gift card pays of the total. */
  giftCard: { id: string; amount: number } | null
  paymentMethod: PaymentMethod
}

type PricingInput = { input: CheckoutInput; terms: ShopConfig; language: Language }

/** Prices the basket with the rules of basket and quote, and refuses it if anything differs from what the shopper saw. */
export function priceCheckout(stored: StoredBasket, { input, terms, language }: PricingInput): Priced {
  if (stored.lines.length === 0) throw emptyBasket(language)
  const priced = priceStored(stored, terms)
  const isPickedUp = (input.shipping_method_code ?? stored.shipping_method_code) === PICK_UP
  const address = hasShippableLine(stored) && !isPickedUp ? destinationOf(stored, input, language) : null
  const { shipping, fee } = shippingOf(stored, { address, requested: input.shipping_method_code, language })
  const goods = priced.lines.reduce((sum, { incl_tax }) => sum + incl_tax, 0)
  const full = priced.lines.reduce((sum, { full_incl_tax }) => sum + full_incl_tax, 0)
  if (Math.max(goods, full) + fee > LARGEST_AMOUNT)
    throw businessRefusal(MESSAGES[language].checkout.tooMuch, 'too_much')
  const total = goods + fee
  const { gift_card: card } = stored
  const giftCard = card && { id: card.id, amount: coveredBy(card, total) }
  const due = total - (giftCard?.amount ?? 0)
  const used = new Set(priced.vouchers.map(({ from }) => from.code))
  const uselessVouchers = stored.vouchers.filter(({ code }) => !used.has(code))
  const now = { lines: priced.lines, isGift: stored.is_gift, uselessVouchers, fee, total: due }
  refuseChanges(detectChanges(input, now, language))
  const lines = stored.lines.map(({ product_class, title }) => ({ product_class, product_title: title }))
  const basket = { lines, is_gift: stored.is_gift, shipping_address: paidAt(shipping?.code, address) }
  const paymentMethod = paymentOf({ ...terms, basket, total: due }, input, language)
  return { ...priced, address, shipping, total, giftCard, paymentMethod }
}

function destinationOf(stored: StoredBasket, { shipping_address, guest_phone }: CheckoutInput, language: Language) {
  const address = shipping_address ?? toAddress(stored.shipping_address)
  if (address === null) throw invalidField('shipping_address', MESSAGES[language].checkout.address, 'address_required')
  return parseShippingAddress({ ...address, phone_number: address.phone_number || (guest_phone ?? '') }, language)
}

type ShippingChoice = { address: Address | null; requested: string | undefined; language: Language }

function shippingOf(stored: StoredBasket, { address, requested, language }: ShippingChoice) {
  const parcel = { address: toAddress(address), lines: stored.lines }
  const code = requested ?? stored.shipping_method_code
  const { methods, method, fee } = chooseDelivery({ ...parcel, requested: code }, language)
  if (methods.length === 0) return { shipping: null, fee: 0 }
  if (requested !== undefined && method?.code !== requested) throw unknownShippingMethod(language)
  if (method === undefined || fee === undefined)
    throw invalidField('shipping_method_code', MESSAGES[language].checkout.shippingMethod, 'shipping_method_required')
  return { shipping: method, fee }
}

type Payable = Parameters<typeof paymentChoices>[0]

/** A total of zero is always paid as `free`. */
function paymentOf(bought: Payable, { payment_method: requested }: CheckoutInput, language: Language): PaymentMethod {
  const choices = paymentChoices(bought, language)
  const choice = bought.total === 0 ? choices[0] : choices.find(({ method }) => method === requested)
  if (choice === undefined)
    throw invalidField('payment_method', MESSAGES[language].checkout.paymentMethod, 'payment_method_required')
  if (!choice.allowed) throw businessRefusal(choice.message ?? '', refusalCode(choice))
  return choice.method
}

const refusalCode = ({ method, reason }: ReturnType<typeof paymentChoices>[number]) =>
  method === 'cod' ? `cod_${reason}` : `payment_${reason}`
