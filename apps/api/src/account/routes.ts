import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { notFound } from '../errors/api-error.ts'
import { optionalBody } from '../http/request-body.ts'
import { errorResponses, isUuid, PageQuery, pageOf, schemaRef, stringEnum } from '../http/schemas.ts'
import { changeProfile, toUser, UserSchema } from './create-login.ts'
import type { AccountQueries } from './queries.ts'
import {
  clearAccountCookies,
  LoginSessionSchema,
  listSessions,
  logOut,
  onlyLoggedIn,
  requireAccount,
  SESSIONS_PATH,
} from './sessions.ts'

const tags = ['account']
const ProfileChange = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 2000 })),
  phone_number: Type.Optional(Type.String({ maxLength: 2000 })),
  language: Type.Optional(stringEnum(['en', 'ne'])),
})

const SessionId = Type.Object({ id: Type.String({ maxLength: 100 }) })

export const accountRoutes: FastifyPluginAsyncTypebox<{ queries: AccountQueries }> = async (app, { queries }) => {
  for (const [url, operationId] of [
    ['/v1/api/me/', 'getMe'],
    ['/v1/api/login/', 'getLogin'],
  ] as const) {
    app.get(
      url,
      { schema: { operationId, tags, response: { 200: schemaRef(UserSchema), ...errorResponses(401) } } },
      async (request) => toUser(await requireAccount(request)),
    )
  }

  app.patch(
    '/v1/api/me/',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'changeMe',
        tags,
        body: ProfileChange,
        response: { 200: schemaRef(UserSchema), ...errorResponses(400, 401, 403, 413, 415) },
      },
    },
    async (request) => {
      const account = await requireAccount(request)
      return changeProfile(queries, { account, change: request.body, language: request.language })
    },
  )

  app.delete(
    '/v1/api/login/',
    { schema: { operationId: 'deleteLogin', tags, response: { 200: Type.Literal(''), ...errorResponses(403) } } },
    async (request, reply) => {
      await logOut(queries, { request, reply })
      return '' as const
    },
  )

  app.post(
    '/v1/api/auth/logout/',
    {
      preValidation: optionalBody,
      schema: {
        operationId: 'logOut',
        tags,
        body: Type.Object({ everywhere: Type.Optional(Type.Boolean()) }),
        response: { 204: Type.Null(), ...errorResponses(400, 403, 413, 415) },
      },
    },
    async (request, reply) => {
      await logOut(queries, { request, reply, everywhere: request.body.everywhere ?? false })
      return reply.code(204).send(null)
    },
  )

  app.get(
    SESSIONS_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'listLoginSessions',
        tags,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(LoginSessionSchema)), ...errorResponses(400, 401) },
      },
    },
    async (request) => listSessions(queries, { visitor: await requireAccount(request), query: request.query }),
  )

  app.delete(
    SESSIONS_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'endLoginSessions',
        tags,
        querystring: Type.Object({
          keep: Type.Optional(
            stringEnum(['current'], { description: 'Ends all sessions except the one of the request.' }),
          ),
        }),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { id, session_id } = await requireAccount(request)
      const isKept = request.query.keep === 'current'
      await queries.deleteSessions({ accountId: id, except: isKept ? session_id : null })
      if (!isKept) clearAccountCookies(reply)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${SESSIONS_PATH}:id/`,
    {
      schema: {
        operationId: 'endLoginSession',
        tags,
        params: SessionId,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id, session_id } = await requireAccount(request)
      const { id: sessionId } = request.params
      if (!isUuid(sessionId) || !(await queries.deleteSession({ accountId: id, sessionId }))) throw notFound()
      if (sessionId === session_id) clearAccountCookies(reply)
      return reply.code(204).send(null)
    },
  )
}
