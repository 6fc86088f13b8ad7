import { sql } from 'kysely'
import { STORED_SECONDS } from '../cache-tags/queries.ts'
import type { Database } from '../database/database.ts'

/** Batch size, so that no statement takes long. */
const BATCH_SIZE = 5000
const PICTURES_AT_ONCE = 100
const UPLOADS_AT_ONCE = 100
const GUESTS_AT_ONCE = 500
/** Each is rewritten without its file, which is large. */
const SENT_FILES_AT_ONCE = 200

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
    deleteStoredResponses: () =>
      deleteBatchOf(sql`delete from stored_response where ctid = any (array(
        select ctid from stored_response where stored_at < now() - make_interval(secs => ${STORED_SECONDS}) limit ${BATCH_SIZE}))`),
    deleteRateLimits: () =>
      deleteBatchOf(sql`delete from rate_limit where ctid = any (array(
        select ctid from rate_limit where ends_at < now() - interval '1 day' limit ${BATCH_SIZE}))`),
    /** Failed jobs are kept for a month for inspection. */
    deleteFailedJobs: () =>
      deleteBatchOf(sql`delete from outbox where ctid = any (array(
        select ctid from outbox where failed_at < now() - interval '30 days' limit ${BATCH_SIZE}))`),
    /** As long as failed emails. */
    deleteSentMails: () =>
      deleteBatchOf(sql`delete from sent_mail where ctid = any (array(
        select ctid from sent_mail where sent_at < now() - interval '30 days' limit ${BATCH_SIZE}))`),
    /** Files are most of an email. Staff send one again within days, or send the link of the order. */
    async deleteSentFiles() {
      const { numAffectedRows = 0n } = await sql`update sent_mail set sealed = null where ctid = any (array(
        select ctid from sent_mail
        where sealed is not null and attachments <> '{}' and sent_at < now() - interval '7 days'
        order by sent_at limit ${SENT_FILES_AT_ONCE}))`.execute(database)
      return Number(numAffectedRows) === SENT_FILES_AT_ONCE
    },
    /** Of orders without an account; the buyer of a deleted account is erased with it. */
    async forgetOldGuests() {
      const { rows } = await sql<{ count: number }>`select forget_old_guests(${GUESTS_AT_ONCE}) as count`.execute(
        database,
      )
      return rows[0]?.count === GUESTS_AT_ONCE
    },
    /** Of old orders that were forgotten before, such as those of a deleted account. */
    async forgetOldHolders() {
      const { rows } = await sql<{ count: number }>`select forget_old_holders(${GUESTS_AT_ONCE}) as count`.execute(
        database,
      )
      return rows[0]?.count === GUESTS_AT_ONCE
    },
    deleteMagicLinks: () =>
      deleteBatchOf(sql`delete from magic_login where ctid = any (array(
        select ctid from magic_login where expires_at < now() - interval '1 day' limit ${BATCH_SIZE}))`),
    deleteSocialLogins: () =>
      deleteBatchOf(sql`delete from social_login where ctid = any (array(
        select ctid from social_login where expires_at < now() limit ${BATCH_SIZE}))`),
    /** An expired login was not ended by its owner: the notifications of its browser go on. */
    deleteSessions: () =>
      deleteBatchOf(sql`with expired as materialized (
          select id from login_session where expires_at < now() limit ${BATCH_SIZE}
        ), released as (
          update push_subscription set session_id = null from expired where session_id = expired.id
        )
        delete from login_session using expired where login_session.id = expired.id`),
    /** A browser that nothing could be delivered to for three months is not used any more. */
    deletePushSubscriptions: () =>
      deleteBatchOf(sql`delete from push_subscription where ctid = any (array(
        select ctid from push_subscription where failed_at < now() - interval '90 days' limit ${BATCH_SIZE}))`),
    deleteStaffInvitations: () =>
      deleteBatchOf(sql`delete from staff_invitation where ctid = any (array(
        select ctid from staff_invitation where expires_at < now() - interval '1 day' limit ${BATCH_SIZE}))`),
    deleteContentPreviews: () =>
      deleteBatchOf(sql`delete from content_preview where ctid = any (array(
        select ctid from content_preview where expires_at < now() limit ${BATCH_SIZE}))`),
    deleteStaffChallenges: () =>
      deleteBatchOf(sql`delete from staff_challenge where ctid = any (array(
        select ctid from staff_challenge where expires_at < now() limit ${BATCH_SIZE}))`),
    /** Secrets of authenticator apps that were never confirmed. */
    deletePendingTotps: () =>
      deleteBatchOf(sql`delete from staff_totp where ctid = any (array(
        select ctid from staff_totp where secret is null and pending_until < now() limit ${BATCH_SIZE}))`),
    /** An import can be undone for a day; its rows are kept for a month. */
    deleteImports: async () => {
      const { numAffectedRows = 0n } = await sql`delete from import where id = any (array(
        select id from import where created_at < now() - interval '30 days' limit 1))`.execute(database)
      return numAffectedRows > 0n
    },
    /** Pictures that staff uploaded a day ago and nobody uses; their files follow an hour later. */
    async deletePictures() {
      const { rows } = await sql<{ is_any: boolean }>`
        select remove_unused_pictures(now() - interval '1 day', ${PICTURES_AT_ONCE}) as is_any`.execute(database)
      return rows.some(({ is_any }) => is_any)
    },
    /** Uploads that nobody went on with for a day, and their files if no product has them. */
    async deleteUploads() {
      const { rows } = await sql<{ is_any: boolean }>`
        select remove_old_uploads(now() - interval '1 day', ${UPLOADS_AT_ONCE}) as is_any`.execute(database)
      return rows.some(({ is_any }) => is_any)
    },
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
    /** What was announced a year ago is not announced again. */
    deleteContentNotices: () =>
      deleteBatchOf(sql`delete from content_notice where ctid = any (array(
        select ctid from content_notice where added_at < now() - interval '1 year' limit ${BATCH_SIZE}))`),
    /** The link of a reminder works for three months after the event date. */
    deleteReminders: () =>
      deleteBatchOf(sql`delete from reminder where ctid = any (array(
        select reminder.ctid from reminder join event_date on event_date.id = event_date_id
        where starts_at < now() - interval '90 days' and status <> 'postponed' limit ${BATCH_SIZE}))`),
    /** Messages to the shop, with their answers. */
    deleteContactMessages: () =>
      deleteBatchOf(sql`delete from contact_message where ctid = any (array(
        select ctid from contact_message where created_at < now() - interval '3 years' limit ${BATCH_SIZE}))`),
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
