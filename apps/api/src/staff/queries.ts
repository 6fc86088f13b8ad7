import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { addMail } from '../mail/queries.ts'
import type { Role } from './permissions.ts'

export type Connection = Database

export const INVITATION_DAYS = 7

export type MemberRow = {
  account_id: string
  email: string | null
  name: string
  roles: string[]
  version: number
  has_second_factor: boolean
  added_at: Date
  added_by: string
  ended_at: Date | null
  last_seen_at: Date | null
}

export type MemberSessionRow = {
  id: string
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  second_factor_at: Date | null
}

export type InvitationRow = {
  id: string
  email: string
  roles: string[]
  language: 'en' | 'ne'
  invited_by: string
  created_at: Date
  expires_at: Date
}

type NewInvitation = {
  id: string
  tokenHash: Buffer
  email: string
  roles: Role[]
  language: 'en' | 'ne'
  by: string
}

const MEMBER = sql`
  staff_member.account_id, account.email, account.name, roles, staff_member.version, (
    exists (select from staff_totp where staff_totp.account_id = account.id and secret is not null)
    or exists (select from staff_passkey where staff_passkey.account_id = account.id)
  ) as has_second_factor, added_at, coalesce(adder.email, '') as added_by, ended_at, (
    select max(last_seen_at) from login_session where login_session.account_id = account.id and expires_at > now()
  ) as last_seen_at
  from staff_member join account on account.id = staff_member.account_id
  left join account as adder on adder.id = added_by`

const INVITATION = sql`
  staff_invitation.id, staff_invitation.email, roles, staff_invitation.language, coalesce(inviter.email, '') as invited_by,
  staff_invitation.created_at, expires_at
  from staff_invitation left join account as inviter on inviter.id = invited_by`

export const staffStatements = (connection: Connection) => ({
  /** Locks the active members in one order, so that changes of staff are made one after the other. */
  async lockMembers() {
    const { rows } = await sql<{ account_id: string; roles: string[]; version: number }>`
      select account_id, roles, version from staff_member where ended_at is null order by account_id for update`.execute(
      connection,
    )
    return rows
  },

  async listMembers({ isEnded, limit, offset }: { isEnded: boolean; limit: number; offset: number }) {
    const { rows } = await sql<MemberRow & { count: number }>`
      select (count(*) over ())::integer as count, ${MEMBER}
      where (ended_at is not null) = ${isEnded} order by added_at, account.id limit ${limit} offset ${offset}`.execute(
      connection,
    )
    return rows
  },

  async findMember(accountId: string): Promise<MemberRow | undefined> {
    const { rows } = await sql<MemberRow>`
      select ${MEMBER} where staff_member.account_id = ${accountId}::uuid`.execute(connection)
    return rows[0]
  },

  setRoles: (accountId: string, roles: readonly Role[]) =>
    sql`
      update staff_member set roles = ${roles}::text[], version = version + 1
      where account_id = ${accountId}::uuid and ended_at is null`.execute(connection),

  /** Ends the membership with its second factors, which who comes back sets up again, and the settings of lists. */
  async endMembership(accountId: string): Promise<void> {
    await sql`
      update staff_member set ended_at = now(), version = version + 1
      where account_id = ${accountId}::uuid and ended_at is null`.execute(connection)
    await this.removeFactors(accountId)
    await connection.deleteFrom('staff_list_columns').where('account_id', '=', accountId).execute()
    await connection.deleteFrom('staff_list_filter').where('account_id', '=', accountId).execute()
  },

  async removeFactors(accountId: string): Promise<void> {
    await connection.deleteFrom('staff_totp').where('account_id', '=', accountId).execute()
    await connection.deleteFrom('staff_passkey').where('account_id', '=', accountId).execute()
    await connection.deleteFrom('staff_recovery_code').where('account_id', '=', accountId).execute()
    await connection
      .updateTable('login_session')
      .set({ second_factor_at: null })
      .where('account_id', '=', accountId)
      .execute()
  },

  /** Adds a member, or one whose membership has ended; false if the account is a member already. */
  async addMember({ accountId, roles, by }: { accountId: string; roles: readonly string[]; by: string | null }) {
    const { rows } = await sql`
      insert into staff_member (account_id, roles, added_by) values (${accountId}::uuid, ${roles}::text[], ${by}::uuid)
      on conflict (account_id) do update set
        roles = excluded.roles, added_by = excluded.added_by, added_at = now(), ended_at = null,
        version = staff_member.version + 1
      where staff_member.ended_at is not null
      returning account_id`.execute(connection)
    return rows.length > 0
  },

  /** Makes verified accounts owners unless they have been members before: a removed member stays removed. */
  addFirstOwners: (emails: readonly string[]) =>
    sql`
      insert into staff_member (account_id, roles)
      select id, array['owner'] from account where email = any (${emails}::text[]) and email_verified_at is not null
      on conflict (account_id) do nothing`.execute(connection),

  async listSessions({ accountId, limit, offset }: { accountId: string; limit: number; offset: number }) {
    const { rows } = await sql<MemberSessionRow & { count: number }>`
      select (count(*) over ())::integer as count, id, user_agent, created_at, last_seen_at, expires_at, second_factor_at
      from login_session where account_id = ${accountId}::uuid and expires_at > now()
      order by last_seen_at desc, id limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },

  /** One session of an account, or all; returns how many. */
  async deleteSessions({ accountId, sessionId = null }: { accountId: string; sessionId?: string | null }) {
    const { numAffectedRows = 0n } = await sql`
      delete from login_session
      where account_id = ${accountId}::uuid and (${sessionId}::uuid is null or id = ${sessionId}::uuid)`.execute(
      connection,
    )
    return Number(numAffectedRows)
  },

  async isMember(email: string): Promise<boolean> {
    const { rows } = await sql`
      select from staff_member join account on account.id = account_id where email = ${email} and ended_at is null`.execute(
      connection,
    )
    return rows.length > 0
  },

  async listInvitations({ limit, offset }: { limit: number; offset: number }) {
    const { rows } = await sql<InvitationRow & { count: number }>`
      select (count(*) over ())::integer as count, ${INVITATION}
      where expires_at > now() order by staff_invitation.created_at desc, staff_invitation.id
      limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },

  async findInvitation(which: { id: string } | { tokenHash: Buffer }): Promise<InvitationRow | undefined> {
    const isIt = 'id' in which ? sql`staff_invitation.id = ${which.id}::uuid` : sql`token_hash = ${which.tokenHash}`
    const { rows } = await sql<InvitationRow>`
      select ${INVITATION} where ${isIt} and expires_at > now()`.execute(connection)
    return rows[0]
  },

  /** A second invitation of an address replaces the first. */
  async replaceInvitation({ id, tokenHash, email, roles, language, by }: NewInvitation): Promise<void> {
    await connection.deleteFrom('staff_invitation').where('email', '=', email).execute()
    await sql`
      insert into staff_invitation (id, token_hash, email, roles, language, invited_by, expires_at)
      values (
        ${id}::uuid, ${tokenHash}, ${email}, ${roles}::text[], ${language}, ${by}::uuid,
        now() + make_interval(days => ${INVITATION_DAYS})
      )`.execute(connection)
  },

  /** Takes an invitation away and returns it; only the first caller gets it. */
  async takeInvitation(which: { id: string } | { tokenHash: Buffer }) {
    const isIt = 'id' in which ? sql`id = ${which.id}::uuid` : sql`token_hash = ${which.tokenHash}`
    const { rows } = await sql<{ id: string; email: string; roles: string[]; invited_by: string | null }>`
      delete from staff_invitation where ${isIt} and expires_at > now() returning id, email, roles, invited_by`.execute(
      connection,
    )
    return rows[0]
  },

  removeInvitation: (email: string) =>
    connection.deleteFrom('staff_invitation').where('email', '=', email).returning(['id', 'roles']).executeTakeFirst(),

  addMail: (mail: Parameters<typeof addMail>[1]) => addMail(connection, mail),
})

export const staffQueries = (database: Connection) => ({
  ...staffStatements(database),
  inTransaction: <T>(write: (inside: Connection) => Promise<T>) => transaction(database, write),
})

export type StaffQueries = ReturnType<typeof staffQueries>
