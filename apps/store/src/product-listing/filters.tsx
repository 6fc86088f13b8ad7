import type { Facet } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { ButtonLink } from '@dabali/ui/button'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text'
import type { ReactNode } from 'react'
import { BOOKS_PATH } from '../paths.ts'
import activeStyles from './active-filters.module.css'
import { FILTER_FIELDS, type FilterField } from './filter-fields.ts'
import { FilterFold } from './filter-fold.tsx'
import type { FilteredSearch } from './filter-sheet.tsx'
import valueStyles from './filter-values.module.css'
import styles from './filters.module.css'
import {
  type Choice,
  choiceOf,
  isChosen,
  type ListingQuery,
  onPage,
  type SortOrder,
  sortedBy,
  toggle,
  without,
} from './listing-query.ts'
import { type ListingText, namedFilters } from './listing-text.ts'
import type { Listing } from './load-listing.ts'

/** The props that all parts of a list share. */
type FilterProps = {
  query: ListingQuery
  listing: Listing
  /** The URL of the same list with another query. */
  hrefOf: (query: ListingQuery) => string
  texts: ListingText
  language: Language
}

type FiltersProps = FilterProps & {
  about: readonly Choice[]
  /** The search whose results are filtered. */
  search?: FilteredSearch
}

/** Filters that are open at first; the others are long lists of names. */
const OPEN_FIELDS: readonly FilterField[] = ['product_class', 'category', 'language', 'price', 'in_stock']

/** The filters: a sidebar on wide screens; on narrow ones a sheet, and without scripts folded above the list. */
export function Filters({ about, search, ...parts }: FiltersProps) {
  const { query, listing, hrefOf, texts, language } = parts
  const offered = FILTER_FIELDS.flatMap((field) => {
    const facet = listing.facets.find((each) => each.field === field)
    return facet && about.every((choice) => choice.field !== field) && isOffered(facet)
      ? [{ field, values: facet.values }]
      : []
  })
  if (offered.length === 0) return <div />
  const named = (field: FilterField, values: readonly Value[]) =>
    values.map((value) => ({
      value: choiceOf(field, value.value).value,
      name: texts.valueName(field, value),
      count: value.count,
    }))
  return (
    <details className={styles.panel}>
      <FilterFold
        className={`${styles.fold}`}
        text={texts.narrow(query.chosen.length)}
        facets={offered.map(({ field, values }) => ({
          field,
          name: texts.fieldName(field),
          values: named(field, values),
        }))}
        base={hrefOf({ chosen: [], sort: 'popular', page: 1 })}
        texts={texts.sheet(listing)}
        {...{ query, about, search, count: listing.count, language }}
      />
      <h2 className="visually-hidden">{texts.narrow(0)}</h2>
      {offered.map(({ field, values }) => (
        <details
          key={field}
          className={styles.facet}
          open={OPEN_FIELDS.includes(field) || query.chosen.some((choice) => choice.field === field)}
        >
          <summary className={styles.name}>
            <h3>{texts.fieldName(field)}</h3>
          </summary>
          <FilterValues {...parts} field={field} values={values} />
        </details>
      ))}
    </details>
  )
}

/** A facet with one value is hidden unless that value is selected. */
const isOffered = ({ values }: Facet) => values.length > 1 || values.some(({ selected }) => selected)

type Value = Facet['values'][number]
type FilterValuesProps = FilterProps & { field: FilterField; values: readonly Value[] }

/** Further values are folded, unless there are only one or two of them. */
const VISIBLE_VALUES = 8
const MIN_HIDDEN = 2

/** The values of a facet with their counts; a click toggles one. */
function FilterValues({ field, values, ...parts }: FilterValuesProps) {
  const link = (value: Value) => <FilterLink key={value.value} {...parts} field={field} value={value} />
  const seen = values.length <= VISIBLE_VALUES + MIN_HIDDEN ? values.length : VISIBLE_VALUES
  const rest = values.slice(seen)
  return (
    <div className={valueStyles.values}>
      <ul>{values.slice(0, seen).map(link)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className={valueStyles.more}>{parts.texts.more(rest.length)}</summary>
          <ul>{rest.map(link)}</ul>
        </details>
      )}
    </div>
  )
}

function FilterLink({
  field,
  value,
  query,
  hrefOf,
  texts,
  language,
}: FilterProps & { field: FilterField; value: Value }) {
  const choice = choiceOf(field, value.value)
  const name = texts.valueName(field, value)
  const chosen = isChosen(query, choice)
  return (
    <li>
      <IntentLink
        href={hrefOf(toggle(query, choice))}
        className={valueStyles.value}
        rel="nofollow"
        aria-current={chosen ? 'true' : undefined}
      >
        <span className={valueStyles.box} aria-hidden="true" />
        <span lang={textLanguage(name, language)}>{name}</span>
        <span className={valueStyles.count}>{writeDigits(value.count, language)}</span>
      </IntentLink>
    </li>
  )
}

/** The active filters, each with a link that removes it. */
function ActiveFilters({ query, listing, hrefOf, texts, language }: FilterProps) {
  if (query.chosen.length === 0) return null
  return (
    <ul className={activeStyles.row} aria-label={texts.chosen}>
      {namedFilters(query, listing, texts).map(({ choice, name }) => (
        <li key={`${choice.field} ${choice.value}`}>
          <IntentLink
            href={hrefOf(toggle(query, choice))}
            className={activeStyles.chip}
            rel="nofollow"
            aria-label={texts.leaveOut(name)}
          >
            <span lang={textLanguage(name, language)}>{name}</span>
            <svg className={activeStyles.cross} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={hrefOf(without(query))} className={activeStyles.clear}>
          {texts.clearAll}
        </IntentLink>
      </li>
    </ul>
  )
}

type SortLinksProps<Sort extends SortOrder> = {
  sorts: readonly Sort[]
  query: ListingQuery
  hrefOf: (query: ListingQuery) => string
  texts: { sort: string; sortName: (sort: Sort) => string }
}

/** Links to the sort orders. */
export function SortLinks<Sort extends SortOrder>({ sorts, query, hrefOf, texts }: SortLinksProps<Sort>) {
  const choices = sorts.map((sort) => ({
    href: hrefOf(sortedBy(query, sort)),
    text: texts.sortName(sort),
    isShown: sort === query.sort,
  }))
  return <ChoiceLinks label={texts.sort} choices={choices} isUnlisted isBare />
}

type ListingResultsProps = FilterProps & {
  /** The path of the first page. */
  path: string
  pages: number
  /** The results, where there are any. */
  children: ReactNode
}

/** The chosen filters, the results or why there are none, and the links to the other pages. */
export function ListingResults({ path, pages, children, ...props }: ListingResultsProps) {
  return (
    <>
      <ActiveFilters {...props} />
      {children || <EmptyListing {...props} pages={pages} />}
      {children && pages > 1 && (
        <div className={styles.pages}>
          <PaginationLinks path={path} page={props.query.page} pages={pages} language={props.language} />
        </div>
      )}
    </>
  )
}

/** An empty list: its reason, and a link to one with results. */
function EmptyListing(props: FilterProps & { pages: number }) {
  const { query, listing, hrefOf, texts, language, pages } = props
  if (listing.count > 0) {
    const way = { href: hrefOf(onPage(query, pages)), text: texts.past.way }
    return <EmptyState heading={texts.past.heading(query.page)} text={texts.past.text(pages)} link={way} />
  }
  if (query.chosen.length > 0) return <NoMatches {...props} />
  const way = { href: localPath(language, BOOKS_PATH), text: texts.bare.way }
  return <EmptyState heading={texts.bare.heading} text={texts.bare.text} link={way} />
}

/** Each facet that empties the list by itself is offered to be left out. */
function NoMatches({ query, listing, hrefOf, texts, language }: FilterProps) {
  const culprits = fieldsWithoutMatches(listing).filter((field) =>
    query.chosen.some((choice) => choice.field === field),
  )
  const named = namedFilters(query, listing, texts)
  const namesOf = (field: FilterField) =>
    named.flatMap(({ choice, name }) => (choice.field === field ? [name] : [])).join(', ')
  const [first, ...others] = culprits.map((field) => ({
    href: hrefOf(without(query, field)),
    text: texts.leaveOut(namesOf(field)),
  }))
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(culprits.map(namesOf))
  const text = listing.refused ? texts.refused(names) : texts.empty.text(names)
  const all = { href: hrefOf(without(query)), text: texts.clearAll }
  return (
    <EmptyState heading={texts.empty.heading} text={first ? text : texts.empty.all} link={first ?? all}>
      {others.map((way) => (
        <ButtonLink key={way.href} href={way.href} kind="plain">
          {way.text}
        </ButtonLink>
      ))}
    </EmptyState>
  )
}

/** A facet is counted without its own filters: if it has results then, its filters are what empties the list. */
function fieldsWithoutMatches({ facets, refused }: FilterProps['listing']): FilterField[] {
  if (refused) return [refused]
  const shows = ({ values }: Facet) => values.some(({ count }) => count > 0)
  return facets.filter(shows).map(({ field }) => field as FilterField)
}
