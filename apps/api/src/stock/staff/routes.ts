import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { GeneralError, invalidField } from '../../errors/api-error.ts'
import { cleanLine } from '../../http/request-body.ts'
import { errorResponses, isUuid, pageOf, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import { type Connection, staffStockQueries } from './queries.ts'
import {
  CountInput,
  checkMovement,
  isCountable,
  KeyHeaders,
  LOW_AT,
  MovementInput,
  MovementQuery,
  Params,
  StaffStockSchema,
  StockConflictSchema,
  StockMovementSchema,
  StockQuery,
  toMovement,
  toStock,
  toValue,
  ValueSchema,
} from './stock.ts'
import { countStock, requireStock, writeStock } from './write-stock.ts'

const PATH = `${STAFF_PATH}stock/`
const MOVEMENTS = `${PATH}movements/`
const tags = ['staff']
const read = { permission: 'stock.read' } as const
const write = { permission: 'stock.write' } as const
/** Stock as a ledger: staff add movements, and the number follows from them. */
export const staffStockRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  const queries = staffStockQueries(database)

  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listStaffStock',
        tags,
        description: 'Products that have stock. Those with the least come first.',
        querystring: StockQuery,
        response: { 200: pageOf(schemaRef(StaffStockSchema)), ...errorResponses(400) },
      },
    },
    async ({ query, language }) => {
      const { page: _, page_size: __, ...filters } = query
      const { count, rows } = await queries.listStock(
        {
          text: textOf(query.q),
          level: query.level,
          lowAt: Number(query.low_at ?? LOW_AT),
          productClass: query.product_class,
          sort: query.sort ?? 'available',
          language,
        },
        windowOf(query),
      )
      return toPage(PATH, query, count, rows.map(toStock), filters)
    },
  )

  app.get(
    `${PATH}value/`,
    {
      config: read,
      schema: {
        operationId: 'getStockValue',
        tags,
        description:
          'What can still be sold, at the prices of now and with tax. Copies that orders have taken are not in it.',
        querystring: Type.Object({
          at: Type.Optional(
            Type.String({ format: 'date-time', description: 'The copies at this time. Default: now.' }),
          ),
        }),
        response: { 200: ValueSchema, ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const rows = await queries.sumStock(query.at === undefined ? null : new Date(query.at))
      const sum = (of: 'products' | 'copies' | 'selling' | 'printed') => rows.reduce((total, row) => total + row[of], 0)
      const total = {
        products: sum('products'),
        copies: sum('copies'),
        selling: sum('selling'),
        printed: sum('printed'),
      }
      return { ...toValue(total), classes: rows.map((row) => ({ product_class: row.product_class, ...toValue(row) })) }
    },
  )

  app.get(
    MOVEMENTS,
    {
      config: read,
      schema: {
        operationId: 'listStockMovements',
        tags,
        description: 'Of one product or of all, the newest first.',
        querystring: MovementQuery,
        response: { 200: pageOf(schemaRef(StockMovementSchema)), ...errorResponses(400) },
      },
    },
    async ({ query, language }) => {
      const { page: _, page_size: __, ...filters } = query
      const { product, reason, order, member, from, to, q } = query
      if (member !== undefined && !isUuid(member)) throw invalidField('member', MESSAGES[language].validation.pattern)
      const { count, rows } = await queries.listMovements(
        {
          product: product === undefined ? undefined : Number(product),
          reason,
          order: textOf(order),
          member,
          from: from === undefined ? undefined : new Date(from),
          to: to === undefined ? undefined : new Date(to),
          text: textOf(q),
        },
        windowOf(query),
      )
      return toPage(MOVEMENTS, query, count, rows.map(toMovement), filters)
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getStaffStock',
        tags,
        params: Params,
        response: { 200: schemaRef(StaffStockSchema), ...errorResponses(404) },
      },
    },
    async ({ params }) => toStock(await requireStock(params.id, queries.findStock)),
  )

  app.post(
    `${PATH}:id/movements/`,
    {
      config: write,
      schema: {
        operationId: 'addStockMovement',
        tags,
        description: 'Copies that came or went for another reason than an order. A correction needs a note.',
        headers: KeyHeaders,
        params: Params,
        body: MovementInput,
        response: { 200: schemaRef(StaffStockSchema), ...errorResponses(400, 404, 409, 413, 415, 422) },
      },
    },
    (request) =>
      staffWrite(database, request, async (inside, change) => {
        const { params, body, language } = request
        const stock = await requireStock(params.id, (id) => staffStockQueries(inside).lockStock(id))
        if (stock.num_available === null) throw new GeneralError(409, isCountable(stock) ? 'not_counted' : 'no_stock')
        const entered = { reason: body.reason, change: body.change, note: cleanLine(body.note ?? '') }
        checkMovement(entered, stock.num_available, language)
        return writeStock(inside, change, stock, { ...entered, numAvailable: stock.num_available + body.change })
      }),
  )

  app.post(
    `${PATH}:id/count/`,
    {
      config: write,
      schema: {
        operationId: 'countStock',
        tags,
        description:
          'Sets the stock to what was counted on the shelf, copies for open orders included. `on_hand_seen` is the number that the counter saw; if it is another one by now, it answers 409 with the stock of now. The first count of a product without counted stock sends null.',
        headers: KeyHeaders,
        params: Params,
        body: CountInput,
        response: {
          200: schemaRef(StaffStockSchema),
          ...errorResponses(400, 404, 413, 415, 422),
          409: schemaRef(StockConflictSchema),
        },
      },
    },
    (request) =>
      staffWrite(database, request, async (inside, change) => {
        const { params, body } = request
        const stock = await requireStock(params.id, (id) => staffStockQueries(inside).lockStock(id))
        return countStock(inside, change, stock, body)
      }),
  )
}

const textOf = (text: string | undefined) => cleanLine(text ?? '') || undefined
