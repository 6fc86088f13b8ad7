import { sql } from 'kysely'
import { isPublished, translationOf } from '../content/queries.ts'
import { type Database, transaction } from '../database/database.ts'
import { addMail, type Mail } from '../mail/queries.ts'
import type { Picture } from '../pictures/picture.ts'
import { pictureNamed } from '../pictures/queries.ts'

type Language = 'en' | 'ne'
type Follow = { accountId: string; slug: string }

export type FollowedAuthorRow = { slug: string; name: string; picture: Picture | null; followed_at: Date }

/** What an email about a new work tells, in the language of the account. */
export type AuthorNotice = {
  email: string
  language: Language
  site: string
  token: string
  slug: string
  title: string
  author: string
}

const authorOf = (slug: string) => sql`
  select id from content where kind = 'author' and slug = ${slug} and ${isPublished()}`

const nameIn = (language: ReturnType<typeof sql>) => sql`(
  select title from content_translation where content_id = author_id
  order by (content_translation.language = ${language}) desc limit 1
)`

export const authorFollowQueries = (database: Database) => ({
  async listFollowed(accountId: string, language: Language) {
    const { rows } = await sql<FollowedAuthorRow>`
      select content.slug, words.title as name, followed_at,
        ${pictureNamed(sql.ref('content.picture_name'), language)} as picture
      from author_follow join content on content.id = author_id cross join ${translationOf(language)} as words
      where account_id = ${accountId}::uuid and ended_at is null and ${isPublished()}
      order by lower(words.title), content.id`.execute(database)
    return rows
  },

  /** Whether the account follows an author; undefined if there is no such author. */
  async findFollow({ accountId, slug }: Follow) {
    const { rows } = await sql<{ is_followed: boolean }>`
      select exists (
        select from author_follow
        where author_id = author.id and account_id = ${accountId}::uuid and ended_at is null
      ) as is_followed from (${authorOf(slug)}) as author`.execute(database)
    return rows[0]
  },

  /** False if there is no such author. */
  async follow({ accountId, slug, token, site }: Follow & { token: string; site: string }) {
    const { numAffectedRows } = await sql`
      insert into author_follow (account_id, author_id, token, site)
      select ${accountId}::uuid, id, ${token}, ${site} from (${authorOf(slug)}) as author
      on conflict (account_id, author_id) do update set ended_at = null, site = excluded.site,
        followed_at = case when author_follow.ended_at is null then author_follow.followed_at else now() end`.execute(
      database,
    )
    return numAffectedRows === 1n
  },

  unfollow: ({ accountId, slug }: Follow) =>
    sql`update author_follow set ended_at = now()
      where account_id = ${accountId}::uuid and author_id in (${authorOf(slug)}) and ended_at is null`.execute(
      database,
    ),

  async findByToken(token: string, language: Language) {
    const { rows } = await sql<{ author: string; is_followed: boolean }>`
      select ${nameIn(sql`${language}`)} as author, ended_at is null as is_followed
      from author_follow where token = ${token}`.execute(database)
    return rows[0]
  },

  unfollowByToken: (token: string) =>
    sql`update author_follow set ended_at = coalesce(ended_at, now()) where token = ${token}`.execute(database),

  /**
   * Adds the emails about a product that was listed after the account followed one of its authors, in the transaction that records
   * them, so that each account gets one.
   */
  sendNotices: (product: number, toMail: (notice: AuthorNotice) => Mail) =>
    transaction(database, async (inside) => {
      const { rows } = await sql<AuthorNotice>`
        with candidate as (
          select distinct on (account_id) account_id, author_id, token, site, product.id as product_id, slug,
            coalesce(work_id, -product.id) as work_key
          from product
          join product_author on product_author.product_id = product.id and role = 'author'
          join author_follow using (author_id)
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
        ) as title, ${nameIn(sql.ref('account.language'))} as author
        from candidate join added using (account_id) join account on account.id = candidate.account_id
        where email is not null order by email`.execute(inside)
      for (const notice of rows) await addMail(inside, toMail(notice))
    }),
})

export type AuthorFollowQueries = ReturnType<typeof authorFollowQueries>
