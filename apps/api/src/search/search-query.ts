import { type Static, Type } from 'typebox'
import { type Filters, ProductQuery, parseFilters } from '../catalogue/listing/product-filters.ts'
import { CONTENT_KINDS } from '../content/content-kind.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { PageQuery } from '../http/pagination.ts'
import { stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'

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
