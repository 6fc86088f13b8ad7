import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import { isRecord } from '../../catalogue/queries.ts'
import type { Database } from '../../database/database.ts'
import { type Picture, pictureNamed } from '../../pictures/queries.ts'

export const STATES = ['upcoming', 'active', 'ended', 'revoked'] as const
export const FILE_KINDS = ['epub', 'audio', 'film'] as const
export const DOWNLOAD_FORMATS = ['mp3', 'flac'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

type Language = 'en' | 'ne'
type State = (typeof STATES)[number]
type FileKind = (typeof FILE_KINDS)[number]

export type ItemRow = {
  id: string
  terms: 'own' | 'window' | 'subscription' | 'pass'
  state: State
  is_gift: boolean
  granted_at: Date
  starts_at: Date
  starts_by: Date | null
  hours_to_watch: number | null
  ends_at: Date | null
  opened_at: Date | null
  product_id: number
  slug: string
  product_class: ProductClass
  is_record: boolean
  language: Language
  pages: number | null
  duration_seconds: number | null
  title: string
  own_title: string | null
  subtitle: string
  authors: string[]
  picture: Picture | null
  progress: number | null
  opens: string[]
}

export type FileRow = {
  position: number
  kind: FileKind
  title: string
  media_name: string
  type: string
  size: number
  duration_seconds: number | null
  downloads: DownloadRow[]
}

/** A format in which a part can be saved. */
type DownloadRow = { format: DownloadFormat; media_name: string; size: number }

type Asked = { accountId: string; language: Language }
type Filters = { state: State | null; productClass: string | null; limit: number; offset: number }

const columns = (language: Language) => sql`
  item.id, item.terms, item.state, item.is_gift, item.granted_at, item.starts_at, item.starts_by, item.hours_to_watch,
  item.ends_at, greatest(item.opened_at, reading_position.updated_at) as opened_at, item.product_id, product.slug, product.product_class, product.language, product.pages,
  product.duration_seconds,
  ${isRecord({ id: sql.ref('product.id'), productClass: sql.ref('product.product_class') })} as is_record, words.title, own.title as own_title, words.subtitle, words.authors,
  ${pictureNamed(sql.ref('product.picture_name'), language)} as picture,
  reading_position.progress, coalesce(subscription_plan.opens, '{}') as opens`

/** Includes products that are no longer sold: their buyers keep them. */
const around = (language: Language) => sql`
  join product on product.id = item.product_id
  cross join lateral (
    select title, subtitle, authors from product_translation
    where product_translation.product_id = product.id order by (product_translation.language = ${language}) desc limit 1
  ) as words
  left join product_translation as own
    on own.product_id = item.product_id and own.language = product.language and own.title <> words.title
  left join reading_position
    on reading_position.account_id = item.account_id and reading_position.product_id = item.product_id
  left join subscription_plan on item.terms = 'subscription' and subscription_plan.product_id = item.product_id`

/** The formats of the part `file`, the smallest first. */
const downloadsOfFile = sql<DownloadRow[]>`coalesce((
  select json_agg(json_build_object(
    'format', download.format, 'media_name', download.media_name, 'size', saved.size::float8
  ) order by array_position(${[...DOWNLOAD_FORMATS]}::text[], download.format))
  from product_download as download join media as saved on saved.name = download.media_name
  where download.product_id = file.product_id and download.position = file.position
), '[]')`

export const itemQueries = (database: Database) => ({
  /**
   * Each work once, by the entitlement that gives the most access for the longest time; of viewings that have not begun, the one
   * that must begin first; a pass with the end of its last period.
   */
  async listItems({ accountId, language, state, productClass, limit, offset }: Asked & Filters) {
    const { rows } = await sql<ItemRow & { count: number }>`
      with mine as (
        select entitlement.*, entitlement_state(entitlement) as state from entitlement
        where account_id = ${accountId} and revoked_at is null and not (is_gift and earliest_at > now())
      ), item as (
        select id, account_id, terms, state, is_gift, granted_at, starts_at, starts_by, hours_to_watch, product_id,
          case when terms = 'subscription' then max(ends_at) over same else ends_at end as ends_at,
          max(opened_at) over same as opened_at,
          row_number() over (
            partition by product_id
            order by state = 'active' desc, state = 'upcoming' desc, terms = 'own' desc, ends_at desc nulls last,
              starts_by nulls first, id
          ) as rank
        from mine window same as (partition by product_id)
      )
      select ${columns(language)}, (count(*) over ())::integer as count
      from item ${around(language)}
      where rank = 1 and item.state = coalesce(${state}::text, item.state)
        and product.product_class = coalesce(${productClass}::text, product.product_class)
      order by greatest(item.opened_at, reading_position.updated_at) desc nulls last, item.granted_at desc, item.id
      limit ${limit} offset ${offset}`.execute(database)
    return rows
  },

  async findItem({ accountId, language, id }: Asked & { id: string }) {
    const { rows } = await sql<ItemRow>`
      select ${columns(language)}
      from (
        select entitlement.*, entitlement_state(entitlement) as state from entitlement
        where id = ${id} and account_id = ${accountId} and not (is_gift and earliest_at > now())
      ) as item ${around(language)}`.execute(database)
    return rows[0]
  },

  async listFiles(productId: number, language: Language) {
    const { rows } = await sql<FileRow>`
      select file.position, file.kind, coalesce(file.titles ->> ${language}::text, '') as title, file.media_name,
        media.type, media.size::float8 as size, file.duration_seconds, ${downloadsOfFile} as downloads
      from product_file as file join media on media.name = file.media_name
      where file.product_id = ${productId} order by file.position`.execute(database)
    return rows
  },

  /** Adds a work of an active pass, once; nothing without such a pass or work. */
  async borrow({ accountId, productId }: { accountId: string; productId: number }) {
    const { rows } = await sql<{ id: string }>`
      with taken as (
        insert into entitlement (id, order_line_id, order_id, product_id, terms, account_id, copies)
        select gen_random_uuid(), pass.order_line_id, pass.order_id, product.id, 'pass', pass.account_id, 1
        from entitlement as pass
        join subscription_plan as plan on plan.product_id = pass.product_id
        join product on product.id = ${productId} and product.product_class = any (plan.opens)
        where pass.account_id = ${accountId} and pass.terms = 'subscription' and pass.revoked_at is null
          and pass.starts_at <= now() and pass.ends_at > now()
          and product.product_class in ('E-book', 'Audiobook', 'Pay Per View')
        order by pass.ends_at desc limit 1
        on conflict do nothing
        returning id
      )
      select id from taken`.execute(database)
    return rows[0]?.id
  },

  /** The best entitlement that opens the files of a record now, in the formats that it is sold in. */
  async findOfRecord({ accountId, slug }: { accountId: string; slug: string }) {
    const { rows } = await sql<{ id: string }>`
      select entitlement.id from content
      join content_product as sold on sold.content_id = content.id
      join entitlement on entitlement.product_id = sold.product_id
      where content.kind = 'record' and content.slug = ${slug} and account_id = ${accountId}
        and terms <> 'subscription' and entitlement_state(entitlement) = 'active'
        and exists (select from product_file as file where file.product_id = entitlement.product_id and kind = 'audio')
      order by terms = 'own' desc, entitlement.id limit 1`.execute(database)
    return rows[0]?.id
  },

  /** The best entitlement that opens the work now. */
  async findOpen({ accountId, productId }: { accountId: string; productId: number }) {
    const { rows } = await sql<{ id: string }>`
      select id from entitlement
      where account_id = ${accountId} and product_id = ${productId} and terms <> 'subscription'
        and entitlement_state(entitlement) = 'active'
      order by terms = 'own' desc, terms = 'pass' desc, ends_at desc nulls last, starts_by, id limit 1`.execute(
      database,
    )
    return rows[0]?.id
  },
})

export type ItemQueries = ReturnType<typeof itemQueries>
