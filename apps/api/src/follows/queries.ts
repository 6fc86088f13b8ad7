import { type RawBuilder, sql } from 'kysely'
import { isPublished, linksOf, translationOf } from '../content/queries.ts'
import { type Database, transaction } from '../database/database.ts'
import { addMail, type Mail } from '../mail/queries.ts'
import { type Picture, pictureNamed } from '../pictures/queries.ts'
import { addPush, type PushMessage, type Recipient, recipientsOf } from '../push/queries.ts'

type Language = 'en' | 'ne'

export const FOLLOW_KINDS = ['author', 'artist', 'venue'] as const
export type FollowKind = (typeof FOLLOW_KINDS)[number]

/** What an account follows: content of a kind, or a venue. */
type Followed = { kind: FollowKind; slug: string }
type Follow = Followed & { accountId: string }

export type FollowRow = {
  kind: FollowKind
  slug: string
  name: string
  picture: Picture | null
  followed_at: Date
}

type Notice = { language: Language; site: string; token: string; slug: string; title: string }

/** What an email about a new work tells, in the language of the account. */
export type AuthorNotice = Notice & { email: string; author: string }

/** What is told about a new event or record, in the language of the recipient. */
export type ContentNotice = Notice & {
  kind: 'event' | 'record'
  /** What is followed: the artist or the venue. */
  followed: 'artist' | 'venue'
  name: string
  /** The coming dates of an event; those at the venue if that is followed. */
  dates: { starts_at: string; venue: string | null }[]
}

type WriteMail = (notice: ContentNotice & { email: string }) => Mail
type WritePush = (notice: ContentNotice) => PushMessage

/** An event with more dates than this is read about on its page. */
const MOST_DATES = 5

/** A page that was opened before a rename names the former slug. */
const target = ({ kind, slug }: Followed) =>
  kind === 'venue'
    ? { column: sql.raw('venue_id'), rows: sql`select id from venue where slug = ${slug}` }
    : {
        column: sql.raw('content_id'),
        rows: sql`
          select id from content where ${isPublished()} and id = coalesce(
            (select id from content where kind = ${kind} and slug = ${slug}),
            (select content_id from moved_slug where kind = ${kind} and slug = ${slug})
          )`,
      }

const contentName = (id: RawBuilder<unknown>, language: RawBuilder<unknown>) => sql<string>`(
  select title from content_translation where content_id = ${id}
  order by (content_translation.language = ${language}) desc limit 1
)`

const venueName = (id: RawBuilder<unknown>, language: RawBuilder<unknown>) => sql<string>`(
  select name from venue_translation where venue_id = ${id}
  order by (venue_translation.language = ${language}) desc limit 1
)`

/** The name of what a row of `follow` is about. */
const followedName = (language: RawBuilder<unknown>) =>
  sql<string>`coalesce(${contentName(sql.ref('follow.content_id'), language)}, ${venueName(sql.ref('follow.venue_id'), language)})`

export const followQueries = (database: Database) => ({
  /** What an account follows, by name; content that is not published now is left out. */
  async listFollowed(accountId: string, language: Language) {
    const { rows } = await sql<FollowRow>`
      select * from (
        select content.kind, content.slug, words.title as name, followed_at,
          ${pictureNamed(sql.ref('content.picture_name'), language)} as picture
        from follow join content on content.id = content_id cross join ${translationOf(language)} as words
        where account_id = ${accountId}::uuid and ended_at is null and ${isPublished()}
        union all
        select 'venue', venue.slug, ${venueName(sql.ref('venue.id'), sql`${language}`)}, followed_at, null
        from follow join venue on venue.id = venue_id
        where account_id = ${accountId}::uuid and ended_at is null
      ) as followed order by lower(name), kind, slug`.execute(database)
    return rows
  },

  /** Whether the account follows something; undefined if there is no such thing. */
  async findFollow({ accountId, ...followed }: Follow) {
    const { column, rows: targets } = target(followed)
    const { rows } = await sql<{ is_followed: boolean }>`
      select exists (
        select from follow where ${column} = target.id and account_id = ${accountId}::uuid and ended_at is null
      ) as is_followed from (${targets}) as target`.execute(database)
    return rows[0]
  },

  /** False if there is no such thing. */
  async follow({ accountId, token, site, ...followed }: Follow & { token: string; site: string }) {
    const { column, rows } = target(followed)
    const { numAffectedRows } = await sql`
      insert into follow (account_id, ${column}, token, site)
      select ${accountId}::uuid, id, ${token}, ${site} from (${rows}) as target
      on conflict (account_id, ${column}) do update set ended_at = null, site = excluded.site,
        followed_at = case when follow.ended_at is null then follow.followed_at else now() end`.execute(database)
    return numAffectedRows === 1n
  },

  unfollow({ accountId, ...followed }: Follow) {
    const { column, rows } = target(followed)
    return sql`update follow set ended_at = now()
      where account_id = ${accountId}::uuid and ${column} in (${rows}) and ended_at is null`.execute(database)
  },

  async findByToken(token: string, language: Language) {
    const { rows } = await sql<{ kind: FollowKind; name: string; is_followed: boolean }>`
      select coalesce((select kind from content where id = content_id), 'venue') as kind,
        ${followedName(sql`${language}`)} as name, ended_at is null as is_followed
      from follow where token = ${token}`.execute(database)
    return rows[0]
  },

  unfollowByToken: (token: string) =>
    sql`update follow set ended_at = coalesce(ended_at, now()) where token = ${token}`.execute(database),

  /**
   * Adds the emails about a product that was listed after the account followed one of its authors, in the transaction that records
   * them, so that each account gets one.
   */
  sendAuthorNotices: (product: number, toMail: (notice: AuthorNotice) => Mail) =>
    transaction(database, async (inside) => {
      const { rows } = await sql<AuthorNotice>`
        with candidate as (
          select distinct on (account_id) account_id, author_id, token, site, product.id as product_id, slug,
            coalesce(work_id, -product.id) as work_key
          from product
          join product_author on product_author.product_id = product.id and role = 'author'
          join follow on follow.content_id = author_id
          where product.id = ${product}::integer and is_listed and ended_at is null and followed_at <= listed_at
            and not exists (
              -- Another format of the work was listed before.
              select from product as other
              where other.work_id = product.work_id and other.id <> product.id and other.listed_at < followed_at
            )
          order by account_id, product_author.position
        ), added as (
          insert into author_notice (account_id, work_key) select account_id, work_key from candidate
          on conflict do nothing returning account_id
        )
        select email, account.language, site, token, slug, (
          select title from product_translation where product_id = candidate.product_id
          order by (product_translation.language = account.language) desc limit 1
        ) as title, ${contentName(sql.ref('author_id'), sql.ref('account.language'))} as author
        from candidate join added using (account_id) join account on account.id = candidate.account_id
        where email is not null order by email`.execute(inside)
      for (const notice of rows) await addMail(inside, toMail(notice))
    }),

  /**
   * Adds the emails and notifications about an event or record that was announced after the account followed one of its artists or
   * venues, in the transaction that records them, so that each account gets one.
   */
  sendContentNotices: (content: number, toMail: WriteMail, toPush: WritePush) =>
    transaction(database, async (inside) => {
      const { rows } = await sql<ContentNotice & Recipient>`
        with item as (
          select id, kind, slug, announced_at from content
          where id = ${content}::integer and kind in ('event', 'record') and ${isPublished()}
        ), announcement as (
          select announced_at, null::integer as venue_id from item where kind = 'record'
          union all
          select greatest(announced_at, event_date.added_at), event_date.venue_id
          from item join event_date on event_id = item.id
          where kind = 'event' and status = 'scheduled' and starts_at > now()
        ), followed as (
          select follow.*, announcement.announced_at from announcement cross join follow
          join content as artist on artist.id = follow.content_id and artist.kind = 'artist'
          where artist.id in (select id from (${linksOf(sql<number>`${content}::integer`)}) as link)
          union all
          select follow.*, announcement.announced_at from announcement join follow using (venue_id)
        ), candidate as (
          select distinct on (account_id) account_id, content_id, venue_id, token, site from followed
          -- What was linked or corrected long after it was announced is no news.
          where ended_at is null and followed_at <= announced_at and announced_at > now() - interval '30 days'
          order by account_id, venue_id nulls first, followed_at
        ), added as (
          insert into content_notice (account_id, content_id) select account_id, item.id from candidate, item
          on conflict do nothing returning account_id
        )
        select recipient.email, recipient.subscription, recipient.language, site, token, item.kind, item.slug,
          ${contentName(sql.ref('item.id'), sql.ref('recipient.language'))} as title,
          case when follow.venue_id is null then 'artist' else 'venue' end as followed,
          ${followedName(sql.ref('recipient.language'))} as name,
          coalesce((
            select json_agg(json_build_object(
              'starts_at', starts_at, 'venue', ${venueName(sql.ref('coming.venue_id'), sql.ref('recipient.language'))}
            ) order by starts_at, coming.id)
            from (
              select id, starts_at, venue_id from event_date
              where event_id = item.id and status = 'scheduled' and starts_at > now()
                and (follow.venue_id is null or event_date.venue_id = follow.venue_id)
              order by starts_at, id limit ${MOST_DATES}
            ) as coming
          ), '[]') as dates
        from candidate as follow cross join item
        join added using (account_id) cross join lateral ${recipientsOf(sql.ref('follow.account_id'))} as recipient
        order by recipient.email, recipient.subscription`.execute(inside)
      for (const { email, subscription, ...notice } of rows) {
        if (email !== null) await addMail(inside, toMail({ ...notice, email }))
        if (subscription !== null) await addPush(inside, subscription, toPush(notice))
      }
    }),
})

export type FollowQueries = ReturnType<typeof followQueries>
