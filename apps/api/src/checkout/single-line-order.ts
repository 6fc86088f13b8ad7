import { GIFT_CARD_CLASS, HOLD_MINUTES, type TIP_CLASS } from '@dabali/domain'
import { type Gateway, paymentChoices } from '../basket/payment-methods.ts'
import { businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { emailProblem, parseEmail, validateFields } from '../http/request-body.ts'
import { MESSAGES } from '../messages/messages.ts'
import { insertOrder } from '../orders/queries/insert.ts'
import { openPayment } from '../payments/queries.ts'
import type { Connection } from './queries.ts'

export type Buyer = { id: string; email: string | null } | undefined

type ProductClass = typeof GIFT_CARD_CLASS | typeof TIP_CLASS

type SingleLine = {
  product_class: ProductClass
  titles: Record<Language, string>
  slug: string
  thumbnail: string
  tipped_date_id?: number
  /** In paisa, without tax in it. */
  amount: number
}

type SingleLineOrder = {
  buyer: Buyer
  email: string
  site: string
  language: Language
  paymentMethod: Gateway
  gift: object | null
  line: SingleLine
}

const MINUTE_MS = 60_000

/** Places the order of something that is no product of the catalogue, without a basket, and opens its payment. */
export async function placeSingleLine(inside: Connection, order: SingleLineOrder): Promise<string> {
  const { buyer, gift, paymentMethod, line, ...placed } = order
  const { amount, ...described } = line
  const prices = { unit_price: amount, mrp: amount, incl_tax: amount, excl_tax: amount }
  const { id: orderId } = await insertOrder(inside, {
    ...placed,
    accountId: buyer?.id ?? null,
    basketId: null,
    phone: null,
    paymentMethod,
    shipping: null,
    slot: undefined,
    shippingAddress: null,
    isGift: gift !== null,
    gift,
    discounts: [],
    lines: [{ ...described, ...prices, product_id: null, quantity: 1, full_incl_tax: amount, full_excl_tax: amount }],
    expiresAt: new Date(Date.now() + HOLD_MINUTES * MINUTE_MS),
  })
  await openPayment(inside, { orderId, method: paymentMethod, amount })
  return orderId
}

/** That of the account, or else the one that was entered. */
export function buyerEmail(written: string | undefined, buyer: Buyer, language: Language): string {
  if (buyer?.email) return buyer.email
  if (!written?.trim()) throw invalidField('email', MESSAGES[language].giftCards.buyer, 'email_required')
  validateFields({ email: emailProblem(written) }, language)
  return parseEmail(written) ?? ''
}

type Payable = {
  productClass: ProductClass
  amount: number
  gateways: readonly Gateway[] | undefined
  language: Language
}

/** The wanted gateway, if it can be paid with; cash on delivery is for parcels. */
export function requireGateway(
  method: Gateway | undefined,
  { productClass, amount, gateways, language }: Payable,
): Gateway {
  if (method === undefined)
    throw invalidField('payment_method', MESSAGES[language].giftCards.paymentMethod, 'payment_method_required')
  const basket = {
    is_gift: productClass === GIFT_CARD_CLASS,
    lines: [{ product_class: productClass }],
    shipping_address: null,
  }
  const choices = paymentChoices({ basket, total: amount, codAllowed: false, gateways }, language)
  const choice = choices.find((each) => each.method === method)
  if (choice?.allowed) return method
  throw businessRefusal(choice?.message ?? '', `payment_${choice?.reason}`)
}
