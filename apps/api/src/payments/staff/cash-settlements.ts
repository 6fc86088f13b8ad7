import { randomUUIDv7 } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sql } from 'kysely'
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

type UnsettledRow = {
  id: string
  number: string
  amount: number
  couriers: string[]
  is_collected: boolean
  delivered_at: Date | null
}

type SettlementRow = {
  id: string
  courier: string
  reference: string
  expected: number
  amount: number
  note: string
  settled_by: string
  settled_at: Date
  orders: { number: string; amount: number }[]
}

/** Cash that is due, or was collected, for a delivered order and was not handed over. */
const isUnsettled = sql`
  payment_method = 'cod' and fulfilment_status = 'delivered' and status in ('Being processed', 'Complete')
  and not exists (select from cash_settlement_order where order_id = "order".id)`

const dueOf = sql<number>`total - gift_card_amount`

const statements = (connection: Connection) => ({
  async listUnsettled({ courier, limit, offset }: { courier: string | null; limit: number; offset: number }) {
    const isOf = sql`${isUnsettled} and (${courier}::text is null or exists (
      select from shipment where order_id = "order".id and lower(courier) = lower(${courier})
    ))`
    const { rows } = await sql<UnsettledRow>`
      select id, number, ${dueOf} as amount, payment_status <> 'cod_pending' as is_collected,
        array(select distinct courier from shipment where order_id = "order".id and courier <> '') as couriers,
        (select max(delivered_at) from shipment where order_id = "order".id) as delivered_at
      from "order" where ${isOf} order by placed_at, id limit ${limit} offset ${offset}`.execute(connection)
    const { rows: sums } = await sql<{ count: number; amount: string }>`
      select count(*)::integer as count, coalesce(sum(${dueOf}), 0)::text as amount
      from "order" where ${isOf}`.execute(connection)
    return { rows, count: sums[0]?.count ?? 0, amount: Number(sums[0]?.amount ?? 0) }
  },

  /** The unsettled ones of these orders, locked in one order so that two settlements wait for each other. */
  async lockUnsettled(numbers: readonly string[]) {
    const { rows } = await sql<{ id: string; number: string; amount: number }>`
      select id, number, ${dueOf} as amount from "order"
      where number = any (${numbers}::text[]) and ${isUnsettled} order by id for no key update`.execute(connection)
    return rows
  },

  /** False if the reference has settled before. */
  async insert(
    settlement: Omit<SettlementRow, 'orders' | 'settled_at'>,
    orders: readonly { id: string; amount: number }[],
  ) {
    const inserted = await connection
      .insertInto('cash_settlement')
      .values(settlement)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted === undefined) return false
    await connection
      .insertInto('cash_settlement_order')
      .values(orders.map(({ id, amount }) => ({ order_id: id, settlement_id: settlement.id, amount })))
      .execute()
    return true
  },

  async list({ limit, offset, id = null }: { limit: number; offset: number; id?: string | null }) {
    const { rows } = await sql<SettlementRow & { count: number }>`
      select count(*) over ()::integer as count, id, courier, reference, expected, amount, note, settled_by, settled_at, (
        select coalesce(json_agg(json_build_object('number', number, 'amount', part.amount) order by number), '[]')
        from cash_settlement_order as part join "order" on "order".id = order_id where settlement_id = cash_settlement.id
      ) as orders
      from cash_settlement where ${id}::uuid is null or id = ${id}::uuid
      order by settled_at desc, id limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },
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
  const orders = await statements(inside).lockUnsettled(numbers)
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
  if (!(await statements(inside).insert({ id, ...input, expected, settled_by: actor.email }, orders)))
    throw new ApiError(409, { detail: messages.referenceUsed, code: 'reference_used' })
  const after = { reference: input.reference, orders: found, expected, amount: input.amount }
  await recordStaffEvent(inside, actor, { thing: { kind: 'cash_settlement', id }, after })
  const [row] = await statements(inside).list({ limit: 1, offset: 0, id })
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
      const { rows, count, amount } = await statements(database).listUnsettled({ courier, ...windowOf(query) })
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
      const { rows, count } = await readPage(windowOf(query), statements(database).list)
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
