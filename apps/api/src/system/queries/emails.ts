import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { MAIL_TOPIC, type MailKind } from '../../mail/queries.ts'
import { escapeLike } from '../../staff/audit/queries.ts'
import { JOB_STATE } from './jobs.ts'

export type Connection = Database

export const EMAIL_STATES = ['waiting', 'sending', 'failed', 'sent', 'expired'] as const
type EmailState = (typeof EMAIL_STATES)[number]

export type EmailRow = {
  id: string
  kind: MailKind
  recipient: string
  subject: string
  text: string
  language: 'en' | 'ne'
  attachments: string[]
  state: EmailState
  attempts: number
  error: string | null
  sealed: Buffer | null
  created_at: Date
  /** When it is due, while it waits. */
  run_at: Date | null
  sent_at: Date | null
}

/** What a list shows; the text and the copy of an email are far larger. */
export type EmailListRow = Omit<EmailRow, 'text' | 'attachments' | 'sealed'>

const LISTED = sql`id, kind, recipient, subject, language, state, attempts, error, created_at, run_at, sent_at`

/** Waiting and sent emails as one table. An email that is sent once more after a crash is only among the waiting ones. */
const EMAILS = sql`(
  select id, coalesce(payload ->> 'kind', 'other') as kind, payload ->> 'to' as recipient, payload ->> 'subject' as subject,
    payload ->> 'text' as text, payload ->> 'language' as language,
    array(
      select file ->> 'name' from jsonb_array_elements(coalesce(payload -> 'attachments', '[]')) as file where not file ? 'cid'
    ) as attachments,
    case ${JOB_STATE} when 'failed' then 'failed' when 'running' then 'sending' else 'waiting' end as state,
    attempts, error, null::bytea as sealed, created_at, case when failed_at is null then run_at end as run_at,
    null::timestamptz as sent_at
  from outbox where topic = ${sql.lit(MAIL_TOPIC)}
  union all
  select id, kind, recipient, subject, text, language, attachments, case when is_sent then 'sent' else 'expired' end,
    1, null, sealed, created_at, null, sent_at
  from sent_mail where not exists (select from outbox where outbox.id = sent_mail.id)
) as email`

type EmailFilters = { state?: string | undefined; kind?: string | undefined; text?: string | undefined }
type Window = { limit: number; offset: number }

/** A login code that still waits in the subject is not found by guessing it. */
const conditionsOf = ({ state, kind, text }: EmailFilters) => {
  const pattern = `%${escapeLike(text ?? '')}%`
  return sql.join(
    [
      sql`true`,
      ...(state === undefined ? [] : [sql`state = ${state}`]),
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
      ...(text === undefined
        ? []
        : [sql`(recipient ilike ${pattern} or kind not in ('login', 'other') and subject ilike ${pattern})`]),
    ],
    sql` and `,
  )
}

export const emailStatements = (connection: Database) => ({
  /** The newest first. */
  async list(filters: EmailFilters, { limit, offset }: Window) {
    const { rows } = await sql<EmailListRow & { count: number }>`
      select ${LISTED}, count(*) over ()::integer as count from ${EMAILS} where ${conditionsOf(filters)}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(connection)
    return rows
  },

  async find(id: string): Promise<EmailRow | undefined> {
    const { rows } = await sql<EmailRow>`select * from ${EMAILS} where id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  async countSent(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from sent_mail where is_sent and sent_at > now() - interval '1 day'`.execute(
      connection,
    )
    return rows[0]?.count ?? 0
  },
})

type SentMail = Pick<EmailRow, 'id' | 'kind' | 'recipient' | 'subject' | 'text' | 'language' | 'attachments' | 'sealed'>

export const sentMailStatements = (connection: Database) => ({
  /** Once for each job, which may run more than once. */
  insert: ({ isSent, ...mail }: SentMail & { isSent: boolean }) =>
    connection
      .insertInto('sent_mail')
      .values({
        ...mail,
        is_sent: isSent,
        created_at: sql<Date>`coalesce((select created_at from outbox where id = ${mail.id}::uuid), now())`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
})
