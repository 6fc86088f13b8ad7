import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import { cleanLine, cleanText, textProblem, validateFields } from '../../http/request-body.ts'
import { errorResponses, isUuid, schemaRef, streamResponse, stringEnum } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { rateLimitQueries } from '../../rate-limit/queries.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { staffWrite } from '../../staff/writes.ts'
import { loadAnyOrder } from '../order-access.ts'
import { addOrderMail, type OrderMailKind } from '../order-mail.ts'
import { type OrderRow, orderReads } from '../queries/read.ts'
import { noteStatements } from '../queries/staff.ts'
import { changeErrorResponses, type OrderDeps, OrderParams } from '../requests.ts'
import { hasInvoice, isSent, wrongState } from '../states.ts'
import { OrderNoteSchema, toNote } from './staff-order.ts'

const PATH = '/v1/api/staff/orders/'
const tags = ['staff']
const read = { permission: 'orders.read' } as const
const write = { permission: 'orders.write' } as const

const LONGEST_NOTE = 2000
const MOST_ORDERS = 50
const PDF = 'application/pdf'
const RESPONSE = {
  200: streamResponse('In the language of the request.', [PDF]),
  ...errorResponses(400, 401, 403, 409, 429),
}

const MAILS = ['confirmation', 'tickets', 'receipt', 'shipped'] as const
const MAIL_LIMIT = { most: 5, seconds: 60 * 60 }
const PDF_LIMIT = { most: 30, seconds: 60 }

const NumbersQuery = Type.Object({
  orders: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: `Numbers of orders, with commas between them; at most ${MOST_ORDERS}.`,
    examples: ['100001,100002'],
  }),
})

/** The email to send again; undefined if the order has none of that kind in its present state. */
function mailKind(row: OrderRow, kind: (typeof MAILS)[number]): OrderMailKind | undefined {
  if (row.status === 'Cancelled' || row.status === 'Expired') return undefined
  if (kind === 'shipped') return row.fulfilment_status === 'shipped' ? 'shipped' : undefined
  const isPaid = hasInvoice(row) || (row.settled_at !== null && row.payment_status !== 'cod_pending')
  if (kind === 'tickets' && !row.lines.some(({ product_class }) => product_class === 'Ticket')) return undefined
  if (isPaid) return row.total > 0 && row.refunded >= row.total ? undefined : 'paid'
  return kind === 'confirmation' ? 'received' : undefined
}

/** Notes, mails and papers of orders, for staff. */
export const staffOrderWorkRoutes: FastifyPluginAsyncTypebox<OrderDeps> = async (app, deps) => {
  const { database, limits, seller } = deps

  app.post(
    `${PATH}:id/notes/`,
    {
      config: write,
      schema: {
        operationId: 'addOrderNote',
        tags,
        description: 'The buyer sees it only in the export of their personal data.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        params: OrderParams,
        body: Type.Object({
          text: Type.String({ maxLength: 10_000 }),
          is_printed: Type.Optional(Type.Boolean({ description: 'Whether the packing list shows it; default: no.' })),
        }),
        response: { 201: schemaRef(OrderNoteSchema), ...changeErrorResponses(401) },
      },
    },
    async (request, reply) => {
      const { params, body, language } = request
      const text = cleanText(body.text)
      validateFields({ text: textProblem(text, LONGEST_NOTE) }, language)
      const { row } = await loadAnyOrder(deps, params.id)
      const note = await staffWrite(database, request, async (inside, { actor }) => {
        const isPrinted = body.is_printed ?? false
        const added = toNote(
          await noteStatements(inside).insert({ orderId: row.id, text, isPrinted, author: actor.email }),
        )
        const after = { note: added.id, is_printed: isPrinted }
        await recordStaffEvent(inside, actor, { thing: { kind: 'order', id: row.number }, after })
        return added
      })
      return reply.code(201).send(note)
    },
  )

  app.delete(
    `${PATH}:id/notes/:note/`,
    {
      config: write,
      schema: {
        operationId: 'removeOrderNote',
        tags,
        headers: Type.Object(IDEMPOTENCY_KEY),
        params: Type.Object({ ...OrderParams.properties, note: Type.String({ maxLength: 100 }) }),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id, note } = request.params
      const { row } = await loadAnyOrder(deps, id)
      if (!isUuid(note)) throw notFound()
      await staffWrite(database, request, async (inside, { actor }) => {
        if (!(await noteStatements(inside).remove({ orderId: row.id, id: note }))) throw notFound()
        await recordStaffEvent(inside, actor, { thing: { kind: 'order', id: row.number }, before: { note } })
        return null
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${PATH}:id/mails/`,
    {
      config: write,
      schema: {
        operationId: 'resendOrderMail',
        tags,
        description:
          'Sends a mail of the order again, in its present state. The mail about a paid order has tickets and receipt in it.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        params: OrderParams,
        body: Type.Object({ kind: stringEnum(MAILS) }),
        response: {
          202: Type.Object({ kind: Type.String(), to: Type.String({ description: 'The address of the buyer.' }) }),
          ...changeErrorResponses(401, 429),
        },
      },
    },
    async (request, reply) => {
      const { params, body, language } = request
      const { row } = await loadAnyOrder(deps, params.id)
      const sent = await staffWrite(database, request, async (inside, { actor }) => {
        const messages = MESSAGES[language].orders
        const { email: to } = row
        const kind = mailKind(row, body.kind)
        if (to === null) throw wrongState(messages.noMail, 'no_mail')
        if (kind === undefined) throw wrongState(messages.mailNotReady, 'mail_not_ready')
        await rateLimitQueries(inside).limit({ key: `mails again of ${row.id}`, ...MAIL_LIMIT, language })
        await addOrderMail(inside, { orderId: row.id, kind, note: { again: randomUUID() } })
        const thing = { kind: 'order', id: row.number }
        await recordStaffEvent(inside, actor, { thing, after: { mail: body.kind } })
        return { kind: body.kind, to }
      })
      return reply.code(202).send(sent)
    },
  )

  /** The orders with these numbers, in the order in which they were named. */
  async function findNamed(request: FastifyRequest, orders: string): Promise<OrderRow[]> {
    const { language } = request
    const numbers = [...new Set(orders.split(',').map(cleanLine))].filter(Boolean)
    const messages = MESSAGES[language]
    if (numbers.length === 0) throw invalidField('orders', messages.validation.required)
    if (numbers.length > MOST_ORDERS) throw invalidField('orders', messages.orders.tooManyOrders(MOST_ORDERS))
    const rows = await orderReads(database).listNumbered(numbers)
    const found = new Map(rows.map((row) => [row.number, row]))
    const missing = numbers.filter((number) => !found.has(number))
    if (missing.length > 0) throw invalidField('orders', messages.orders.unknownOrders(missing.join(', ')))
    const kept = rows.filter(({ status }) => !isSent(status)).map(({ number }) => number)
    if (kept.length > 0) throw wrongState(messages.orders.notSent(kept.join(', ')), 'not_sent')
    await limits.limit({ key: `papers for ${request.clientAddress}`, ...PDF_LIMIT, language })
    return numbers.flatMap((number) => found.get(number) ?? [])
  }

  const send = (reply: FastifyReply, name: string, bytes: Buffer) =>
    reply
      .type(PDF)
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .send(bytes)

  app.get(
    `${PATH}packing-lists.pdf`,
    {
      config: read,
      schema: {
        operationId: 'getPackingLists',
        tags,
        description: 'What is left to pack of each order, with the notes that are printed; a page for each.',
        querystring: NumbersQuery,
        response: RESPONSE,
      },
    },
    async (request, reply) => {
      const rows = await findNamed(request, request.query.orders)
      const notes = await noteStatements(database).listOf(rows.map(({ id }) => id))
      const orders = rows.map((row) => ({
        row,
        notes: notes.flatMap((note) => (note.order_id === row.id && note.is_printed ? [note.text] : [])),
      }))
      // Loaded lazily: the fonts take time and memory.
      const { drawPackingLists } = await import('./draw-packing.ts')
      const bytes = await drawPackingLists({ orders, seller, language: request.language, now: new Date() })
      return send(reply, 'packing-lists.pdf', bytes)
    },
  )

  app.get(
    `${PATH}labels.pdf`,
    {
      config: read,
      schema: {
        operationId: 'getAddressLabels',
        tags,
        description: 'An address label for each order, four on a page.',
        querystring: NumbersQuery,
        response: RESPONSE,
      },
    },
    async (request, reply) => {
      const rows = await findNamed(request, request.query.orders)
      const orders = rows.map((row) => ({ row, notes: [] }))
      const { drawLabels } = await import('./draw-packing.ts')
      const bytes = await drawLabels({ orders, seller, language: request.language, now: new Date() })
      return send(reply, 'labels.pdf', bytes)
    },
  )
}
