import { PRODUCT_CLASSES } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { showProducts } from '../catalogue/staff/many-products.ts'
import type { StaffProduct } from '../catalogue/staff/product-schemas.ts'
import { type ExportFilters, staffProductQueries } from '../catalogue/staff/queries/products.ts'
import { notFound } from '../errors/api-error.ts'
import { sendCsv } from '../http/csv.ts'
import type { Language } from '../http/language.ts'
import { errorResponses, streamResponse, stringEnum } from '../http/schemas.ts'
import { toSeat } from '../seats/seat.ts'
import { STAFF_PATH } from '../staff/access.ts'
import { type StockRow, staffStockQueries } from '../stock/staff/queries.ts'
import { toStock } from '../stock/staff/stock.ts'
import { type CheckInQueries, checkInQueries } from '../tickets/check-in/queries.ts'
import { sendOnix } from './onix/write-onix.ts'
import { PRODUCT_COLUMNS } from './product-columns.ts'
import type { Connection } from './queries.ts'

const PATH = `${STAFF_PATH}exports/`
const tags = ['staff']
/** Rows that are in memory at once. */
const AT_ONCE = 200

const STOCK_HEADER = ['isbn', 'sku', 'title_en', 'title_ne', 'class', 'on_hand', 'reserved', 'available']
const ATTENDEE_HEADER = ['order', 'ticket_type', 'name', 'email', 'seat', 'guest', 'status', 'checked_in_at']

const Filters = Type.Object({
  product_class: Type.Optional(stringEnum(PRODUCT_CLASSES)),
  state: Type.Optional(stringEnum(['listed', 'unlisted'])),
})

const DATE_ID = /^[1-9]\d{0,8}$/

/** Everything as a file: read page by page, as fast as it is sent. */
export const exportRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  async function* products(filters: ExportFilters): AsyncGenerator<StaffProduct> {
    const read = (after: number) => staffProductQueries(database).idsAfter(filters, { after, limit: AT_ONCE })
    for await (const ids of pagesOf(0, read, (id) => id)) yield* (await showProducts(database, ids, 'en')).values()
  }

  app.get(
    `${PATH}products/`,
    {
      config: { permission: 'products.read' },
      schema: {
        operationId: 'exportProducts',
        tags,
        description: 'As CSV, with the columns of an import: the same file changes nothing when it is imported.',
        querystring: Filters,
        response: { 200: streamResponse('The products', ['text/csv']), ...errorResponses(400) },
      },
    },
    async ({ query }, reply) => {
      async function* rows() {
        for await (const product of products(filtersOf(query)))
          yield PRODUCT_COLUMNS.map((column) => column.show(product))
      }
      return sendCsv(reply, { name: 'products', columns: PRODUCT_COLUMNS.map(({ name }) => name), rows: rows() })
    },
  )

  app.get(
    `${PATH}stock/`,
    {
      config: { permission: 'stock.read' },
      schema: {
        operationId: 'exportStock',
        tags,
        description: 'As CSV, with the columns of an import of stock.',
        response: { 200: streamResponse('The stock', ['text/csv']) },
      },
    },
    async (_request, reply) => {
      const classes = PRODUCT_CLASSES.filter((productClass) => productClass !== 'Ticket')
      const read = (after: number) => staffProductQueries(database).idsAfter({ classes }, { after, limit: AT_ONCE })
      async function* rows() {
        for await (const ids of pagesOf(0, read, (id) => id))
          for (const row of await staffStockQueries(database).findStocks(ids))
            if (row.num_available !== null) yield stockCells(row)
      }
      return sendCsv(reply, { name: 'stock', columns: STOCK_HEADER, rows: rows() })
    },
  )

  app.get(
    `${PATH}event-dates/:event_date/attendees/`,
    {
      config: { permission: 'guest_list.read' },
      schema: {
        operationId: 'exportAttendees',
        tags,
        description: 'Everybody with a ticket for the date, guests too, as CSV.',
        params: Type.Object({ event_date: Type.String({ maxLength: 100, description: 'The id of an event date.' }) }),
        response: { 200: streamResponse('The attendees', ['text/csv']), ...errorResponses(404) },
      },
    },
    async ({ params: { event_date }, language }, reply) => {
      const queries = checkInQueries(database)
      const id = Number(event_date)
      if (!DATE_ID.test(event_date) || !(await queries.hasDate(id))) throw notFound()
      const read = (after: string | null) => queries.listAttendees(id, { after, limit: AT_ONCE })
      async function* rows() {
        for await (const page of pagesOf<Attendee, string | null>(null, read, (row) => row.id))
          for (const row of page) yield attendeeCells(row, language)
      }
      return sendCsv(reply, { name: `attendees-${id}`, columns: ATTENDEE_HEADER, rows: rows() })
    },
  )

  app.get(
    `${PATH}onix/`,
    {
      config: { permission: 'products.read' },
      schema: {
        operationId: 'exportOnix',
        tags,
        description: 'The books, e-books and audiobooks with an ISBN as an ONIX 3.0 message with reference names.',
        response: { 200: streamResponse('The message', ['application/xml']) },
      },
    },
    async (_request, reply) => sendOnix(reply, products({ classes: ['Book', 'E-book', 'Audiobook'] })),
  )
}

type Query = { product_class?: (typeof PRODUCT_CLASSES)[number]; state?: 'listed' | 'unlisted' }

const filtersOf = ({ product_class, state }: Query): ExportFilters => ({
  ...(product_class && { classes: [product_class] }),
  ...(state && { isListed: state === 'listed' }),
})

/** All rows, a page at a time, each after the last row of the one before. */
async function* pagesOf<Row, Key>(start: Key, read: (after: Key) => Promise<Row[]>, keyOf: (row: Row) => Key) {
  for (let page = await read(start); page.length > 0; ) {
    yield page
    const last = page.at(-1)
    page = last === undefined ? [] : await read(keyOf(last))
  }
}

function stockCells(row: StockRow): string[] {
  const { isbn, slug, title, product_class, on_hand, reserved, available } = toStock(row)
  const numbers = [on_hand, reserved, available].map((number) => String(number ?? ''))
  return [isbn ?? '', slug, title.en ?? '', title.ne ?? '', product_class, ...numbers]
}

type Attendee = Awaited<ReturnType<CheckInQueries['listAttendees']>>[number]

function attendeeCells(
  { order_number, ticket_type, name, email, seat, ...row }: Attendee,
  language: Language,
): string[] {
  const place = seat && toSeat(seat, language)
  const facts = [row.is_guest ? 'yes' : '', row.status, row.checked_in_at?.toISOString() ?? '']
  return [order_number, ticket_type ?? '', name, email, place ? `${place.section}, ${place.label}` : '', ...facts]
}
