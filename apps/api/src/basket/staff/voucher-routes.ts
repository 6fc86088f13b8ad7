import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { requireAccount } from '../../account/sessions.ts'
import { cleanLine, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
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
import { IDEMPOTENCY_KEY, REQUIRED_IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { isAllowed, STAFF_PATH } from '../../staff/access.ts'
import { staffWrite } from '../../staff/writes.ts'
import { createVouchers, endBatch, MadeVouchersSchema, NewVouchersInput } from './batches.ts'
import { type Connection, RULE_STATES, voucherStatements } from './queries.ts'
import {
  changeVoucher,
  endVoucher,
  StaffVoucherSchema,
  showVoucher,
  toStaffVoucher,
  toVoucherUse,
  VoucherConflictSchema,
  VoucherInput,
  VoucherUseSchema,
} from './vouchers.ts'

export const STAFF_VOUCHER_SCHEMAS = [StaffVoucherSchema, VoucherConflictSchema]

const VOUCHERS = `${STAFF_PATH}vouchers/`
const tags = ['staff']
const changeHeaders = Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY })
const refusals = errorResponses(400, 404, 413, 415, 422)
const made = errorResponses(400, 409, 413, 415, 422)

type Options = { database: Connection }

/** Whoever sees no prices sees vouchers for tickets only. */
const scopeOf = async (request: FastifyRequest) => ({
  onlyTickets: !isAllowed(await requireAccount(request), 'prices.read'),
})

/** Whoever writes no offers writes vouchers for tickets only, also with another role that sees prices. */
const writeScopeOf = async (request: FastifyRequest) => ({
  onlyTickets: !isAllowed(await requireAccount(request), 'offers.write'),
})

/** Vouchers, for staff. */
export const staffVoucherRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database }) => {
  const read = { permission: 'vouchers.read' } as const
  const write = { permission: 'vouchers.write' } as const
  const params = Type.Object({ code: Type.String({ maxLength: 100 }) })
  const voucher = schemaRef(StaffVoucherSchema)
  const changed = { 200: voucher, ...refusals, 409: schemaRef(VoucherConflictSchema) }

  app.get(
    VOUCHERS,
    {
      config: read,
      schema: {
        operationId: 'listStaffVouchers',
        tags,
        description: 'The newest first. The box office sees vouchers for tickets.',
        querystring: Type.Object({
          ...PageQuery.properties,
          state: Type.Optional(stringEnum(RULE_STATES)),
          batch: Type.Optional(Type.String({ maxLength: 100 })),
          q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the code or of the name.' })),
        }),
        response: { 200: pageOf(voucher), ...errorResponses(400) },
      },
    },
    async (request) => {
      const { query } = request
      const { state, batch, q } = query
      if (batch !== undefined && !isUuid(batch)) return toPage(VOUCHERS, query, 0, [], { state, batch, q })
      const filters = { state, batch, text: cleanLine(q ?? '') || undefined, ...(await scopeOf(request)) }
      const { rows, count } = await voucherStatements(database).list(filters, windowOf(query))
      return toPage(VOUCHERS, query, count, rows.map(toStaffVoucher), { state, batch, q })
    },
  )

  app.post(
    VOUCHERS,
    {
      config: write,
      schema: {
        operationId: 'createStaffVouchers',
        tags,
        description: 'One voucher with a chosen code, or up to 1,000 with codes that are made.',
        headers: Type.Object(REQUIRED_IDEMPOTENCY_KEY),
        body: NewVouchersInput,
        response: {
          201: MadeVouchersSchema,
          ...made,
        },
      },
    },
    async (request, reply) => {
      const scope = await writeScopeOf(request)
      const created = await staffWrite(database, request, (inside, change) =>
        createVouchers(inside, change, request.body, scope),
      )
      return reply.code(201).send(created)
    },
  )

  app.get(
    `${VOUCHERS}:code/`,
    {
      config: read,
      schema: { operationId: 'getStaffVoucher', tags, params, response: { 200: voucher, ...errorResponses(404) } },
    },
    async (request) => showVoucher(database, request.params.code, await scopeOf(request)),
  )

  app.patch(
    `${VOUCHERS}:code/`,
    {
      config: write,
      schema: {
        operationId: 'changeStaffVoucher',
        tags,
        description:
          'Fields that are not sent stay. Once an order was placed with it, its percentage, amount and beginning stay, also when the order has expired or was cancelled. Carts show the change at once.',
        params,
        headers: changeHeaders,
        body: VoucherInput,
        response: changed,
      },
    },
    async (request) => {
      const { params: named, body } = request
      const scope = await writeScopeOf(request)
      return staffWrite(database, request, (inside, change) =>
        changeVoucher(inside, change, { code: named.code, body, ...scope }),
      )
    },
  )

  app.post(
    `${VOUCHERS}:code/end/`,
    {
      config: write,
      schema: {
        operationId: 'endStaffVoucher',
        tags,
        description: 'It is not valid any more from now on; orders keep what it took off.',
        params,
        headers: changeHeaders,
        response: changed,
      },
    },
    async (request) => {
      const { code } = request.params
      const scope = await writeScopeOf(request)
      return staffWrite(database, request, (inside, change) => endVoucher(inside, change, { code, ...scope }))
    },
  )

  app.get(
    `${VOUCHERS}:code/uses/`,
    {
      config: read,
      schema: {
        operationId: 'listVoucherUses',
        tags,
        description: 'The orders that count as its uses, the newest first: without expired and cancelled ones.',
        params,
        querystring: PageQuery,
        response: {
          200: pageOf(VoucherUseSchema),
          ...errorResponses(400, 404),
        },
      },
    },
    async (request) => {
      const { query } = request
      const { code } = await showVoucher(database, request.params.code, await scopeOf(request))
      const { rows, count } = await voucherStatements(database).listUses(code, windowOf(query))
      return toPage(`${VOUCHERS}${encodeURIComponent(code)}/uses/`, query, count, rows.map(toVoucherUse))
    },
  )

  app.post(
    `${STAFF_PATH}voucher-batches/:batch/end/`,
    {
      config: write,
      schema: {
        operationId: 'endVoucherBatch',
        tags,
        description: 'Ends all vouchers that were made together. Repeating it changes nothing.',
        params: Type.Object({ batch: Type.String({ maxLength: 100 }) }),
        headers: Type.Object(IDEMPOTENCY_KEY),
        response: {
          200: Type.Object({ ended: Type.Integer({ description: 'How many were valid, or were going to be.' }) }),
          ...errorResponses(400, 404, 409, 413, 415, 422),
        },
      },
    },
    async (request) => {
      const { batch } = request.params
      const scope = await writeScopeOf(request)
      return staffWrite(database, request, (inside, change) => endBatch(inside, change, { batch, ...scope }))
    },
  )
}
