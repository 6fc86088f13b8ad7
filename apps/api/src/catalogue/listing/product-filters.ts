import { PRODUCT_CLASSES, type ProductClass, slugify } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { invalidField } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { PageQuery, stringEnum } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'

/** Price ranges of the facet, in paisa, both ends inclusive. */
export const PRICE_STEPS: { from: number; to: number | null }[] = [
  { from: 0, to: 30_000 },
  { from: 30_000, to: 60_000 },
  { from: 60_000, to: 100_000 },
  { from: 100_000, to: 200_000 },
  { from: 200_000, to: null },
]

const MOST_CHOICES = 50

const GROUPS = ['work', 'product'] as const

const SORTS = ['popular', 'new', 'price', '-price', 'title', 'rating'] as const

// PostgreSQL text cannot contain U+0000.
const text = { maxLength: 200, pattern: '^[^\\u0000]*$' }

/** A parameter that may be repeated or separated by commas. */
const several = (description: string) =>
  Type.Optional(
    Type.Union(
      [
        Type.String({ ...text, maxLength: text.maxLength * MOST_CHOICES }),
        Type.Array(Type.String(text), { maxItems: MOST_CHOICES }),
      ],
      { description: `${description} Several: repeated, or with commas.` },
    ),
  )

const amount = (description: string) =>
  Type.Optional(Type.String({ pattern: '^([0-9]{1,9}(\\.[0-9]{1,2})?)?$', description, examples: ['300'] }))

export const ProductQuery = Type.Object({
  ...PageQuery.properties,
  product_class: several('The name or slug of a product class.'),
  category: several('The slug of a category; includes subcategories.'),
  author: several('The slug of a contributor.'),
  language: several('The language of the work: en or ne.'),
  publisher: several('The slug of a publisher.'),
  price_min: amount('In rupees, inclusive.'),
  price_max: amount('In rupees, inclusive.'),
  in_stock: Type.Optional(
    stringEnum(['true', 'false', ''], { description: 'true: only available products; false: only unavailable ones.' }),
  ),
  slug: several('The present or a former slug of a product.'),
  group_by: Type.Optional(
    stringEnum([...GROUPS, ''], {
      description:
        'work, the default: one entry for all formats of a work. product, the default with slug: one per product.',
    }),
  ),
  sort: Type.Optional(stringEnum([...SORTS, ''], { description: 'Default: bestsellers first.' })),
  facets: Type.Optional(
    stringEnum(['true', 'false', ''], { description: 'false leaves the facet counts out, which is faster.' }),
  ),
})

export type ProductQuery = Static<typeof ProductQuery>

/** Parsed filters; null means no filter. Prices are in paisa. */
export type Filters = {
  product_class: ProductClass[] | null
  category: string[] | null
  author: string[] | null
  language: Language[] | null
  publisher: string[] | null
  price_min: number | null
  price_max: number | null
  in_stock: boolean | null
  slug: string[] | null
  group_by: (typeof GROUPS)[number]
  sort: (typeof SORTS)[number]
  facets: boolean
}

/** Forms send empty fields too; empty means no filter. */
export function parseFilters(query: ProductQuery, language: Language): Filters {
  const price_min = paisa(query.price_min)
  const price_max = paisa(query.price_max)
  if (price_min !== null && price_max !== null && price_min > price_max)
    throw invalidField('price_max', MESSAGES[language].catalogue.priceRange)
  const refuse = (field: string) => (value: string) => invalidField(field, MESSAGES[language].catalogue.choice(value))
  return {
    product_class: known(choices(query.product_class), classNamed, refuse('product_class')),
    category: choices(query.category),
    author: choices(query.author),
    language: known(choices(query.language), languageNamed, refuse('language')),
    publisher: choices(query.publisher),
    price_min,
    price_max,
    in_stock: query.in_stock ? query.in_stock === 'true' : null,
    slug: choices(query.slug),
    group_by: query.group_by || (query.slug?.length ? 'product' : 'work'),
    sort: query.sort || 'popular',
    facets: query.facets !== 'false',
  }
}

function choices(value: string | string[] | undefined): string[] | null {
  const asked = [value ?? []].flat().flatMap((each) => each.split(','))
  const named = new Set(asked.map((each) => each.trim()).filter((each) => each !== ''))
  return named.size === 0 ? null : [...named]
}

function known<T>(values: string[] | null, find: (value: string) => T | undefined, refuse: (value: string) => Error) {
  return (
    values?.map((value) => {
      const found = find(value)
      if (found === undefined) throw refuse(value)
      return found
    }) ?? null
  )
}

const classNamed = (value: string) => PRODUCT_CLASSES.find((name) => name === value || slugify(name) === value)

const languageNamed = (value: string) => (value === 'en' || value === 'ne' ? value : undefined)

const paisa = (rupees = '') => (rupees === '' ? null : Math.round(Number(rupees) * 100))
