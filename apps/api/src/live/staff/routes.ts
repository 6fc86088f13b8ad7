import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../../account/sessions.ts'
import { OVERRIDE_STATES } from '../../events/event-state.ts'
import { IF_MATCH } from '../../http/request-body.ts'
import { errorResponses, nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { staffActor } from '../../staff/access.ts'
import type { Connection } from '../../staff/queries.ts'
import { staffWrite } from '../../staff/writes.ts'
import {
  AccessHashesSchema,
  AccessHashListSchema,
  StaffLiveConflictSchema,
  StaffLiveSchema,
  StreamPreviewSchema,
} from '../schemas.ts'
import {
  getPreview,
  getStreamControl,
  listHashes,
  makeHashes,
  overrideState,
  revokeHash,
  type StreamControl,
} from './stream-control.ts'

const PATH = '/v1/api/staff/live/:id/'
const MOST_HASHES = 500
const LONGEST_NAME = 100
const MOST_USES = 100_000

const tags = ['staff']
const params = Type.Object({ id: Type.String({ description: 'The id of the event date.', examples: ['7'] }) })
const words = Type.Optional(Type.String({ maxLength: 500 }))

/** Live streams for staff. */
export const staffLiveRoutes: FastifyPluginAsyncTypebox<StreamControl & { database: Connection }> = async (
  app,
  { database, ...parts },
) => {
  app.get(
    PATH,
    {
      config: { permission: 'live.read' },
      schema: {
        operationId: 'getStaffLive',
        tags,
        params,
        response: { 200: schemaRef(StaffLiveSchema), ...errorResponses(401, 403, 404) },
      },
    },
    ({ params: { id } }) => getStreamControl(parts, id),
  )

  app.post(
    PATH,
    {
      config: { permission: 'live.write' },
      schema: {
        operationId: 'setLiveState',
        tags,
        description:
          'Sets the state of a stream. Valid from the opening of the doors until half a day after the end; `ended` until the planned end. Without `state` only the message to viewers changes.',
        params,
        headers: Type.Object({ ...IF_MATCH, ...IDEMPOTENCY_KEY }),
        body: Type.Object(
          {
            state: Type.Optional(stringEnum(OVERRIDE_STATES)),
            message: Type.Optional(Type.Object({ en: words, ne: words })),
          },
          { minProperties: 1 },
        ),
        response: {
          200: schemaRef(StaffLiveSchema),
          ...errorResponses(400, 401, 403, 404, 413, 415, 422),
          409: schemaRef(StaffLiveConflictSchema),
        },
      },
    },
    (request) =>
      overrideState(parts, {
        ...request.body,
        id: request.params.id,
        write: (act) => staffWrite(database, request, act),
      }),
  )

  app.post(
    `${PATH}hashes/`,
    {
      config: { permission: 'live.write' },
      schema: {
        operationId: 'createLiveHashes',
        tags,
        params,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: Type.Object({
          count: Type.Integer({ minimum: 1, maximum: MOST_HASHES }),
          name: Type.Optional(Type.String({ maxLength: LONGEST_NAME, description: 'Whom they are for.' })),
          most_uses: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: MOST_USES }))),
          expires_at: Type.Optional(nullable(Type.String({ format: 'date-time' }))),
        }),
        response: { 201: schemaRef(AccessHashesSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { body, language } = request
      const write: Parameters<typeof makeHashes>[1]['write'] = (act) => staffWrite(database, request, act)
      const wish = { ...body, id: request.params.id, language, write }
      return reply.code(201).send(await makeHashes(parts, wish))
    },
  )

  app.get(
    `${PATH}hashes/`,
    {
      config: { permission: 'live.read' },
      schema: {
        operationId: 'listLiveHashes',
        tags,
        description: 'The newest 500, without their secrets.',
        params,
        response: { 200: schemaRef(AccessHashListSchema), ...errorResponses(401, 403, 404) },
      },
    },
    ({ params: { id } }) => listHashes(parts, id),
  )

  app.delete(
    `${PATH}hashes/:hash/`,
    {
      config: { permission: 'live.write' },
      schema: {
        operationId: 'revokeLiveHash',
        tags,
        description: 'Accounts that have redeemed it lose the access that it gave.',
        params: Type.Object({ ...params.properties, hash: Type.String() }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await revokeHash(parts, { ...request.params, by: await staffActor(request) })
      return reply.code(204).send(null)
    },
  )

  app.get(
    `${PATH}preview/`,
    {
      config: { permission: 'live.read' },
      schema: {
        operationId: 'getStreamPreview',
        tags,
        description: 'The stream for the login that asks, in every state of the event. It is not counted as a viewer.',
        params,
        response: { 200: schemaRef(StreamPreviewSchema), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { session_id: sessionId } = await requireAccount(request)
      return getPreview(parts, { id: request.params.id, sessionId })
    },
  )
}
