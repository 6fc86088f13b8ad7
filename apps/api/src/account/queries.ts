import { sql, type Transaction } from 'kysely'
import { type Merge, mergeBaskets } from '../basket/queries/merge.ts'
import { type Database, transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { FACTOR_HOURS } from '../staff/permissions.ts'

type Language = 'en' | 'ne'
type Connection = Database | Transaction<Schema>
type Profile = Partial<{ name: string; phone_number: string; language: Language }>

const now = sql<Date>`now()`
const SLIDING = sql<Date>`least(now() + interval '30 days', login_session.created_at + interval '90 days')`

export const USER = [
  'account.id',
  'account.email',
  'account.email_verified_at',
  'account.name',
  'account.phone_number',
  'account.language',
] as const

/** Statements on accounts and their sessions. */
const accountStatements = (connection: Connection) => ({
  /** The account of a valid session. */
  findSession: (tokenHash: Buffer) =>
    connection
      .selectFrom('login_session')
      .innerJoin('account', 'account.id', 'login_session.account_id')
      .leftJoin('staff_member', (join) =>
        join.onRef('staff_member.account_id', '=', 'account.id').on('staff_member.ended_at', 'is', null),
      )
      .select(USER)
      .select(['account.created_at', 'login_session.id as session_id', 'staff_member.roles'])
      .select(
        sql<boolean>`staff_member.account_id is not null and (
          exists (select from staff_totp where staff_totp.account_id = account.id and secret is not null)
          or exists (select from staff_passkey where staff_passkey.account_id = account.id)
        )`.as('has_factor'),
      )
      .select(
        sql<boolean>`coalesce(second_factor_at > now() - make_interval(hours => ${FACTOR_HOURS}), false)`.as(
          'has_passed_factor',
        ),
      )
      .select(sql<boolean>`last_seen_at < now() - interval '1 hour'`.as('is_stale'))
      .select(sql<boolean>`login_session.created_at > now() - interval '15 minutes'`.as('is_fresh'))
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** Only the first of several concurrent requests updates the row. */
  prolongSession: (sessionId: string) =>
    connection
      .updateTable('login_session')
      .set({ last_seen_at: now, expires_at: SLIDING })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<', sql<Date>`now() - interval '1 hour'`)
      .execute(),

  insertSession: (session: { id: string; token_hash: Buffer; account_id: string; user_agent: string }) =>
    connection
      .insertInto('login_session')
      .values({ ...session, expires_at: sql<Date>`now() + interval '30 days'` })
      .execute(),

  deleteSessionOf: (tokenHash: Buffer) =>
    connection
      .deleteFrom('login_session')
      .where('token_hash', '=', tokenHash)
      .returning('account_id')
      .executeTakeFirst(),

  async deleteSession({ accountId, sessionId }: { accountId: string; sessionId: string }) {
    const { numDeletedRows } = await connection
      .deleteFrom('login_session')
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },

  deleteSessions: ({ accountId, except = null }: { accountId: string; except?: string | null }) =>
    connection
      .deleteFrom('login_session')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`id is distinct from ${except}::uuid`)
      .execute(),

  listSessions: ({ accountId, limit, offset }: { accountId: string; limit: number; offset: number }) =>
    connection
      .selectFrom('login_session')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .select(sql<number>`(count(*) over ())::integer`.as('count'))
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),

  /** The account of a verified address, created if there is none. */
  openAccount: ({ id, email, language }: { id: string; email: string; language: Language }) =>
    connection
      .insertInto('account')
      .values({ id, email, language, email_verified_at: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ email_verified_at: sql<Date>`coalesce(account.email_verified_at, now())` }),
      )
      .returning([...USER, 'account.created_at'])
      .executeTakeFirstOrThrow(),

  changeAccount: (accountId: string, profile: Profile) =>
    connection
      .updateTable('account')
      .set(profile)
      .where('id', '=', accountId)
      .returning([...USER, 'account.created_at'])
      .executeTakeFirstOrThrow(),
})

export type AccountStatements = ReturnType<typeof accountStatements>
export type AccountRow = Awaited<ReturnType<AccountStatements['openAccount']>>
export type SessionRow = Awaited<ReturnType<AccountStatements['listSessions']>>[number]

/** Links entitlements bought with or given to an address once an account has verified it. */
export type ClaimGoods = (inside: Database, proven: { accountId: string; email: string }) => Promise<void>

const claimNothing: ClaimGoods = async () => undefined

/** The same statements inside the transaction of a login. */
export const accountWrites = (inside: Transaction<Schema>, claimGoods = claimNothing) => ({
  ...accountStatements(inside),
  mergeBaskets: (merge: Merge) => mergeBaskets(inside, merge),
  claimGoods: (proven: { accountId: string; email: string }) => claimGoods(inside, proven),
})

export type AccountWrites = ReturnType<typeof accountWrites>

export const accountQueries = (database: Database) => ({
  ...accountStatements(database),
  inTransaction: <T>(write: (inside: AccountWrites) => Promise<T>) =>
    transaction(database, (connection) => write(accountWrites(connection))),
})

export type AccountQueries = ReturnType<typeof accountQueries>
