import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { errorResponses, nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { staffActor } from '../../staff/access.ts'
import { OVERRIDE_STATES } from '../live-state.ts'
import { AccessHashesSchema, StaffLiveSchema } from '../schemas.ts'
import { getStreamControl, makeHashes, overrideState, type StreamControl } from './stream-control.ts'

const PATH = '/v1/api/staff/live/:id/'
const MOST_HASHES = 500
const MOST_USES = 100_000

const tags = ['staff']
const params = Type.Object({ id: Type.String({ description: 'The id of the event date.', examples: ['7'] }) })
const words = Type.Optional(Type.String({ maxLength: 500 }))

/** Live streams for staff. */
export const staffLiveRoutes: FastifyPluginAsyncTypebox<StreamControl> = async (app, parts) => {
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
          'Sets the state of a stream. Valid from the opening of the doors until half a day after the end; `ended` until the planned end.',
        params,
        body: Type.Object({
          state: stringEnum(OVERRIDE_STATES),
          message: Type.Optional(Type.Object({ en: words, ne: words })),
        }),
        response: { 200: schemaRef(StaffLiveSchema), ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => overrideState(parts, { ...request.body, id: request.params.id, by: await staffActor(request) }),
  )

  app.post(
    `${PATH}hashes/`,
    {
      config: { permission: 'live.write' },
      schema: {
        operationId: 'createLiveHashes',
        tags,
        params,
        body: Type.Object({
          count: Type.Integer({ minimum: 1, maximum: MOST_HASHES }),
          most_uses: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: MOST_USES }))),
          expires_at: Type.Optional(nullable(Type.String({ format: 'date-time' }))),
        }),
        response: { 201: schemaRef(AccessHashesSchema), ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request, reply) => {
      const by = await staffActor(request)
      const wish = { ...request.body, id: request.params.id, by, language: request.language }
      return reply.code(201).send(await makeHashes(parts, wish))
    },
  )
}
