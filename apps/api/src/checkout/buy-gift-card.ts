import { formatNpr, GIFT_CARD_CLASS, GIFT_CARD_LIMITS, readGiftCardAmount } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { parseGift } from '../basket/parse-gift.ts'
import type { Gateway } from '../basket/payment-methods.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, textProblem, validateFields } from '../http/request-body.ts'
import { stringEnum } from '../http/schemas.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Order } from '../orders/order.ts'
import { addOrderMail } from '../orders/order-mail.ts'
import { showOrder } from '../orders/show-order.ts'
import type { CheckoutQueries, Connection } from './queries.ts'
import { type Buyer, buyerEmail, placeSingleLine, requireGateway } from './single-line-order.ts'

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

type Asked = {
  input: Purchase
  buyer: Buyer
  site: string
  language: Language
  key: string
  gateways: readonly Gateway[] | undefined
}

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
  const email = buyerEmail(input.email, buyer, language)
  const gift = giftOf(input, { email, language })
  const payable = { productClass: GIFT_CARD_CLASS, amount, gateways, language } as const
  const orderId = await placeSingleLine(inside, {
    ...{ buyer, email, site, language, gift },
    paymentMethod: requireGateway(input.payment_method, payable),
    line: {
      product_class: GIFT_CARD_CLASS,
      titles: { en: MESSAGES.en.giftCards.title, ne: MESSAGES.ne.giftCards.title },
      slug: 'gift-card',
      thumbnail: '',
      // Tax is due on what is bought with the card.
      amount,
    },
  })
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

function giftOf(input: Purchase, { email, language }: { email: string; language: Language }) {
  const sender = cleanLine(input.sender_name ?? '')
  validateFields({ sender_name: textProblem(sender, LONGEST_NAME, { isRequired: false }) }, language)
  const { recipient_name = '', recipient_email = '', message = '', deliver_on = '' } = input
  const gift = parseGift({ recipient_name, recipient_email, message, deliver_on }, { language })
  return { ...gift, recipient_email: gift.recipient_email || email, sender_name: sender }
}
