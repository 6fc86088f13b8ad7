import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { rupees } from '../../catalogue/price.ts'
import { notFound } from '../../errors/api-error.ts'
import { cleanText, optionalBody } from '../../http/request-body.ts'
import {
  errorResponses,
  isUuid,
  PageQuery,
  pageOf,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { orderReads } from '../../orders/queries/read.ts'
import { staffActor } from '../../staff/access.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import type { PaymentDeps } from '../deps.ts'
import { HashParams, PAYMENT_STATES, type PaymentState, readHash } from '../payment.ts'
import { findPayment } from '../queries.ts'
import { type RefundRow, refundStatements } from '../refunds/queries.ts'
import { confirmManualRefund, refundPayment } from '../refunds/refund.ts'
import { refreshPayment } from '../status-sync/sync-payment.ts'
import {
  REFUND_STATES,
  type StaffPayment,
  type StaffPaymentRow,
  StaffPaymentSchema,
  type StaffRefund,
  StaffRefundSchema,
  staffPaymentStatements,
} from './queries.ts'

const tags = ['staff']

/** What needs a person. */
const WorkSchema = Type.Object({
  to_pack: Type.Integer(),
  to_pack_today: Type.Integer({ description: 'Due today, or due before.' }),
  refunds_by_hand: Type.Integer(),
  payments_to_check: Type.Integer(),
})

const LONGEST_NOTE = 1000

/** Manual refunds and payments under review, for staff. */
export const staffPaymentRoutes: FastifyPluginAsyncTypebox<{ deps: PaymentDeps }> = async (app, { deps }) => {
  const { database } = deps

  app.get(
    '/v1/api/staff/refunds/',
    {
      config: { permission: 'refunds.read' },
      schema: {
        operationId: 'listStaffRefunds',
        tags,
        querystring: Type.Object({ ...PageQuery.properties, status: Type.Optional(stringEnum(REFUND_STATES)) }),
        response: { 200: pageOf(schemaRef(StaffRefundSchema)), ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const { status } = query
      const statements = refundStatements(database)
      const rows = await statements.listRefunds({ status: status ?? null, ...windowOf(query) })
      const count = await statements.countRefunds(status ?? null)
      return toPage('/v1/api/staff/refunds/', query, count, rows.map(toRefund), { status })
    },
  )

  app.post(
    '/v1/api/staff/refunds/:id/done/',
    {
      config: { permission: 'payments.write' },
      preValidation: optionalBody,
      schema: {
        operationId: 'completeStaffRefund',
        tags,
        description: 'Records that a refund was made by hand. Repeating it changes nothing.',
        params: Type.Object({ id: Type.String() }),
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Type.Object({ note: Type.Optional(Type.String({ maxLength: LONGEST_NOTE })) }),
        response: { 200: schemaRef(StaffRefundSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const { params, body, headers, language } = request
      const by = await staffActor(request)
      if (!isUuid(params.id)) throw notFound()
      const note = cleanText(body.note ?? '')
      const key = headers['idempotency-key']
      return toRefund(await confirmManualRefund(database, { id: params.id, by, note, key, language }))
    },
  )

  app.get(
    '/v1/api/staff/work/',
    {
      config: { permission: 'orders.read' },
      schema: {
        operationId: 'countStaffWork',
        tags,
        response: { 200: WorkSchema, ...errorResponses(401, 403) },
      },
    },
    async () => {
      const toPack = await orderReads(database).countToPack()
      return {
        to_pack: toPack.all,
        to_pack_today: toPack.today,
        refunds_by_hand: await refundStatements(database).countRefunds('manual'),
        payments_to_check: await staffPaymentStatements(database).countToCheck(),
      }
    },
  )

  app.get(
    '/v1/api/staff/payments/',
    {
      config: { permission: 'payments.read' },
      schema: {
        operationId: 'listStaffPayments',
        tags,
        description: 'Without a state: the payments that need attention.',
        querystring: Type.Object({
          ...PageQuery.properties,
          status: Type.Optional(stringEnum(Object.keys(PAYMENT_STATES) as PaymentState[])),
        }),
        response: { 200: pageOf(schemaRef(StaffPaymentSchema)), ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const { status } = query
      const statements = staffPaymentStatements(database)
      const rows = await statements.listPayments({ status: status ?? null, ...windowOf(query) })
      const count = await statements.countPayments(status ?? null)
      return toPage('/v1/api/staff/payments/', query, count, rows.map(toStaffPayment), { status })
    },
  )

  app.post(
    '/v1/api/staff/payments/:hash/look/',
    {
      config: { permission: 'payments.write' },
      preValidation: optionalBody,
      schema: {
        operationId: 'refreshStaffPayment',
        tags,
        description:
          'Asks the gateway for the current status, also of a payment under review: it is paid once amount and status are right.',
        params: HashParams,
        body: Type.Object({}),
        response: { 200: Type.Object({ status: Type.String() }), ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const payment = await findPayment(database, request.params.hash)
      const { status } = (await refreshPayment(deps, payment, request.log)).row
      // The gateway is asked outside transactions, so that the event says what came of it.
      await recordStaffEvent(database, await staffActor(request), {
        thing: { kind: 'payment', id: payment.reference },
        before: { status: payment.status },
        after: { status },
      })
      return { status }
    },
  )

  app.post(
    '/v1/api/staff/payments/:hash/give-back/',
    {
      config: { permission: 'payments.write' },
      preValidation: optionalBody,
      schema: {
        operationId: 'refundStaffPayment',
        tags,
        description: 'Marks the money of a payment under review for a refund by hand.',
        params: HashParams,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Type.Object({}),
        response: {
          200: Type.Object({ status: Type.String() }),
          ...errorResponses(400, 401, 403, 404, 409, 413, 415, 422),
        },
      },
    },
    async (request) => {
      const by = await staffActor(request)
      const { params, headers, language } = request
      return refundPayment(database, { hash: readHash(params.hash), by, key: headers['idempotency-key'], language })
    },
  )
}

const toRefund = (row: RefundRow): StaffRefund => ({
  id: row.id,
  status: row.status,
  amount: rupees(row.amount),
  currency: 'NPR',
  reason: row.reason,
  note: row.note,
  method: row.method,
  order: { number: row.order_number, hash: row.order_hash },
  payment: {
    hash: row.payment_hash,
    reference: row.reference,
    provider_reference: row.payment_provider_reference,
    provider_transaction: row.provider_transaction,
  },
  created_at: row.created_at.toISOString(),
  done_at: row.done_at?.toISOString() ?? null,
})

const toStaffPayment = (row: StaffPaymentRow): StaffPayment => ({
  hash: row.hash,
  method: row.method,
  status: row.status,
  amount: rupees(row.amount),
  refunded: rupees(row.refunded),
  currency: 'NPR',
  order: { number: row.order_number, hash: row.order_hash },
  reference: row.reference,
  provider_reference: row.provider_reference,
  provider_transaction: row.provider_transaction,
  updated_at: row.updated_at.toISOString(),
  events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
})
