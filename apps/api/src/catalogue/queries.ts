import { MERCHANDISE_CLASS, PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { type Picture, pictureNamed } from '../pictures/queries.ts'

type Language = 'en' | 'ne'
export type Titles = { [language in Language]?: string }

/** Display order: printed books first. */
export const CLASS_ORDER: readonly ProductClass[] = ['Book', ...PRODUCT_CLASSES.filter((name) => name !== 'Book')]

/** A format of a work on a card. Money is in paisa. */
type CardFormatRow = {
  slug: string
  product_class: ProductClass
  language: Language
  selling_price: number
  is_available_to_buy: boolean
}

/** The columns of a card. Money is in paisa. */
export type ProductCardRow = {
  id: number
  slug: string
  title: string
  /** The titles by language. */
  titles: Titles
  subtitle: string
  authors: string[]
  product_class: ProductClass
  language: Language
  selling_price: number
  mrp: number
  least_price: number | null
  is_available_to_buy: boolean
  /** Published reviews with 1 to 5 stars. */
  review_counts: number[]
  picture: Picture | null
  /** The formats of the work, where a list shows one card per work. */
  formats?: CardFormatRow[]
}

export const titlesOf = (product: RawBuilder<unknown>) =>
  sql`(select json_object_agg(language, title) from product_translation where product_id = ${product})`

/** All formats of the work of `product` that are sold. */
const formatsOfWork = sql`(
  select json_agg(json_build_object(
    'slug', format.slug, 'product_class', format.product_class, 'language', format.language,
    'selling_price', format.selling_price, 'is_available_to_buy', format.num_available is distinct from 0
  ) order by array_position(${CLASS_ORDER}::text[], format.product_class), format.id)
  from product as format
  where format.id = product.id or (format.work_id = product.work_id and format.is_listed)
)`

/** The listed products as a table of `id` and `card` (JSON), for joins; a list of works shows their formats. */
export const productCards = (language: Language, { hasFormats = false } = {}) => sql<{
  id: number
  card: ProductCardRow
}>`(
  select product.id, json_build_object(
    'id', product.id,
    'slug', product.slug,
    'title', words.title,
    'titles', ${titlesOf(sql`product.id`)},
    'subtitle', words.subtitle,
    'authors', words.authors,
    'product_class', product.product_class,
    'language', product.language,
    'selling_price', product.selling_price,
    'mrp', product.mrp,
    'least_price', product.least_price,
    'is_available_to_buy', product.num_available is distinct from 0,
    'review_counts', product.review_counts,
    'picture', ${pictureNamed(sql.ref('product.picture_name'), language)}${
      hasFormats ? sql`, 'formats', ${formatsOfWork}` : sql``
    }
  ) as card
  from product
  cross join lateral (
    select title, subtitle, authors from product_translation
    where product_id = product.id order by (language = ${language}) desc limit 1
  ) as words
  where product.is_listed
)`

/** Products without a title have no card. */
export const IS_LISTED = sql`is_listed and sort_title_en <> ''`

/** Formats of one work have the same key. */
export const WORK_KEY = sql`coalesce(work_id, -product.id)`
export const keyOf = (alias: string) => sql`coalesce(${sql.ref(`${alias}.work_id`)}, -${sql.ref(`${alias}.id`)})`

/** Whether a product is a format of a music record. Only products of two classes can be. */
export const isRecord = ({ id, productClass }: Record<'id' | 'productClass', RawBuilder<unknown>>) =>
  sql<boolean>`case when ${productClass} in ('Digital Bundle', ${sql.lit(MERCHANDISE_CLASS)})
    then is_format_of_record(${id}) else false end`

/** Limit of related works on a page. */
export const MOST_RELATED = 6

const classOrder = sql`array_position(${CLASS_ORDER}::text[], product_class)`

/**
 * The card of a work as a table of one row, for lateral joins: of the formats with these ids it shows one that is in stock,
 * in the language of the page and printed, if there is one.
 */
const workCard = (ids: RawBuilder<unknown>, language: Language) => sql<{ card: ProductCardRow }>`(
  select jsonb_set(cards.card::jsonb, '{formats}', formats) as card
  from (
    select
      (array_agg(id order by num_available is not distinct from 0, language <> ${language}, ${classOrder}, id))[1] as id,
      jsonb_agg(jsonb_build_object(
        'slug', slug,
        'product_class', product_class,
        'language', language,
        'selling_price', selling_price,
        'is_available_to_buy', num_available is distinct from 0
      ) order by ${classOrder}, id) as formats
    from product where id = any (${ids})
  ) as work join ${productCards(language)} as cards using (id)
)`

/** The cards of the most popular works among selected products. `selection` begins with `from product where`. */
export const popularWorks = (selection: RawBuilder<unknown>, most: number, language: Language) => sql`(
  select coalesce(json_agg(shown.card order by best.popularity desc, best.id), '[]')
  from (
    select array_agg(product.id) as ids, max(popularity) as popularity, min(product.id) as id
    ${selection} group by ${WORK_KEY} order by 2 desc, 3 limit ${sql.lit(most)}
  ) as best cross join lateral ${workCard(sql`best.ids`, language)} as shown
)`

/** The listed works of a series as a table of `work_id`, `position` and `card`. */
export const worksOfSeries = (series: RawBuilder<unknown>, language: Language) => sql`(
  select part.id as work_id, part.series_position as position, shown.card
  from work as part
  cross join lateral ${workCard(
    sql`array(select product.id from product where work_id = part.id and ${IS_LISTED})`,
    language,
  )} as shown
  where part.series_id = ${series}
)`
