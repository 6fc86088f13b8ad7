import { formatNpr, type Language, productClassName, slugify, writeDigits } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import type { FilterField } from './filter-fields.ts'
import {
  type Choice,
  choiceOf,
  countsTitles,
  findProductClass,
  type ListingQuery,
  type SortOrder,
} from './listing-query.ts'
import type { Listing } from './load-listing.ts'

export type ListingText = Awaited<ReturnType<typeof loadListingText>>

type Value = { value: string; label?: string }

/** The texts of a product list. */
export async function loadListingText(language: Language) {
  const t = await getTranslations('listing')
  const digits = (number: number) => writeDigits(number, language)
  const amount = (rupees: string) => formatNpr(rupees, language)

  function priceName(step: string) {
    const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(step) ?? []
    if (from === undefined || to === undefined) return step
    if (to === '') return t('over', { amount: amount(from) })
    return Number(from) === 0 ? t('upTo', { amount: amount(to) }) : t('between', { from: amount(from), to: amount(to) })
  }

  const words: Partial<Record<FilterField, Readonly<Record<string, string>>>> = {
    language: { en: t('english'), ne: t('nepali') },
    in_stock: { true: t('inStock'), false: t('soldOut') },
  }

  return {
    titles: (count: number) => t('titles', { count }),
    counted: ({ count, facets }: Listing) => t(countsTitles(facets) ? 'titles' : 'items', { count }),
    pageOf: (page: number, pages: number) => t('pageOf', { page: digits(page), pages: digits(pages) }),
    narrow: (count: number) => (count > 0 ? t('filterCount', { count: digits(count) }) : t('filter')),
    more: (count: number) => t('more', { count: digits(count) }),
    leaveOut: (name: string) => t('removeFilter', { name }),
    /** The texts of the sheet, with `{count}` where it writes a number. */
    sheet({ facets }: Pick<Listing, 'facets'>) {
      const isOfTitles = countsTitles(facets)
      return {
        title: t('filter'),
        close: t('close'),
        clear: t('clear'),
        show: t('showResults'),
        showOne: t(isOfTitles ? 'showBook' : 'showItem'),
        showMany: t(isOfTitles ? 'showBooks' : 'showItems', { count: '{count}' }),
      }
    },
    chosen: t('activeFilters'),
    clearAll: t('clearAll'),
    sort: t('sort'),
    sortName: (sort: SortOrder) => t(`sorts.${sort}`),
    fieldName: (field: FilterField) => t(`fields.${field}`),
    /** The label of a filter value: translated where a message exists, otherwise the label from the API. */
    valueName(field: FilterField, { value, label = value }: Value) {
      if (field === 'price') return priceName(value)
      if (field === 'product_class') {
        const shelf = findProductClass(slugify(value))
        return shelf ? productClassName(shelf.productClass, language) : value
      }
      return words[field]?.[value] ?? label
    },
    empty: { heading: t('emptyHeading'), text: (names: string) => t('emptyText', { names }), all: t('emptyAll') },
    refused: (names: string) => t('unknownFilterText', { names }),
    bare: { heading: t('noneHeading'), text: t('noneText'), way: t('allBooks') },
    past: {
      heading: (page: number) => t('pastHeading', { page: digits(page) }),
      text: (pages: number) => t('pastText', { pages }),
      way: t('lastPage'),
    },
  }
}

type NamedChoice = { choice: Choice; name: string }

/** The chosen filters with their labels. */
export function namedFilters(query: ListingQuery, { facets }: Listing, texts: ListingText): NamedChoice[] {
  return query.chosen.map((choice) => {
    const values = facets.find(({ field }) => field === choice.field)?.values ?? []
    const found = values.find(({ value }) => choiceOf(choice.field, value).value === choice.value)
    return { choice, name: texts.valueName(choice.field, found ?? choice) }
  })
}
