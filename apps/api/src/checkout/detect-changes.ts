import { formatNpr } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { stockWarning, voucherWarning } from '../basket/errors.ts'
import type { LineRow, VoucherRow } from '../basket/queries/contents.ts'
import type { PricedLine } from '../basket/to-basket.ts'
import { rupees } from '../catalogue/price.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { nullable, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { SEAT_TAKEN, type SeatRow, takenMessage } from '../seats/seat.ts'
import { type CheckoutInput, parseAmount } from './parse-input.ts'

const ChangeSchema = Type.Object({
  kind: stringEnum([
    'unavailable',
    'owned',
    'stock',
    'added',
    'removed',
    'quantity',
    'price',
    'gift',
    'voucher',
    'delivery',
    'slot',
    'seat',
    'gift_card',
    'total',
  ] as const),
  code: Type.String(),
  product_id: nullable(Type.Integer()),
  voucher: nullable(Type.String()),
  was: nullable(Type.String({ description: 'What the shopper saw.' })),
  now: nullable(Type.String()),
  message: Type.String(),
})

export type Change = Static<typeof ChangeSchema>

export const CheckoutRefusalSchema = Type.Object(
  {
    non_field_errors: Type.Array(Type.String()),
    reason: Type.String(),
    code: Type.String(),
    changes: Type.Optional(
      Type.Array(ChangeSchema, { description: 'The differences from what the shopper saw, most severe first.' }),
    ),
  },
  { $id: 'CheckoutRefusal' },
)

/** Refuses the checkout with a list of changes; the basket stays open and no stock is reserved. */
export function refuseChanges(changes: Change[]): void {
  const [first] = changes
  if (first === undefined) return
  const { message, code } = first
  throw new ApiError(406, { non_field_errors: [message], reason: message, code, changes })
}

export const change = (
  kind: Change['kind'],
  told: Pick<Change, 'code' | 'message'> & Partial<Omit<Change, 'kind'>>,
): Change => ({ kind, product_id: null, voucher: null, was: null, now: null, ...told })

type CurrentBasket = {
  lines: readonly PricedLine[]
  isGift: boolean
  /** Vouchers in the basket that give no discount. */
  uselessVouchers: readonly VoucherRow[]
  /** In paisa. */
  fee: number
  /** What is left to pay. */
  total: number
}

/** All differences from what the shopper saw, most severe first. Fields that were not sent are not compared. */
export function detectChanges(input: CheckoutInput, now: CurrentBasket, language: Language): Change[] {
  const total = totalChange(input, now, language)
  const isTotalKnown = input.total !== undefined && total.length === 0
  return [
    ...now.lines.flatMap(({ goods }) => availabilityChange(goods, language)),
    ...(now.isGift ? [] : now.lines.flatMap(({ goods }) => ownedChange(goods, language))),
    ...lineChanges(input, now.lines, language),
    ...giftChange(input, now, language),
    // A correct total already accounts for the voucher.
    ...(isTotalKnown ? [] : now.uselessVouchers.map((voucher) => voucherChange(voucher, language))),
    ...feeChange(input, now, language),
    ...total,
  ]
}

/** Shortages are found when stock is reserved; this finds products that cannot be bought at all. */
function availabilityChange(goods: LineRow, language: Language): Change[] {
  if (goods.refusal === null && goods.quantity <= goods.largest_quantity) return []
  const { code, message } = stockWarning(
    { ...goods, num_available: null, most: goods.refusal === null ? goods.largest_quantity : 0 },
    language,
  )
  const kind = goods.refusal === null ? 'stock' : 'unavailable'
  return [change(kind, { code, ...aboutProduct(goods, message, language) })]
}

/** A product in the buyer's library is not sold again, except as a gift. */
function ownedChange({ product_id, title, library_item }: LineRow, language: Language): Change[] {
  if (library_item === null) return []
  return [change('owned', { code: 'already_owned', product_id, message: MESSAGES[language].checkout.owned(title) })]
}

const aboutProduct = ({ product_id, title }: LineRow, message: string, language: Language) => ({
  product_id,
  message: MESSAGES[language].checkout.about(title, message),
})

/** Not enough stock at reservation. */
export function stockChange(goods: LineRow, left: number, language: Language): Change {
  const { code, message } = stockWarning({ ...goods, refusal: null, num_available: left, most: left }, language)
  const details = aboutProduct(goods, message, language)
  return change('stock', { code, ...details, was: String(goods.quantity), now: String(left) })
}

/** Chosen seats that others have by now. */
export function seatChange(goods: LineRow, seats: readonly SeatRow[], language: Language): Change {
  const details = aboutProduct(goods, takenMessage(seats, language), language)
  return change('seat', { code: SEAT_TAKEN, ...details })
}

export function voucherChange(voucher: VoucherRow, language: Language): Change {
  const { code, message } = voucherWarning(voucher, language)
  return change('voucher', {
    code,
    voucher: voucher.code,
    message: MESSAGES[language].checkout.about(voucher.code, message),
  })
}

function lineChanges(
  { lines: seen, total }: CheckoutInput,
  lines: readonly PricedLine[],
  language: Language,
): Change[] {
  if (seen === undefined) return []
  const messages = MESSAGES[language].checkout
  const code = 'basket_changed'
  const held = new Set(lines.map(({ goods }) => goods.product_id))
  const known = new Map(seen.map((line) => [line.product_id, line]))
  return [
    ...seen
      .filter(({ product_id }) => !held.has(product_id))
      .map(({ product_id }) => change('removed', { code, product_id, message: messages.removed })),
    ...lines.flatMap((line) => {
      const { product_id, title } = line.goods
      const before = known.get(product_id)
      if (before === undefined) return [change('added', { code, product_id, message: messages.added(title) })]
      return lineChange(before, line, { isTotalSeen: total !== undefined, language })
    }),
  ]
}

function lineChange(
  before: NonNullable<CheckoutInput['lines']>[number],
  { goods, incl_tax }: PricedLine,
  { isTotalSeen, language }: { isTotalSeen: boolean; language: Language },
): Change[] {
  const { product_id, title, quantity, selling_price: unitPrice } = goods
  const messages = MESSAGES[language].checkout
  if (before.quantity !== undefined && before.quantity !== quantity) {
    const message = messages.quantity(title, quantity, before.quantity)
    const numbers = { was: String(before.quantity), now: String(quantity) }
    return [change('quantity', { code: 'basket_changed', product_id, ...numbers, message })]
  }
  const priceChange = (was: string, now: number, message: string) =>
    change('price', { code: 'price_changed', product_id, was, now: rupees(now), message })
  const message = messages.price(title, formatNpr(rupees(unitPrice), language))
  const unit = seenAmount(before.unit_price_incl_tax, language)
  if (unit && unit.paisa !== unitPrice) return [priceChange(unit.text, unitPrice, message)]
  const line = seenAmount(before.price_incl_tax, language)
  if (!line || line.paisa === incl_tax) return []
  if (!unit) return [priceChange(line.text, incl_tax, message)]
  // Only a discount differs: the total says so where the shopper saw one.
  return isTotalSeen ? [] : [priceChange(line.text, incl_tax, messages.total(line.text, rupees(incl_tax)))]
}

const seenAmount = (sent: string | number | undefined, language: Language) =>
  sent === undefined ? undefined : parseAmount(sent, 'lines', language)

function giftChange({ is_gift: was }: CheckoutInput, { isGift: now }: CurrentBasket, language: Language): Change[] {
  if (was === undefined || was === now) return []
  const message = MESSAGES[language].checkout.gift(now)
  return [change('gift', { code: 'basket_changed', was: String(was), now: String(now), message })]
}

function feeChange({ shipping_charge: charge }: CheckoutInput, { fee }: CurrentBasket, language: Language): Change[] {
  const sent = charge?.incl_tax ?? charge?.excl_tax
  if (sent === undefined) return []
  const { paisa, text } = parseAmount(sent, 'shipping_charge', language)
  if (paisa === fee) return []
  const message = MESSAGES[language].checkout.delivery(formatNpr(rupees(fee), language))
  return [change('delivery', { code: 'delivery_changed', was: text, now: rupees(fee), message })]
}

function totalChange({ total: sent }: CheckoutInput, { total }: CurrentBasket, language: Language): Change[] {
  if (sent === undefined) return []
  const { paisa, text } = parseAmount(sent, 'total', language)
  if (paisa === total) return []
  const now = rupees(total)
  return [
    change('total', { code: 'total_changed', was: text, now, message: MESSAGES[language].checkout.total(text, now) }),
  ]
}
