import { type Expression, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

/** The stored request of a key that this transaction has locked; nulls without a key. */
export type Claim = {
  is_free: boolean | null
  request_hash: Buffer | null
  status: number | null
  answer: unknown
}

export type Connection = Database | Transaction<Schema>

type Text = string | null | Expression<string | null>

/** Locks the key until the end of the transaction; used in the `from` of another statement. */
export const claimedKey = (scope: Text, key: string | null): RawBuilder<Claim> =>
  sql<Claim>`claim_idempotency_key(${scope}, ${key}::text)`

export const idempotencyStatements = (connection: Connection) => ({
  async claimKey({ scope, key }: { scope: string; key: string }): Promise<Claim> {
    const { rows } = await sql<Claim>`select * from ${claimedKey(sql`${scope}::text`, key)}`.execute(connection)
    return rows[0] ?? { is_free: null, request_hash: null, status: null, answer: null }
  },

  storeAnswer: (kept: { scope: string; key: string; requestHash: Buffer; answer: unknown; status?: number }) =>
    connection
      .insertInto('idempotency')
      .values({
        scope: kept.scope,
        key: kept.key,
        request_hash: kept.requestHash,
        status: kept.status ?? 200,
        answer: JSON.stringify(kept.answer),
      })
      .execute(),
})
