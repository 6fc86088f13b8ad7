import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type Picture, pictureNamed } from '../pictures/queries.ts'
import type { ContentKind } from './content-kind.ts'

type Language = 'en' | 'ne'
type Words = { title: string; summary: string; body: string; words: unknown }

/** The columns of a card from `json_build_object`, where times are text. */
export type ContentCardRow = {
  kind: ContentKind
  slug: string
  title: string
  summary: string
  published_at: string
  picture: Picture | null
}

/** A linked card; `position` is null for links made from the other end. */
export type LinkedRow = ContentCardRow & { position: number | null }

/** False for drafts (null) and for content scheduled for later. */
export const isPublished = (publishedAt: Expression<Date | null> = sql.ref<Date | null>('content.published_at')) =>
  sql<SqlBool>`${publishedAt} <= now()`

/** For a lateral join: the translation in a language, each missing field taken from the other language. */
export const translationOf = (
  language: Language,
  id: Expression<number> = sql.ref<number>('content.id'),
) => sql<Words>`lateral (
  select
    coalesce(own.title, other.title) as title,
    coalesce(nullif(own.summary, ''), other.summary, '') as summary,
    coalesce(nullif(own.body, ''), other.body, '') as body,
    coalesce(other.words, '{}') || coalesce(own.words, '{}') as words
  from (select ${id} as id) as content_id
  left join content_translation as own on own.content_id = content_id.id and own.language = ${language}
  left join content_translation as other on other.content_id = content_id.id and other.language <> ${language}
  where own.title is not null or other.title is not null
)`

/** Base query of the published content of a kind; callers add conditions and columns. */
export const contents = (database: Database, kind: ContentKind, language: Language) =>
  database
    .selectFrom('content')
    .innerJoin(translationOf(language).as('words'), (join) => join.onTrue())
    .where('content.kind', '=', kind)
    .where(isPublished())
    .select(['content.id', 'content.slug', 'content.published_at', 'content.updated_at', 'content.facts'])
    .select(['words.title', 'words.summary', 'words.body', 'words.words'])
    .select(({ ref }) => pictureNamed(ref('content.picture_name'), language).as('picture'))

type PageRow = { id: number; rank: number; count: number }
export type Window = { limit: number; offset: number }
/** Conditions and order of a list. */
export type ListCriteria = { where?: Expression<SqlBool>; order?: Expression<unknown> }

const EVERY: Expression<SqlBool> = sql<SqlBool>`true`
const NEWEST_FIRST = sql`content.published_at desc, content.id desc`
export const isTranslated = sql<SqlBool>`exists (select from content_translation where content_id = content.id)`

/** The ids of one page of a list with their order and the total count, to be joined with `contents`. */
const pageOfContents = (
  kind: ContentKind,
  { limit, offset, where = EVERY, order = NEWEST_FIRST }: Window & ListCriteria,
) => sql<PageRow>`(
  select content.id, row_number() over (order by ${order})::integer as rank, count(*) over ()::integer as count
  from content
  where content.kind = ${kind} and ${isPublished()} and (${where}) and ${isTranslated}
  order by ${order} limit ${limit} offset ${offset}
)`

/** One page of a list, in order; callers add columns. */
export const listed = (
  database: Database,
  kind: ContentKind,
  { language, ...rest }: Window & ListCriteria & { language: Language },
) =>
  contents(database, kind, language)
    .innerJoin(pageOfContents(kind, rest).as('chosen'), 'chosen.id', 'content.id')
    .select('chosen.count')
    .orderBy('chosen.rank')

/** Rows and total count. A page after the last has no row that carries the count, so that it is counted separately. */
export async function counted<Row extends { count: number }>(
  database: Database,
  kind: ContentKind,
  rows: Row[],
  { offset, where }: Window & ListCriteria,
) {
  const [first] = rows
  if (first) return { count: first.count, rows }
  return { count: offset === 0 ? 0 : await countContents(database, kind, where), rows }
}

async function countContents(database: Database, kind: ContentKind, where = EVERY) {
  const { count } = await database
    .selectFrom('content')
    .where('content.kind', '=', kind)
    .where(isPublished())
    .where(where)
    .where(isTranslated)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Published content linked in either direction: own links first, in their order. */
export const linkedCards = (
  language: Language,
  kinds: readonly ContentKind[],
  id: Expression<number> = sql.ref<number>('content.id'),
): RawBuilder<LinkedRow[]> => sql<LinkedRow[]>`coalesce((
  select json_agg(json_build_object(
    'kind', linked.kind,
    'slug', linked.slug,
    'title', linked_words.title,
    'summary', linked_words.summary,
    'published_at', linked.published_at,
    'picture', ${pictureNamed(sql.ref('linked.picture_name'), language)},
    'position', link.position
  ) order by link.position nulls last, linked.published_at desc, linked.id desc)
  from (${linksOf(id)}) as link
  join content as linked on linked.id = link.id
  cross join ${translationOf(language, sql.ref('linked.id'))} as linked_words
  where linked.kind = any (${kinds}) and ${isPublished(sql.ref('linked.published_at'))}
), '[]')`

/** The ids at the other end of all links; `position` is null for links made from there. */
export const linksOf = (id: Expression<number>) => sql<{ id: number; position: number | null }>`
  select distinct on (link.id) link.id, link.position
  from (
    select to_id as id, position from content_link where from_id = ${id}
    union all
    select from_id, null from content_link where to_id = ${id}
  ) as link
  order by link.id, link.position nulls last`

const SIMILAR_ARTISTS = 6
/** What two artists have in common: each event, record or session, each genre, and having played in the same city. */
const POINTS = { work: 4, genre: 2, city: 1 }

/** Artists who have something in common with the artist `content`, those with the most points first. */
export const similarArtists = (language: Language) => sql<ContentCardRow[]>`coalesce((
  select json_agg(json_build_object(
    'kind', kind, 'slug', slug, 'title', title, 'summary', summary, 'published_at', published_at, 'picture', picture
  ) order by place)
  from (
    select
      other.kind, other.slug, other_words.title, other_words.summary, other.published_at,
      ${pictureNamed(sql.ref('other.picture_name'), language)} as picture,
      row_number() over (order by common.points desc, other.published_at desc, other.id) as place
    from (
      select id, sum(points) as points from (
        select their_link.id, ${sql.lit(POINTS.work)} as points
        from (${linksOf(sql.ref('content.id'))}) as own_link
        join content as work on work.id = own_link.id and work.kind in ('event', 'record', 'session')
          and ${isPublished(sql.ref('work.published_at'))}
        cross join lateral (${linksOf(sql.ref('work.id'))}) as their_link
        union all
        select theirs.content_id, ${sql.lit(POINTS.genre)}
        from content_genre as own join content_genre as theirs on theirs.genre = own.genre
        where own.content_id = content.id
        union all
        select distinct their_link.id, ${sql.lit(POINTS.city)}
        from (${linksOf(sql.ref('content.id'))}) as own_link
        join content as own_event on own_event.id = own_link.id and ${isPublished(sql.ref('own_event.published_at'))}
        join event_date as own_date on own_date.event_id = own_event.id
        join venue as own_venue on own_venue.id = own_date.venue_id
        join venue as their_venue on their_venue.city = own_venue.city
        join event_date as their_date on their_date.venue_id = their_venue.id
        join content as their_event on their_event.id = their_date.event_id
          and ${isPublished(sql.ref('their_event.published_at'))}
        cross join lateral (${linksOf(sql.ref('their_event.id'))}) as their_link
      ) as shared group by id
    ) as common
    join content as other on other.id = common.id and other.kind = 'artist' and other.id <> content.id
      and ${isPublished(sql.ref('other.published_at'))}
    cross join ${translationOf(language, sql.ref('other.id'))} as other_words
    order by place limit ${sql.lit(SIMILAR_ARTISTS)}
  ) as similar_artist
), '[]')`

/** True where the content is linked with the one of that kind and slug. */
export const isLinkedWith = (kind: ContentKind, slug: string) => sql<SqlBool>`exists (
  select from content as other
  where other.kind = ${kind} and other.slug = ${slug} and ${isPublished(sql.ref('other.published_at'))}
    and exists (
      select from content_link where from_id = content.id and to_id = other.id
      union all
      select from content_link where to_id = content.id and from_id = other.id
    )
)`

export const linkedWithArtist = (artist: string | undefined) =>
  artist === undefined ? undefined : isLinkedWith('artist', artist)

export type ContentRow = Awaited<ReturnType<ReturnType<typeof contents>['execute']>>[number]

/** The present slug of content that had this one before. */
export async function movedSlug(database: Database, kind: ContentKind, slug: string) {
  const moved = await database
    .selectFrom('moved_slug')
    .innerJoin('content', 'content.id', 'moved_slug.content_id')
    .where('moved_slug.kind', '=', kind)
    .where('moved_slug.slug', '=', slug)
    .where(isPublished())
    .select('content.slug')
    .executeTakeFirst()
  return moved?.slug
}

export const CONTENT_TURN_TOPIC = 'content.turn'

/** Invalidates the cache tags of content when its publication time or an event's door time is reached. */
export const turnContent =
  (database: Database) =>
  ({ content }: { content: number }) =>
    sql`select turn_content(${content}::integer)`.execute(database)
