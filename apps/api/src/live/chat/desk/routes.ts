import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { onlyStaff, requireStaff } from '../../../account/require-account.ts'
import { ErrorSchema } from '../../../errors/error-schema.ts'
import { schemaRef } from '../../../http/schemas.ts'
import { ChatDeskSchema, DeskMessageSchema, SLOWEST_SECONDS } from '../chat.ts'
import { type Desk, moderate, setPace, showDesk } from './moderate.ts'

const PATH = '/v1/api/staff/live/:id/chat/'

// Beside the view, and not at a desk of its own.
const tags = ['live']
const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))
const nightOf = { id: Type.String({ description: 'Of the date.', examples: ['7'] }) }

/** The talk beside a night for those who run it. All that they do is kept. */
export const deskRoutes: FastifyPluginAsyncTypebox<Desk> = async (app, parts) => {
  app.get(
    PATH,
    {
      preValidation: onlyStaff,
      schema: {
        operationId: 'getChatModeration',
        tags,
        params: Type.Object(nightOf),
        response: { 200: schemaRef(ChatDeskSchema), ...refusals(401, 403, 404) },
      },
    },
    ({ params: { id } }) => showDesk(parts, id),
  )

  app.post(
    PATH,
    {
      preValidation: onlyStaff,
      schema: {
        operationId: 'setSlowMode',
        tags,
        params: Type.Object(nightOf),
        body: Type.Object({ slow_seconds: Type.Integer({ minimum: 0, maximum: SLOWEST_SECONDS }) }),
        response: { 200: schemaRef(ChatDeskSchema), ...refusals(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const { id: by } = await requireStaff(request)
      const { params, body, language } = request
      return setPace(parts, { ...params, by, language, seconds: body.slow_seconds })
    },
  )

  app.post(
    `${PATH}:message/`,
    {
      preValidation: onlyStaff,
      schema: {
        operationId: 'moderateChat',
        tags,
        description:
          'Fields that are left out stay unchanged. `is_muted` mutes the author of the message for this event.',
        params: Type.Object({ ...nightOf, message: Type.String() }),
        body: Type.Object({
          is_hidden: Type.Optional(Type.Boolean()),
          is_muted: Type.Optional(Type.Boolean()),
        }),
        response: { 200: schemaRef(DeskMessageSchema), ...refusals(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const { id: by } = await requireStaff(request)
      return moderate(parts, { ...request.params, ...request.body, by, language: request.language })
    },
  )
}
