import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { FACTOR_HOURS } from '../permissions.ts'

export type Connection = Database

const CHALLENGE_MINUTES = 5
const PENDING_MINUTES = 30

export type PasskeyRow = {
  id: string
  public_key: Buffer
  counter: string
  transports: string[]
  rp_id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

type FactorRow = { secret: Buffer | null; pending: Buffer | null; recovery_codes: number }

type NewPasskey = {
  id: string
  account_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  rp_id: string
  name: string
}

type ChallengeOf = { sessionId: string; kind: 'add' | 'pass' }

export const factorStatements = (connection: Connection) => ({
  async findFactors(accountId: string): Promise<FactorRow> {
    const { rows } = await sql<FactorRow>`
      select secret, case when pending_until > now() then pending end as pending, (
        select count(*)::integer from staff_recovery_code where account_id = ${accountId}::uuid and used_at is null
      ) as recovery_codes
      from (select ${accountId}::uuid as id) as own left join staff_totp on account_id = own.id`.execute(connection)
    return rows[0] ?? { secret: null, pending: null, recovery_codes: 0 }
  },

  listPasskeys: (accountId: string): Promise<PasskeyRow[]> =>
    connection
      .selectFrom('staff_passkey')
      .select(['id', 'public_key', 'counter', 'transports', 'rp_id', 'name', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Keeps the present secret until a code of the new one was entered. */
  setPendingTotp: (accountId: string, pending: Buffer) =>
    sql`
      insert into staff_totp (account_id, pending, pending_until)
      values (${accountId}::uuid, ${pending}, now() + make_interval(mins => ${PENDING_MINUTES}))
      on conflict (account_id) do update set pending = excluded.pending, pending_until = excluded.pending_until`.execute(
      connection,
    ),

  /** False if another request has confirmed or replaced it meanwhile. */
  async confirmTotp({ accountId, pending, step }: { accountId: string; pending: Buffer; step: number }) {
    const { rows } = await sql`
      update staff_totp set secret = pending, pending = null, pending_until = null, last_step = ${step}
      where account_id = ${accountId}::uuid and pending = ${pending} and pending_until > now()
      returning account_id`.execute(connection)
    return rows.length > 0
  },

  /** Uses a time step; false if it or a later one was used. */
  async useTotpStep({ accountId, step }: { accountId: string; step: number }): Promise<boolean> {
    const { rows } = await sql`
      update staff_totp set last_step = ${step}
      where account_id = ${accountId}::uuid and secret is not null and last_step < ${step} returning account_id`.execute(
      connection,
    )
    return rows.length > 0
  },

  async removeTotp(accountId: string): Promise<boolean> {
    const { rows } = await sql`
      delete from staff_totp where account_id = ${accountId}::uuid and secret is not null returning account_id`.execute(
      connection,
    )
    return rows.length > 0
  },

  /** False if the passkey is known. */
  async insertPasskey(passkey: NewPasskey): Promise<boolean> {
    const added = await connection
      .insertInto('staff_passkey')
      .values(passkey)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  },

  /** Moves the counter on; false if another request was faster. */
  async usePasskey({ accountId, id, from, to }: { accountId: string; id: string; from: string; to: number }) {
    const { rows } = await sql`
      update staff_passkey set counter = ${to}::bigint, last_used_at = now()
      where id = ${id} and account_id = ${accountId}::uuid and counter = ${from}::bigint returning id`.execute(
      connection,
    )
    return rows.length > 0
  },

  async removePasskey({ accountId, id }: { accountId: string; id: string }) {
    return connection
      .deleteFrom('staff_passkey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('name')
      .executeTakeFirst()
  },

  async replaceRecoveryCodes(accountId: string, hashes: readonly Buffer[]): Promise<void> {
    await connection.deleteFrom('staff_recovery_code').where('account_id', '=', accountId).execute()
    if (hashes.length === 0) return
    await connection
      .insertInto('staff_recovery_code')
      .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
      .execute()
  },

  /** Each code works once. */
  async useRecoveryCode(accountId: string, codeHash: Buffer): Promise<boolean> {
    const used = await connection
      .updateTable('staff_recovery_code')
      .set({ used_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst()
    return used !== undefined
  },

  /** False if the session has ended meanwhile. */
  async setChallenge({ sessionId, kind, challenge }: ChallengeOf & { challenge: string }): Promise<boolean> {
    const { rows } = await sql`
      with session as (select id from login_session where id = ${sessionId}::uuid for key share)
      insert into staff_challenge (session_id, kind, challenge, expires_at)
      select id, ${kind}, ${challenge}, now() + make_interval(mins => ${CHALLENGE_MINUTES}) from session
      on conflict (session_id, kind) do update set challenge = excluded.challenge, expires_at = excluded.expires_at
      returning session_id`.execute(connection)
    return rows.length > 0
  },

  /** Takes the challenge away, so that it is for one attempt. */
  async takeChallenge({ sessionId, kind }: ChallengeOf): Promise<string | undefined> {
    const { rows } = await sql<{ challenge: string }>`
      delete from staff_challenge where session_id = ${sessionId}::uuid and kind = ${kind} and expires_at > now()
      returning challenge`.execute(connection)
    return rows[0]?.challenge
  },

  /** The login has passed; it gets another token, so that one that was stolen before is worth nothing. */
  passFactor: (sessionId: string, tokenHash: Buffer) =>
    connection
      .updateTable('login_session')
      .set({ second_factor_at: sql<Date>`now()`, token_hash: tokenHash })
      .where('id', '=', sessionId)
      .execute(),

  /** When the second factor of a session is asked again; null if it has not passed it. */
  async passedUntil(sessionId: string): Promise<Date | null> {
    const { rows } = await sql<{ until: Date | null }>`
      select second_factor_at + make_interval(hours => ${FACTOR_HOURS}) as until from login_session
      where id = ${sessionId}::uuid and second_factor_at > now() - make_interval(hours => ${FACTOR_HOURS})`.execute(
      connection,
    )
    return rows[0]?.until ?? null
  },
})

export type FactorStatements = ReturnType<typeof factorStatements>

export const factorQueries = (database: Connection) => ({
  ...factorStatements(database),
  inTransaction: <T>(write: (inside: Connection) => Promise<T>) => transaction(database, write),

  async hasSecrets(): Promise<boolean> {
    const found = await database.selectFrom('staff_totp').select('account_id').limit(1).executeTakeFirst()
    return found !== undefined
  },

  /** Encrypts the secrets again that `reseal` returns a new text for. */
  resealSecrets: (reseal: (accountId: string, sealed: Buffer) => Buffer | undefined): Promise<void> =>
    transaction(database, async (inside) => {
      const rows = await inside.selectFrom('staff_totp').select(['account_id', 'secret']).forUpdate().execute()
      for (const { account_id, secret } of rows) {
        const sealed = secret === null ? undefined : reseal(account_id, secret)
        if (sealed === undefined) continue
        await inside.updateTable('staff_totp').set({ secret: sealed }).where('account_id', '=', account_id).execute()
      }
    }),
})

export type FactorQueries = ReturnType<typeof factorQueries>
