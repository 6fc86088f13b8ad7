import { type RawBuilder, sql } from 'kysely'
import { isPublished, translationOf } from '../../../content/queries.ts'
import { batchOf, inBatches } from '../../../database/batches.ts'
import type { Database } from '../../../database/database.ts'
import { pictureNamed } from '../../../pictures/queries.ts'
import type { ProductKey } from '../../product-card.ts'
import { keyOf, titlesOf } from '../../queries.ts'
import type { Language, ProductRow } from './product-row.ts'

/** Columns for price and availability. */
type OfferRow = Pick<ProductRow, 'id' | 'slug' | 'product_class' | 'selling_price' | 'num_available' | 'is_listed'>

const MOST_MENTIONS = 24
/** Kinds that may mention a product. */
const MENTIONED_BY = ['article', 'booklist', 'record', 'volume', 'event', 'interview', 'session', 'news']

const titleOf = (content: string, language: Language) => sql`(
  select title from content_translation where content_id = ${sql.ref(content)}
  order by (content_translation.language = ${language}) desc limit 1
)`

const listOf = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(item order by place, number), '[]') from (${rows}) as each (item, place, number))`

const morePictures = (language: Language) =>
  listOf(sql`
  select ${pictureNamed(sql.ref('product_image.picture_name'), language)}, position, 0
  from product_image where product_id = product.id`)

const contributors = (language: Language) =>
  listOf(sql`
  select json_build_object('slug', content.slug, 'name', ${titleOf('content.id', language)}, 'role', role), position, content.id
  from product_author join content on content.id = author_id
  where product_id = product.id and ${isPublished()}`)

const publisher = (language: Language) => sql`(
  select json_build_object('slug', content.slug, 'name', ${titleOf('content.id', language)})
  from content where content.id = product.publisher_id and ${isPublished()}
)`

const ticket = (language: Language) => sql`(
  select json_build_object(
    'event', json_build_object('slug', content.slug, 'title', ${titleOf('content.id', language)}),
    'admits', admits, 'status', status, 'doors_at', doors_at, 'starts_at', starts_at, 'ends_at', ends_at,
    'replay_hours', replay_hours,
    'venue', case when admits = 'hall' then (
      select json_build_object('name', name, 'address', address) from venue_translation
      where venue_id = event_date.venue_id order by (venue_translation.language = ${language}) desc limit 1
    ) end
  )
  from ticket_type join event_date on event_date.id = event_date_id join content on content.id = event_id
  where ticket_type.product_id = product.id and ${isPublished()}
)`

const plan = sql`(
  select json_build_object('period_days', period_days, 'opens', opens)
  from subscription_plan where subscription_plan.product_id = product.id
)`

const categories = (language: Language) =>
  listOf(sql`
  select json_build_object(
    'id', category.id, 'parent_id', parent_id, 'slug', content.slug, 'name', ${titleOf('content.id', language)},
    'is_own', exists (select from product_category where product_id = product.id and category_id = category.id)
  ), position, category.id
  from unnest(product.category_ids) as own (id)
  join category on category.id = own.id join content on content.id = own.id
  where ${isPublished()}`)

const formats = (language: Language) =>
  listOf(sql`
  select json_build_object(
    'id', format.id, 'slug', format.slug, 'product_class', format.product_class, 'language', format.language,
    'title', (
      select title from product_translation where product_id = format.id
      order by (product_translation.language = ${language}) desc limit 1
    ),
    'selling_price', format.selling_price, 'mrp', format.mrp, 'pages', format.pages,
    'duration_seconds', format.duration_seconds, 'sample_media', format.sample_media,
    'is_available_to_buy', format.is_listed and format.num_available is distinct from 0
  ), format.id, 0
  from product as format
  where format.id = product.id or (format.work_id = product.work_id and format.is_listed)`)

/** Works bought together with it, then those chosen by hand for one of its formats, then popular ones of its category. */
const related = sql`(
  select coalesce(json_agg(key order by rank, position, key), '[]')
  from (
    select distinct on (key) key, rank, position
    from (
      select related_key as key, case when is_bought then 1 else 3 end as rank, position
      from related_work where work_key = ${keyOf('product')}
      union all
      select ${keyOf('chosen')}, 2, product_relation.position
      from product as format
      join product_relation on product_relation.product_id = format.id
      join product as chosen on chosen.id = related_id
      where ${keyOf('format')} = ${keyOf('product')}
    ) as candidate
    where key <> ${keyOf('product')}
    order by key, rank, position
  ) as best
)`

/** The series of the work, with the works that follow in it. */
const series = (language: Language) => sql`(
  select json_build_object(
    'slug', content.slug, 'name', ${titleOf('content.id', language)}, 'position', own.series_position,
    'next', (
      select coalesce(json_agg(part.id order by part.series_position), '[]') from work as part
      where part.series_id = own.series_id and part.series_position > own.series_position
    )
  )
  from work as own join content on content.id = own.series_id
  where own.id = product.work_id and ${isPublished()}
)`

const contents = sql`(
  select coalesce(json_agg(product_id order by position, product_id), '[]') from bundle_item where bundle_id = product.id
)`

const mentions = (language: Language) => sql`(
  select coalesce(json_agg(json_build_object(
    'kind', mention.kind, 'slug', mention.slug, 'title', words.title, 'summary', words.summary,
    'published_at', mention.published_at, 'picture', ${pictureNamed(sql.ref('mention.picture_name'), language)}
  ) order by mention.published_at desc, mention.id desc), '[]')
  from (
    select content.* from content_product join content on content.id = content_id
    where product_id = product.id and kind = any (${MENTIONED_BY}) and ${isPublished()}
    order by published_at desc, id desc limit ${sql.lit(MOST_MENTIONS)}
  ) as mention
  cross join ${translationOf(language, sql.ref('mention.id'))} as words
)`

const idOfSlug = (slug: RawBuilder<unknown>) => sql`select id from (
    select id, 1 as rank from product where slug = ${slug}
    union all
    select product_id, 2 from moved_slug where kind = 'product' and slug = ${slug} and product_id is not null
  ) as known order by rank limit 1`

/** The id of a key: id, slug or former slug. */
export const idOfKey = (place: ProductKey) =>
  'id' in place ? sql`select ${place.id}::integer as id` : idOfSlug(sql`${place.slug}`)

// An unlisted product is still shown while another format of its work is listed.
export const IS_SHOWN = sql`(product.is_listed or exists (
  select from product as other where other.work_id = product.work_id and other.is_listed
))`

const products = (places: ProductKey[], language: Language) => sql<ProductRow & { number: number }>`
  select asked.number::integer as number, product.id, product.slug, product.product_class, product.language, product.selling_price, product.mrp,
    product.num_available, product.is_listed, product.review_counts, product.isbn, product.pages, product.duration_seconds,
    product.published_on::text, product.binding, product.printing_year, product.weight_grams, product.width_mm,
    product.height_mm, product.depth_mm, words.paper, words.material, words.included, words.care, product.sample_media, product.video_url,
    largest_quantity_of(product.product_class, product.largest_quantity) as largest_quantity,
    product.created_at, product.updated_at, words.title, ${titlesOf(sql`product.id`)} as titles, words.subtitle, words.authors, words.description,
    ${pictureNamed(sql.ref('product.picture_name'), language)} as picture,
    ${morePictures(language)} as more_pictures,
    ${contributors(language)} as contributors,
    ${publisher(language)} as publisher,
    ${ticket(language)} as ticket,
    ${plan} as plan,
    ${categories(language)} as categories,
    ${formats(language)} as formats,
    ${contents} as contents,
    ${related} as related,
    ${mentions(language)} as mentions,
    ${series(language)} as series
  from unnest(
    ${batchOf(
      places.map((place) => ('id' in place ? place.id : null)),
      'integer',
    )},
    ${batchOf(
      places.map((place) => ('id' in place ? null : place.slug)),
      'text',
    )}
  ) with ordinality as asked (id, slug, number)
  join product on product.id = coalesce(asked.id, (${idOfSlug(sql.ref('asked.slug'))}))
  cross join lateral (
    select title, subtitle, authors, paper, material, included, care, coalesce(nullif(description, ''), (
      select description from product_translation as other where product_id = product.id and other.language <> own.language
    ), '') as description
    from product_translation as own
    where product_id = product.id order by (language = ${language}) desc limit 1
  ) as words
  where ${IS_SHOWN}`

const offer = (place: ProductKey) => sql<OfferRow>`
  select product.id, product.slug, product_class, selling_price, num_available, is_listed
  from (${idOfKey(place)}) as place join product on product.id = place.id
  where ${IS_SHOWN}`

/** A product of a list of those whose responses may have to be computed. */
export type ProductName = { id: number; slug: string }

/** The last change that is visible at a time of the database, and the last publication by the clock. */
type LastChanges = { seq: number; askedAt: Date; publishedAt: Date | null }

export const detailQueries = (database: Database) => {
  const finderOf = (language: Language) =>
    inBatches(async (places: ProductKey[]): Promise<(ProductRow | undefined)[]> => {
      const { rows } = await products(places, language).execute(database)
      const found = new Map(rows.map(({ number, ...row }) => [number, row]))
      return places.map((_, at) => found.get(at + 1))
    })
  const finders = { en: finderOf('en'), ne: finderOf('ne') }

  return {
    findProduct: (place: ProductKey, language: Language) => finders[language](place),

    async findOffer(place: ProductKey) {
      const { rows } = await offer(place).execute(database)
      return rows[0]
    },

    async lastChanges(): Promise<LastChanges> {
      const { rows } = await sql<LastChanges>`
        select coalesce((select max(seq) from cache_tag), 0)::float8 as seq, clock_timestamp() as "askedAt",
          (select max(published_at) from content where published_at <= now()) as "publishedAt"`.execute(database)
      return rows[0] ?? { seq: 0, askedAt: new Date(0), publishedAt: null }
    },

    /** Listed products in the order of their ids. */
    async listedAfter(id: number, most: number) {
      const { rows } = await sql<ProductName>`
        select id, slug from product where is_listed and id > ${id} order by id limit ${most}`.execute(database)
      return rows
    },

    /** Listed products that were touched after a change, the first ones. */
    async touchedAfter(seq: number, most: number) {
      const { rows } = await sql<ProductName & { seq: number }>`
        select id, slug, cache_tag.seq::float8 as seq from cache_tag
        join product on product.slug = substr(tag, length('product:') + 1)
        where cache_tag.seq > ${String(seq)}::bigint and tag like 'product:%' and is_listed order by cache_tag.seq limit ${most}`.execute(
        database,
      )
      return rows
    },
  }
}

export type DetailQueries = ReturnType<typeof detailQueries>
