import { formatNpr, readTip, TIP_CLASS, TIP_LIMITS, takesTips } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import type { Gateway } from '../basket/payment-methods.ts'
import { ApiError, invalidField, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { stringEnum } from '../http/schemas.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { parseDateId } from '../live/get-live.ts'
import { type LiveState, liveState } from '../live/live-state.ts'
import { findTippedDate, type TippedRow } from '../live/queries.ts'
import { mediaUrl } from '../media/media-store.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Order } from '../orders/order.ts'
import { showOrder } from '../orders/show-order.ts'
import type { CheckoutQueries, Connection } from './queries.ts'
import { type Buyer, buyerEmail, placeSingleLine, requireGateway } from './single-line-order.ts'

/** Lengths are checked by field, in the visitor's language. */
export const TipSchema = Type.Object({
  amount: Type.String({
    maxLength: 40,
    description: `In rupees, from ${TIP_LIMITS.least} to ${TIP_LIMITS.most}.`,
    examples: ['250'],
  }),
  email: Type.Optional(Type.String({ maxLength: 4000, description: 'Of the giver, unless an account has one.' })),
  payment_method: Type.Optional(stringEnum(['esewa', 'khalti', 'card'] as const)),
})

type TipRequest = {
  slug: string
  id: string
  input: Static<typeof TipSchema>
  buyer: Buyer
  site: string
  language: Language
  key: string
  gateways: readonly Gateway[] | undefined
}

/** Places the order of a tip. Nothing is delivered; vouchers, offers and gift cards do not apply to it. */
export function giveTip(queries: CheckoutQueries, asked: TipRequest): Promise<Order> {
  const { slug, id, input, buyer, key, language } = asked
  const request = { scope: `tip ${buyer?.id ?? 'guest'}`, key, requestHash: requestHash(slug, id, input), language }
  return queries.inTransaction((inside) =>
    withIdempotencyKey(inside, request, async () => {
      const orderId = await placeTip(inside, asked)
      return showOrder(inside, { orderId, language, audience: 'owner' })
    }),
  )
}

async function placeTip(inside: Connection, asked: TipRequest): Promise<string> {
  const { slug, id, input, buyer, site, language, gateways } = asked
  const eventDate = await findTippedDate(inside, { slug, dateId: parseDateId(id) })
  if (!eventDate) throw notFound()
  requireOpen(eventDate, language)
  const amount = parseAmount(input.amount, language)
  const email = buyerEmail(input.email, buyer, language)
  return placeSingleLine(inside, {
    ...{ buyer, email, site, language, gift: null },
    paymentMethod: requireGateway(input.payment_method, { productClass: TIP_CLASS, amount, gateways, language }),
    line: {
      product_class: TIP_CLASS,
      titles: titlesOf(eventDate),
      slug: 'tip',
      thumbnail: eventDate.media_name === null ? '' : mediaUrl(eventDate.media_name),
      tipped_date_id: eventDate.event_date_id,
      // No tax is on a tip: nothing is sold for it.
      amount,
    },
  })
}

function titlesOf({ titles }: TippedRow) {
  const { en, ne } = titles ?? {}
  return { en: MESSAGES.en.tips.title(en ?? ne ?? ''), ne: MESSAGES.ne.tips.title(ne ?? en ?? '') }
}

/** In paisa. */
function parseAmount(written: string, language: Language): number {
  const tip = readTip(written)
  if ('amount' in tip) return tip.amount
  const texts = MESSAGES[language].tips
  const money = (limit: number) => formatNpr(limit, language)
  const messages = {
    invalid: texts.invalid,
    too_low: texts.too_low(money(TIP_LIMITS.least)),
    too_high: texts.too_high(money(TIP_LIMITS.most)),
  }
  throw invalidField('amount', messages[tip.refusal], `tip_${tip.refusal}`)
}

function requireOpen(eventDate: TippedRow, language: Language) {
  const state = liveState(eventDate, new Date())
  if (takesTips({ isOn: eventDate.takes_tips, state })) return
  const { tips, live } = MESSAGES[language]
  const code = closedCode(eventDate, state)
  throw new ApiError(409, { detail: code === 'cancelled' ? live.cancelled : tips[code], code, state })
}

function closedCode({ takes_tips: isOn }: TippedRow, state: LiveState) {
  if (state === 'cancelled') return 'cancelled'
  if (!isOn) return 'tips_off'
  return state === 'scheduled' ? 'tips_not_open' : 'tips_over'
}
