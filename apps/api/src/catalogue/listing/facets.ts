import { formatNumber, productClassName } from '@dabali/domain'
import type { Facet } from '../../http/facet.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { CLASS_ORDER } from '../queries.ts'
import { type Filters, PRICE_STEPS } from './product-filters.ts'
import type { Counts, FacetRow } from './queries.ts'

type Value = Facet['values'][number]

const FIELDS = ['product_class', 'category', 'author', 'language', 'publisher', 'price', 'in_stock'] as const
/** Facets with a fixed order of values; the others are sorted by count. */
const ORDERS: Record<string, readonly string[]> = {
  product_class: CLASS_ORDER,
  language: ['en', 'ne'],
  in_stock: ['true', 'false'],
}

/** Localized facets; values without products are left out unless selected. */
export function toFacets(
  { facets, prices }: Pick<Counts, 'facets' | 'prices'>,
  filters: Filters,
  language: Language,
): Facet[] {
  return FIELDS.map((field) => {
    const values =
      field === 'price' ? priceValues(prices, filters, language) : valuesOf(field, facets, filters, language)
    return {
      field,
      label: MESSAGES[language].facets.names[field],
      values: values.filter(({ count, selected }) => count > 0 || selected),
    }
  })
}

type Field = Exclude<(typeof FIELDS)[number], 'price'>

function valuesOf(field: Field, rows: FacetRow[], filters: Filters, language: Language): Value[] {
  const own = rows.filter((row) => row.field === field)
  const order = ORDERS[field]
  if (order === undefined)
    return own
      .map(({ value, label, count, selected }) => ({ value, label: label ?? value, count, selected }))
      .sort((one, other) => other.count - one.count || compare(one.value, other.value))
  const selected = [filters[field] ?? []].flat().map(String)
  return order.map((value) => ({
    value,
    label: labelOf(field, value, language),
    count: own.find((row) => row.value === value)?.count ?? 0,
    selected: selected.includes(value),
  }))
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)

function labelOf(field: Field, value: string, language: Language) {
  const { facets, languages } = MESSAGES[language]
  const names: Record<string, string> = { ...languages, ...facets.values }
  return field === 'product_class' ? productClassName(value, language) : (names[value] ?? value)
}

/** The place of the price step that the limits are, or -1. */
export const selectedStep = ({ price_min, price_max }: Filters): number =>
  PRICE_STEPS.findIndex(({ from, to }) => (price_min ?? 0) === from && price_max === to && (from > 0 || to !== null))

function priceValues(counts: number[], filters: Filters, language: Language): Value[] {
  const selected = selectedStep(filters)
  return PRICE_STEPS.map(({ from, to }, index) => ({
    value: `${from / 100}-${to === null ? '' : to / 100}`,
    label: priceLabel(from, to, language),
    count: counts[index] ?? 0,
    selected: index === selected,
  }))
}

function priceLabel(from: number, to: number | null, language: Language) {
  const texts = MESSAGES[language].facets
  const write = (paisa: number) => formatNumber(paisa / 100, language)
  if (to === null) return texts.from(write(from))
  return from === 0 ? texts.upTo(write(to)) : texts.between(write(from), write(to))
}
