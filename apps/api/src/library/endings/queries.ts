import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

type Ending = { id: string; order_id: string; ends_at: Date }

export const endingStatements = (inside: Database) => ({
  /**
   * The passes that end soon and were not told so yet, marked as told; whoever has paid for another period is left alone.
   */
  async takeEndings({ days, most }: { days: number; most: number }): Promise<Ending[]> {
    const { rows } = await sql<Ending>`
      update entitlement set reminded_at = now()
      where id = any (array(
        select id from entitlement as last
        where terms = 'subscription' and revoked_at is null and reminded_at is null
          and ends_at > now() and ends_at <= now() + make_interval(days => ${days})
          and not exists (
            select from entitlement as later
            where later.product_id = last.product_id and later.terms = 'subscription' and later.revoked_at is null
              and later.ends_at > last.ends_at
              and (later.account_id = last.account_id or later.email = last.email)
          )
        order by id limit ${most} for update skip locked
      ))
      returning id, order_id, ends_at`.execute(inside)
    return rows
  },
})
