import { formatNpr, GIFT_CARD_CLASS, GIFT_CARD_LIMITS, HOLD_MINUTES, readGiftCardAmount } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { parseGift } from '../basket/parse-gift.ts'
import { type Gateway, paymentChoices } from '../basket/payment-methods.ts'
import { businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, emailProblem, parseEmail, textProblem, validateFields } from '../http/request-body.ts'
import { stringEnum } from '../http/schemas.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Order } from '../orders/order.ts'
import { addOrderMail } from '../orders/order-mail.ts'
import { insertOrder } from '../orders/queries/insert.ts'
import { showOrder } from '../orders/show-order.ts'
import { openPayment } from '../payments/queries.ts'
import type { CheckoutQueries, Connection } from './queries.ts'

const text = Type.Optional(Type.String({ maxLength: 4000 }))

/** Lengths are checked by field, in the visitor's language. */
export const GiftCardPurchaseSchema = Type.Object({
  amount: Type.String({
    maxLength: 40,
    description: `Whole rupees, from ${GIFT_CARD_LIMITS.least} to ${GIFT_CARD_LIMITS.most}.`,
    examples: ['1500'],
  }),
  email: Type.Optional(Type.String({ maxLength: 4000, description: 'Of the buyer, unless an account has one.' })),
  sender_name: text,
  recipient_name: text,
  recipient_email: Type.Optional(
    Type.String({ maxLength: 4000, description: 'Without one the card is for the buyer.' }),
  ),
  message: text,
  deliver_on: Type.Optional(Type.String({ maxLength: 100, description: 'A date in Nepal; without one, now.' })),
  payment_method: Type.Optional(stringEnum(['esewa', 'khalti', 'card'] as const)),
})

type Purchase = Static<typeof GiftCardPurchaseSchema>
type Buyer = { id: string; email: string | null } | undefined

type Asked = {
  input: Purchase
  buyer: Buyer
  site: string
  language: Language
  key: string
  gateways: readonly Gateway[] | undefined
}

const MINUTE_MS = 60_000
const PAISA = 100
const LONGEST_NAME = 255

/** Places the order of one gift card, which is issued when the order is paid. */
export function buyGiftCard(queries: CheckoutQueries, asked: Asked): Promise<Order> {
  const { input, buyer, key, language } = asked
  const request = { scope: `gift card ${buyer?.id ?? 'guest'}`, key, requestHash: requestHash(input), language }
  return queries.inTransaction((inside) =>
    withIdempotencyKey(inside, request, async () => {
      const orderId = await placeOrder(inside, asked)
      return showOrder(inside, { orderId, language, audience: 'owner' })
    }),
  )
}

async function placeOrder(inside: Connection, { input, buyer, site, language, gateways }: Asked): Promise<string> {
  const amount = parseAmount(input.amount, language)
  const email = buyerEmail(input, buyer, language)
  const gift = giftOf(input, { email, language })
  const paymentMethod = paymentOf(input, { amount, gateways, language })
  const line = {
    product_id: null,
    product_class: GIFT_CARD_CLASS,
    titles: { en: MESSAGES.en.giftCards.title, ne: MESSAGES.ne.giftCards.title },
    slug: 'gift-card',
    thumbnail: '',
    quantity: 1,
    unit_price: amount,
    mrp: amount,
    incl_tax: amount,
    // Tax is due on what is bought with the card.
    excl_tax: amount,
    full_incl_tax: amount,
    full_excl_tax: amount,
  } as const
  const { id: orderId } = await insertOrder(inside, {
    accountId: buyer?.id ?? null,
    basketId: null,
    site,
    language,
    email,
    phone: null,
    paymentMethod,
    shipping: null,
    slot: undefined,
    shippingAddress: null,
    isGift: true,
    gift,
    discounts: [],
    lines: [line],
    expiresAt: new Date(Date.now() + HOLD_MINUTES * MINUTE_MS),
  })
  await openPayment(inside, { orderId, method: paymentMethod, amount })
  await addOrderMail(inside, { orderId, kind: 'received' })
  return orderId
}

/** In paisa. */
function parseAmount(written: string, language: Language): number {
  const amount = readGiftCardAmount(written)
  if (amount !== undefined) return amount * PAISA
  const [least, most] = [GIFT_CARD_LIMITS.least, GIFT_CARD_LIMITS.most].map((limit) => formatNpr(limit, language))
  throw invalidField('amount', MESSAGES[language].giftCards.amount(least ?? '', most ?? ''), 'gift_card_amount')
}

function buyerEmail({ email: written = '' }: Purchase, buyer: Buyer, language: Language): string {
  if (buyer?.email) return buyer.email
  if (written.trim() === '') throw invalidField('email', MESSAGES[language].giftCards.buyer, 'email_required')
  validateFields({ email: emailProblem(written) }, language)
  return parseEmail(written) ?? ''
}

function giftOf(input: Purchase, { email, language }: { email: string; language: Language }) {
  const sender = cleanLine(input.sender_name ?? '')
  validateFields({ sender_name: textProblem(sender, LONGEST_NAME, { isRequired: false }) }, language)
  const { recipient_name = '', recipient_email = '', message = '', deliver_on = '' } = input
  const gift = parseGift({ recipient_name, recipient_email, message, deliver_on }, { language })
  return { ...gift, recipient_email: gift.recipient_email || email, sender_name: sender }
}

type Payable = { amount: number; gateways: readonly Gateway[] | undefined; language: Language }

function paymentOf({ payment_method: method }: Purchase, { amount, gateways, language }: Payable): Gateway {
  if (method === undefined)
    throw invalidField('payment_method', MESSAGES[language].giftCards.paymentMethod, 'payment_method_required')
  const basket = { is_gift: true, lines: [{ product_class: GIFT_CARD_CLASS }], shipping_address: null }
  const choices = paymentChoices({ basket, total: amount, codAllowed: false, gateways }, language)
  const choice = choices.find((each) => each.method === method)
  if (choice?.allowed) return method
  throw businessRefusal(choice?.message ?? '', `payment_${choice?.reason}`)
}
