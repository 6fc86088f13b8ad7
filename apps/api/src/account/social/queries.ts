import { sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { type AccountWrites, accountWrites, type ClaimGoods, USER } from '../queries.ts'

type Connection = Database | Transaction<Schema>
type NewLogin = {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
  nonce: string
  code_verifier: string
  next: string
  site: string
  account_id: string | null
}
type Identity = { provider: string; subject: string }

const statements = (connection: Connection) => ({
  insertLogin: (login: NewLogin) =>
    connection
      .insertInto('social_login')
      .values({ ...login, expires_at: sql<Date>`now() + interval '10 minutes'` })
      .execute(),

  /** Deletes and returns the pending login, only for the browser that started it. */
  takeLogin: (login: { stateHash: Buffer; browserHash: Buffer; provider: string }) =>
    connection
      .deleteFrom('social_login')
      .where('state_hash', '=', login.stateHash)
      .where('browser_hash', '=', login.browserHash)
      .where('provider', '=', login.provider)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['nonce', 'code_verifier', 'next', 'site', 'account_id'])
      .executeTakeFirst(),

  findByIdentity: ({ provider, subject }: Identity) =>
    connection
      .selectFrom('identity')
      .innerJoin('account', 'account.id', 'identity.account_id')
      .select([...USER, 'account.created_at'])
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst(),

  findAccount: (by: { id: string } | { email: string }) =>
    connection
      .selectFrom('account')
      .select([...USER, 'account.created_at'])
      .where('id' in by ? 'id' : 'email', '=', 'id' in by ? by.id : by.email)
      .executeTakeFirst(),

  /** Returns nothing if the address already has an account. */
  insertAccount: (account: { id: string; email: string | null; name: string; language: 'en' | 'ne' }) =>
    connection
      .insertInto('account')
      .values({ ...account, email_verified_at: account.email === null ? null : sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning([...USER, 'account.created_at'])
      .executeTakeFirst(),

  /** False when a concurrent login has inserted the identity. */
  async insertIdentity(identity: Identity & { account_id: string; email: string | null }) {
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('identity')
      .values(identity)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
})

export type SocialWrites = ReturnType<typeof statements> & AccountWrites

export const socialQueries = (database: Database, claimGoods?: ClaimGoods) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: SocialWrites) => Promise<T>) =>
    transaction(database, (inside) => write({ ...accountWrites(inside, claimGoods), ...statements(inside) })),
})

export type SocialQueries = ReturnType<typeof socialQueries>
