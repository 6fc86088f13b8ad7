import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type Connection = Database

type Owner = { orderId: string; sessionHash: Buffer | null }

/** Products of an order that its buyer, or the visitor, has in the library for good. */
export async function ownedProducts(connection: Connection, { orderId, sessionHash }: Owner): Promise<Set<number>> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct entitlement.product_id from entitlement
    join order_line on order_line.product_id = entitlement.product_id and order_line.order_id = ${orderId}::uuid
    where terms = 'own' and revoked_at is null and (
      entitlement.order_id = ${orderId}::uuid and not is_gift
      or account_id = (select account_id from login_session where token_hash = ${sessionHash}::bytea and expires_at > now())
    )`.execute(connection)
  return new Set(rows.map(({ product_id }) => product_id))
}
