import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { rupees } from '../../catalogue/price.ts'
import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, cleanText, textProblem, validateFields } from '../../http/request-body.ts'
import { errorResponses, PageQuery, pageOf, readPage, schemaRef, toPage, windowOf } from '../../http/schemas.ts'
import { REQUIRED_IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { orderUpdates } from '../../orders/queries/update.ts'
import { readPaisa } from '../../orders/requests.ts'
import { collectCash } from '../../orders/settle-order.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { type StaffWrite, staffWrite } from '../../staff/writes.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Connection } from '../queries.ts'
import { type SettlementRow, settlementStatements } from './queries.ts'

const Money = Type.String({ examples: ['1170.00'] })
const time = Type.String({ format: 'date-time' })
const LONGEST = { courier: 100, reference: 100, note: 1000 }
const MOST_ORDERS = 200

/** An order whose cash the courier still has. */
export const UnsettledCashSchema = Type.Object(
  {
    id: Type.String(),
    number: Type.String(),
    amount: Type.String({ description: 'What the courier must hand over.', examples: ['1170.00'] }),
    couriers: Type.Array(Type.String()),
    is_collected: Type.Boolean({ description: 'Recorded as collected before.' }),
    delivered_at: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' }),
  },
  { $id: 'UnsettledCash' },
)

export const CashSettlementSchema = Type.Object(
  {
    id: Type.String(),
    courier: Type.String(),
    reference: Type.String(),
    expected: Type.String({ description: 'What the orders are worth.', examples: ['1170.00'] }),
    amount: Type.String({ description: 'What was handed over.', examples: ['1170.00'] }),
    difference: Type.String({ description: 'Below 0 if too little was handed over.', examples: ['-20.00'] }),
    note: Type.String(),
    orders: Type.Array(Type.Object({ number: Type.String(), amount: Money })),
    settled_by: Type.String({ description: 'The email address of the member of staff.' }),
    settled_at: time,
  },
  { $id: 'CashSettlement' },
)

const SettlementInput = Type.Object({
  orders: Type.Array(Type.String({ maxLength: 100 }), {
    maxItems: MOST_ORDERS,
    description: 'Numbers of orders.',
    examples: [['100001', '100002']],
  }),
  courier: Type.Optional(Type.String({ maxLength: 1000 })),
  reference: Type.String({ maxLength: 1000, description: 'Of the transfer or the receipt; each settles once.' }),
  amount: Type.String({ maxLength: 20, description: 'What was handed over.', examples: ['1170.00'] }),
  note: Type.Optional(Type.String({ maxLength: 5000 })),
})

const toSettlement = (row: SettlementRow): Static<typeof CashSettlementSchema> => ({
  id: row.id,
  courier: row.courier,
  reference: row.reference,
  expected: rupees(row.expected),
  amount: rupees(row.amount),
  difference: rupees(row.amount - row.expected),
  note: row.note,
  orders: row.orders.map(({ number, amount }) => ({ number, amount: rupees(amount) })),
  settled_by: row.settled_by,
  settled_at: row.settled_at.toISOString(),
})

/** The input, with every wrong field reported. */
function readSettlement(body: Static<typeof SettlementInput>, language: Language) {
  const courier = cleanLine(body.courier ?? '')
  const reference = cleanLine(body.reference)
  const note = cleanText(body.note ?? '')
  const amount = readPaisa(body.amount) ?? Number.NaN
  const numbers = [...new Set(body.orders.map(cleanLine))].filter(Boolean)
  validateFields(
    {
      orders: numbers.length === 0 ? 'required' : undefined,
      courier: textProblem(courier, LONGEST.courier, { isRequired: false }),
      reference: textProblem(reference, LONGEST.reference),
      amount: Number.isNaN(amount) ? 'amount' : undefined,
      note: textProblem(note, LONGEST.note, { isRequired: false }),
    },
    language,
  )
  return { courier, reference, note, amount, numbers }
}

type Settling = ReturnType<typeof readSettlement>

async function settle(inside: Connection, { actor, language }: StaffWrite, { numbers, ...input }: Settling) {
  const messages = MESSAGES[language].orders
  const orders = await settlementStatements(inside).lockUnsettled(numbers)
  const found = orders.map(({ number }) => number)
  const others = numbers.filter((number) => !found.includes(number))
  if (others.length > 0)
    throw new ApiError(409, { detail: messages.notToSettle(others.join(', ')), code: 'not_to_settle' })
  for (const { id } of orders) {
    const order = await orderUpdates(inside).lockOrder(id)
    if (order?.payment_status === 'cod_pending') await collectCash(inside, order, language)
  }
  const id = randomUUIDv7()
  const expected = orders.reduce((sum, { amount }) => sum + amount, 0)
  if (!(await settlementStatements(inside).insert({ id, ...input, expected, settled_by: actor.email }, orders)))
    throw new ApiError(409, { detail: messages.referenceUsed, code: 'reference_used' })
  const after = { reference: input.reference, orders: found, expected, amount: input.amount }
  await recordStaffEvent(inside, actor, { thing: { kind: 'cash_settlement', id }, after })
  const [row] = await settlementStatements(inside).list({ limit: 1, offset: 0, id })
  if (!row) throw new Error('The settlement was not inserted.')
  return toSettlement(row)
}

const PATH = '/v1/api/staff/cash-settlements/'
const UNSETTLED_PATH = '/v1/api/staff/cash-on-delivery/'
const tags = ['staff']
const read = { permission: 'payments.read' } as const

/** Cash on delivery that couriers hand over, for staff. */
export const cashSettlementRoutes: FastifyPluginAsyncTypebox<{ deps: PaymentDeps }> = async (app, { deps }) => {
  const { database } = deps

  app.get(
    UNSETTLED_PATH,
    {
      config: read,
      schema: {
        operationId: 'listUnsettledCash',
        tags,
        description: 'Delivered orders whose cash the courier has not handed over, the oldest first.',
        querystring: Type.Object({ ...PageQuery.properties, courier: Type.Optional(Type.String({ maxLength: 300 })) }),
        response: {
          200: Type.Object({ ...pageOf(schemaRef(UnsettledCashSchema)).properties, amount: Money }),
          ...errorResponses(400, 401, 403),
        },
      },
    },
    async ({ query }) => {
      const courier = cleanLine(query.courier ?? '') || null
      const { rows, count, amount } = await settlementStatements(database).listUnsettled({
        courier,
        ...windowOf(query),
      })
      const results = rows.map((row) => ({
        ...row,
        amount: rupees(row.amount),
        delivered_at: row.delivered_at?.toISOString() ?? null,
      }))
      const filters = courier === null ? {} : { courier }
      return { ...toPage(UNSETTLED_PATH, query, count, results, filters), amount: rupees(amount) }
    },
  )

  app.get(
    PATH,
    {
      config: read,
      schema: {
        operationId: 'listCashSettlements',
        tags,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(CashSettlementSchema)), ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const { rows, count } = await readPage(windowOf(query), settlementStatements(database).list)
      return toPage(PATH, query, count, rows.map(toSettlement))
    },
  )

  app.post(
    PATH,
    {
      config: { permission: 'payments.write' },
      schema: {
        operationId: 'settleCash',
        tags,
        description:
          'Records what a courier handed over for delivered orders, and the difference. Cash that was due is collected by it.',
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: SettlementInput,
        response: { 201: schemaRef(CashSettlementSchema), ...errorResponses(400, 401, 403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { body, language } = request
      const input = readSettlement(body, language)
      const settled = await staffWrite(database, request, (inside, change) => settle(inside, change, input))
      return reply.code(201).send(settled)
    },
  )
}
