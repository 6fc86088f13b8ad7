import { type Static, Type } from 'typebox'
import { ProductQuery } from '../catalogue/listing/product-query.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { PageQuery } from '../http/pagination.ts'
import { stringEnum } from '../http/schemas.ts'
import { SEARCH_KINDS, type SearchKind } from './search-kind.ts'

const LONGEST_QUERY = 200

const q = Type.Optional(
  Type.String({ maxLength: LONGEST_QUERY, description: 'In English, Nepali, or Nepali in Latin letters.' }),
)

export const SuggestQuery = Type.Object({ q })

/** What can be asked of products alone; what is found of the other kinds stays as it is. */
const { product_class, language, price_min, price_max, in_stock } = ProductQuery.properties

export const SEARCH_SORTS = ['new', 'price', '-price'] as const

export const SearchQuery = Type.Object({
  q,
  type: Type.Optional(
    Type.String({ maxLength: 200, description: `Of these alone, parted by commas: ${SEARCH_KINDS.join(', ')}.` }),
  ),
  product_class,
  language,
  price_min,
  price_max,
  in_stock,
  sort: Type.Optional(
    stringEnum([...SEARCH_SORTS, ''], { description: 'What is meant most likely comes first otherwise.' }),
  ),
  facets: Type.Optional(
    stringEnum(['true', 'false', ''], { description: 'true: what the products can be narrowed by.' }),
  ),
  ...PageQuery.properties,
})

export type SearchQuery = Static<typeof SearchQuery>

const UNKNOWN_KIND = {
  en: (kind: string) => `"${kind}" is not something that can be looked for.`,
  ne: (kind: string) => `"${kind}" खोज्न मिल्ने कुरा होइन।`,
}

/** The kinds that were asked for; all, where none was. */
export function kindsIn(type = '', language: Language): SearchKind[] {
  const asked = type.split(',').filter(Boolean)
  const known = SEARCH_KINDS.filter((kind) => asked.includes(kind))
  const unknown = asked.find((kind) => !known.some((each) => each === kind))
  if (unknown !== undefined) throw invalidField('type', UNKNOWN_KIND[language](unknown))
  return known.length === 0 ? [...SEARCH_KINDS] : known
}
