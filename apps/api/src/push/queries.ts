import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { addJob } from '../jobs/queries.ts'

export const PUSH_TOPIC = 'push.send'

/** Limit of one account: when another browser is added, the one that was added first is removed. */
const MOST_SUBSCRIPTIONS = 10

/** A message to one browser. */
export type PushMessage = {
  title: string
  body: string
  /** The path of the site that it opens. */
  path: string
  /** A later message with the same tag replaces it on the screen. */
  tag: string
  urgency?: 'high' | 'normal'
  /** When its content stops being true, as an ISO time: from then on it is not sent. */
  validUntil?: string
}

export type PushJob = PushMessage & { subscription: string }

/** The keys are base64url. */
export type BrowserKeys = { endpoint: string; p256dh: string; auth: string }

type NewSubscription = BrowserKeys & {
  accountId: string
  sessionId: string
  language: 'en' | 'ne'
  site: string
}

/** A push service takes 4 kB, encrypted. */
const MOST_IN_TITLE = 100
const MOST_IN_BODY = 150
const letters = new Intl.Segmenter()

function shorten(text: string, most: number) {
  const parts = [...letters.segment(text)].map(({ segment }) => segment)
  return parts.length > most ? `${parts.slice(0, most - 1).join('')}…` : text
}

/** Queued in the same transaction, like emails. */
export const addPush = (connection: Database, subscription: string, message: PushMessage) => {
  const payload: PushJob = {
    ...message,
    title: shorten(message.title, MOST_IN_TITLE),
    body: shorten(message.body, MOST_IN_BODY),
    subscription,
  }
  return addJob(connection, { topic: PUSH_TOPIC, payload })
}

/** Where a message to an account goes: to its email address, and to each of its browsers in the language of that. */
export const recipientsOf = (accountId: RawBuilder<unknown>) => sql`(
  select email, null::uuid as subscription, language from account where id = ${accountId} and email is not null
  union all
  select null, id, language from push_subscription where account_id = ${accountId}
)`

/** A row of `recipientsOf`: one of the first two, or neither where an account has none. */
export type Recipient = { email: string | null; subscription: string | null; language: 'en' | 'ne' }

export const pushQueries = (database: Database) => ({
  async listEndpoints(accountId: string) {
    const { rows } = await sql<{ endpoint: string }>`
      select endpoint from push_subscription where account_id = ${accountId}::uuid order by added_at, id`.execute(
      database,
    )
    return rows.map(({ endpoint }) => endpoint)
  },

  /**
   * Adds a browser, or takes it over from the account that was logged in there before. False if the keys are not those of the
   * browser: who only knows its address may not take it.
   */
  add: ({ accountId, sessionId, endpoint, p256dh, auth, language, site }: NewSubscription) =>
    transaction(database, async (inside) => {
      // Concurrent additions would exceed the limit.
      await sql`select from account where id = ${accountId}::uuid for update`.execute(inside)
      const { numAffectedRows } = await sql`
        insert into push_subscription as held (id, account_id, session_id, endpoint, p256dh, auth, language, site)
        values (${randomUUIDv7()}::uuid, ${accountId}::uuid, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${site})
        on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
          language = excluded.language, site = excluded.site, failed_at = null,
          added_at = case when held.account_id = excluded.account_id then held.added_at else now() end
        where held.p256dh = excluded.p256dh and held.auth = excluded.auth`.execute(inside)
      await sql`
        delete from push_subscription where account_id = ${accountId}::uuid and endpoint <> ${endpoint} and id in (
          select id from push_subscription where account_id = ${accountId}::uuid
          order by endpoint = ${endpoint} desc, added_at desc, id desc offset ${MOST_SUBSCRIPTIONS}
        )`.execute(inside)
      return numAffectedRows === 1n
    }),

  remove: ({ accountId, endpoint }: { accountId: string; endpoint: string }) =>
    sql`delete from push_subscription where account_id = ${accountId}::uuid and endpoint = ${endpoint}`.execute(
      database,
    ),

  async find(id: string) {
    const { rows } = await sql<BrowserKeys>`
      select endpoint, p256dh, auth from push_subscription where id = ${id}::uuid`.execute(database)
    return rows[0]
  },

  noteDelivery: (id: string) =>
    sql`update push_subscription set failed_at = null where id = ${id}::uuid and failed_at is not null`.execute(
      database,
    ),

  noteFailure: (id: string) =>
    sql`update push_subscription set failed_at = now() where id = ${id}::uuid and failed_at is null`.execute(database),

  /** The browser has ended it. */
  removeEnded: (id: string) => sql`delete from push_subscription where id = ${id}::uuid`.execute(database),
})

export type PushQueries = ReturnType<typeof pushQueries>
