import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { EventFacts } from '../../payments/adapters/adapter.ts'

export const WEBHOOK_STATES = ['waiting', 'processed', 'failed', 'ignored'] as const
type WebhookState = (typeof WEBHOOK_STATES)[number]

export type WebhookRow = {
  id: string
  type: string
  state: WebhookState
  error: string | null
  payload: EventFacts
  payment_id: string | null
  /** Our reference of the payment at the gateway. */
  reference: string | null
  order_number: string | null
  job_id: string | null
  received_at: Date
}

/** A job that is done is deleted. */
const STATE = sql`case
  when event.payment_id is null then 'ignored'
  when job.failed_at is not null then 'failed'
  when job.id is not null then 'waiting'
  else 'processed' end`

const WEBHOOKS = sql`(
  select event.id, event.type, ${STATE} as state, job.error, event.payload, event.payment_id, payment.reference,
    placed.number as order_number, event.job_id, event.received_at
  from card_event as event left join outbox as job on job.id = event.job_id
  left join payment on payment.id = event.payment_id left join "order" as placed on placed.id = payment.order_id
) as webhook`

type WebhookFilters = { state?: string | undefined; text?: string | undefined }

export const webhookStatements = (connection: Database) => ({
  /** The newest first. */
  async list({ state, text }: WebhookFilters, { limit, offset }: { limit: number; offset: number }) {
    const { rows } = await sql<WebhookRow & { count: number }>`
      select *, count(*) over ()::integer as count from ${WEBHOOKS}
      where (${state ?? null}::text is null or state = ${state ?? null})
        and (${text ?? null}::text is null or ${text ?? null} in (id, type, order_number, reference))
      order by received_at desc, id limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },

  async find(id: string): Promise<WebhookRow | undefined> {
    const { rows } = await sql<WebhookRow>`select * from ${WEBHOOKS} where id = ${id}`.execute(connection)
    return rows[0]
  },

  /** So that it is processed again once. */
  lock: (id: string) => sql`select from card_event where id = ${id} for update`.execute(connection),

  setJob: (id: string, jobId: string) =>
    connection.updateTable('card_event').set({ job_id: jobId }).where('id', '=', id).execute(),
})
