import { isShippable } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { invalidField } from '../../errors/api-error.ts'
import { returnToGiftCard } from '../../gift-cards/queries.ts'
import type { Language } from '../../http/language.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import {
  giftCardEvents,
  isAnySent,
  isPaid,
  type Part,
  type PaymentActions,
  restock,
  unsentOf,
} from '../cancel-order.ts'
import { addOrderMail } from '../order-mail.ts'
import type { LineRow } from '../queries/insert.ts'
import { type Connection, type LockedOrder, type OrderUpdate, orderUpdates } from '../queries/update.ts'
import { canTransition, FULFILMENT_STATUS, fulfilmentOf, refused, wrongState } from '../states.ts'
import { SHIPMENT_STATES, type ShipmentRow, type ShipmentStatus, shipmentStatements } from './queries.ts'

const time = Type.String({ format: 'date-time' })
const timeOrNull = nullable(time)

export const ShipmentSchema = Type.Object(
  {
    id: Type.String(),
    status: stringEnum(SHIPMENT_STATES),
    courier: Type.String(),
    tracking: Type.String(),
    is_restocked: Type.Boolean({ description: 'What came back is for sale again.' }),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    lines: Type.Array(
      Type.Object({ line: Type.String({ description: 'The id of a line.' }), quantity: Type.Integer() }),
    ),
    packed_at: time,
    shipped_at: timeOrNull,
    delivered_at: timeOrNull,
    returned_at: timeOrNull,
  },
  { $id: 'Shipment' },
)

export const toShipment = (row: ShipmentRow): Static<typeof ShipmentSchema> => ({
  id: row.id,
  status: row.status,
  courier: row.courier,
  tracking: row.tracking,
  is_restocked: row.is_restocked,
  version: row.version,
  lines: row.lines,
  packed_at: row.packed_at.toISOString(),
  shipped_at: row.shipped_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
  returned_at: row.returned_at?.toISOString() ?? null,
})

/** Copies that are in no parcel yet and must be sent. */
const leftOf = (line: LineRow) => (isShippable(line.product_class) ? unsentOf(line) - line.packed_quantity : 0)

export const linesToPack = ({ lines }: Pick<LockedOrder, 'lines'>) =>
  lines.flatMap((line) => (leftOf(line) > 0 ? [{ line: line.id, quantity: leftOf(line) }] : []))

/** Whether parcels of the order may be packed and sent. */
function requireOpen({ status, lines }: LockedOrder, language: Language) {
  const messages = MESSAGES[language].orders
  if (status === 'Pending' || status === 'Expired') throw wrongState(messages.notSettled)
  if (!lines.some(({ product_class }) => isShippable(product_class))) throw wrongState(messages.nothingToSend)
  if (status === 'Cancelled') throw wrongState(messages.closed)
}

/** The wanted quantities of the lines; duplicate lines are added up. */
export function readLines(
  order: LockedOrder,
  {
    lines,
    most,
    language,
  }: { lines: readonly ShipmentLineInput[]; most: (line: LineRow) => number; language: Language },
): Part[] {
  const messages = MESSAGES[language].orders
  const wanted = new Map<string, number>()
  for (const { line, quantity } of lines) wanted.set(line, (wanted.get(line) ?? 0) + quantity)
  return [...wanted].map(([id, quantity]) => {
    const line = order.lines.find((one) => one.id === id)
    if (line === undefined) throw invalidField('lines', messages.unknownLine, 'unknown_line')
    if (quantity > most(line)) throw refused(messages.tooMany, 'too_many')
    return { line, quantity }
  })
}

export type ShipmentLineInput = { line: string; quantity: number }

type Packing = {
  /** Default: all that is left. */
  lines: readonly ShipmentLineInput[] | undefined
  courier: string
  tracking: string
  language: Language
}

async function insertShipment(inside: Connection, order: LockedOrder, { lines, courier, tracking, language }: Packing) {
  requireOpen(order, language)
  const parts = readLines(order, { lines: lines ?? linesToPack(order), most: leftOf, language })
  if (parts.length === 0) throw wrongState(MESSAGES[language].orders.nothingToSend)
  const packed = parts.map(({ line, quantity }) => ({ line: line.id, quantity }))
  return shipmentStatements(inside).insert({ orderId: order.id, courier, tracking, lines: packed })
}

/** Packs a parcel. */
export async function packShipment(inside: Connection, order: LockedOrder, packing: Packing): Promise<string> {
  const id = await insertShipment(inside, order, packing)
  await followParcels(inside, order.id, [{ code: 'packed' }])
  return id
}

/** Unpacks a parcel that has not left. */
export async function unpackShipment(inside: Connection, shipment: ShipmentRow, language: Language) {
  const { orders } = MESSAGES[language]
  if (shipment.status !== 'packed') throw wrongState(orders.wrongMove(shipment.status, 'unfulfilled'))
  await shipmentStatements(inside).remove(shipment.id)
  await followParcels(inside, shipment.order_id, [{ code: 'unfulfilled' }])
}

/** Moves the order to the state that follows from its parcels. */
export async function followParcels(
  inside: Connection,
  orderId: string,
  events: OrderUpdate['events'],
): Promise<{ isRefused: boolean }> {
  const order = await orderUpdates(inside).lockOrder(orderId)
  if (!order) throw new Error('The order of a parcel is not there.')
  const shipments = await shipmentStatements(inside).listOf([orderId])
  const count = (status: ShipmentStatus) => shipments.filter((shipment) => shipment.status === status).length
  const to = fulfilmentOf({
    packed: count('packed'),
    shipped: count('shipped'),
    delivered: count('delivered'),
    returned: count('returned'),
    isLeft: linesToPack(order).length > 0,
  })
  const isMoved = canTransition(FULFILMENT_STATUS, order.fulfilment_status, to)
  // A parcel that was delivered was paid for at the door, also if it comes back later.
  const isTaken = shipments.some(({ delivered_at }) => delivered_at !== null)
  const isRefused = isMoved && to === 'returned' && order.payment_status === 'cod_pending' && !isTaken
  const isComplete = isMoved && to === 'delivered' && order.status === 'Being processed' && isPaid(order.payment_status)
  const tracking = [...new Set(shipments.map((shipment) => shipment.tracking))].filter(Boolean).join(', ')
  if (!isMoved && events.length === 0) return { isRefused }
  await orderUpdates(inside).moveOrder({
    orderId,
    ...(isMoved && { fulfilment: to }),
    ...(isRefused && { status: 'Cancelled', payment: 'cancelled' }),
    ...(isComplete && { status: 'Complete' }),
    ...(tracking !== '' && { tracking }),
    events: [
      ...events,
      ...(isRefused ? [{ code: 'cancelled', note: { by: 'shopper' } }, ...giftCardEvents(order.gift_card_left)] : []),
      ...(isComplete ? [{ code: 'complete' }] : []),
    ],
  })
  return { isRefused }
}

type Move = {
  to: ShipmentStatus
  courier?: string | undefined
  tracking?: string | undefined
  /** Whether what came back is for sale again. */
  isRestocked: boolean
  money: PaymentActions
}

/** Moves parcels of an order to their next state. Cash-on-delivery parcels that all come back and were not delivered cancel the order. */
async function moveShipments(
  inside: Connection,
  order: LockedOrder,
  { shipments, ...move }: Move & { shipments: readonly ShipmentRow[] },
) {
  const { to, courier, tracking, money } = move
  const { id: orderId } = order
  const isRestocked = to === 'returned' && move.isRestocked
  for (const { id } of shipments)
    await shipmentStatements(inside).change({ id, status: to, courier, tracking, isRestocked })
  const { isRefused } = await followParcels(inside, orderId, [{ code: to }])
  if (to === 'shipped')
    for (const { id } of shipments) await addOrderMail(inside, { orderId, kind: 'shipped', note: { of: id } })
  if (isRestocked) await restock(inside, order, await cameBack(inside, order, { shipments, isRefused }))
  if (isRefused) {
    await returnToGiftCard(inside, { orderId })
    await money.cancelPayments(inside, orderId)
  }
}

/** What is for sale again: everything, if the whole order came back unpaid. */
async function cameBack(
  inside: Connection,
  order: LockedOrder,
  { shipments, isRefused }: { shipments: readonly ShipmentRow[]; isRefused: boolean },
): Promise<Part[] | undefined> {
  if (isRefused) {
    const changed = await orderUpdates(inside).lockOrder(order.id)
    if (changed && !isAnySent(changed)) return undefined
  }
  return shipments.flatMap(({ lines }) =>
    lines.flatMap(({ line: id, quantity }) =>
      order.lines.flatMap((line) => (line.id === id ? [{ line, quantity }] : [])),
    ),
  )
}

/** Changes a parcel, and moves it if it has another state. */
export async function changeShipment(
  inside: Connection,
  order: LockedOrder,
  {
    shipment,
    to,
    language,
    ...change
  }: Omit<Move, 'to'> & {
    shipment: ShipmentRow
    to: ShipmentStatus | undefined
    language: Language
  },
) {
  if (to === undefined || to === shipment.status) {
    await shipmentStatements(inside).change({ id: shipment.id, courier: change.courier, tracking: change.tracking })
    const { tracking } = change
    if (tracking !== undefined && tracking !== shipment.tracking) await noteTracking(inside, order.id)
    return
  }
  requireMove(order, { from: shipment.status, to, language })
  await moveShipments(inside, order, { ...change, to, shipments: [shipment] })
}

/** The numbers of all parcels, as the buyer sees them. */
const noteTracking = async (inside: Connection, orderId: string) => {
  const shipments = await shipmentStatements(inside).listOf([orderId])
  const tracking = [...new Set(shipments.map((shipment) => shipment.tracking))].filter(Boolean).join(', ')
  await orderUpdates(inside).moveOrder({ orderId, tracking, events: [] })
}

type Step = { from: ShipmentStatus; to: ShipmentStatus; language: Language }

function requireMove(order: LockedOrder, { from, to, language }: Step) {
  if (to !== 'returned') requireOpen(order, language)
  if (!canTransition(FULFILMENT_STATUS, from, to)) throw wrongState(MESSAGES[language].orders.wrongMove(from, to))
}

type Fulfilment = {
  to: ShipmentStatus
  tracking: string | undefined
  money: PaymentActions
  language: Language
}

const BEFORE: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  packed: [],
  shipped: ['packed'],
  delivered: ['shipped'],
  returned: ['shipped', 'delivered'],
}

/** Moves an order to its next state: what is left becomes one parcel, and all parcels that have not come so far move. */
export async function fulfilOrder(
  inside: Connection,
  order: LockedOrder,
  { to, tracking = '', money, language }: Fulfilment,
) {
  const { id: orderId, status, fulfilment_status: from } = order
  // A parcel may come back after its order was refunded.
  if (to !== 'returned' || status !== 'Cancelled') requireOpen(order, language)
  const messages = MESSAGES[language].orders
  if (!canTransition(FULFILMENT_STATUS, from, to)) throw wrongState(messages.wrongMove(from, to))
  const packing = { lines: undefined, courier: '', tracking, language }
  if (to === 'packed') {
    await packShipment(inside, order, packing)
    return
  }
  if (to === 'shipped' && linesToPack(order).length > 0) await insertShipment(inside, order, packing)
  const shipments = (await shipmentStatements(inside).listOf([orderId])).filter((one) =>
    BEFORE[to].includes(one.status),
  )
  if (shipments.length === 0) throw wrongState(messages.wrongMove(from, to))
  await moveShipments(inside, order, { to, isRestocked: true, money, shipments, ...(tracking && { tracking }) })
}
