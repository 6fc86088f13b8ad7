import type { ProductClass } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { type ContentCardRow, isPublished, translationOf } from '../../content/queries.ts'
import type { Database } from '../../database/database.ts'
import type { Picture } from '../../pictures/picture.ts'
import { pictureNamed } from '../../pictures/queries.ts'
import type { ProductKey } from '../product-card.ts'
import { type ProductCardRow, productCards } from '../queries.ts'

type Language = 'en' | 'ne'
type ContributorRole = 'author' | 'translator' | 'narrator' | 'editor' | 'illustrator'

/** A category of the product or one of its ancestors. */
export type CategoryRow = { id: number; parent_id: number | null; slug: string; name: string; is_own: boolean }
export type FormatRow = {
  id: number
  slug: string
  title: string
  product_class: ProductClass
  language: Language
  selling_price: number
  mrp: number
  is_available_to_buy: boolean
  pages: number | null
  duration_seconds: number | null
}

export type ProductRow = {
  id: number
  slug: string
  product_class: ProductClass
  language: Language
  selling_price: number
  mrp: number
  num_available: number | null
  is_listed: boolean
  isbn: string | null
  pages: number | null
  duration_seconds: number | null
  published_on: string | null
  sample_media: string | null
  video_url: string | null
  largest_quantity: number
  created_at: Date
  updated_at: Date
  title: string
  subtitle: string
  authors: string[]
  description: string
  picture: Picture | null
  more_pictures: Picture[]
  contributors: { slug: string; name: string; role: ContributorRole }[]
  publisher: { slug: string; name: string } | null
  categories: CategoryRow[]
  formats: FormatRow[]
  contents: ProductCardRow[]
  related: ProductCardRow[]
  mentions: ContentCardRow[]
}

/** Columns for price and availability. */
type OfferRow = Pick<ProductRow, 'id' | 'slug' | 'product_class' | 'selling_price' | 'num_available' | 'is_listed'>

/** Limit of related products on a page. */
const MOST_RELATED = 12
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
    'duration_seconds', format.duration_seconds,
    'is_available_to_buy', format.is_listed and format.num_available is distinct from 0
  ), format.id, 0
  from product as format
  where format.id = product.id or (format.work_id = product.work_id and format.is_listed)`)

const related = (language: Language) =>
  listOf(sql`
  select cards.card, product_relation.position, cards.id
  from product_relation join ${productCards(language)} as cards on cards.id = related_id
  where product_id = product.id order by product_relation.position, cards.id limit ${sql.lit(MOST_RELATED)}`)

const contents = (language: Language) =>
  listOf(sql`
  select cards.card, bundle_item.position, cards.id
  from bundle_item join ${productCards(language)} as cards on cards.id = bundle_item.product_id
  where bundle_id = product.id`)

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

/** The id of a key: id, slug or former slug. */
const idOfKey = (place: ProductKey) =>
  'id' in place
    ? sql`select ${place.id}::integer as id`
    : sql`select id from (
        select id, 1 as rank from product where slug = ${place.slug}
        union all
        select product_id, 2 from moved_slug where kind = 'product' and slug = ${place.slug} and product_id is not null
      ) as known order by rank limit 1`

// An unlisted product is still shown while another format of its work is listed.
const isShown = sql`(product.is_listed or exists (
  select from product as other where other.work_id = product.work_id and other.is_listed
))`

const product = (place: ProductKey, language: Language) => sql<ProductRow>`
  select product.id, product.slug, product.product_class, product.language, product.selling_price, product.mrp,
    product.num_available, product.is_listed, product.isbn, product.pages, product.duration_seconds,
    product.published_on::text, product.sample_media, product.video_url, product.largest_quantity,
    product.created_at, product.updated_at, words.title, words.subtitle, words.authors, words.description,
    ${pictureNamed(sql.ref('product.picture_name'), language)} as picture,
    ${morePictures(language)} as more_pictures,
    ${contributors(language)} as contributors,
    ${publisher(language)} as publisher,
    ${categories(language)} as categories,
    ${formats(language)} as formats,
    ${contents(language)} as contents,
    ${related(language)} as related,
    ${mentions(language)} as mentions
  from (${idOfKey(place)}) as place
  join product on product.id = place.id
  cross join lateral (
    select title, subtitle, authors, coalesce(nullif(description, ''), (
      select description from product_translation as other where product_id = product.id and other.language <> own.language
    ), '') as description
    from product_translation as own
    where product_id = product.id order by (language = ${language}) desc limit 1
  ) as words
  where ${isShown}`

const offer = (place: ProductKey) => sql<OfferRow>`
  select product.id, product.slug, product_class, selling_price, num_available, is_listed
  from (${idOfKey(place)}) as place join product on product.id = place.id
  where ${isShown}`

export const detailQueries = (database: Database) => ({
  async findProduct(place: ProductKey, language: Language) {
    const { rows } = await product(place, language).execute(database)
    return rows[0]
  },
  async findOffer(place: ProductKey) {
    const { rows } = await offer(place).execute(database)
    return rows[0]
  },
})

export type DetailQueries = ReturnType<typeof detailQueries>
