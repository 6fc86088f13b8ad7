import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import { cleanLine, REQUIRED_IF_MATCH } from '../../http/request-body.ts'
import { errorResponses, isUuid, schemaRef, stringEnum } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite, staffWrite } from '../../staff/writes.ts'
import { loadAnyOrder } from '../order-access.ts'
import { type Connection, orderUpdates } from '../queries/update.ts'
import { changeErrorResponses, LineQuantities, type OrderDeps, OrderParams } from '../requests.ts'
import { SHIPMENT_STATES, type ShipmentRow, shipmentStatements } from './queries.ts'
import { changeShipment, packShipment, ShipmentSchema, toShipment, unpackShipment } from './shipments.ts'

const ORDER_PATH = '/v1/api/staff/orders/:id/shipments/'
const PATH = '/v1/api/staff/shipments/:id/'
const tags = ['staff']
const write = { permission: 'orders.write' } as const
const LONGEST = 300

const Courier = Type.Optional(Type.String({ maxLength: LONGEST, description: 'The name of the courier.' }))
const Tracking = Type.Optional(Type.String({ maxLength: LONGEST, description: 'The tracking number of the courier.' }))
const Params = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of a shipment.' }) })
const optionalLine = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text))

export const ShipmentConflictSchema = conflictSchema(ShipmentSchema)

const factsOf = ({ status, courier, tracking, is_restocked, lines }: ShipmentRow) => ({
  status,
  courier,
  tracking,
  is_restocked,
  lines,
})

/** Locks the order of a parcel before the parcel, as all writers do. */
async function lockShipment(inside: Connection, id: string, change: StaffWrite) {
  const seen = isUuid(id) ? await shipmentStatements(inside).find(id) : undefined
  const order = seen && (await orderUpdates(inside).lockOrder(seen.order_id))
  const shipment = seen && (await shipmentStatements(inside).find(id))
  if (!order || !shipment) throw notFound()
  requireVersion(change, shipment, () => toShipment(shipment))
  return { order, shipment }
}

async function readShipment(inside: Connection, id: string): Promise<ShipmentRow> {
  const shipment = await shipmentStatements(inside).find(id)
  if (!shipment) throw notFound()
  return shipment
}

/** The parcels of orders, for staff. */
export const shipmentRoutes: FastifyPluginAsyncTypebox<OrderDeps> = async (app, deps) => {
  const { database, money } = deps

  app.post(
    ORDER_PATH,
    {
      config: write,
      schema: {
        operationId: 'packShipment',
        tags,
        description: 'Packs a parcel; without lines, of all that is left of the order.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        params: OrderParams,
        body: Type.Object({ lines: Type.Optional(LineQuantities), courier: Courier, tracking: Tracking }),
        response: { 201: schemaRef(ShipmentSchema), ...changeErrorResponses(401, 406) },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const { row } = await loadAnyOrder(deps, params.id)
      const shipment = await staffWrite(database, request, async (inside, { actor, language }) => {
        const order = await orderUpdates(inside).lockOrder(row.id)
        if (!order) throw notFound()
        const id = await packShipment(inside, order, {
          lines: body.lines,
          courier: cleanLine(body.courier ?? ''),
          tracking: cleanLine(body.tracking ?? ''),
          language,
        })
        const packed = await readShipment(inside, id)
        const after = { order: row.number, ...factsOf(packed) }
        await recordStaffEvent(inside, actor, { thing: { kind: 'shipment', id }, after })
        return toShipment(packed)
      })
      return reply.code(201).send(shipment)
    },
  )

  app.patch(
    PATH,
    {
      config: write,
      schema: {
        operationId: 'changeShipment',
        tags,
        description:
          'Moves a parcel to its next state, or changes courier and tracking number. Another version answers 409 with the parcel as it is.',
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        params: Params,
        body: Type.Object({
          status: Type.Optional(stringEnum(SHIPMENT_STATES)),
          courier: Courier,
          tracking: Tracking,
          restock: Type.Optional(
            Type.Boolean({ description: 'Whether what came back is for sale again; default: yes.' }),
          ),
        }),
        response: {
          200: schemaRef(ShipmentSchema),
          ...changeErrorResponses(401),
          409: schemaRef(ShipmentConflictSchema),
        },
      },
    },
    (request) => {
      const { params, body } = request
      return staffWrite(database, request, async (inside, change) => {
        const { order, shipment } = await lockShipment(inside, params.id, change)
        await changeShipment(inside, order, {
          shipment,
          to: body.status,
          courier: optionalLine(body.courier),
          tracking: optionalLine(body.tracking),
          isRestocked: body.restock ?? true,
          money,
          language: change.language,
        })
        const changed = await readShipment(inside, shipment.id)
        const thing = { kind: 'shipment', id: shipment.id }
        await recordStaffEvent(inside, change.actor, { thing, before: factsOf(shipment), after: factsOf(changed) })
        return toShipment(changed)
      })
    },
  )

  app.delete(
    PATH,
    {
      config: write,
      schema: {
        operationId: 'unpackShipment',
        tags,
        description: 'Unpacks a parcel that has not left.',
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        params: Params,
        response: {
          204: Type.Null(),
          ...errorResponses(400, 401, 403, 404, 422),
          409: schemaRef(ShipmentConflictSchema),
        },
      },
    },
    async (request, reply) => {
      await staffWrite(database, request, async (inside, change) => {
        const { shipment } = await lockShipment(inside, request.params.id, change)
        await unpackShipment(inside, shipment, change.language)
        const thing = { kind: 'shipment', id: shipment.id }
        await recordStaffEvent(inside, change.actor, { thing, before: factsOf(shipment) })
        return null
      })
      return reply.code(204).send(null)
    },
  )
}
