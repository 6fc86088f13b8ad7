import type { Language } from '@dabali/domain'
import { type SqlBool, sql } from 'kysely'
import { type Database, transaction } from '../../../database/database.ts'
import type { ContentKind } from '../../content-kind.ts'
import type { ContentDocument, Localized } from '../document.ts'

export const STATES = ['draft', 'scheduled', 'published', 'unpublished'] as const
type ContentState = (typeof STATES)[number]

/** A content as staff see it, with its draft if it has one. */
export type StaffContentRow = {
  id: number
  kind: ContentKind
  slug: string
  title: Localized
  version: number
  state: ContentState
  published_at: Date | null
  updated_at: Date
  complete: Language[]
  has_draft: boolean
  saved_at: Date | null
  saved_by: string | null
}

/** What a published content is made of, as it is stored. */
export type LiveRow = {
  slug: string
  picture: string | null
  facts: unknown
  translations: Partial<Record<Language, { title: string; summary: string; body: string; words: unknown }>>
  links: number[]
  products: { id: number; note: Partial<Localized> }[]
  genres: string[]
  tracks: unknown[]
}

type ContentSearch = {
  kinds: readonly ContentKind[]
  kind?: ContentKind | undefined
  state?: ContentState | undefined
  incomplete?: Language | undefined
  q?: string | undefined
}

const state = sql<ContentState>`case
  when content.published_at > now() then 'scheduled'
  when content.published_at is not null then 'published'
  when exists (select from content_revision where content_id = content.id) then 'unpublished'
  else 'draft'
end`

const isMissing = (words: 'own' | 'other') => sql<SqlBool>`coalesce(
  ${sql.ref(`${words}.words`)} -> part.name in ('""', '[]', 'null'), true
)`

/** The languages of the published texts in which none is missing that the other language has. */
const completeLive = sql<Language[]>`array(
  select own.language from content_translation as own
  left join content_translation as other on other.content_id = own.content_id and other.language <> own.language
  where own.content_id = content.id
    and not (own.summary = '' and coalesce(other.summary, '') <> '')
    and not (own.body = '' and coalesce(other.body, '') <> '')
    and not exists (
      select from jsonb_object_keys(coalesce(other.words, '{}')) as part (name)
      where ${isMissing('own')} and not ${isMissing('other')}
    )
  order by own.language
)`

/** Of the draft, else of what is published. */
export const staffTitle = sql<Localized>`coalesce(content_draft.document -> 'title', jsonb_build_object(
  'en', coalesce((select title from content_translation where content_id = content.id and language = 'en'), ''),
  'ne', coalesce((select title from content_translation where content_id = content.id and language = 'ne'), '')
))`

const complete = sql<Language[]>`coalesce(content_draft.complete, ${completeLive})`

const rows = (connection: Database) =>
  connection
    .selectFrom('content')
    .leftJoin('content_draft', 'content_draft.content_id', 'content.id')
    .leftJoin('account', 'account.id', 'content_draft.account_id')
    .select(['content.id', 'content.kind', 'content.slug', 'content.version', 'content.published_at'])
    .select(['content.updated_at', 'content_draft.saved_at', 'account.email as saved_by'])
    .select(sql<boolean>`content_draft.content_id is not null`.as('has_draft'))
    .select([state.as('state'), staffTitle.as('title'), complete.as('complete')])

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const conditionsOf = ({ kinds, kind, state: wanted, incomplete, q }: ContentSearch) => {
  const pattern = `%${escapeLike(q ?? '')}%`
  return [
    sql<SqlBool>`content.kind = any (${kind === undefined ? kinds : [kind]}::text[])`,
    wanted && sql<SqlBool>`${state} = ${wanted}`,
    incomplete && sql<SqlBool>`${incomplete} <> all (${complete})`,
    q &&
      sql<SqlBool>`(content.slug ilike ${pattern} or ${staffTitle} ->> 'en' ilike ${pattern} or ${staffTitle} ->> 'ne' ilike ${pattern})`,
  ].filter((condition) => condition !== undefined && condition !== '')
}

const LOCK_SLUGS = 'content slugs'

export const staffContentQueries = (connection: Database) => ({
  /** Those that were changed last come first. */
  async list(search: ContentSearch, { limit, offset }: { limit: number; offset: number }) {
    const where = sql<SqlBool>`${sql.join(conditionsOf(search), sql` and `)}`
    const found: StaffContentRow[] = await rows(connection)
      .where(where)
      .orderBy(sql`coalesce(content_draft.saved_at, content.updated_at)`, 'desc')
      .orderBy('content.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const { count } = await connection
      .selectFrom('content')
      .leftJoin('content_draft', 'content_draft.content_id', 'content.id')
      .where(where)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
    return { count, rows: found }
  },

  find: (id: number): Promise<StaffContentRow | undefined> =>
    rows(connection).where('content.id', '=', id).executeTakeFirst(),

  /** Changes of one content run one after the other. */
  lock: (id: number) =>
    connection.selectFrom('content').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  /** Addresses are chosen one after the other, so that of two equal ones the second is refused. */
  lockSlugs: () => sql`select pg_advisory_xact_lock(hashtext(${LOCK_SLUGS}))`.execute(connection),

  isSlugTaken: async ({ kind, slug, id }: { kind: ContentKind; slug: string; id: number | null }) => {
    const found = await connection
      .selectFrom('content')
      .select('id')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .where(sql<SqlBool>`id is distinct from ${id}::integer`)
      .executeTakeFirst()
    return found !== undefined
  },

  async insert({ kind, slug }: { kind: ContentKind; slug: string }) {
    return connection.insertInto('content').values({ kind, slug }).returning('id').executeTakeFirstOrThrow()
  },

  async remove(id: number) {
    await connection.deleteFrom('content').where('id', '=', id).execute()
  },

  /** Counts a change; visitors do not notice it. */
  async raiseVersion(id: number) {
    await sql`update content set version = version + 1 where id = ${id}`.execute(connection)
  },

  setSlug: (id: number, slug: string) =>
    connection.updateTable('content').set({ slug }).where('id', '=', id).where('slug', '<>', slug).execute(),

  setPublishedAt: (id: number, at: Date | 'now' | null) =>
    connection
      .updateTable('content')
      .set({ published_at: at === 'now' ? sql<Date>`now()` : at })
      .where('id', '=', id)
      .execute(),

  readDraft: async (id: number) => {
    const draft = await connection
      .selectFrom('content_draft')
      .select('document')
      .where('content_id', '=', id)
      .executeTakeFirst()
    return draft?.document
  },

  async saveDraft(draft: { id: number; document: ContentDocument; complete: Language[]; accountId: string }) {
    const document = JSON.stringify(draft.document)
    await connection
      .insertInto('content_draft')
      .values({ content_id: draft.id, document, complete: draft.complete, account_id: draft.accountId })
      .onConflict((conflict) =>
        conflict.column('content_id').doUpdateSet({
          document,
          complete: draft.complete,
          account_id: draft.accountId,
          saved_at: sql<Date>`now()`,
        }),
      )
      .execute()
  },

  removeDraft: (id: number) => connection.deleteFrom('content_draft').where('content_id', '=', id).execute(),

  async readLive(id: number): Promise<LiveRow> {
    const { rows: found } = await sql<LiveRow>`
      select slug, picture_name as picture, facts,
        (
          select coalesce(jsonb_object_agg(language, jsonb_build_object(
            'title', title, 'summary', summary, 'body', body, 'words', words
          )), '{}') from content_translation where content_id = content.id
        ) as translations,
        array(select to_id from content_link where from_id = content.id order by position, to_id) as links,
        (
          select coalesce(jsonb_agg(jsonb_build_object('id', product_id, 'note', (
            select coalesce(jsonb_object_agg(language, note), '{}') from content_product_translation as noted
            where noted.content_id = content_product.content_id and noted.product_id = content_product.product_id
          )) order by position, product_id), '[]') from content_product where content_id = content.id
        ) as products,
        array(select genre from content_genre where content_id = content.id order by genre) as genres,
        (
          select coalesce(jsonb_agg(to_jsonb(track) || jsonb_build_object('translations', (
            select coalesce(jsonb_object_agg(language, jsonb_build_object('title', title, 'credits', credits)), '{}')
            from track_translation where track_id = track.id
          )) order by position), '[]') from track where record_id = content.id
        ) as tracks
      from content where id = ${id}`.execute(connection)
    const [row] = found
    if (!row) throw new Error(`There is no content ${id}.`)
    return row
  },

  /** The names of what a document points at, as far as it exists. */
  async findPointed({ links, products, genres, pictures, media }: Pointed): Promise<FoundPointed> {
    const { rows: found } = await sql<FoundPointed>`
      select
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'kind', kind, 'slug', slug, 'is_published', coalesce(published_at <= now(), false),
            'title', ${staffTitle}
          )), '[]')
          from content left join content_draft on content_draft.content_id = content.id where id = any (${links})
        ) as links,
        (
          select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'is_listed', is_listed, 'title', jsonb_build_object(
            'en', coalesce((select title from product_translation where product_id = product.id and language = 'en'), ''),
            'ne', coalesce((select title from product_translation where product_id = product.id and language = 'ne'), '')
          ))), '[]')
          from product where id = any (${products})
        ) as products,
        array(select slug from genre where slug = any (${genres})) as genres,
        array(select name from picture where name = any (${pictures})) as pictures,
        array(select name from media where is_public and name = any (${media})) as media`.execute(connection)
    return found[0] ?? { links: [], products: [], genres: [], pictures: [], media: [] }
  },
})

export type Pointed = { links: number[]; products: number[]; genres: string[]; pictures: string[]; media: string[] }

export type FoundPointed = {
  links: { id: number; kind: ContentKind; slug: string; title: Localized; is_published: boolean }[]
  products: { id: number; slug: string; title: Localized; is_listed: boolean }[]
  genres: string[]
  pictures: string[]
  media: string[]
}

const ROLLED_BACK = Symbol('rolled back')

/**
 * Runs `read` in a transaction that is rolled back. Triggers queue no jobs in it, whose rows other transactions would wait
 * for.
 */
export async function readAndRollBack<T>(database: Database, read: (inside: Database) => Promise<T>): Promise<T> {
  let found: { value: T } | undefined
  await transaction(database, async (inside) => {
    await sql`select set_config('dabali.touch', 'off', true)`.execute(inside)
    found = { value: await read(inside) }
    throw ROLLED_BACK
  }).catch((error) => {
    if (error !== ROLLED_BACK) throw error
  })
  if (!found) throw new Error('The transaction read nothing.')
  return found.value
}
