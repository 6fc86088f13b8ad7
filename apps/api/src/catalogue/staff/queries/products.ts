import type { ProductClass } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { type Picture, pictureNamed } from '../../../pictures/queries.ts'

export type Connection = Database

/** A text in both languages. */
export type Texts = { en?: string; ne?: string }

type Language = 'en' | 'ne'
export type NamedRow = { id: number; slug: string; name: Texts }
type Role = 'author' | 'translator' | 'narrator' | 'editor' | 'illustrator'

export type TextRow = {
  language: Language
  title: string
  subtitle: string
  authors: string[]
  description: string
  paper: string
  material: string
  included: string
  care: string
}

export type PriceRow = {
  mrp: number
  regular_price: number
  selling_price: number
  least_price: number | null
  sale_price: number | null
  sale_starts_at: Date | null
  sale_ends_at: Date | null
}

export type ProductCardRow = PriceRow & {
  id: number
  version: number
  slug: string
  product_class: ProductClass
  language: Language
  work_id: number | null
  title: Texts
  isbn: string | null
  num_available: number | null
  is_listed: boolean
  complete: Language[]
  picture: Picture | null
  updated_at: Date
}

type Numbers = 'pages' | 'duration_seconds' | 'printing_year' | 'weight_grams' | 'width_mm' | 'height_mm' | 'depth_mm'

export type ProductRow = ProductCardRow & { [name in Numbers]: number | null } & {
  texts: TextRow[]
  binding: 'paperback' | 'hardcover' | 'stapled' | null
  published_on: string | null
  largest_quantity: number
  publisher: NamedRow | null
  contributors: (NamedRow & { role: Role })[]
  categories: NamedRow[]
  related: NamedRow[]
  items: NamedRow[]
  plan: { period_days: number; opens: ('E-book' | 'Audiobook' | 'Pay Per View' | 'Live stream')[] } | null
  rental: { days_to_start: number; hours_to_watch: number } | null
  editions: (NamedRow & { product_class: ProductClass; language: Language; is_listed: boolean })[]
  has_date: boolean
  has_file: boolean
  created_at: Date
}

const contentName = (id: RawBuilder<unknown>) =>
  sql<Texts>`(select coalesce(json_object_agg(language, title), '{}') from content_translation where content_id = ${id})`

const productName = (id: RawBuilder<unknown>) =>
  sql<Texts>`(select coalesce(json_object_agg(language, title), '{}') from product_translation where product_id = ${id})`

const OTHER_TEXTS = ['subtitle', 'description', 'paper', 'material', 'included', 'care']

/** A language is complete with a title, a description, and each text that the other language has. */
const COMPLETE = sql<Language[]>`array(
  select own.language from product_translation as own
  left join product_translation as other on other.product_id = own.product_id and other.language <> own.language
  where own.product_id = product.id and own.description <> ''
    and (own.authors <> '{}' or coalesce(other.authors, '{}') = '{}')
    and ${sql.join(
      OTHER_TEXTS.map((name) => sql`(own.${sql.raw(name)} <> '' or coalesce(other.${sql.raw(name)}, '') = '')`),
      sql` and `,
    )}
  order by own.language
)`

const CARD = (language: Language) => sql`
  product.id, product.version, product.slug, product_class, product.language, product.work_id, ${productName(sql`product.id`)} as title,
  isbn, mrp, regular_price, selling_price, least_price, sale_price, sale_starts_at, sale_ends_at, num_available, is_listed,
  ${COMPLETE} as complete, ${pictureNamed(sql.ref('product.picture_name'), language)} as picture, product.updated_at`

const named = (table: 'content' | 'product') =>
  sql`'id', ${sql.raw(table)}.id, 'slug', ${sql.raw(table)}.slug,
    'name', ${table === 'content' ? contentName(sql`content.id`) : productName(sql`product.id`)}`

const productsIn = (table: string, owner: string, other: string, of: RawBuilder<unknown>) => sql<NamedRow[]>`(
  select coalesce(json_agg(json_build_object(${named('product')}) order by link.position, product.id), '[]')
  from ${sql.raw(table)} as link join product on product.id = link.${sql.raw(other)}
  where link.${sql.raw(owner)} = ${of}
)`

const products = (ids: readonly number[], language: Language) => sql<ProductRow>`
  select ${CARD(language)}, pages, duration_seconds, printing_year, weight_grams, width_mm, height_mm, depth_mm, binding,
    published_on::text, largest_quantity, created_at,
    (
      select coalesce(json_agg(each order by language), '[]') from product_translation as each
      where each.product_id = product.id
    ) as texts,
    (select json_build_object(${named('content')}) from content where content.id = product.publisher_id) as publisher,
    (
      select coalesce(json_agg(json_build_object(${named('content')}, 'role', role) order by position, content.id, role), '[]')
      from product_author join content on content.id = author_id where product_id = product.id
    ) as contributors,
    (
      select coalesce(json_agg(json_build_object(${named('content')}) order by category.position, content.id), '[]')
      from product_category join category on category.id = category_id join content on content.id = category_id
      where product_id = product.id
    ) as categories,
    ${productsIn('product_relation', 'product_id', 'related_id', sql`shown.id`)} as related,
    ${productsIn('bundle_item', 'bundle_id', 'product_id', sql`shown.id`)} as items,
    (
      select json_build_object('period_days', period_days, 'opens', opens) from subscription_plan
      where product_id = product.id
    ) as plan,
    (
      select json_build_object('days_to_start', days_to_start, 'hours_to_watch', hours_to_watch) from viewing_window
      where product_id = product.id
    ) as rental,
    (
      select json_agg(json_build_object(${named('product')},
        'product_class', product.product_class, 'language', product.language, 'is_listed', product.is_listed
      ) order by product.id)
      from product where product.id = shown.id or product.work_id = shown.work_id
    ) as editions,
    exists (select from ticket_type where product_id = product.id) as has_date,
    exists (select from product_file where product_id = product.id) as has_file
  from (select id, work_id from product where id = any (${ids}::integer[])) as shown
  join product using (id) order by product.id`

export type ProductFilters = {
  text?: string | undefined
  productClass?: string | undefined
  category?: number | undefined
  isListed?: boolean | undefined
  complete?: Language | undefined
  incomplete?: Language | undefined
  stock?: 'low' | 'out' | undefined
  sort?: 'title' | undefined
}

export type ExportFilters = { classes?: readonly ProductClass[]; isListed?: boolean }

/** Fewer copies than these are low. */
const LOW_STOCK = 5

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function matches(text: string) {
  const pattern = `%${escapeLike(text.toLowerCase())}%`
  const digits = text.replace(/[\s-]/g, '')
  // Each of the two has the title of the other language where its own is missing, so that both languages are searched.
  return sql`(sort_title_en like ${pattern} or sort_title_ne like ${pattern} or slug like ${pattern}
    or ${/^\d{3,13}$/.test(digits)} and isbn like ${`%${digits}%`})`
}

const conditionsOf = ({ text, productClass, category, isListed, complete, incomplete, stock }: ProductFilters) => [
  ...(text ? [matches(text)] : []),
  ...(productClass === undefined ? [] : [sql`product_class = ${productClass}`]),
  // A product has the ancestors of its categories as well.
  ...(category === undefined ? [] : [sql`category_ids @> array[${category}::integer]`]),
  ...(isListed === undefined ? [] : [sql`is_listed = ${isListed}`]),
  ...(complete === undefined ? [] : [sql`${complete} = any (${COMPLETE})`]),
  ...(incomplete === undefined ? [] : [sql`${incomplete} <> all (${COMPLETE})`]),
  ...(stock === undefined ? [] : [stock === 'out' ? sql`num_available = 0` : sql`num_available < ${LOW_STOCK}`]),
]

export const staffProductQueries = (database: Database) => ({
  async find(id: number, language: Language) {
    const { rows } = await products([id], language).execute(database)
    return rows[0]
  },

  async findMany(ids: readonly number[], language: Language) {
    const { rows } = await products(ids, language).execute(database)
    return rows
  },

  /** The next ids after one, for reading all products page by page. */
  async idsAfter({ classes, isListed }: ExportFilters, { after, limit }: { after: number; limit: number }) {
    const { rows } = await sql<{ id: number }>`
      select id from product where id > ${after}
        and (${classes ?? null}::text[] is null or product_class = any (${classes ?? null}::text[]))
        and (${isListed ?? null}::boolean is null or is_listed = ${isListed ?? null})
      order by id limit ${limit}`.execute(database)
    return rows.map(({ id }) => id)
  },

  /** Locks products for changes, in the order in which sales lock them. */
  lockMany: (ids: readonly number[]) =>
    sql`select from product where id = any (${ids}::integer[]) order by id for no key update`.execute(database),

  /** The products with these ISBNs and slugs, former slugs too. */
  async findByKeys({ isbns, slugs }: { isbns: readonly string[]; slugs: readonly string[] }) {
    const { rows } = await sql<{ id: number; isbn: string | null; slug: string | null }>`
      select id, isbn, slug from product where isbn = any (${isbns}::text[]) or slug = any (${slugs}::text[])
      union all
      select product_id, null, slug from moved_slug
      where kind = 'product' and slug = any (${slugs}::text[]) and product_id is not null`.execute(database)
    return rows
  },

  /** Publishers, contributors and categories by slug or by a name. */
  async findNamed(words: readonly string[]) {
    const { rows } = await sql<{ id: number; kind: string; slug: string; names: string[] }>`
      select content.id, kind, slug, array(
        select lower(title) from content_translation where content_id = content.id
      ) as names
      from content where kind in ('publisher', 'author', 'category') and (
        slug = any (${words}::text[]) or id in (
          select content_id from content_translation where lower(title) = any (${words}::text[])
        )
      ) order by content.id`.execute(database)
    return rows
  },

  /** Locks the product for a change. */
  lock: (id: number) =>
    sql`select from product where id = ${id} for no key update`.execute(database).then(({ rows }) => rows.length > 0),

  /** The newest first, or by title. */
  async list(
    filters: ProductFilters,
    { limit, offset, language }: { limit: number; offset: number; language: Language },
  ) {
    const where = sql.join([sql`true`, ...conditionsOf(filters)], sql` and `)
    const order =
      filters.sort === 'title' ? sql`${sql.ref(`product.sort_title_${language}`)}, product.id` : sql`product.id desc`
    const { rows } = await sql<ProductCardRow & { count: number }>`
      select ${CARD(language)}, chosen.count from (
        select id, count(*) over ()::integer as count, row_number() over (order by ${order}) as place
        from product where ${where} order by ${order} limit ${limit} offset ${offset}
      ) as chosen join product using (id) order by chosen.place`.execute(database)
    return rows
  },

  async listPrices(id: number, { limit, offset }: { limit: number; offset: number }) {
    const { rows } = await sql<{
      changed_at: Date
      mrp: number
      regular_price: number
      selling_price: number
      least_price: number | null
      count: number
    }>`
      select changed_at, mrp, regular_price, selling_price, least_price, count(*) over ()::integer as count
      from price_history where product_id = ${id} order by price_history.id desc limit ${limit} offset ${offset}`.execute(
      database,
    )
    return rows
  },
})

export type StaffProductQueries = ReturnType<typeof staffProductQueries>

/** Begins and ends the sales whose time has come. */
export const applyDuePrices = (database: Connection) => () => sql`select apply_due_prices()`.execute(database)
