import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Batch size, so that no statement takes long. */
const BATCH_SIZE = 5000

export const cleanupQueries = (database: Database) => {
  const deleteBatchOf = async (statement: ReturnType<typeof sql>) => {
    const { numAffectedRows = 0n } = await statement.execute(database)
    return Number(numAffectedRows) === BATCH_SIZE
  }

  /** Each deletes one batch of expired rows and returns whether there may be more. */
  return {
    deleteIdempotentResponses: () =>
      deleteBatchOf(sql`delete from idempotency where ctid = any (array(
        select ctid from idempotency where created_at < now() - interval '1 day' limit ${BATCH_SIZE}))`),
    deleteRateLimits: () =>
      deleteBatchOf(sql`delete from rate_limit where ctid = any (array(
        select ctid from rate_limit where ends_at < now() - interval '1 day' limit ${BATCH_SIZE}))`),
    /** Failed jobs are kept for a month for inspection. */
    deleteFailedJobs: () =>
      deleteBatchOf(sql`delete from outbox where ctid = any (array(
        select ctid from outbox where failed_at < now() - interval '30 days' limit ${BATCH_SIZE}))`),
    deleteMagicLinks: () =>
      deleteBatchOf(sql`delete from magic_login where ctid = any (array(
        select ctid from magic_login where expires_at < now() - interval '1 day' limit ${BATCH_SIZE}))`),
    deleteSocialLogins: () =>
      deleteBatchOf(sql`delete from social_login where ctid = any (array(
        select ctid from social_login where expires_at < now() limit ${BATCH_SIZE}))`),
    deleteSessions: () =>
      deleteBatchOf(sql`delete from login_session where ctid = any (array(
        select ctid from login_session where expires_at < now() limit ${BATCH_SIZE}))`),
    /** A guest's basket cookie lasts 90 days; afterwards the basket is unreachable. */
    deleteBaskets: () =>
      deleteBatchOf(sql`delete from basket where ctid = any (array(
        select ctid from basket where account_id is null and status in ('Open', 'Merged')
          and updated_at < now() - interval '91 days' limit ${BATCH_SIZE}))`),
    /** Gateways repeat webhooks for some days, less than a month. */
    deleteGatewayEvents: () =>
      deleteBatchOf(sql`delete from card_event where ctid = any (array(
        select ctid from card_event where received_at < now() - interval '30 days' limit ${BATCH_SIZE}))`),
    /** Chat is kept for the event and its replay. */
    deleteChatMessages: () =>
      deleteBatchOf(sql`delete from chat_message where ctid = any (array(
        select ctid from chat_message where said_at < now() - interval '90 days' limit ${BATCH_SIZE}))`),
    /** A product that was not back within a year is not expected any more. */
    deleteStockNotices: () =>
      deleteBatchOf(sql`delete from stock_notice where ctid = any (array(
        select ctid from stock_notice where created_at < now() - interval '1 year' limit ${BATCH_SIZE}))`),
    /** Another format a year later is worth another email. */
    deleteAuthorNotices: () =>
      deleteBatchOf(sql`delete from author_notice where ctid = any (array(
        select ctid from author_notice where added_at < now() - interval '1 year' limit ${BATCH_SIZE}))`),
    /** Unconfirmed addresses are deleted for privacy. */
    deleteSubscriptions: () =>
      deleteBatchOf(sql`delete from subscription where ctid = any (array(
        select ctid from subscription
        where confirmed_at is null and confirm_expires_at < now() - interval '30 days' limit ${BATCH_SIZE}))`),
  }
}

export type CleanupQueries = ReturnType<typeof cleanupQueries>

export const CLEANUP_TOPIC = 'housekeeping'
export const CLEANUP_EVERY_SECONDS = 60 * 60

/** Deletes expired rows in batches. */
export async function cleanUp(queries: CleanupQueries) {
  for (const deleteBatch of Object.values(queries)) {
    while (await deleteBatch()) await new Promise(setImmediate)
  }
}
