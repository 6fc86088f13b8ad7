import { type RawBuilder, sql } from 'kysely'
import { isPublished } from '../../content/queries.ts'
import type { Database } from '../../database/database.ts'
import { type ProductCardRow, productCards } from '../queries.ts'
import { type Filters, PRICE_STEPS } from './product-filters.ts'

type Language = 'en' | 'ne'
/** `known` is the catalogue state of the caller's cached counts. */
type Asked = { filters: Filters; language: Language; limit: number; offset: number; known: string }

/** The count of one facet value. Categories, authors and publishers have their label. */
export type FacetRow = { field: string; value: string; count: number; label: string | null; selected: boolean }
/** Counts that do not depend on page and sort order. */
export type Counts = { count: number; facets: FacetRow[]; prices: number[] }
/** `counted` is null where the caller's cached counts are current. */
type ListingRow = { state: string; cards: ProductCardRow[]; counted: Counts | null }

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

/** The condition of each facet. */
const conditions = (filters: Filters): Record<keyof typeof MISSED, RawBuilder<unknown>> => ({
  product_class: sql`(${filters.product_class}::text[] is null or product_class = any (${filters.product_class}))`,
  category: sql`(categories is null or category_ids && categories)`,
  author: sql`(authors is null or author_ids && authors)`,
  language: sql`(${filters.language}::text[] is null or language = any (${filters.language}))`,
  publisher: sql`(publishers is null or coalesce(publisher_id = any (publishers), false))`,
  price: sql`(selling_price >= coalesce(${filters.price_min}::bigint, 0)
    and selling_price <= coalesce(${filters.price_max}::bigint, selling_price))`,
  in_stock: sql`(${filters.in_stock}::boolean is null or ${IN_STOCK} = ${filters.in_stock})`,
})

const FACETS = Object.keys(MISSED) as (keyof typeof MISSED)[]

// Products without a title have no card.
const listedProducts = (filters: Filters) => sql`
  from product cross join wanted
  where is_listed and sort_title_en <> '' and (${filters.slug}::text[] is null or product.id = any (wanted.products))`

/** Every listed product with the bits of the facets whose filter it fails. */
const productsWithMissedFacets = (filters: Filters) => {
  const asked = conditions(filters)
  const missed = FACETS.map((facet) => sql`case when ${asked[facet]} then 0 else ${sql.lit(MISSED[facet])} end`)
  return sql`
    select product_class, language, publisher_id, selling_price, category_ids, author_ids, ${IN_STOCK} as in_stock,
      ${sql.join(missed, sql` + `)} as missed
    ${listedProducts(filters)}`
}

const plainFacet = (field: 'product_class' | 'language' | 'in_stock') => sql`
  select ${sql.lit(field)} as field, ${sql.ref(field)}::text as value, sum(n)::integer as count, null as label, false as selected
  from grouped where ${missesOnly(field)} group by ${sql.ref(field)}`

/** The most frequent values and the selected ones, with their titles. */
const contentFacet = (field: 'category' | 'author' | 'publisher', counted: RawBuilder<unknown>, language: Language) => {
  const selected = sql`coalesce(id = any ((select ${sql.ref(PLURAL[field])} from wanted)::integer[]), false)`
  return sql`
  select ${sql.lit(field)}, slug, best.count, (
    select title from content_translation where content_id = best.id
    order by (content_translation.language = ${language}) desc limit 1
  ), best.selected
  from (
    select id, sum(n)::integer as count, ${selected} as selected
    from (${counted} union all select unnest(${sql.ref(PLURAL[field])}), 0 from wanted) as each (id, n)
    group by id order by ${selected} desc, sum(n) desc, id limit ${sql.lit(MOST_VALUES[field])}
  ) as best
  join content on content.id = best.id and ${isPublished()}`
}
const PLURAL = { category: 'categories', author: 'authors', publisher: 'publishers' } as const

// Many products share the same arrays, so that they are grouped before unnesting.
const within = (column: 'category_ids' | 'author_ids', facet: keyof typeof MISSED) => sql`
  select unnest(${sql.ref(column)}), n from (
    select ${sql.ref(column)}, count(*) as n from shelf where ${missesOnly(facet)} group by 1
  ) as alike`

const facets = (language: Language) => sql`(
  select json_agg(facet) from (
    ${plainFacet('product_class')} union all ${plainFacet('language')} union all ${plainFacet('in_stock')}
    union all (${contentFacet('category', within('category_ids', 'category'), language)})
    union all (${contentFacet('author', within('author_ids', 'author'), language)})
    union all (${contentFacet(
      'publisher',
      sql`select publisher_id, n from grouped where publisher_id is not null and ${missesOnly('publisher')}`,
      language,
    )})
  ) as facet
)`

const prices = () => sql`(
  select json_build_array(${sql.join(
    PRICE_STEPS.map(({ from, to }) =>
      to === null
        ? sql`count(*) filter (where selling_price >= ${sql.lit(from)})`
        : sql`count(*) filter (where selling_price between ${sql.lit(from)} and ${sql.lit(to)})`,
    ),
  )}) from shelf where ${missesOnly('price')}
)`

/** Each order is total and has an index. */
function orderOf(sort: Filters['sort'], language: Language) {
  switch (sort) {
    case 'popular':
      return { by: sql`popularity`, order: sql`by_what desc, id` }
    case 'new':
      return { by: sql`created_at`, order: sql`by_what desc, id desc` }
    case 'price':
      return { by: sql`selling_price`, order: sql`by_what, id` }
    case '-price':
      return { by: sql`selling_price`, order: sql`by_what desc, id desc` }
    case 'title':
      return { by: language === 'en' ? sql`sort_title_en` : sql`sort_title_ne`, order: sql`by_what, id` }
  }
}

// One CASE hides the selectivity from the planner, so that it walks the index of the order and stops after one page.
// It would underestimate seven separate conditions.
const meets = (filters: Filters) =>
  sql`case when ${sql.join(Object.values(conditions(filters)), sql` and `)} then true else false end`

const cards = ({ filters, language, limit, offset }: Asked) => {
  const { by, order } = orderOf(filters.sort, language)
  return sql`(
    select coalesce(json_agg(card order by place), '[]') from (
      select card, row_number() over (order by ${order}) as place
      from (
        select product.id, ${by} as by_what ${listedProducts(filters)} and ${meets(filters)}
        order by ${order} limit ${limit} offset ${offset}
      ) as chosen join ${productCards(language)} as cards using (id)
    ) as placed
  )`
}

/**
 * Page, total count and facet counts in one statement, hence one snapshot. Every change moves `state` in its own
 * transaction: where it has not moved, cached counts are still correct.
 */
const listing = (asked: Asked) => sql<ListingRow>`
  with wanted as materialized (
    select ${idsOf('category', asked.filters.category)} as categories, ${idsOf('author', asked.filters.author)} as authors,
      ${idsOf('publisher', asked.filters.publisher)} as publishers,
      array(
        select id from product where slug = any (${asked.filters.slug}::text[])
        union select product_id from moved_slug where kind = 'product' and slug = any (${asked.filters.slug}::text[])
      ) as products
  ), shelf as materialized (${productsWithMissedFacets(asked.filters)}
  ), grouped as materialized (
    select product_class, language, publisher_id, in_stock, missed, count(*)::integer as n from shelf group by 1, 2, 3, 4, 5
  )
  select state, ${cards(asked)} as cards, case when state <> ${asked.known} then json_build_object(
    'count', (select coalesce(sum(n), 0) from grouped where missed = 0),
    'facets', coalesce(${asked.filters.facets ? facets(asked.language) : sql`null::json`}, '[]'),
    'prices', coalesce(${asked.filters.facets ? prices() : sql`null::json`}, '[]')
  ) end as counted
  from (select coalesce(max(seq), 0)::text as state from cache_tag where tag = any (${LISTING_TAGS})) as latest`

export const listingQueries = (database: Database) => ({
  async listProducts(asked: Asked): Promise<ListingRow> {
    const { rows } = await listing(asked).execute(database)
    const [row] = rows
    if (!row) throw new TypeError('An aggregate without a row.')
    return row
  },
})

export type ListingQueries = ReturnType<typeof listingQueries>
