import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../account/sessions.ts'
import { notFound } from '../errors/api-error.ts'
import { parseVersion, REQUIRED_IF_MATCH } from '../http/request-body.ts'
import {
  errorResponses,
  isUuid,
  PageQuery,
  pageOf,
  readPage,
  schemaRef,
  stringEnum,
  toPage,
  windowOf,
} from '../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../idempotency/queries.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { STAFF_PATH, staffActor } from './access.ts'
import {
  InvitationInput,
  invite,
  invitedRoutes,
  StaffInvitationSchema,
  toInvitation,
  withdrawInvitation,
} from './invitations.ts'
import {
  changeRoles,
  endMembership,
  endSessions,
  MemberConflictSchema,
  Roles,
  resetFactors,
  StaffMemberSchema,
  StaffRoleSchema,
  StaffSessionSchema,
  toMember,
  toMemberSession,
  toRole,
} from './members.ts'
import { listRoles } from './permissions.ts'
import type { StaffQueries } from './queries.ts'

const MEMBERS = `${STAFF_PATH}members/`
const INVITATIONS = `${STAFF_PATH}invitations/`
const tags = ['staff']
const Id = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of the account.' }) })
const read = { permission: 'staff.read' } as const
const write = { permission: 'staff.write' } as const
const conflict = { 409: schemaRef(MemberConflictSchema) }
const keyOf = (headers: { 'idempotency-key'?: string }) => headers['idempotency-key']

type Settings = { queries: StaffQueries; limits: RateLimitQueries; adminOrigin: string }

/** Members of staff, their sessions, and invitations. */
export const staffRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, limits, adminOrigin }) => {
  app.get(
    `${STAFF_PATH}roles/`,
    {
      config: read,
      schema: {
        operationId: 'listStaffRoles',
        tags,
        description: 'The table by which each request of staff is checked. The roles are fixed.',
        response: { 200: Type.Object({ results: Type.Array(schemaRef(StaffRoleSchema)) }) },
      },
    },
    async () => ({ results: listRoles().map(toRole) }),
  )

  app.get(
    MEMBERS,
    {
      config: read,
      schema: {
        operationId: 'listStaffMembers',
        tags,
        querystring: Type.Object({
          ...PageQuery.properties,
          state: Type.Optional(stringEnum(['active', 'ended'], { description: 'Default: active.' })),
        }),
        response: { 200: pageOf(schemaRef(StaffMemberSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const isEnded = query.state === 'ended'
      const { rows, count } = await readPage(windowOf(query), (window) => queries.listMembers({ isEnded, ...window }))
      return toPage(MEMBERS, query, count, rows.map(toMember), { state: query.state })
    },
  )

  app.get(
    `${MEMBERS}:id/`,
    {
      config: read,
      schema: {
        operationId: 'getStaffMember',
        tags,
        params: Id,
        response: { 200: schemaRef(StaffMemberSchema), ...errorResponses(404) },
      },
    },
    async ({ params: { id } }) => toMember(await requireMember(queries, id)),
  )

  app.patch(
    `${MEMBERS}:id/`,
    {
      config: write,
      schema: {
        operationId: 'changeStaffMember',
        tags,
        description: 'The last owner stays one. Another version answers 409 with the member as it is.',
        params: Id,
        headers: Type.Object({ ...REQUIRED_IF_MATCH, ...IDEMPOTENCY_KEY }),
        body: Type.Object({ roles: Roles }),
        response: { 200: schemaRef(StaffMemberSchema), ...errorResponses(400, 404, 413, 415, 422), ...conflict },
      },
    },
    async (request) => {
      const { params, body, headers, language } = request
      const change = { actor: await staffActor(request), id: params.id, version: parseVersion(request), language }
      return changeRoles(queries, { ...change, roles: body.roles, key: keyOf(headers) })
    },
  )

  app.delete(
    `${MEMBERS}:id/`,
    {
      config: write,
      schema: {
        operationId: 'endStaffMembership',
        tags,
        description: 'Also removes the second factors. Repeating it changes nothing.',
        params: Id,
        headers: Type.Object(REQUIRED_IF_MATCH),
        response: { 204: Type.Null(), ...errorResponses(400, 404), ...conflict },
      },
    },
    async (request, reply) => {
      const { params, language } = request
      const change = { actor: await staffActor(request), id: params.id, version: parseVersion(request), language }
      await endMembership(queries, change)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${MEMBERS}:id/second-factor/`,
    {
      config: write,
      schema: {
        operationId: 'resetSecondFactor',
        tags,
        description: 'For a member who has lost all factors: they set up new ones after the next login.',
        params: Id,
        response: { 204: Type.Null(), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await resetFactors(queries, { actor: await staffActor(request), id: request.params.id })
      return reply.code(204).send(null)
    },
  )

  const sessionsOf = (id: string) => `${MEMBERS}${id}/sessions/`

  app.get(
    sessionsOf(':id'),
    {
      config: read,
      schema: {
        operationId: 'listStaffSessions',
        tags,
        params: Id,
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(StaffSessionSchema)), ...errorResponses(400, 404) },
      },
    },
    async (request) => {
      const { query, params } = request
      const { account_id: accountId, ended_at } = await requireMember(queries, params.id)
      if (ended_at !== null) throw notFound()
      const { session_id: current } = await requireAccount(request)
      const { rows, count } = await readPage(windowOf(query), (window) =>
        queries.listSessions({ accountId, ...window }),
      )
      const sessions = rows.map((row) => toMemberSession(row, current))
      return toPage(sessionsOf(accountId), query, count, sessions)
    },
  )

  app.delete(
    sessionsOf(':id'),
    {
      config: write,
      schema: {
        operationId: 'endStaffSessions',
        tags,
        params: Id,
        response: { 204: Type.Null(), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await endSessions(queries, { actor: await staffActor(request), id: request.params.id })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${sessionsOf(':id')}:session/`,
    {
      config: write,
      schema: {
        operationId: 'endStaffSession',
        tags,
        params: Type.Object({ ...Id.properties, session: Type.String({ maxLength: 100 }) }),
        response: { 204: Type.Null(), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { id, session: sessionId } = request.params
      await endSessions(queries, { actor: await staffActor(request), id, sessionId })
      return reply.code(204).send(null)
    },
  )

  app.get(
    INVITATIONS,
    {
      config: read,
      schema: {
        operationId: 'listStaffInvitations',
        tags,
        description: 'The pending ones.',
        querystring: PageQuery,
        response: { 200: pageOf(schemaRef(StaffInvitationSchema)), ...errorResponses(400) },
      },
    },
    async ({ query }) => {
      const { rows, count } = await readPage(windowOf(query), queries.listInvitations)
      return toPage(INVITATIONS, query, count, rows.map(toInvitation))
    },
  )

  app.post(
    INVITATIONS,
    {
      config: write,
      schema: {
        operationId: 'inviteStaff',
        tags,
        description: 'Emails a link that works for seven days. A second invitation of an address replaces the first.',
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: InvitationInput,
        response: { 201: schemaRef(StaffInvitationSchema), ...errorResponses(400, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { body, headers, language } = request
      const actor = await staffActor(request)
      const change = { ...body, actor, key: keyOf(headers), site: adminOrigin, visitorLanguage: language }
      const invitation = await invite(queries, change)
      return reply.code(201).send(invitation)
    },
  )

  app.delete(
    `${INVITATIONS}:id/`,
    {
      config: write,
      schema: {
        operationId: 'withdrawStaffInvitation',
        tags,
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: { 204: Type.Null(), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await withdrawInvitation(queries, { actor: await staffActor(request), id: request.params.id })
      return reply.code(204).send(null)
    },
  )

  app.register(invitedRoutes, { queries, limits })
}

async function requireMember(queries: StaffQueries, id: string) {
  const member = isUuid(id) ? await queries.findMember(id) : undefined
  if (!member) throw notFound()
  return member
}
