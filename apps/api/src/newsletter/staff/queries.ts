import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import type { Language } from '../../http/language.ts'
import { addJob } from '../../jobs/queries.ts'
import { addMail, type Mail } from '../../mail/queries.ts'
import { escapeLike } from '../../staff/audit/queries.ts'

/** The database, or the transaction of a write. */
export type Connection = Database

export const ISSUE_STATES = ['draft', 'sending', 'stopped', 'sent'] as const
export const SUBSCRIBER_STATES = ['active', 'unconfirmed', 'unsubscribed'] as const

type State = (typeof ISSUE_STATES)[number]
export type Texts = Partial<Record<Language, string>>

export type IssueTexts = { subject: Texts; preheader: Texts; body: Texts }

/** An issue, and how its emails are doing. */
export type IssueRow = {
  id: string
  subject: Texts
  preheader: Texts
  body: Texts
  status: State
  version: number
  site: string | null
  created_at: Date
  updated_at: Date
  started_at: Date | null
  stopped_at: Date | null
  sent_at: Date | null
  recipients: number
  waiting: number
  failed: number
  unsubscribed: number
}

export type SubscriberRow = {
  id: string
  email: string
  language: Language
  state: (typeof SUBSCRIBER_STATES)[number]
  created_at: Date
  confirmed_at: Date | null
  unsubscribed_at: Date | null
}

export type Recipient = { job_id: string; email: string; language: Language; unsubscribe_token: string }

type Window = { limit: number; offset: number }
type SubscriberSearch = {
  state: SubscriberRow['state'] | undefined
  language: Language | undefined
  text: string | undefined
}

export const NEWSLETTER_TOPIC = 'newsletter.send'

/** Someone who is not a subscriber any more was removed. */
const SHOWN = sql`
  issue.id, subject, preheader, body, status, version, site, issue.created_at, updated_at, started_at, stopped_at, sent_at, figures.*
  from newsletter_issue as issue cross join lateral (
    select count(*)::integer as recipients, count(outbox.id)::integer as waiting,
      count(delivery.failed_at)::integer as failed,
      (count(*) filter (where subscription.id is null or unsubscribed_at >= delivery.added_at))::integer as unsubscribed
    from newsletter_delivery as delivery
    left join outbox on outbox.id = job_id and outbox.failed_at is null
    left join subscription on subscription.id = subscription_id
    where issue_id = issue.id
  ) as figures`

const STATE = sql<SubscriberRow['state']>`case
  when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is null then 'unconfirmed' else 'active'
end`

const isWanted = ({ state, language, text }: SubscriberSearch) =>
  sql.join(
    [
      sql`true`,
      ...(state === undefined ? [] : [sql`${STATE} = ${state}`]),
      ...(language === undefined ? [] : [sql`language = ${language}`]),
      ...(text === undefined ? [] : [sql`email like ${`%${escapeLike(text.toLowerCase())}%`}`]),
    ],
    sql` and `,
  )

export const issueStatements = (connection: Connection) => ({
  async list({ status, text }: { status: State | undefined; text: string | undefined }, { limit, offset }: Window) {
    const wanted = sql.join(
      [
        sql`true`,
        ...(status === undefined ? [] : [sql`status = ${status}`]),
        ...(text === undefined
          ? []
          : [sql`concat_ws(' ', subject ->> 'en', subject ->> 'ne') ilike ${`%${escapeLike(text)}%`}`]),
      ],
      sql` and `,
    )
    const { rows } = await sql<IssueRow>`
      select ${SHOWN} where ${wanted} order by issue.created_at desc, issue.id limit ${limit} offset ${offset}`.execute(
      connection,
    )
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from newsletter_issue where ${wanted}`.execute(connection)
    return { rows, count: counted.rows[0]?.count ?? 0 }
  },

  async find(id: string): Promise<IssueRow | undefined> {
    const { rows } = await sql<IssueRow>`select ${SHOWN} where issue.id = ${id}::uuid`.execute(connection)
    return rows[0]
  },

  lock: (id: string) => sql`select from newsletter_issue where id = ${id}::uuid for update`.execute(connection),

  async insert({ subject, preheader, body }: IssueTexts): Promise<string> {
    const id = randomUUIDv7()
    await connection
      .insertInto('newsletter_issue')
      .values({
        id,
        subject: JSON.stringify(subject),
        preheader: JSON.stringify(preheader),
        body: JSON.stringify(body),
      })
      .execute()
    return id
  },

  change: ({ id, subject, preheader, body }: { id: string } & IssueTexts) =>
    sql`
      update newsletter_issue
      set subject = ${JSON.stringify(subject)}::jsonb, preheader = ${JSON.stringify(preheader)}::jsonb,
        body = ${JSON.stringify(body)}::jsonb, version = version + 1,
        updated_at = now()
      where id = ${id}::uuid`.execute(connection),

  remove: (id: string) => connection.deleteFrom('newsletter_issue').where('id', '=', id).execute(),

  async start({ id, site }: { id: string; site: string }) {
    await sql`
      update newsletter_issue set status = 'sending', site = coalesce(site, ${site}),
        started_at = coalesce(started_at, now()), stopped_at = null, version = version + 1
      where id = ${id}::uuid`.execute(connection)
    await addJob(connection, { topic: NEWSLETTER_TOPIC, payload: { issueId: id }, key: `${NEWSLETTER_TOPIC} ${id}` })
  },

  /** Withdraws the emails that nobody has tried to send yet, so that a continued issue reaches their subscribers. */
  async stop(id: string) {
    await sql`
      with withdrawn as (
        delete from outbox using newsletter_delivery as delivery
        where delivery.issue_id = ${id}::uuid and outbox.id = delivery.job_id and attempts = 0 returning outbox.id
      )
      delete from newsletter_delivery using withdrawn where job_id = withdrawn.id`.execute(connection)
    await sql`
      update newsletter_issue set status = 'stopped', stopped_at = now(), version = version + 1
      where id = ${id}::uuid`.execute(connection)
  },

  /** The issue if it is being sent. */
  async findSending(id: string) {
    const { rows } = await sql<IssueTexts & Pick<IssueRow, 'id'> & { site: string; waiting: number }>`
      select id, subject, preheader, body, site, (
        select count(*)::integer from newsletter_delivery as delivery join outbox on outbox.id = job_id
        where issue_id = newsletter_issue.id and outbox.failed_at is null
      ) as waiting
      from newsletter_issue where id = ${id}::uuid and status = 'sending'`.execute(connection)
    return rows[0]
  },

  async takeBatch(id: string, most: number): Promise<Recipient[]> {
    const { rows } = await sql<Recipient>`
      select job_id, email, language, unsubscribe_token
      from take_newsletter_batch(${id}::uuid, ${most}::integer)`.execute(connection)
    return rows
  },

  addMail: (mail: Mail, jobId?: string) => addMail(connection, mail, jobId),

  sendMore: (id: string, seconds: number) =>
    addJob(connection, {
      topic: NEWSLETTER_TOPIC,
      payload: { issueId: id },
      key: `${NEWSLETTER_TOPIC} ${id}`,
      ...(seconds > 0 && { runAt: new Date(Date.now() + seconds * 1000) }),
    }),

  finish: (id: string) =>
    sql`
      update newsletter_issue set status = 'sent', sent_at = now(), version = version + 1
      where id = ${id}::uuid and status = 'sending'`.execute(connection),
})

export const inTransaction = <T>(database: Database, write: (inside: Connection) => Promise<T>): Promise<T> =>
  transaction(database, write)

export const subscriberStatements = (connection: Connection) => ({
  async list(search: SubscriberSearch, { limit, offset }: Window) {
    const { rows } = await sql<SubscriberRow>`
      select id, email, language, ${STATE} as state, created_at, confirmed_at, unsubscribed_at
      from subscription where ${isWanted(search)} order by created_at desc, id limit ${limit} offset ${offset}`.execute(
      connection,
    )
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from subscription where ${isWanted(search)}`.execute(connection)
    return { rows, count: counted.rows[0]?.count ?? 0 }
  },

  async remove(id: string): Promise<Pick<SubscriberRow, 'language' | 'state'> | undefined> {
    const { rows } = await sql<Pick<SubscriberRow, 'language' | 'state'>>`
      delete from subscription where id = ${id}::uuid returning language, ${STATE} as state`.execute(connection)
    return rows[0]
  },
})
