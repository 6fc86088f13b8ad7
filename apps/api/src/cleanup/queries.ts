import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** So many at once, so that no statement takes long. */
const AT_ONCE = 5000

export const cleanupQueries = (database: Database) => {
  const deleteSome = async (statement: ReturnType<typeof sql>) => {
    const { numAffectedRows = 0n } = await statement.execute(database)
    return Number(numAffectedRows) === AT_ONCE
  }

  /** Each deletes a part of what nobody asks for any more, and says whether there may be more. */
  return {
    forgetAnswers: () =>
      deleteSome(sql`delete from idempotency where ctid = any (array(
        select ctid from idempotency where created_at < now() - interval '1 day' limit ${AT_ONCE}))`),
    forgetCounts: () =>
      deleteSome(sql`delete from rate_limit where ctid = any (array(
        select ctid from rate_limit where ends_at < now() - interval '1 day' limit ${AT_ONCE}))`),
    /** Jobs that were given up stay a month, to be looked at. */
    forgetFailures: () =>
      deleteSome(sql`delete from outbox where ctid = any (array(
        select ctid from outbox where failed_at < now() - interval '30 days' limit ${AT_ONCE}))`),
    forgetLinks: () =>
      deleteSome(sql`delete from magic_login where ctid = any (array(
        select ctid from magic_login where expires_at < now() - interval '1 day' limit ${AT_ONCE}))`),
    forgetSocialLogins: () =>
      deleteSome(sql`delete from social_login where ctid = any (array(
        select ctid from social_login where expires_at < now() limit ${AT_ONCE}))`),
    forgetSessions: () =>
      deleteSome(sql`delete from login_session where ctid = any (array(
        select ctid from login_session where expires_at < now() limit ${AT_ONCE}))`),
    /** The cookie of a guest's basket lasts 90 days; nobody can come for it after that. */
    forgetBaskets: () =>
      deleteSome(sql`delete from basket where ctid = any (array(
        select ctid from basket where account_id is null and status in ('Open', 'Merged')
          and updated_at < now() - interval '91 days' limit ${AT_ONCE}))`),
    /** A gateway tells the same again for some days, and not for a month. */
    forgetGatewayEvents: () =>
      deleteSome(sql`delete from card_event where ctid = any (array(
        select ctid from card_event where received_at < now() - interval '30 days' limit ${AT_ONCE}))`),
    /** What was said beside a stream is for that night, and for those who watch it again. */
    forgetTalk: () =>
      deleteSome(sql`delete from chat_message where ctid = any (array(
        select ctid from chat_message where said_at < now() - interval '90 days' limit ${AT_ONCE}))`),
    /** An address that somebody wrote down and that never said yes is not ours to keep. */
    forgetSubscriptions: () =>
      deleteSome(sql`delete from subscription where ctid = any (array(
        select ctid from subscription
        where confirmed_at is null and confirm_expires_at < now() - interval '30 days' limit ${AT_ONCE}))`),
  }
}

export type CleanupQueries = ReturnType<typeof cleanupQueries>

export const CLEANUP_TOPIC = 'housekeeping'
export const CLEANUP_EVERY_SECONDS = 60 * 60

/** Deletes what has had its time, a part at a time. */
export async function cleanUp(queries: CleanupQueries) {
  for (const forget of Object.values(queries)) {
    while (await forget()) await new Promise(setImmediate)
  }
}
