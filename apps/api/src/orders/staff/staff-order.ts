import { type Static, Type } from 'typebox'
import { rupees } from '../../catalogue/price.ts'
import type { Language } from '../../http/language.ts'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { OrderSchema } from '../order.ts'
import type { OrderRow } from '../queries/read.ts'
import { findStaffFacts, noteStatements } from '../queries/staff.ts'
import type { Connection, LockedOrder } from '../queries/update.ts'
import type { workOutRefund } from '../refund-order.ts'
import { shipmentStatements } from '../shipments/queries.ts'
import { linesToPack, ShipmentSchema, toShipment } from '../shipments/shipments.ts'
import { showRow } from '../show-order.ts'
import { isOut } from '../states.ts'
import { toOrder } from '../to-order.ts'

export const OrderNoteSchema = Type.Object(
  {
    id: Type.String(),
    text: Type.String(),
    is_printed: Type.Boolean({ description: 'Whether the packing list shows it.' }),
    author: Type.String({ description: 'The email address of the member of staff.' }),
    created_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'OrderNote' },
)

export type OrderNote = Static<typeof OrderNoteSchema>

const LineQuantity = Type.Object({ line: Type.String(), quantity: Type.Integer() })

/** An order with what only staff see. */
export const StaffOrderSchema = Type.Object(
  {
    ...OrderSchema.properties,
    channel: stringEnum(['online', 'box_office', 'guest_list'] as const),
    pack_by: nullable(
      Type.String({ description: 'The day in Nepal by which it must be packed; null if nothing is left to pack.' }),
    ),
    lines_to_pack: Type.Array(LineQuantity, { description: 'What is in no parcel yet.' }),
    cancelled: Type.Array(LineQuantity, { description: 'Copies that will not be sent, refunded or not.' }),
    shipping_refunded: Type.String({ examples: ['100.00'] }),
    shipments: Type.Array(schemaRef(ShipmentSchema)),
    notes: Type.Array(schemaRef(OrderNoteSchema)),
  },
  { $id: 'StaffOrder' },
)

type StaffOrder = Static<typeof StaffOrderSchema>
type Facts = Pick<StaffOrder, 'channel' | 'shipments' | 'notes' | 'shipping_refunded'> & { pack_by: string }
type NoteRow = Omit<OrderNote, 'created_at'> & { created_at: Date }

export const toNote = ({ id, text, is_printed, author, created_at }: NoteRow): OrderNote => ({
  ...{ id, text, is_printed, author },
  created_at: created_at.toISOString(),
})

/** What only staff see of these orders, by their ids. */
async function findFacts(connection: Connection, ids: readonly string[]): Promise<Map<string, Facts>> {
  if (ids.length === 0) return new Map()
  const rows = await findStaffFacts(connection, ids)
  const shipments = await shipmentStatements(connection).listOf(ids)
  const notes = await noteStatements(connection).listOf(ids)
  return new Map(
    rows.map(({ id, shipping_refunded, ...facts }) => [
      id,
      {
        ...facts,
        shipping_refunded: rupees(shipping_refunded),
        shipments: shipments.filter(({ order_id }) => order_id === id).map(toShipment),
        notes: notes.filter(({ order_id }) => order_id === id).map(toNote),
      },
    ]),
  )
}

function withFacts<T extends { can_cancel: boolean }>(order: T, row: OrderRow, facts: Facts | undefined) {
  if (facts === undefined) throw new Error('An order that was read is not there.')
  const toPack = row.status === 'Being processed' ? linesToPack(row) : []
  const cancelled = row.lines.flatMap(({ id, cancelled_quantity: quantity }) =>
    quantity > 0 ? [{ line: id, quantity }] : [],
  )
  // Staff may cancel later than the buyer, of whom `cancel_reason` speaks.
  const mayCancel = row.status === 'Being processed' && !isOut(row.fulfilment_status, facts.shipments)
  return {
    ...order,
    ...facts,
    can_cancel: order.can_cancel || mayCancel,
    pack_by: toPack.length > 0 ? facts.pack_by : null,
    lines_to_pack: toPack,
    cancelled,
  }
}

/** Orders of a list, without their library. */
export async function toStaffOrders(
  connection: Connection,
  rows: readonly OrderRow[],
  language: Language,
): Promise<StaffOrder[]> {
  const facts = await findFacts(
    connection,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => withFacts(toOrder(row, { language, goods: [] }), row, facts.get(row.id)))
}

export async function showStaffOrder(connection: Connection, row: OrderRow, language: Language): Promise<StaffOrder> {
  const facts = await findFacts(connection, [row.id])
  const order = await showRow(connection, row, { audience: 'owner', language })
  return withFacts(order, row, facts.get(row.id))
}

const Money = Type.String({ examples: ['585.00'] })

export const RefundQuoteSchema = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        line: Type.String(),
        quantity: Type.Integer(),
        price: Type.String({ description: 'At the printed price.', examples: ['650.00'] }),
        discount: Type.String({ description: 'The share of all discounts, which is not refunded.' }),
        amount: Money,
      }),
    ),
    delivery: Money,
    goodwill: Money,
    amount: Type.String({ description: 'What would be refunded.' }),
    left: Type.String({ description: 'What could be refunded after it.' }),
    closes: Type.Boolean({ description: 'Everything is refunded, so that the order is cancelled.' }),
    limit: nullable(
      Type.String({ description: 'The most that the caller may refund of an order; null without a limit.' }),
    ),
    is_allowed: Type.Boolean({ description: 'Within the limit of the caller.' }),
  },
  { $id: 'RefundQuote' },
)

export const toQuote = (
  order: LockedOrder,
  worked: ReturnType<typeof workOutRefund>,
  limit: number | null,
): Static<typeof RefundQuoteSchema> => ({
  lines: worked.shares.map(({ line, quantity, amount, discount }) => ({
    line: line.id,
    quantity,
    price: rupees(amount + discount),
    discount: rupees(discount),
    amount: rupees(amount),
  })),
  delivery: rupees(worked.delivery),
  goodwill: rupees(worked.goodwill),
  amount: rupees(worked.amount),
  left: rupees(worked.rest - worked.amount),
  closes: worked.isClosed,
  limit: limit === null ? null : rupees(limit),
  is_allowed: limit === null || worked.amount === 0 || order.refunded + worked.amount <= limit,
})
