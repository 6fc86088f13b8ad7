import { HOLD_MINUTES } from '@dabali/domain'
import { type Vat, withoutTax } from '../catalogue/price.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import { insertOrder } from '../orders/queries/insert.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { openPayment } from '../payments/queries.ts'
import { reserveSeats } from '../seats/take-seats.ts'
import { reserveStock } from '../stock/queries.ts'
import type { Connection, VenueDate, VenueTicketType } from './queries.ts'

type VenueOrder = {
  channel: 'box_office' | 'guest_list'
  lines: readonly { type: VenueTicketType; quantity: number }[]
  /** Guests pay nothing. */
  isFree?: boolean
  vat: Vat
  site: string
  language: Language
}

const MINUTE_MS = 60_000

/** Places an order that is settled at once. Takes stock and seats as online orders do; throws when too little is left. */
export async function placeVenueOrder(
  inside: Connection,
  { channel, lines, isFree = false, vat, site, language }: VenueOrder,
): Promise<{ orderId: string; total: number }> {
  const expiresAt = new Date(Date.now() + HOLD_MINUTES * MINUTE_MS)
  const placed = lines.map(({ type, quantity }) => {
    const unit = isFree ? 0 : type.price
    const { incl_tax, excl_tax } = withoutTax(unit * quantity, 'Ticket', vat)
    return {
      product_id: type.product_id,
      product_class: 'Ticket' as const,
      slug: type.slug,
      thumbnail: '',
      quantity,
      unit_price: unit,
      mrp: type.mrp,
      incl_tax,
      excl_tax,
      full_incl_tax: incl_tax,
      full_excl_tax: excl_tax,
    }
  })
  const total = placed.reduce((sum, { incl_tax }) => sum + incl_tax, 0)
  const method = total === 0 ? 'free' : 'cash'
  const { id: orderId } = await insertOrder(inside, {
    channel,
    accountId: null,
    basketId: null,
    site,
    language,
    email: null,
    phone: null,
    paymentMethod: method,
    shipping: null,
    slot: undefined,
    shippingAddress: null,
    isGift: false,
    gift: null,
    discounts: [],
    lines: placed,
    expiresAt,
  })
  const wanted = placed.map(({ product_id: productId, quantity }) => ({ productId, quantity }))
  const { short } = await reserveStock(inside, { orderId, basketId: null, wanted, expiresAt, codes: [] })
  refuseShortage(short, lines, language)
  const ordered = placed.map(({ product_id, quantity }) => ({ product_id, quantity, seats: [] }))
  const seats = await reserveSeats(inside, { orderId, basketId: null, expiresAt, lines: ordered })
  refuseShortage(seats.short, lines, language)
  const payment = await openPayment(inside, { orderId, method, amount: total })
  const by = method === 'free' ? 'free' : 'payment'
  const settled = await settleOrder(inside, { orderId, paymentId: payment.id, by })
  // The date was cancelled meanwhile.
  if (settled !== 'settled') throw eventOff(language)
  return { orderId, total }
}

/** 409 with what is left of each ticket type. */
function refuseShortage(
  short: readonly { productId: number; left: number }[],
  lines: VenueOrder['lines'],
  language: Language,
) {
  if (short.length === 0) return
  const { soldOut, onlyLeft } = MESSAGES[language].boxOffice
  const left = short.map(({ productId, left: available }) => {
    const type = lines.find((line) => line.type.product_id === productId)?.type
    return { ticket_type_id: type?.id ?? 0, title: type?.title ?? '', available }
  })
  const message = left
    .map(({ title, available }) => (available === 0 ? soldOut(title) : onlyLeft(title, available)))
    .join(' ')
  throw new ApiError(409, { detail: message, code: 'sold_out', left })
}

/** Nothing is sold or given for a date that is over or does not take place. */
export function requireOpenDate({ status, ends_at: endsAt }: VenueDate, language: Language) {
  const { over } = MESSAGES[language].boxOffice
  if (status !== 'scheduled') throw eventOff(language)
  if (endsAt.getTime() <= Date.now()) throw new ApiError(409, { detail: over, code: 'event_over' })
}

const eventOff = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].boxOffice.calledOff, code: 'event_off' })
