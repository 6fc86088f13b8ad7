import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { IS_SHOWN, idOfKey } from '../catalogue/detail/queries/detail.ts'
import type { ProductKey } from '../catalogue/product-card.ts'
import { WORK_KEY } from '../catalogue/queries.ts'
import { type Database, transaction } from '../database/database.ts'
import { recordStaffEvent, type StaffActor } from '../staff/audit/queries.ts'
import { type ModeratedRow, type REPORT_REASONS, type ReviewInput, type ReviewRow, statusAfterEdit } from './review.ts'

type Language = 'en' | 'ne'

/** A product and the key of its work. */
type ReviewedRow = { id: number; slug: string; work_key: number; review_counts: number[] }

type ReviewSort = 'newest' | 'helpful'
type ModerationFilter = 'open' | 'pending' | 'reported' | 'hidden'
type Window = { limit: number; offset: number }
type Moderation = {
  id: string
  by: StaffActor
  isHidden: boolean
  reason: string
  seenStatus: ReviewRow['status'] | undefined
  /** When the text was last changed that the moderator has read. */
  seenAt: string | undefined
}

/** This many accounts that report a review make it wait for staff. */
const REPORTS_TO_PENDING = 3

/** Reports since staff last decided. */
const openReports = sql`(
  select count(*)::integer from review_report
  where review_id = review.id and reported_at > coalesce(moderated_at, '-infinity')
)`

const COLUMNS = sql`
  review.id, review.account_id, stars, name, title, text, review.language, status, reason, num_helpful,
  review.created_at, review.updated_at, bought_format(account_id, work_key) is not null as is_verified,
  json_build_object('slug', product.slug, 'product_class', product_class, 'language', product.language) as product,
  ${openReports} as open_reports`

const FROM = sql`from review join product on product.id = review.product_id`

const ORDERS: Record<ReviewSort, RawBuilder<unknown>> = {
  newest: sql`review.created_at desc, review.id desc`,
  helpful: sql`num_helpful desc, review.created_at desc, review.id desc`,
}

const FILTERS: Record<ModerationFilter, RawBuilder<unknown>> = {
  open: sql`status = 'pending' or (status = 'published' and ${openReports} > 0)`,
  pending: sql`status = 'pending'`,
  reported: sql`${openReports} > 0`,
  hidden: sql`status = 'hidden'`,
}

const ownReview = ({ account, work }: { account: string; work: number }) =>
  sql<ReviewRow>`select ${COLUMNS} ${FROM} where account_id = ${account}::uuid and work_key = ${work}`

const REPORTS = sql`(
  select coalesce(json_agg(json_build_object('reason', reason, 'note', note, 'reported_at', reported_at) order by reported_at), '[]')
  from review_report where review_id = review.id
)`

export const reviewQueries = (database: Database) => ({
  async findReviewed(place: ProductKey) {
    const { rows } = await sql<ReviewedRow>`
      select product.id, product.slug, ${WORK_KEY} as work_key, review_counts
      from (${idOfKey(place)}) as place join product on product.id = place.id where ${IS_SHOWN}`.execute(database)
    return rows[0]
  },

  /** The published reviews of a work, and how many there are in each language. */
  async listReviews({
    work,
    language,
    sort,
    limit,
    offset,
  }: Window & { work: number; language: Language | null; sort: ReviewSort }) {
    const { rows } = await sql<{ en: number; ne: number }>`
      select count(*) filter (where language = 'en')::integer as en, count(*) filter (where language = 'ne')::integer as ne
      from review where work_key = ${work} and status = 'published'`.execute(database)
    const page = await sql<ReviewRow>`
      select ${COLUMNS} ${FROM}
      where work_key = ${work} and status = 'published' and review.language = coalesce(${language}, review.language)
      order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(database)
    return { languages: rows[0] ?? { en: 0, ne: 0 }, rows: page.rows }
  },

  /** What an account has to do with the reviews of a work. */
  async findOwnState({ account, work }: { account: string; work: number }) {
    const { rows } = await sql<{ has_bought: boolean; helpful: string[]; reported: string[] }>`
      select bought_format(${account}::uuid, ${work}) is not null as has_bought,
        array(select id from review_vote join review on id = review_id
          where review_vote.account_id = ${account}::uuid and work_key = ${work}) as helpful,
        array(select id from review_report join review on id = review_id
          where review_report.account_id = ${account}::uuid and work_key = ${work}) as reported`.execute(database)
    const own = await ownReview({ account, work }).execute(database)
    return { ...(rows[0] ?? { has_bought: false, helpful: [], reported: [] }), review: own.rows[0] }
  },

  /** Writes or changes the review of an account; undefined if it has not bought the work. A repeated input changes nothing. */
  saveReview: ({ account, work, input }: { account: string; work: number; input: ReviewInput }) =>
    transaction(database, async (inside) => {
      await sql`select from review where account_id = ${account}::uuid and work_key = ${work} for no key update`.execute(
        inside,
      )
      // A statement of its own, which sees the reports that were written during the wait for the lock.
      const {
        rows: [before],
      } = await ownReview({ account, work }).execute(inside)
      if (before && isSameInput(before, input)) return { review: before, isNew: false }
      const status = statusAfterEdit(input, {
        isHidden: before?.status === 'hidden',
        isReported: (before?.open_reports ?? 0) >= REPORTS_TO_PENDING,
      })
      const { stars, name, title, text, language } = input
      await sql`
        insert into review (id, work_key, product_id, account_id, stars, name, title, text, language, status)
        select ${randomUUIDv7()}::uuid, ${work}, product_id, ${account}::uuid, ${stars}, ${name}, ${title}, ${text}, ${language}, ${status}
        from coalesce(
          bought_format(${account}::uuid, ${work}),
          (select product_id from review where account_id = ${account}::uuid and work_key = ${work})
        ) as product_id
        where product_id is not null
        on conflict (account_id, work_key) do update set stars = excluded.stars, name = excluded.name,
          title = excluded.title, text = excluded.text, language = excluded.language, status = excluded.status,
          updated_at = now()`.execute(inside)
      const {
        rows: [review],
      } = await ownReview({ account, work }).execute(inside)
      return review && { review, isNew: before === undefined }
    }),

  async deleteReview({ account, work }: { account: string; work: number }) {
    await database.deleteFrom('review').where('account_id', '=', account).where('work_key', '=', work).execute()
  },

  /** The author of a published review. */
  async findAuthor(id: string) {
    const row = await database
      .selectFrom('review')
      .select('account_id')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .executeTakeFirst()
    return row?.account_id
  },

  /** One vote per account: repeating it changes nothing. Returns the number of votes. */
  setHelpful: ({ id, account, isHelpful }: { id: string; account: string; isHelpful: boolean }) =>
    transaction(database, async (inside) => {
      if (isHelpful)
        await sql`
          insert into review_vote (review_id, account_id) select id, ${account}::uuid from review where id = ${id}::uuid
          on conflict do nothing`.execute(inside)
      else
        await inside.deleteFrom('review_vote').where('review_id', '=', id).where('account_id', '=', account).execute()
      const row = await inside.selectFrom('review').select('num_helpful').where('id', '=', id).executeTakeFirst()
      return row?.num_helpful ?? 0
    }),

  /** One report per account. The lock lets each report count those before it. */
  addReport: (report: {
    review_id: string
    account_id: string
    reason: (typeof REPORT_REASONS)[number]
    note: string
  }) =>
    transaction(database, async (inside) => {
      await sql`select from review where id = ${report.review_id}::uuid for no key update`.execute(inside)
      await inside
        .insertInto('review_report')
        .values(report)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await sql`
        update review set status = 'pending'
        where id = ${report.review_id}::uuid and status = 'published' and ${openReports} >= ${REPORTS_TO_PENDING}`.execute(
        inside,
      )
    }),

  /** Reviews for moderators. */
  async listModerated({ filter, limit, offset }: Window & { filter: ModerationFilter }) {
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from review where ${FILTERS[filter]}`.execute(database)
    const { rows } = await sql<ModeratedRow>`
      select ${COLUMNS}, ${REPORTS} as reports ${FROM} where ${FILTERS[filter]}
      order by review.updated_at desc, review.id limit ${limit} offset ${offset}`.execute(database)
    return { count: counted.rows[0]?.count ?? 0, rows }
  },

  /**
   * Hides a review with a reason for its author, or publishes it. Its reports are answered by that. With `seenStatus` or `seenAt`,
   * nothing is done to a review that has another status by now, or that its author has changed.
   */
  moderate: ({ id, by, isHidden, reason, seenStatus, seenAt }: Moderation) =>
    transaction(database, async (inside) => {
      const found = await inside
        .selectFrom('review')
        .select(['status', 'reason', 'updated_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (found === undefined) return undefined
      const { updated_at: changedAt, ...before } = found
      const isSeen =
        (seenStatus ?? before.status) === before.status &&
        Date.parse(seenAt ?? changedAt.toISOString()) === changedAt.getTime()
      if (!isSeen) return 'changed' as const
      const after = { status: isHidden ? ('hidden' as const) : ('published' as const), reason: isHidden ? reason : '' }
      await inside
        .updateTable('review')
        .set({
          ...after,
          moderated_at: sql<Date>`clock_timestamp()`,
          moderated_by: by.accountId,
        })
        .where('id', '=', id)
        .execute()
      await recordStaffEvent(inside, by, { thing: { kind: 'review', id }, before, after })
      const { rows } = await sql<ModeratedRow>`
        select ${COLUMNS}, ${REPORTS} as reports ${FROM} where review.id = ${id}::uuid`.execute(inside)
      return rows[0]
    }),
})

export type ReviewQueries = ReturnType<typeof reviewQueries>

const INPUT_FIELDS = ['stars', 'name', 'title', 'text', 'language'] as const

const isSameInput = (row: ReviewRow, input: ReviewInput) => INPUT_FIELDS.every((field) => row[field] === input[field])
