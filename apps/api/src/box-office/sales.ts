import { createHash, randomUUID } from 'node:crypto'
import { BOX_OFFICE_LIMIT, cashTotals, mayCancelSale } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { rupees, type Vat } from '../catalogue/price.ts'
import { ApiError, invalidField, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine } from '../http/request-body.ts'
import { nullable, schemaRef } from '../http/schemas.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { cancelAny, type PaymentActions } from '../orders/cancel-order.ts'
import { orderUpdates } from '../orders/queries/update.ts'
import { completeInTransaction } from '../payments/refunds/refund.ts'
import { recordStaffEvent, type StaffActor } from '../staff/audit/queries.ts'
import { DeviceInput, ScanId } from '../tickets/check-in/check-in.ts'
import { checkInQueries } from '../tickets/check-in/queries.ts'
import { placeVenueOrder, requireOpenDate } from './place-venue-order.ts'
import {
  type Connection,
  findVenueDate,
  type SaleQueries,
  type SaleRow,
  saleStatements,
  type VenueDate,
} from './queries.ts'

const Money = Type.String({ examples: ['1170.00'] })
const time = Type.String({ format: 'date-time' })

export const SaleInput = Type.Object({
  sale_id: Type.Intersect([ScanId], { description: 'A UUID that the device creates for each sale.' }),
  device: DeviceInput,
  lines: Type.Array(
    Type.Object({
      ticket_type_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      quantity: Type.Integer({ minimum: 1, maximum: BOX_OFFICE_LIMIT }),
    }),
    { minItems: 1, maxItems: 20 },
  ),
  total: Type.String({ maxLength: 20, description: 'What staff have asked for; refused if prices have changed.' }),
  is_admitted: Type.Optional(Type.Boolean({ description: 'The buyers go in at once.' })),
})

export const SaleSchema = Type.Object(
  {
    id: Type.String(),
    order_number: Type.String(),
    order_hash: Type.String({ description: 'Opens the order, its tickets and its receipt.' }),
    site: Type.String({ description: 'The site where the order can be opened.' }),
    num_tickets: Type.Integer(),
    total: Money,
    refunded: Money,
    device: Type.String(),
    door: Type.String(),
    staff: Type.String(),
    is_checked_in: Type.Boolean({ description: 'Some of its tickets are checked in.' }),
    sold_at: time,
    cancelled_at: nullable(time),
    can_cancel: Type.Boolean(),
  },
  { $id: 'BoxOfficeSale' },
)

export const BoxOfficeSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    at: time,
    limit: Type.Integer({ description: 'Most tickets of a sale.' }),
    ticket_types: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        price: Money,
        available: Type.Integer(),
        has_seats: Type.Boolean({ description: 'Numbered seats: the best that are free are given.' }),
      }),
    ),
    sales: Type.Array(schemaRef(SaleSchema), { description: 'The latest first.' }),
    drawers: Type.Array(
      Type.Object({
        device_id: Type.String(),
        device: Type.String(),
        staff: Type.String(),
        num_sales: Type.Integer(),
        num_tickets: Type.Integer(),
        taken: Money,
        refunded: Money,
        cash: Type.String({ description: 'What the cash drawer should hold.' }),
      }),
    ),
  },
  { $id: 'BoxOffice' },
)

type Sale = Static<typeof SaleSchema>
type BoxOffice = Static<typeof BoxOfficeSchema>

type Deps = { queries: SaleQueries; money: PaymentActions; vat: Vat }
type Request = { eventDateId: number; by: StaffActor; site: string; language: Language }

/** What can be sold, and what was sold: the sales of the evening and the cash of each device and member of staff. */
export async function readBoxOffice(
  database: Connection,
  { eventDateId, language }: Pick<Request, 'eventDateId' | 'language'>,
): Promise<BoxOffice> {
  const date = await findVenueDate(database, { id: eventDateId, language })
  if (!date) throw notFound()
  const sales = await saleStatements(database).listSales(date.id)
  return {
    event_date_id: date.id,
    at: new Date().toISOString(),
    limit: BOX_OFFICE_LIMIT,
    ticket_types: listedTypes(date).map(({ id, title, price, available, has_seats }) => ({
      id,
      title,
      price: rupees(price),
      available,
      has_seats,
    })),
    sales: sales.map(toSale),
    drawers: cashTotals(sales).map(({ sales: count, tickets, taken, refunded, cash, ...drawer }) => ({
      ...drawer,
      num_sales: count,
      num_tickets: tickets,
      taken: rupees(taken),
      refunded: rupees(refunded),
      cash: rupees(cash),
    })),
  }
}

const listedTypes = ({ ticket_types: types }: VenueDate) => types.filter(({ is_listed }) => is_listed)

/** Sells tickets for cash, once per sale id: paid at once, with tickets, and checked in if the buyers go in. */
export function sellForCash(deps: Deps, request: Request & { input: Static<typeof SaleInput> }): Promise<Sale> {
  const { input, language, eventDateId } = request
  const { sale_id: key, device: _, ...asked } = input
  const claim = { scope: 'box office', key, requestHash: requestHash(eventDateId, asked), language }
  return deps.queries.inTransaction((inside) => withIdempotencyKey(inside, claim, () => sell(inside, deps, request)))
}

async function sell(
  inside: Connection,
  { vat }: Deps,
  { input, eventDateId, by, site, language }: Request & { input: Static<typeof SaleInput> },
): Promise<Sale> {
  const id = input.sale_id.toLowerCase()
  const statements = saleStatements(inside)
  // Keys are forgotten after a while, sales are not.
  const known = await statements.findSale(id)
  if (known?.event_date_id === eventDateId) return toSale(known)
  const date = known ? undefined : await findVenueDate(inside, { id: eventDateId, language })
  if (!date) throw notFound()
  requireOpenDate(date, language)
  const lines = readLines(input.lines, date, language)
  const due = lines.reduce((sum, { type, quantity }) => sum + type.price * quantity, 0)
  if (rupees(due) !== input.total)
    throw new ApiError(409, {
      detail: MESSAGES[language].boxOffice.priceChanged,
      code: 'price_changed',
      total: rupees(due),
    })
  const { orderId } = await placeVenueOrder(inside, { channel: 'box_office', lines, vat, site, language })
  const device = {
    id: input.device.id.toLowerCase(),
    name: cleanLine(input.device.name ?? ''),
    door: cleanLine(input.device.door ?? ''),
  }
  await statements.insertSale({ id, orderId, eventDateId, device, staffId: by.accountId })
  if (input.is_admitted) await checkInAll(inside, { orderId, eventDateId, device, by, language })
  const sale = saleOf(await statements.findSale(id))
  await recordStaffEvent(inside, by, { thing: { kind: 'box_office_sale', id }, after: factsOf(sale) })
  return sale
}

/** Repeated ticket types are one line of the order. */
function readLines(lines: Static<typeof SaleInput>['lines'], date: VenueDate, language: Language) {
  const quantities = new Map<number, number>()
  for (const { ticket_type_id: id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  const { unknownType, notOnSale, tooMany } = MESSAGES[language].boxOffice
  const all = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0)
  if (all > BOX_OFFICE_LIMIT) throw invalidField('lines', tooMany(BOX_OFFICE_LIMIT), 'too_many')
  return [...quantities].map(([id, quantity]) => {
    const type = date.ticket_types.find((each) => each.id === id)
    if (!type) throw invalidField('lines', unknownType, 'unknown_type')
    if (!type.is_listed) throw invalidField('lines', notOnSale, 'not_on_sale')
    return { type, quantity }
  })
}

type Admitted = Omit<Request, 'site'> & { orderId: string; device: { id: string; name: string; door: string } }

async function checkInAll(inside: Connection, { orderId, eventDateId, device, by, language }: Admitted) {
  for (const { id, revision } of await saleStatements(inside).listTickets(orderId)) {
    const scan = {
      scanId: randomUUID(),
      asked: createHash('sha256').update(`box office ${id}`).digest(),
      eventDateId,
      ticketId: id,
      revision,
      known: null,
      scannedAt: new Date(),
      by: by.accountId,
      device: { ...device, is_admitted: false },
    }
    await checkInQueries(inside).checkIn(scan, language)
  }
}

/** Cancels a sale and refunds it in cash, until some hours after the event. Repeating it changes nothing. */
export function cancelSale(
  { queries, money }: Deps,
  { saleId: id, eventDateId, by, language }: Omit<Request, 'site'> & { saleId: string },
): Promise<Sale> {
  return queries.inTransaction(async (inside) => {
    const statements = saleStatements(inside)
    const found = await statements.findSale(id)
    if (!found || found.event_date_id !== eventDateId) throw notFound()
    const order = await orderUpdates(inside).lockOrder(found.order_id)
    const sale = await statements.findSale(id)
    if (!order || !sale) throw notFound()
    if (sale.cancelled_at !== null) return toSale(sale)
    if (!mayCancelSale(sale.ends_at.toISOString(), new Date().toISOString()))
      throw new ApiError(409, { detail: MESSAGES[language].boxOffice.tooLate, code: 'too_late' })
    await cancelAny(inside, order, { money, language, reason: '' })
    for (const refund of await statements.listOpenRefunds(order.id))
      await completeInTransaction(inside, { id: refund, by: by.accountId, note: 'cash' })
    await statements.markCancelled({ id, staffId: by.accountId })
    const cancelled = saleOf(await statements.findSale(id))
    const thing = { kind: 'box_office_sale', id }
    await recordStaffEvent(inside, by, { thing, before: factsOf(toSale(sale)), after: factsOf(cancelled) })
    return cancelled
  })
}

const factsOf = ({ order_number, num_tickets, total, refunded, cancelled_at }: Sale) => ({
  order_number,
  num_tickets,
  total,
  refunded,
  cancelled_at,
})

function saleOf(row: SaleRow | undefined): Sale {
  if (!row) throw new Error('A sale that was written is not there.')
  return toSale(row)
}

const toSale = (row: SaleRow): Sale => ({
  id: row.id,
  order_number: row.order_number,
  order_hash: row.order_hash,
  site: row.site,
  num_tickets: row.tickets,
  total: rupees(row.total),
  refunded: rupees(row.refunded),
  device: row.device,
  door: row.door,
  staff: row.staff,
  is_checked_in: row.is_checked_in,
  sold_at: row.sold_at.toISOString(),
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
  can_cancel: row.cancelled_at === null && mayCancelSale(row.ends_at.toISOString(), new Date().toISOString()),
})
