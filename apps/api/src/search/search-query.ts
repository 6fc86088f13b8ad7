import { searchStem } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { type Filters, PRICE_STEPS, ProductQuery, parseFilters } from '../catalogue/listing/product-filters.ts'
import { HAS_LANGUAGE } from '../catalogue/listing/queries.ts'
import { CONTENT_KINDS } from '../content/content-kind.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { PageQuery, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { nearestWord, readNames } from './lexeme.ts'
import type { Lookup } from './parse-query.ts'

/** Kinds of search results. */
export const SEARCH_KINDS = ['product', ...CONTENT_KINDS] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

const LONGEST_QUERY = 200

const q = Type.Optional(
  Type.String({ maxLength: LONGEST_QUERY, description: 'In English, Nepali, or Nepali in Latin letters.' }),
)

export const SuggestQuery = Type.Object({ q })

/** Filters of products; other kinds are not filtered. */
const { product_class, language, price_min, price_max, in_stock } = ProductQuery.properties

const SEARCH_SORTS = ['new', 'price', '-price'] as const

export const SearchQuery = Type.Object({
  q,
  exact: Type.Optional(
    stringEnum(['true', 'false', ''], {
      description:
        'true: only the spelling of the query, without the other script, other readings and corrected typos.',
    }),
  ),
  type: Type.Optional(
    Type.String({ maxLength: 200, description: `Only these kinds, separated by commas: ${SEARCH_KINDS.join(', ')}.` }),
  ),
  product_class,
  language,
  price_min,
  price_max,
  in_stock,
  sort: Type.Optional(stringEnum([...SEARCH_SORTS, ''], { description: 'Default: most relevant first.' })),
  facets: Type.Optional(stringEnum(['true', 'false', ''], { description: 'true: include facets of the products.' })),
  ...PageQuery.properties,
})

export type SearchQuery = Static<typeof SearchQuery>

/** The requested kinds; all by default. */
export function kindsIn(type = '', language: Language): SearchKind[] {
  const asked = type.split(',').filter(Boolean)
  const known = SEARCH_KINDS.filter((kind) => asked.includes(kind))
  const unknown = asked.find((kind) => !known.some((each) => each === kind))
  if (unknown !== undefined) throw invalidField('type', MESSAGES[language].catalogue.choice(`"${unknown}"`))
  return known.length === 0 ? [...SEARCH_KINDS] : known
}

/** Product filters applied to search hits. */
export type Refinement = {
  filters: Filters
  sort: (typeof SEARCH_SORTS)[number] | null
  facets: boolean
}

/** Undefined without filters, for a faster query. */
export function parseRefinement(query: SearchQuery, language: Language): Refinement | undefined {
  const { product_class, price_min, price_max, in_stock } = query
  const filters = parseFilters({ product_class, price_min, price_max, in_stock, language: query.language }, language)
  const facets = query.facets === 'true'
  const sort = query.sort || null
  const isRefined = [product_class, price_min, price_max, in_stock, query.language, sort].some((each) => each?.length)
  return isRefined || facets ? { filters, sort, facets } : undefined
}

/** The nearest words of the found titles and names; undefined if they equal the query but for plurals and tenses. */
export function didYouMean({ words }: Lookup, stored: string): string | undefined {
  const { titles, names } = readNames(stored)
  const known = [...titles, ...names].flatMap((line) => line.split(' '))
  const stems = new Set(known.map(searchStem))
  const meant = words.map((word) => (stems.has(searchStem(word)) ? word : nearestWord(word, known).word)).join(' ')
  return meant === words.join(' ') ? undefined : meant
}

const IN_STOCK = sql`(num_available is distinct from 0)`

/** One bit per facet: a product that fails only one facet's filter is counted in that facet. */
const MISSED = { product_class: 1, language: 2, price: 4, in_stock: 8 }
type Facet = keyof typeof MISSED
const FACETS = Object.keys(MISSED) as Facet[]
const missesOnly = (facet: Facet) => sql`missed in (0, ${sql.lit(MISSED[facet])})`

const conditions = (filters: Filters): Record<Facet, RawBuilder<unknown>> => ({
  product_class: sql`(${filters.product_class}::text[] is null or product_class = any (${filters.product_class}))`,
  language: sql`(${filters.language}::text[] is null or (language = any (${filters.language}) and ${HAS_LANGUAGE}))`,
  price: sql`(selling_price >= coalesce(${filters.price_min}::bigint, 0)
    and selling_price <= coalesce(${filters.price_max}::bigint, selling_price))`,
  in_stock: sql`(${filters.in_stock}::boolean is null or ${IN_STOCK} = ${filters.in_stock})`,
})

/** Every hit with the bits of the facets whose filter it fails; content fails none. */
export const hitsWithMissedFacets = ({ filters }: Refinement) => {
  const asked = conditions(filters)
  const missed = FACETS.map((facet) => sql`case when ${asked[facet]} then 0 else ${sql.lit(MISSED[facet])} end`)
  return sql`
    select hits.*, product_class, case when ${HAS_LANGUAGE} then language end as language, selling_price, created_at, ${IN_STOCK} as in_stock,
      case when product.id is null then 0 else ${sql.join(missed, sql` + `)} end as missed
    from hits left join product on product.id = hits.product_id`
}

// Formats of one work are one hit.
const WORKS = sql`count(distinct coalesce(work_id, -product_id))`

const facet = (field: Exclude<Facet, 'price'>) => sql`
  select ${sql.lit(field)} as field, ${sql.ref(field)}::text as value, ${WORKS} as count, null as label, false as selected
  from shelf where product_id is not null and ${sql.ref(field)} is not null and ${missesOnly(field)}
  group by ${sql.ref(field)}`

const prices = sql.join(
  PRICE_STEPS.map(({ from, to }) =>
    to === null
      ? sql`${WORKS} filter (where selling_price >= ${sql.lit(from)})`
      : sql`${WORKS} filter (where selling_price between ${sql.lit(from)} and ${sql.lit(to)})`,
  ),
)

/** Count per facet value. */
export const facetCounts = sql`
  select json_build_object(
    'facets', coalesce((select json_agg(each) from (
      ${facet('product_class')} union all ${facet('language')} union all ${facet('in_stock')}
    ) as each), '[]'),
    'prices', (select json_build_array(${prices}) from shelf where product_id is not null and ${missesOnly('price')})
  )`

/** The requested sort order before relevance; content has neither date nor price. */
export const orderBySort = (sort: Refinement['sort'] | undefined) => {
  if (sort === 'new') return sql`created_at desc nulls last,`
  if (sort === 'price') return sql`selling_price nulls last,`
  if (sort === '-price') return sql`selling_price desc nulls last,`
  return sql``
}
