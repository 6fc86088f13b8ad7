import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { addMail } from '../../mail/queries.ts'

const statements = (connection: Database) => ({
  /** So long a browser need not prove again that it knows whom an order went to. */
  insertProof: ({ tokenHash, orderId, seconds }: { tokenHash: Buffer; orderId: string; seconds: number }) =>
    sql`
      insert into order_proof (token_hash, order_id, expires_at)
      values (${tokenHash}, ${orderId}::uuid, now() + make_interval(secs => ${seconds}))
      on conflict (token_hash, order_id) do update set expires_at = excluded.expires_at`.execute(connection),

  async isProven({ tokenHash, orderId }: { tokenHash: Buffer; orderId: string }) {
    const proof = await connection
      .selectFrom('order_proof')
      .select('order_id')
      .where('token_hash', '=', tokenHash)
      .where('order_id', '=', orderId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    return proof !== undefined
  },

  addMail: addMail.bind(undefined, connection),
})

export const provingQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: ReturnType<typeof statements>) => Promise<T>) =>
    transaction(database, (inside) => write(statements(inside))),
})
