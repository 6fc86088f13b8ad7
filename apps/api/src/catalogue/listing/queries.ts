import { hasLanguage, PRODUCT_CLASSES } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { isPublished } from '../../content/queries.ts'
import type { Database } from '../../database/database.ts'
import { CLASS_ORDER, IS_LISTED, type ProductCardRow, productCards, WORK_KEY, workCard } from '../queries.ts'
import { type Filters, PRICE_STEPS } from './product-filters.ts'

type Language = 'en' | 'ne'
type Asked = { filters: Filters; language: Language; limit: number; offset: number }

/** The count of one facet value. Categories, authors and publishers have their label. */
export type FacetRow = { field: string; value: string; count: number; label: string | null; selected: boolean }
/** Counts that do not depend on page and sort order. */
export type Counts = { count: number; facets: FacetRow[]; prices: number[] }
/** `state` grows with every change of the catalogue, in the transaction of the change. */
type CardsRow = { state: string; cards: ProductCardRow[] }
export type CountedRow = { state: string; counted: Counts }

/** Cache tags of product lists. */
export const LISTING_TAGS = ['products', 'categories', 'authors', 'publishers']

/** Limits of facet values; pages may show the whole category tree. */
const MOST_VALUES = { category: 500, author: 50, publisher: 50 }

/** One bit per facet: a product that fails only one facet's filter is counted in that facet. */
const MISSED = { product_class: 1, category: 2, author: 4, language: 8, publisher: 16, price: 32, in_stock: 64 }
const missesOnly = (facet: keyof typeof MISSED) => sql`missed in (0, ${sql.lit(MISSED[facet])})`

/** Content ids of present and former slugs; null without a filter. */
const idsOf = (kind: 'category' | 'author' | 'publisher', slugs: string[] | null) => sql`
  case when ${slugs}::text[] is not null then array(
    select content.id from content where kind = ${kind} and slug = any (${slugs}) and ${isPublished()}
    union
    select content.id from moved_slug join content on content.id = content_id
    where moved_slug.kind = ${kind} and moved_slug.slug = any (${slugs}) and ${isPublished()}
  ) end`

const IN_STOCK = sql`(num_available is distinct from 0)`

/** Every product has a language in the database, also where its class has none to speak of. */
export const HAS_LANGUAGE = sql`(product_class = any (${PRODUCT_CLASSES.filter(hasLanguage)}))`

/** The condition of each facet. */
const conditions = (filters: Filters): Record<keyof typeof MISSED, RawBuilder<unknown>> => ({
  product_class: sql`(${filters.product_class}::text[] is null or product_class = any (${filters.product_class}))`,
  category: sql`(categories is null or category_ids && categories)`,
  author: sql`(authors is null or author_ids && authors)`,
  language: sql`(${filters.language}::text[] is null or (language = any (${filters.language}) and ${HAS_LANGUAGE}))`,
  publisher: sql`(publishers is null or coalesce(publisher_id = any (publishers), false))`,
  price: sql`(selling_price >= coalesce(${filters.price_min}::bigint, 0)
    and selling_price <= coalesce(${filters.price_max}::bigint, selling_price))`,
  in_stock: sql`(${filters.in_stock}::boolean is null or ${IN_STOCK} = ${filters.in_stock})`,
})

const FACETS = Object.keys(MISSED) as (keyof typeof MISSED)[]

const listedProducts = (filters: Filters) => sql`
  from product cross join wanted
  where ${IS_LISTED} and (${filters.slug}::text[] is null or product.id = any (wanted.products))`

/** What is counted as one: all formats of a work, or each product. */
const entryKey = ({ group_by }: Filters) => (group_by === 'work' ? WORK_KEY : sql`product.id`)

/** The facets with a fixed list of values, and the condition of each value. Both ends of a price range belong to it. */
const CHOICES = {
  product_class: CLASS_ORDER.map((value) => ({ value, has: sql`product_class = ${sql.lit(value)}` })),
  language: ['en', 'ne'].map((value) => ({ value, has: sql`language = ${sql.lit(value)} and ${HAS_LANGUAGE}` })),
  in_stock: ['true', 'false'].map((value) => ({ value, has: sql`${IN_STOCK} = ${sql.lit(value)}` })),
  price: PRICE_STEPS.map(({ from, to }) => ({
    value: String(from),
    has: sql`selling_price between ${sql.lit(from)} and ${to === null ? sql`selling_price` : sql.lit(to)}`,
  })),
}
type ChoiceFacet = keyof typeof CHOICES
const CHOICE_FACETS = Object.keys(CHOICES) as ChoiceFacet[]

/** Every listed product with the bits of the facets whose filter it fails, and the bits of the values that it has. */
const productsWithMissedFacets = (filters: Filters) => {
  const asked = conditions(filters)
  const missed = FACETS.map((facet) => sql`case when ${asked[facet]} then 0 else ${sql.lit(MISSED[facet])} end`)
  const values = CHOICE_FACETS.map((facet) => {
    const bits = CHOICES[facet].map(({ has }, at) => sql`case when ${has} then ${sql.lit(1 << at)} else 0 end`)
    return sql`${sql.join(bits, sql` + `)} as ${sql.ref(facet)}`
  })
  return sql`
    select ${entryKey(filters)} as entry, publisher_id, category_ids, author_ids, ${sql.join(values)},
      ${sql.join(missed, sql` + `)} as missed
    ${listedProducts(filters)}`
}

// Formats of a work are merged by their bits, which is faster than counting distinct works for each value.
const entries = sql`
  select shown, ${sql.join(CHOICE_FACETS.map((facet) => sql.ref(facet)))}, count(*)::integer as n from (
    select bool_or(missed = 0) as shown, ${sql.join(
      CHOICE_FACETS.map(
        (facet) => sql`coalesce(bit_or(${sql.ref(facet)}) filter (where ${missesOnly(facet)}), 0) as ${sql.ref(facet)}`,
      ),
    )}
    from shelf group by entry
  ) as entry group by 1, 2, 3, 4, 5`

const choiceFacet = (field: Exclude<ChoiceFacet, 'price'>) => sql`
  select ${sql.lit(field)} as field, choice.value, sum(n)::integer as count, null as label, false as selected
  from grouped join (values ${sql.join(
    CHOICES[field].map(({ value }, at) => sql`(${sql.lit(value)}, ${sql.lit(1 << at)})`),
  )}) as choice (value, bit) on ${sql.ref(field)} & bit <> 0
  group by choice.value`

/** The most frequent values and the selected ones, with their titles. */
const contentFacet = (field: 'category' | 'author' | 'publisher', counted: RawBuilder<unknown>, language: Language) => {
  const selected = sql`coalesce(id = any ((select ${sql.ref(PLURAL[field])} from wanted)::integer[]), false)`
  return sql`
  select ${sql.lit(field)}, slug, best.count, (
    select title from content_translation where content_id = best.id
    order by (content_translation.language = ${language}) desc limit 1
  ), best.selected
  from (
    select id, count(entry)::integer as count, ${selected} as selected
    from (${counted} union all select unnest(${sql.ref(PLURAL[field])}), null from wanted) as each (id, entry)
    group by id order by ${selected} desc, 2 desc, id limit ${sql.lit(MOST_VALUES[field])}
  ) as best
  join content on content.id = best.id and ${isPublished()}`
}
const PLURAL = { category: 'categories', author: 'authors', publisher: 'publishers' } as const

const within = (column: 'category_ids' | 'author_ids', facet: keyof typeof MISSED) => sql`
  select distinct unnest(${sql.ref(column)}), entry from shelf where ${missesOnly(facet)}`

const facets = (language: Language) => sql`(
  select json_agg(facet) from (
    ${choiceFacet('product_class')} union all ${choiceFacet('language')} union all ${choiceFacet('in_stock')}
    union all (${contentFacet('category', within('category_ids', 'category'), language)})
    union all (${contentFacet('author', within('author_ids', 'author'), language)})
    union all (${contentFacet(
      'publisher',
      sql`select distinct publisher_id, entry from shelf where publisher_id is not null and ${missesOnly('publisher')}`,
      language,
    )})
  ) as facet
)`

const prices = () => sql`(
  select json_build_array(${sql.join(
    CHOICES.price.map((_, at) => sql`coalesce(sum(n) filter (where price & ${sql.lit(1 << at)} <> 0), 0)`),
  )}) from grouped
)`

type Column = (name: string) => RawBuilder<unknown>
const columnOf =
  (table: 'product' | 'format'): Column =>
  (name) =>
    sql.ref(`${table}.${name}`)

/** In either order of prices a work has the price of its cheapest format that is in stock. */
const byPrice = (of: Column) =>
  sql`(${of('num_available')} is not distinct from 0, ${of('selling_price')}, ${of('id')})`

/** Each order is total and has an index. `rank` is least for the format of a work that gives the work its position. */
function orderOf(sort: Filters['sort'], language: Language) {
  const title = language === 'en' ? 'sort_title_en' : 'sort_title_ne'
  switch (sort) {
    case 'popular':
      return {
        by: sql`product.popularity`,
        order: sql`by_what desc, id`,
        rank: (of: Column) => sql`(-${of('popularity')}, ${of('id')})`,
      }
    case 'new':
      return {
        by: sql`product.created_at`,
        order: sql`by_what desc, id desc`,
        rank: (of: Column) => sql`(-extract(epoch from ${of('created_at')}), -${of('id')})`,
      }
    case 'rating':
      return {
        by: sql`product.rating_score`,
        order: sql`by_what desc, id`,
        rank: (of: Column) => sql`(-${of('rating_score')}, ${of('id')})`,
      }
    case 'price':
      return { by: sql`product.selling_price`, order: sql`by_what, id`, rank: byPrice }
    case '-price':
      return { by: sql`product.selling_price`, order: sql`by_what desc, id desc`, rank: byPrice }
    case 'title':
      return {
        by: sql.ref(`product.${title}`),
        order: sql`by_what, id`,
        rank: (of: Column) => sql`(${of(title)}, ${of('id')})`,
      }
  }
}

// One CASE hides the selectivity from the planner, so that it walks the index of the order and stops after one page.
// It would underestimate seven separate conditions.
const meets = (filters: Filters) =>
  sql`case when ${sql.join(Object.values(conditions(filters)), sql` and `)} then true else false end`

// Reads the formats of one work at a time, so that the walk still stops after one page.
function isFirstOfWork(filters: Filters, language: Language) {
  if (filters.group_by === 'product') return sql`true`
  const { rank } = orderOf(filters.sort, language)
  return sql`not exists (
    select from product as format where format.work_id = product.work_id
      and ${rank(columnOf('format'))} < ${rank(columnOf('product'))} and ${IS_LISTED} and ${meets(filters)}
  )`
}

const shownCard = ({ filters, language }: Asked) =>
  filters.group_by === 'product'
    ? productCards(language)
    : sql`lateral (
        select chosen.id, work.card from ${workCard(
          sql`array(
            select product.id from product
            where (product.id = chosen.id or product.work_id = chosen.work_id) and ${IS_LISTED} and ${meets(filters)}
          )`,
          language,
        )} as work
      )`

const cards = (asked: Asked) => {
  const { filters, language, limit, offset } = asked
  const { by, order } = orderOf(filters.sort, language)
  return sql`(
    select coalesce(json_agg(card order by place), '[]') from (
      select card, row_number() over (order by ${order}) as place
      from (
        select product.id, product.work_id, ${by} as by_what ${listedProducts(filters)} and ${meets(filters)}
          and ${isFirstOfWork(filters, language)}
        order by ${order} limit ${limit} offset ${offset}
      ) as chosen cross join wanted join ${shownCard(asked)} as cards using (id)
    ) as placed
  )`
}

/** What the filters name, by id. */
const wanted = (filters: Filters) => sql`
  wanted as materialized (
    select ${idsOf('category', filters.category)} as categories, ${idsOf('author', filters.author)} as authors,
      ${idsOf('publisher', filters.publisher)} as publishers,
      array(
        select id from product where slug = any (${filters.slug}::text[])
        union select product_id from moved_slug where kind = 'product' and slug = any (${filters.slug}::text[])
      ) as products
  )`

const latestState = sql`
  (select coalesce(max(seq), 0)::text as state from cache_tag where tag = any (${LISTING_TAGS})) as latest`

const listing = (asked: Asked) => sql<CardsRow>`
  with ${wanted(asked.filters)}
  select state, ${cards(asked)} as cards from ${latestState}`

const countingWithFacets = ({ filters, language }: Pick<Asked, 'filters' | 'language'>) => sql<CountedRow>`
  with ${wanted(filters)}, shelf as materialized (${productsWithMissedFacets(filters)}
  ), grouped as materialized (${entries}
  )
  select state, json_build_object(
    'count', (select coalesce(sum(n), 0) from grouped where shown),
    'facets', coalesce(${facets(language)}, '[]'),
    'prices', coalesce(${prices()}, '[]')
  ) as counted from ${latestState}`

/** Without facets a product that fails any filter is counted nowhere. */
const countingOnly = ({ filters }: Pick<Asked, 'filters'>) => sql<CountedRow>`
  with ${wanted(filters)}
  select state, json_build_object('count', (
    select count(*) from (
      select ${entryKey(filters)} as entry ${listedProducts(filters)} and ${meets(filters)} group by 1
    ) as shown
  ), 'facets', '[]'::json, 'prices', '[]'::json) as counted from ${latestState}`

const counting = (asked: Pick<Asked, 'filters' | 'language'>) =>
  asked.filters.facets ? countingWithFacets(asked) : countingOnly(asked)

export const listingQueries = (database: Database) => ({
  async listProducts(asked: Asked): Promise<CardsRow> {
    const { rows } = await listing(asked).execute(database)
    return only(rows)
  },

  async countProducts(asked: Pick<Asked, 'filters' | 'language'>): Promise<CountedRow> {
    const { rows } = await counting(asked).execute(database)
    return only(rows)
  },
})

function only<T>([row]: T[]): T {
  if (!row) throw new TypeError('An aggregate without a row.')
  return row
}

export type ListingQueries = ReturnType<typeof listingQueries>
