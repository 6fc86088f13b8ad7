import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../../errors/error-schema.ts'
import { optionalBody } from '../../http/request-body.ts'
import { schemaRef } from '../../http/schemas.ts'
import { leaveDevice } from '../log-out.ts'
import type { CodeCost } from '../magic-link/code.ts'
import type { MagicLinkQueries } from '../magic-link/queries.ts'
import { onlyLoggedIn, requireAccount } from '../require-account.ts'
import { deleteAccount } from './delete-account.ts'
import type { PersonalDataQueries } from './queries.ts'

const tags = ['account']
const refusals = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))
const rows = Type.Array(Type.Object({}, { additionalProperties: true }))

const PersonalDataSchema = Type.Object({
  account: Type.Object({}, { additionalProperties: true }),
  identities: rows,
  sessions: rows,
  magic_links: rows,
  addresses: rows,
  baskets: rows,
  orders: rows,
  library: rows,
  reading_positions: rows,
  said_beside_streams: rows,
  reported_messages: rows,
  subscriptions: rows,
  contact_messages: rows,
})

type Settings = { queries: PersonalDataQueries; codes: MagicLinkQueries; codeCost: CodeCost }

export const personalDataRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, codes, codeCost }) => {
  app.get(
    '/v1/api/me/export/',
    {
      schema: {
        operationId: 'exportMe',
        tags,
        description: 'Everything that is stored about the visitor, as a file.',
        response: { 200: PersonalDataSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const { id: accountId, email, email_verified_at } = await requireAccount(request)
      const data = await queries.exportAccount({ accountId, email: email_verified_at === null ? null : email })
      reply.header('Content-Disposition', 'attachment; filename="dabali.json"')
      // The tables say what is in it, and not the schema.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(writeReadably)
        .send(data as never)
    },
  )

  app.delete(
    '/v1/api/me/',
    {
      preValidation: [onlyLoggedIn, optionalBody],
      schema: {
        operationId: 'deleteMe',
        tags,
        description: 'Allowed within 15 minutes after a login, or with a code that was sent by email.',
        body: Type.Object({ code: Type.Optional(Type.String({ maxLength: 100 })) }),
        response: { 204: Type.Null(), ...refusals(400, 401, 403, 406, 413, 415) },
      },
    },
    async (request, reply) => {
      const visitor = await requireAccount(request)
      const { language, clientAddress: network, body } = request
      await deleteAccount({ queries, codes }, { visitor, code: body.code, network, language, codeCost })
      leaveDevice(reply)
      return reply.code(204).send(null)
    },
  )
}

const writeReadably = (data: unknown) => JSON.stringify(data, null, 2)
