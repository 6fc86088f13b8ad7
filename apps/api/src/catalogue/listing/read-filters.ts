import { PRODUCT_CLASSES, type ProductClass, slugify } from '@dabali/domain'
import { invalidField } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import type { ProductQuery, SORTS } from './product-query.ts'

/** What is asked of a list; null: everything. Prices are in paisa. */
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
  sort: (typeof SORTS)[number]
  facets: boolean
}

const MESSAGES = {
  en: {
    choice: (value: string) => `Select a valid choice. ${value} is not one of the available choices.`,
    range: 'Ensure this value is greater than or equal to price_min.',
  },
  ne: {
    choice: (value: string) => `मान्य विकल्प छान्नुहोस्। ${value} उपलब्ध विकल्पमध्ये पर्दैन।`,
    range: 'यो मोल price_min भन्दा कम हुनु हुँदैन।',
  },
}

/** A form sends its empty fields too: what is empty is not asked for. */
export function readFilters(query: ProductQuery, language: Language): Filters {
  const price_min = paisa(query.price_min)
  const price_max = paisa(query.price_max)
  if (price_min !== null && price_max !== null && price_min > price_max)
    throw invalidField('price_max', MESSAGES[language].range)
  const refuse = (field: string) => (value: string) => invalidField(field, MESSAGES[language].choice(value))
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
