import type { ShippingAddress } from '../address/address.ts'
import type { Gift } from '../basket/schemas.ts'
import { notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { maskEmail } from '../http/request-body.ts'
import { itemsOfOrder } from '../library/order-access.ts'
import { hasDigitalContent, type Order } from './order.ts'
import { type OrderRow, orderReads } from './queries/read.ts'
import type { Connection } from './queries/update.ts'
import { toOrder } from './to-order.ts'

/** Keeps the first letter of a word and the end of a number, which the owner recognises. */
const maskText = (word: string) => word.replace(/^(.).*$/su, '$1***')
const maskNumber = (number: string) => number.replace(/^.*(..)$/su, '***$1')

/** Masks the address except for the town. */
const maskAddress = (address: ShippingAddress): ShippingAddress => ({
  title: '',
  first_name: maskText(address.first_name),
  last_name: maskText(address.last_name),
  line1: maskText(address.line1),
  line2: '',
  line3: '',
  line4: address.line4,
  province: address.province,
  district: address.district,
  municipality: address.municipality,
  ward: '',
  landmark: '',
  state: address.state,
  postcode: '',
  country: address.country,
  phone_number: maskNumber(address.phone_number),
  notes: '',
  line: address.line,
})

const maskGift = (gift: Gift): Gift => ({
  recipient_name: maskText(gift.recipient_name),
  recipient_email: maskEmail(gift.recipient_email),
  recipient_phone: maskNumber(gift.recipient_phone),
  message: '',
  deliver_on: gift.deliver_on,
})

/** Masks personal data for visitors with an old link; the lines stay visible. */
const maskOrder = (order: Order): Order => ({
  ...order,
  email: order.email === null ? null : maskEmail(order.email),
  phone: order.phone === null ? null : maskNumber(order.phone),
  shipping_address: order.shipping_address === null ? null : maskAddress(order.shipping_address),
  gift: order.gift === null ? null : maskGift(order.gift),
  tracking: null,
  events: order.events.map((event) => ({ ...event, note: {} })),
  tickets_url: null,
  invoice_url: null,
  library: [],
  payment: null,
  payment_url: null,
  can_cancel: false,
  is_masked: true,
})

/** Who reads the order: its owner, a holder of its hash, or a holder whose link is old. */
export type Audience = 'owner' | 'holder' | 'masked'

type Shown = { language: Language; audience: Audience }

export async function showOrder(
  connection: Connection,
  { orderId, ...shown }: Shown & { orderId: string },
): Promise<Order> {
  const row = await orderReads(connection).findOrder({ id: orderId })
  if (!row) throw notFound()
  return showRow(connection, row, shown)
}

/** Renders an order row; loads digital items only if the order has any. */
export async function showRow(connection: Connection, row: OrderRow, { language, audience }: Shown): Promise<Order> {
  const isAsked = audience !== 'masked' && row.lines.some(hasDigitalContent)
  const goods = isAsked ? await itemsOfOrder(connection, { orderId: row.id, language }) : []
  const order = toOrder(row, { language, goods })
  return audience === 'masked' ? maskOrder(order) : order
}
