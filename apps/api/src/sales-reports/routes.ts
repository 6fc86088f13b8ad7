import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { sendCsv } from '../http/csv.ts'
import type { Language } from '../http/language.ts'
import { errorResponses, schemaRef, streamResponse, stringEnum } from '../http/schemas.ts'
import { STAFF_PATH } from '../staff/access.ts'
import {
  DaysQuery,
  flat,
  MonthQuery,
  readDays,
  readMonth,
  SALES_COLUMNS,
  SalesReportSchema,
  STOCK_COLUMNS,
  stockCsvRow,
  TICKET_COLUMNS,
  TicketReportSchema,
  toFigures,
  toSalesRow,
  toTicketReport,
  toVatReport,
  VAT_COLUMNS,
  VatReportSchema,
} from './figures.ts'
import { type ReportQueries, SALES_BY } from './queries.ts'

const PATH = `${STAFF_PATH}reports/`
const tags = ['staff']
const config = { permission: 'reports.read' } as const
const csv = {
  200: streamResponse('For spreadsheets, in UTF-8 with a byte order mark.', ['text/csv']),
  ...errorResponses(400),
}
const SPREADSHEET = 'Texts that begin like a formula begin with an apostrophe.'

const Days = Type.Object(DaysQuery)
const SalesQuery = Type.Object({ ...DaysQuery, by: stringEnum(SALES_BY) })

type Options = {
  queries: ReportQueries
  /** The origin of the store: orders of another site are of culture. */
  store: string
}

/** Figures of sales, tax, tickets and stock, in days of Nepal. */
export const reportRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { queries, store }) => {
  async function salesOf({ by, ...query }: Static<typeof SalesQuery>, language: Language) {
    const days = readDays(query, language)
    const { rows, total } = await queries.readSales({ ...days, by, store })
    return { ...days, by, total: toFigures(total), rows: rows.map(toSalesRow) }
  }

  async function vatOf(query: Static<typeof MonthQuery>, language: Language) {
    const days = readMonth(query, language)
    const { parts, orders } = await queries.readVat(days)
    return toVatReport(parts, { month: query.month, from: days.from, to: days.to, orders })
  }

  async function ticketsOf(query: Static<typeof Days>, language: Language) {
    const days = readDays(query, language)
    return toTicketReport(await queries.listTickets(days), days)
  }

  app.get(
    `${PATH}sales/`,
    {
      config,
      schema: {
        operationId: 'getSalesReport',
        tags,
        description:
          'Orders count on the day on which they were paid, those with cash on delivery on the day of their confirmation until they are cancelled; refunds count on their own day. The groups add up to the total, except for orders.',
        querystring: SalesQuery,
        response: { 200: schemaRef(SalesReportSchema), ...errorResponses(400) },
      },
    },
    ({ query, language }) => salesOf(query, language),
  )

  app.get(
    `${PATH}sales.csv`,
    {
      config,
      schema: {
        operationId: 'exportSalesReport',
        tags,
        description: SPREADSHEET,
        querystring: SalesQuery,
        response: csv,
      },
    },
    async ({ query, language }, reply) => {
      const { rows, from, to } = await salesOf(query, language)
      return sendCsv(reply, {
        name: `sales-by-${query.by}-${from}-${to}`,
        columns: SALES_COLUMNS,
        rows: rows.map(flat),
      })
    },
  )

  app.get(
    `${PATH}vat/`,
    {
      config,
      schema: {
        operationId: 'getVatReport',
        tags,
        description:
          'The sum of the receipts of a month by tax rate, and of its refunds with their own tax. Delivery and gift cards have none.',
        querystring: MonthQuery,
        response: { 200: schemaRef(VatReportSchema), ...errorResponses(400) },
      },
    },
    ({ query, language }) => vatOf(query, language),
  )

  app.get(
    `${PATH}vat.csv`,
    {
      config,
      schema: {
        operationId: 'exportVatReport',
        tags,
        description: SPREADSHEET,
        querystring: MonthQuery,
        response: csv,
      },
    },
    async ({ query, language }, reply) => {
      const { rates, month } = await vatOf(query, language)
      const name = query.calendar === 'nepali' ? `vat-nepali-${month}` : `vat-${month}`
      return sendCsv(reply, { name, columns: VAT_COLUMNS, rows: rates })
    },
  )

  app.get(
    `${PATH}tickets/`,
    {
      config,
      schema: {
        operationId: 'getTicketReport',
        tags,
        description: 'Event dates that begin on these days, with the tickets of now.',
        querystring: Days,
        response: { 200: schemaRef(TicketReportSchema), ...errorResponses(400) },
      },
    },
    ({ query, language }) => ticketsOf(query, language),
  )

  app.get(
    `${PATH}tickets.csv`,
    {
      config,
      schema: {
        operationId: 'exportTicketReport',
        tags,
        description: SPREADSHEET,
        querystring: Days,
        response: csv,
      },
    },
    async ({ query, language }, reply) => {
      const { rows, from, to } = await ticketsOf(query, language)
      return sendCsv(reply, { name: `tickets-${from}-${to}`, columns: TICKET_COLUMNS, rows: rows.map(flat) })
    },
  )

  app.get(
    `${PATH}stock.csv`,
    {
      config,
      schema: {
        operationId: 'exportStockValue',
        tags,
        description: `What can still be sold, product by product, at the prices of now and with tax; getStockValue has the sums. ${SPREADSHEET}`,
        response: csv,
      },
    },
    async (_request, reply) =>
      sendCsv(reply, { name: 'stock', columns: STOCK_COLUMNS, rows: (await queries.listStock()).map(stockCsvRow) }),
  )
}
