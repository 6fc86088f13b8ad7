import { sql } from 'kysely'
import { contents, isPublished } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { byDate, eventCardColumns } from '../events/queries.ts'

type Language = 'en' | 'ne'

export const FAVOURITE_KINDS = ['event', 'record', 'interview', 'session'] as const
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number]

type Favourite = { accountId: string; kind: FavouriteKind; slug: string }

/** Limit of what one account saves; the list is not paged. */
export const MOST_FAVOURITES = 500

const saved = ({ kind, slug }: Omit<Favourite, 'accountId'>) =>
  sql`(select id from content where kind = ${kind} and slug = ${slug} and ${isPublished()})`

/** What an account has saved of a kind. Content that is not published now is left out until it is. */
const favourites = (database: Database, kind: FavouriteKind, { accountId, language }: Reader) =>
  contents(database, kind, language)
    .innerJoin('favourite', 'favourite.content_id', 'content.id')
    .where('favourite.account_id', '=', accountId)

type Reader = { accountId: string; language: Language }

export const favouriteQueries = (database: Database) => ({
  /** Coming events first, soonest first. */
  listEvents(reader: Reader, now: Date) {
    const { dates, genres, is_for_children, square_picture } = eventCardColumns(reader.language)
    return favourites(database, 'event', reader)
      .select([
        dates.as('dates'),
        genres.as('genres'),
        is_for_children.as('is_for_children'),
        square_picture.as('square_picture'),
      ])
      .orderBy(byDate(now))
      .execute()
  },

  /** The newest first. */
  list: (kind: Exclude<FavouriteKind, 'event'>, reader: Reader) =>
    favourites(database, kind, reader).orderBy('favourite.added_at', 'desc').orderBy('content.id').execute(),

  /** The names of everything that is saved. */
  async listNames(accountId: string) {
    const { rows } = await sql<{ kind: FavouriteKind; slug: string }>`
      select kind, slug from favourite join content on content.id = content_id
      where account_id = ${accountId}::uuid and ${isPublished()} order by added_at desc, content.id`.execute(database)
    return rows
  },

  /** Whether it is saved; undefined if there is no such content. */
  async find({ accountId, ...favourite }: Favourite) {
    const { rows } = await sql<{ is_saved: boolean }>`
      select exists (
        select from favourite where account_id = ${accountId}::uuid and content_id = content.id
      ) as is_saved from ${saved(favourite)} as content`.execute(database)
    return rows[0]
  },

  /** False if the list is full. */
  async add({ accountId, ...favourite }: Favourite) {
    const { rows } = await sql<{ is_saved: boolean }>`
      with target as ${saved(favourite)}, added as (
        insert into favourite (account_id, content_id) select ${accountId}::uuid, id from target
        where (select count(*) from favourite where account_id = ${accountId}::uuid) < ${MOST_FAVOURITES}
        on conflict do nothing returning content_id
      )
      select exists (select from added) or exists (
        select from favourite join target on id = content_id where account_id = ${accountId}::uuid
      ) as is_saved`.execute(database)
    return rows[0]?.is_saved ?? false
  },

  remove: ({ accountId, ...favourite }: Favourite) =>
    sql`delete from favourite where account_id = ${accountId}::uuid and content_id in ${saved(favourite)}`.execute(
      database,
    ),
})

export type FavouriteQueries = ReturnType<typeof favouriteQueries>
