import { sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { type IdempotentRequest, withIdempotencyKey } from '../idempotency/queries.ts'
import { addMail, type Mail } from '../mail/queries.ts'

type Connection = Database | Transaction<Schema>
type NewSubscription = {
  id: string
  email: string
  language: 'en' | 'ne'
  confirm_hash: Buffer
  unsubscribe_token: string
}

const now = sql<Date>`now()`
const END_OF_LINK = sql<Date>`now() + interval '7 days'`
const isSubscribed = sql<boolean>`confirmed_at is not null and unsubscribed_at is null`

const statements = (connection: Connection) => ({
  /**
   * An active subscription stays as it is until its address confirms the new one, whose token replaces the previous one. Undefined for
   * a request that repeats one of the last minute, as a double click does.
   */
  upsertSubscription: (subscription: NewSubscription) =>
    connection
      .insertInto('subscription')
      .values({ ...subscription, asked_language: subscription.language, confirm_expires_at: END_OF_LINK })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(({ ref }) => ({
            asked_language: ref('excluded.asked_language'),
            confirm_hash: ref('excluded.confirm_hash'),
            confirm_expires_at: ref('excluded.confirm_expires_at'),
          }))
          .where(
            sql<boolean>`subscription.confirm_hash is null or subscription.confirm_expires_at is null
              or subscription.confirm_expires_at <= ${END_OF_LINK} - interval '1 minute'`,
          ),
      )
      .returning('unsubscribe_token')
      .executeTakeFirst(),

  addMail: (mail: Mail) => addMail(connection, mail),

  /** The link works again for a day, as after a double click. */
  confirm: (confirmHash: Buffer) =>
    connection
      .updateTable('subscription')
      .set({
        confirmed_at: now,
        unsubscribed_at: null,
        language: sql<'en' | 'ne'>`coalesce(asked_language, language)`,
        confirm_expires_at: sql<Date>`least(confirm_expires_at, now() + interval '1 day')`,
      })
      .where('confirm_hash', '=', confirmHash)
      .where('confirm_expires_at', '>', now)
      .returning('email')
      .executeTakeFirst(),

  findSubscription: (unsubscribeToken: string) =>
    connection
      .selectFrom('subscription')
      .select(['email', isSubscribed.as('is_subscribed')])
      .where('unsubscribe_token', '=', unsubscribeToken)
      .executeTakeFirst(),

  /** Also invalidates an open confirmation token. */
  unsubscribe: (unsubscribeToken: string) =>
    connection
      .updateTable('subscription')
      .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, now())`, confirm_hash: null })
      .where('unsubscribe_token', '=', unsubscribeToken)
      .returning('email')
      .executeTakeFirst(),
})

type NewsletterStatements = ReturnType<typeof statements>

export const newsletterQueries = (database: Database) => ({
  ...statements(database),
  inTransaction: <T>(write: (inside: NewsletterStatements) => Promise<T>) =>
    transaction(database, (inside) => write(statements(inside))),

  /** Writes once per key; a repeated request gets the stored answer. */
  once: <T>(request: IdempotentRequest, write: (inside: NewsletterStatements) => Promise<T>) =>
    transaction(database, (inside) => withIdempotencyKey(inside, request, () => write(statements(inside)))),
})

export type NewsletterQueries = ReturnType<typeof newsletterQueries>
