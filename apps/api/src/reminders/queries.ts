import { type RawBuilder, sql } from 'kysely'
import { isPublished, translationOf } from '../content/queries.ts'
import { type Database, transaction } from '../database/database.ts'
import { addMail, type Mail } from '../mail/queries.ts'
import { addPush, type PushMessage, type Recipient, recipientsOf } from '../push/queries.ts'

type Language = 'en' | 'ne'
type Reminder = { accountId: string; eventDateId: number }

/** An event date with a reminder, as lists and links name it. */
export type ReminderRow = {
  event_date_id: number
  event_slug: string
  title: string
  /** Empty where there is none. */
  venue_name: string
  status: 'scheduled' | 'postponed' | 'cancelled'
  starts_at: Date
  is_streamed: boolean
}

/** What a reminder tells, in the language of its recipient. */
export type ReminderNotice = ReminderRow & {
  kind: ReminderKind
  language: Language
  site: string
  token: string
  venue_address: string
}

type WriteMail = (notice: ReminderNotice & { email: string }) => Mail
type WritePush = (notice: ReminderNotice) => PushMessage

/** The reminder of the day before, and the one shortly before a stream. */
export type ReminderKind = 'day' | 'start'
const MINUTES_BEFORE = { day: 24 * 60, start: 30 }
const SENT_COLUMN = { day: 'day_sent_for', start: 'start_sent_for' } as const
const AT_ONCE = 100

const minutes = (kind: ReminderKind) => sql`make_interval(mins => ${MINUTES_BEFORE[kind]})`

const venueText = (column: 'name' | 'address', language: RawBuilder<unknown>) => sql<string>`coalesce((
  select ${sql.ref(`venue_translation.${column}`)} from venue_translation
  where venue_translation.venue_id = event_date.venue_id
  order by (venue_translation.language = ${language}) desc limit 1
), '')`

const published = sql`event_date join content on content.id = event_date.event_id and ${isPublished()}`

const rowColumns = (language: Language) => sql`
  event_date.id as event_date_id, content.slug as event_slug, words.title,
  ${venueText('name', sql`${language}`)} as venue_name, status, starts_at, is_streamed`

/** A date without a day can be waited for; otherwise an email must still be to come. */
const canRemind = sql<boolean>`(
  status = 'postponed'
  or status = 'scheduled' and now() < starts_at - case when is_streamed then ${minutes('start')} else ${minutes('day')} end
)`

export const reminderQueries = (database: Database) => ({
  /** The reminders of dates to come, soonest first. */
  async list(accountId: string, language: Language) {
    const { rows } = await sql<ReminderRow>`
      select ${rowColumns(language)} from reminder
      join (${published}) on event_date.id = event_date_id cross join ${translationOf(language)} as words
      where account_id = ${accountId}::uuid and ended_at is null and (starts_at > now() or status = 'postponed')
      order by status = 'postponed', starts_at, event_date.id`.execute(database)
    return rows
  },

  /** Undefined if there is no such date. */
  async find({ accountId, eventDateId }: Reminder) {
    const { rows } = await sql<{ is_reminded: boolean; can_remind: boolean }>`
      select exists (
        select from reminder where account_id = ${accountId}::uuid and event_date_id = event_date.id and ended_at is null
      ) as is_reminded, ${canRemind} as can_remind
      from ${published} where event_date.id = ${eventDateId}::integer`.execute(database)
    return rows[0]
  },

  /** False if no email is to come. */
  async add({ accountId, eventDateId, token, site }: Reminder & { token: string; site: string }) {
    const { numAffectedRows } = await sql`
      insert into reminder (account_id, event_date_id, token, site)
      select ${accountId}::uuid, event_date.id, ${token}, ${site}
      from ${published} where event_date.id = ${eventDateId}::integer and ${canRemind}
      on conflict (account_id, event_date_id) do update set ended_at = null, site = excluded.site,
        added_at = case when reminder.ended_at is null then reminder.added_at else now() end`.execute(database)
    return numAffectedRows === 1n
  },

  remove: ({ accountId, eventDateId }: Reminder) =>
    sql`update reminder set ended_at = now()
      where account_id = ${accountId}::uuid and event_date_id = ${eventDateId}::integer and ended_at is null`.execute(
      database,
    ),

  async findByToken(token: string, language: Language) {
    const { rows } = await sql<{ title: string; event_slug: string; starts_at: Date; is_reminded: boolean }>`
      select words.title, content.slug as event_slug, starts_at, ended_at is null as is_reminded
      from reminder join event_date on event_date.id = event_date_id join content on content.id = event_id
      cross join ${translationOf(language)} as words
      where token = ${token}`.execute(database)
    return rows[0]
  },

  removeByToken: (token: string) =>
    sql`update reminder set ended_at = coalesce(ended_at, now()) where token = ${token}`.execute(database),

  /**
   * Adds the due emails and notifications of a kind, in the transaction that records them, so that each is sent once for a start
   * time. Returns whether there may be more. A reminder that was made after the email was due gets none.
   */
  sendDue: (kind: ReminderKind, toMail: WriteMail, toPush: WritePush) =>
    transaction(database, async (inside) => {
      const column = sql.ref(`reminder.${SENT_COLUMN[kind]}`)
      const { rows } = await sql<Omit<ReminderNotice, 'kind'> & Recipient>`
        with due as materialized (
          select account_id, event_date_id, starts_at as reminded_for
          from reminder join (${published}) on event_date.id = event_date_id
          where ended_at is null and status = 'scheduled' and (${kind === 'day'}::boolean or is_streamed)
            and starts_at > now() and starts_at - ${minutes(kind)} <= now() and reminder.added_at <= starts_at - ${minutes(kind)}
            and ${column} is distinct from starts_at
          order by starts_at limit ${AT_ONCE} for update of reminder skip locked
        ), taken as (
          update reminder set ${sql.ref(SENT_COLUMN[kind])} = reminded_for from due
          where reminder.account_id = due.account_id and reminder.event_date_id = due.event_date_id
          returning reminder.account_id, reminder.event_date_id, reminder.token, reminder.site
        )
        select recipient.email, recipient.subscription, recipient.language, taken.site, taken.token,
          event_date.id as event_date_id, content.slug as event_slug, (
            select title from content_translation where content_id = content.id
            order by (content_translation.language = recipient.language) desc limit 1
          ) as title,
          ${venueText('name', sql.ref('recipient.language'))} as venue_name,
          ${venueText('address', sql.ref('recipient.language'))} as venue_address,
          status, starts_at, is_streamed
        from taken join event_date on event_date.id = taken.event_date_id join content on content.id = event_id
        left join lateral ${recipientsOf(sql.ref('taken.account_id'))} as recipient on true
        order by starts_at, recipient.email, recipient.subscription`.execute(inside)
      for (const { email, subscription, ...notice } of rows) {
        if (email !== null) await addMail(inside, toMail({ ...notice, email, kind }))
        if (subscription !== null) await addPush(inside, subscription, toPush({ ...notice, kind }))
      }
      return new Set(rows.map(({ token }) => token)).size === AT_ONCE
    }),
})

export type ReminderQueries = ReturnType<typeof reminderQueries>
