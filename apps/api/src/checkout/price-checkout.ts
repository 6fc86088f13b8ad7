import { hasShippableLine } from '@dabali/domain'
import type { Address } from '../address/address.ts'
import { deliveryOf } from '../basket/delivery.ts'
import { type PaymentMethod, paymentChoices } from '../basket/payment-methods.ts'
import type { StoredBasket } from '../basket/queries.ts'
import { emptyBasket, unknownShippingMethod } from '../basket/refusals.ts'
import type { PricedMethod } from '../basket/shipping-methods.ts'
import { priceStored, type Terms, toAddress } from '../basket/to-basket.ts'
import { businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import type { CheckoutInput } from './checkout-input.ts'
import { findChanges } from './find-changes.ts'
import { MESSAGES } from './messages.ts'
import { readDestination } from './read-destination.ts'
import { refuseChanges } from './refusals.ts'

/** What a column of money holds, in paisa. */
const LARGEST_AMOUNT = 2_147_483_647

export type Priced = ReturnType<typeof priceStored> & {
  /** Null where nothing is sent. */
  address: Address | null
  shipping: PricedMethod | null
  /** In paisa, what there is to pay. */
  total: number
  paymentMethod: PaymentMethod
}

type Asked = { input: CheckoutInput; terms: Terms; language: Language }

/** The basket as it is sold now, by the rules that showed and quoted it; refused if it is not what the shopper saw. */
export function priceCheckout(stored: StoredBasket, { input, terms, language }: Asked): Priced {
  if (stored.lines.length === 0) throw emptyBasket(language)
  const priced = priceStored(stored, terms)
  const address = hasShippableLine(stored) ? destinationOf(stored, input, language) : null
  const { shipping, fee } = shippingOf(stored, { address, wished: input.shipping_method_code, language })
  const goods = priced.lines.reduce((sum, { incl_tax }) => sum + incl_tax, 0)
  const full = priced.lines.reduce((sum, { full_incl_tax }) => sum + full_incl_tax, 0)
  if (Math.max(goods, full) + fee > LARGEST_AMOUNT) throw businessRefusal(MESSAGES[language].tooMuch, 'too_much')
  const total = goods + fee
  const used = new Set(priced.vouchers.map(({ from }) => from.code))
  const uselessVouchers = stored.vouchers.filter(({ code }) => !used.has(code))
  refuseChanges(findChanges(input, { lines: priced.lines, uselessVouchers, fee, total }, language))
  const lines = stored.lines.map(({ product_class, title }) => ({ product_class, product_title: title }))
  const basket = { lines, is_gift: stored.is_gift, shipping_address: address }
  const paymentMethod = paymentOf({ ...terms, basket, total }, input, language)
  return { ...priced, address, shipping, total, paymentMethod }
}

function destinationOf(stored: StoredBasket, { shipping_address, guest_phone }: CheckoutInput, language: Language) {
  const address = shipping_address ?? toAddress(stored.shipping_address)
  if (address === null) throw invalidField('shipping_address', MESSAGES[language].address, 'address_required')
  return readDestination({ ...address, phone_number: address.phone_number || (guest_phone ?? '') }, language)
}

type Wish = { address: Address | null; wished: string | undefined; language: Language }

function shippingOf(stored: StoredBasket, { address, wished, language }: Wish) {
  const parcel = { address: toAddress(address), lines: stored.lines }
  const code = wished ?? stored.shipping_method_code
  const { methods, method, fee } = deliveryOf({ ...parcel, wished: code }, language)
  if (methods.length === 0) return { shipping: null, fee: 0 }
  if (wished !== undefined && method?.code !== wished) throw unknownShippingMethod(language)
  if (method === undefined || fee === undefined)
    throw invalidField('shipping_method_code', MESSAGES[language].shippingMethod, 'shipping_method_required')
  return { shipping: method, fee }
}

type Payable = Parameters<typeof paymentChoices>[0]

/** What costs nothing is free, whatever was asked. */
function paymentOf(bought: Payable, { payment_method: wished }: CheckoutInput, language: Language): PaymentMethod {
  const choices = paymentChoices(bought, language)
  const choice = bought.total === 0 ? choices[0] : choices.find(({ method }) => method === wished)
  if (choice === undefined)
    throw invalidField('payment_method', MESSAGES[language].paymentMethod, 'payment_method_required')
  if (!choice.allowed) throw businessRefusal(choice.message ?? '', refusalCode(choice))
  return choice.method
}

const refusalCode = ({ method, reason }: ReturnType<typeof paymentChoices>[number]) =>
  method === 'cod' ? `cod_${reason}` : `payment_${reason}`
