import { type Static, Type } from 'typebox'
import { GeneralError, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { isUuid, nullable, stringEnum } from '../http/schemas.ts'
import { requestHash, withIdempotencyKey } from '../idempotency/queries.ts'
import { recordStaffEvent, type StaffActor } from './audit/queries.ts'
import { PERMISSIONS, ROLES, type Role, type RoleRights, readRoles } from './permissions.ts'
import {
  type Connection,
  type MemberRow,
  type MemberSessionRow,
  type StaffQueries,
  staffStatements,
} from './queries.ts'
import { conflictSchema, requireVersion } from './writes.ts'

const time = Type.String({ format: 'date-time' })

export const Roles = Type.Array(stringEnum(ROLES), { minItems: 1, maxItems: ROLES.length, uniqueItems: true })

export const StaffMemberSchema = Type.Object(
  {
    account_id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    roles: Roles,
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    has_second_factor: Type.Boolean(),
    added_at: time,
    added_by: Type.String({ description: 'An email address; empty for the first owners.' }),
    ended_at: nullable(time),
    last_seen_at: nullable(time),
  },
  { $id: 'StaffMember' },
)

export const StaffSessionSchema = Type.Object(
  {
    id: Type.String(),
    user_agent: Type.String(),
    is_current: Type.Boolean(),
    created_at: time,
    last_seen_at: time,
    expires_at: time,
    second_factor_at: nullable(time),
  },
  { $id: 'StaffSession' },
)

export const StaffRoleSchema = Type.Object(
  {
    role: stringEnum(ROLES),
    permissions: Type.Array(stringEnum(PERMISSIONS)),
    refund_limit: nullable(
      Type.String({ description: 'The most that it may refund of one order, in rupees; null without a limit.' }),
    ),
  },
  { $id: 'StaffRole' },
)

export const MemberConflictSchema = conflictSchema(StaffMemberSchema)

type StaffMember = Static<typeof StaffMemberSchema>

export const toMember = (row: MemberRow): StaffMember => ({
  account_id: row.account_id,
  email: row.email ?? '',
  name: row.name,
  roles: readRoles(row.roles),
  version: row.version,
  has_second_factor: row.has_second_factor,
  added_at: row.added_at.toISOString(),
  added_by: row.added_by,
  ended_at: row.ended_at?.toISOString() ?? null,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
})

export const toRole = ({ role, permissions, refundLimit }: RoleRights): Static<typeof StaffRoleSchema> => ({
  role,
  permissions,
  refund_limit: refundLimit === null ? null : (refundLimit / 100).toFixed(2),
})

export const toMemberSession = (row: MemberSessionRow, current: string): Static<typeof StaffSessionSchema> => ({
  id: row.id,
  user_agent: row.user_agent,
  is_current: row.id === current,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  second_factor_at: row.second_factor_at?.toISOString() ?? null,
})

const isOwner = ({ roles }: { roles: readonly string[] }) => roles.includes('owner')

/**
 * Changes of staff run one after the other. The role of the owner who makes one is read again behind the lock, so that two
 * owners cannot end each other.
 */
export async function lockStaff(inside: Connection, actor: StaffActor) {
  const members = await staffStatements(inside).lockMembers()
  const own = members.find(({ account_id }) => account_id === actor.accountId)
  if (!own || !isOwner(own)) throw new GeneralError(403, 'permission_denied')
  return members
}

const lastOwner = () => new GeneralError(409, 'last_owner')

type Members = Awaited<ReturnType<typeof lockStaff>>

function requireOtherOwner(members: Members, accountId: string) {
  if (!members.some((member) => member.account_id !== accountId && isOwner(member))) throw lastOwner()
}

type Change = { actor: StaffActor; id: string; version: number | undefined; language: Language }

/** The membership, if it has the version that the caller has seen. */
async function findVersion(inside: Connection, { id, version, language }: Change): Promise<MemberRow> {
  const member = isUuid(id) ? await staffStatements(inside).findMember(id) : undefined
  if (!member) throw notFound()
  requireVersion({ version, language }, member, () => toMember(member))
  return member
}

async function showMember(inside: Connection, id: string): Promise<StaffMember> {
  const member = await staffStatements(inside).findMember(id)
  if (!member) throw notFound()
  return toMember(member)
}

/** Changes the roles of a member. The last owner stays one. */
export function changeRoles(
  queries: StaffQueries,
  change: Change & { roles: readonly Role[]; key: string | undefined },
) {
  const { actor, id, language } = change
  const roles = readRoles(change.roles)
  const request = {
    scope: `staff ${actor.accountId}`,
    key: change.key,
    requestHash: requestHash('roles', id, change.version, roles),
    language,
  }
  return queries.inTransaction((inside) =>
    withIdempotencyKey(inside, request, async () => {
      const members = await lockStaff(inside, actor)
      const member = await findVersion(inside, change)
      if (member.ended_at !== null) throw notFound()
      if (isOwner(member) && !roles.includes('owner')) requireOtherOwner(members, id)
      const before = readRoles(member.roles)
      if (before.join() !== roles.join()) {
        await staffStatements(inside).setRoles(id, roles)
        await recordStaffEvent(inside, actor, {
          thing: { kind: 'staff_member', id },
          before: { email: member.email, roles: before },
          after: { email: member.email, roles },
        })
      }
      return showMember(inside, id)
    }),
  )
}

/** Ends a membership. Repeating it changes nothing. */
export function endMembership(queries: StaffQueries, change: Change): Promise<void> {
  const { actor, id } = change
  return queries.inTransaction(async (inside) => {
    const members = await lockStaff(inside, actor)
    if (!isUuid(id)) throw notFound()
    const seen = await staffStatements(inside).findMember(id)
    if (seen && seen.ended_at !== null) return
    const member = await findVersion(inside, change)
    if (isOwner(member)) requireOtherOwner(members, id)
    await staffStatements(inside).endMembership(id)
    await recordStaffEvent(inside, actor, {
      thing: { kind: 'staff_member', id },
      before: { email: member.email, roles: readRoles(member.roles) },
    })
  })
}

/** Before an account is deleted: its membership ends with it, unless it is the last owner. */
export async function leaveStaff(inside: Connection, actor: StaffActor): Promise<void> {
  const members = await staffStatements(inside).lockMembers()
  const own = members.find(({ account_id }) => account_id === actor.accountId)
  if (!own) return
  if (isOwner(own)) requireOtherOwner(members, actor.accountId)
  await recordStaffEvent(inside, actor, {
    thing: { kind: 'staff_member', id: actor.accountId },
    before: { email: actor.email, roles: readRoles(own.roles) },
  })
}

export type MemberChange = { actor: StaffActor; id: string }

async function requireActive(inside: Connection, { actor, id }: MemberChange) {
  const member = (await lockStaff(inside, actor)).find(({ account_id }) => account_id === id)
  if (!member) throw notFound()
}

/** Removes all second factors of a member who has lost them. */
export const resetFactors = (queries: StaffQueries, change: MemberChange): Promise<void> =>
  queries.inTransaction(async (inside) => {
    await requireActive(inside, change)
    await staffStatements(inside).removeFactors(change.id)
    await recordStaffEvent(inside, change.actor, { thing: { kind: 'second_factor', id: change.id } })
  })

/** Ends a session of a member, or all. */
export const endSessions = (
  queries: StaffQueries,
  { sessionId, ...change }: MemberChange & { sessionId?: string },
): Promise<void> =>
  queries.inTransaction(async (inside) => {
    await requireActive(inside, change)
    if (sessionId !== undefined && !isUuid(sessionId)) throw notFound()
    const count = await staffStatements(inside).deleteSessions({
      accountId: change.id,
      ...(sessionId && { sessionId }),
    })
    if (sessionId !== undefined && count === 0) throw notFound()
    await recordStaffEvent(inside, change.actor, {
      thing: { kind: 'staff_member', id: change.id },
      before: { sessions: count },
      after: { sessions: 0 },
    })
  })
