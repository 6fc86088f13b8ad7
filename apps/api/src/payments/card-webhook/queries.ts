import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export const cardWebhookStatements = (connection: Database) => ({
  /** Answers the payment that it is about, once: whoever tells it again is told nothing. */
  async noteEvent({ id, type, reference }: { id: string; type: string; reference: string }) {
    const { rows } = await sql<{ payment_id: string | null }>`
      insert into card_event (id, type, payment_id)
      values (${id}, ${type}, (select id from payment where reference = ${reference} and method = 'card'))
      on conflict (id) do nothing returning payment_id`.execute(connection)
    return rows[0]?.payment_id ?? undefined
  },
})
