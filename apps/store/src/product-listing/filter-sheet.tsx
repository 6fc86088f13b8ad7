'use client'

import { type Client, type Facet, listProducts, search as searchContent } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { Drawer } from '@dabali/ui/drawer'
import { interpolate, textLanguage } from '@dabali/ui/text'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FilterField } from './filter-fields.ts'
import styles from './filter-sheet.module.css'
import {
  type Choice,
  choiceOf,
  formatListingQuery,
  isChosen,
  type ListingQuery,
  toFilterParams,
  toggle,
  without,
} from './listing-query.ts'

type SheetFacet = {
  field: FilterField
  name: string
  values: { value: string; name: string; count?: number | undefined }[]
}

export type FilteredSearch = { words: string; isExact: boolean }

export type FilterSheetProps = {
  facets: readonly SheetFacet[]
  query: ListingQuery
  count: number
  /** The filters of the subject of the page. */
  about: readonly Choice[]
  search: FilteredSearch | undefined
  /** The URL of the list without filters. */
  base: string
  texts: Record<'title' | 'close' | 'clear' | 'show' | 'showOne' | 'showMany', string>
  language: Language
  onClose: () => void
}

/** A pause in which further choices are made. */
const PAUSE_MS = 150
const FORM = 'filters-form'

/** The filters of a list as a sheet, which the back button closes. Its own button counts what it will show. */
export function FilterSheet({ query, base, texts, language, onClose, ...filters }: FilterSheetProps) {
  const router = useRouter()
  const [chosen, setChosen] = useState(query)
  const isLeaving = useRef(false)
  const { count, facets } = useCount(chosen, query, filters)

  const isOpened = useRef(false)
  useEffect(() => {
    if (!isOpened.current) history.pushState(null, '', '#filters')
    isOpened.current = true
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onClose])

  // Escape that is pressed twice goes back once.
  const goBack = () => {
    if (!isLeaving.current) history.back()
    isLeaving.current = true
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    const href = hrefOf(base, chosen)
    if (href === hrefOf(base, query)) return goBack()
    onClose()
    focusNextFold()
    router.replace(href as Route, { scroll: false })
  }
  return createPortal(
    <Drawer
      open
      placement="bottom"
      onClose={goBack}
      title={texts.title}
      closeText={texts.close}
      actions={
        <>
          <Button kind="plain" disabled={chosen.chosen.length === 0} onClick={() => setChosen(without(chosen))}>
            {texts.clear}
          </Button>
          <Button type="submit" form={FORM} kind="main">
            {showText(count, texts, language)}
          </Button>
        </>
      }
    >
      <form id={FORM} method="get" action={base} onSubmit={show}>
        {facets.map(({ field, name, values }) => (
          <fieldset key={field} className={styles.facet}>
            <legend className={styles.name}>{name}</legend>
            {values.map((each) => {
              const choice = choiceOf(field, each.value)
              return (
                <label key={each.value} className={styles.value}>
                  <input
                    type="checkbox"
                    name={field}
                    value={each.value}
                    checked={isChosen(chosen, choice)}
                    onChange={() => setChosen(toggle(chosen, choice))}
                    className={styles.box}
                  />
                  <span lang={textLanguage(each.name, language)}>{each.name}</span>
                  {each.count !== undefined && (
                    <span className={styles.count}>{writeDigits(each.count, language)}</span>
                  )}
                </label>
              )
            })}
          </fieldset>
        ))}
        <p className="visually-hidden" role="status">
          {count !== undefined && chosen !== query && showText(count, texts, language)}
        </p>
      </form>
    </Drawer>,
    document.body,
  )
}

const visibleFold = () =>
  [...document.querySelectorAll<HTMLElement>('summary[data-filters]')].find((fold) => fold.checkVisibility())

const LONGEST_NAVIGATION_MS = 30_000

/** The filtered list is another page, with a summary of its own, which takes the focus. */
function focusNextFold() {
  const before = visibleFold()
  const observer = new MutationObserver(() => {
    const fold = visibleFold()
    if (!fold || fold === before) return
    observer.disconnect()
    fold.focus({ preventScroll: true })
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  setTimeout(() => observer.disconnect(), LONGEST_NAVIGATION_MS)
}

function showText(
  count: number | undefined,
  { show, showOne, showMany }: FilterSheetProps['texts'],
  language: Language,
) {
  if (count === undefined) return show
  return count === 1 ? showOne : interpolate(showMany, { count: writeDigits(count, language) })
}

function hrefOf(base: string, query: ListingQuery) {
  const filtered = formatListingQuery(query)
  return base + (base.includes('?') ? filtered.replace('?', '&') : filtered)
}

type Counted = { query: ListingQuery; count: number | undefined; facets: readonly SheetFacet[] }
type CountedList = Pick<FilterSheetProps, 'facets' | 'count' | 'about' | 'search'>

/** The number of results of a choice and of each further filter; undefined until it is known. */
function useCount(chosen: ListingQuery, query: ListingQuery, { facets, count, about, search }: CountedList) {
  const client = useClient()
  const [counted, setCounted] = useState<Counted>({ query, count, facets })
  useEffect(() => {
    if (chosen === query) return
    const stopped = new AbortController()
    const ask = async () => {
      const found = await askForCount(client, { query: chosen, about, search, signal: stopped.signal })
      setCounted((known) => ({
        query: chosen,
        count: found.count,
        facets: withCounts(known.facets, found.facets, about),
      }))
    }
    // Without an answer the button names no number.
    const pause = setTimeout(() => ask().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(pause)
      stopped.abort()
    }
  }, [client, chosen, query, about, search])
  if (chosen === query) return { count, facets: counted.query === query ? counted.facets : facets }
  return { count: counted.query === chosen ? counted.count : undefined, facets: counted.facets }
}

type CountRequest = Pick<FilterSheetProps, 'query' | 'about' | 'search'> & { signal: AbortSignal }

function askForCount(client: Client, { query, about, search, signal }: CountRequest) {
  const options = { signal, silent: true }
  const params = toFilterParams(query, about)
  if (!search) return listProducts(client, { ...params, page_size: '1' }, options)
  const { category: _, author: __, publisher: ___, ...own } = params
  const exact = search.isExact ? 'true' : ''
  return searchContent(
    client,
    { ...own, q: search.words, exact, type: 'product', facets: 'true', page_size: '1' },
    options,
  )
}

/** New counts for the values that are shown, which keep their order; those that were not offered before come last. */
const MOST_VALUES = 50

function withCounts(shown: readonly SheetFacet[], facets: readonly Facet[], about: readonly Choice[]): SheetFacet[] {
  return facets.flatMap(({ field: name, label, values }) => {
    const field = name as FilterField
    const known = shown.find((facet) => facet.field === field)
    if (!known && (values.length < 2 || about.some((choice) => choice.field === field))) return []
    const now = values.map((value) => ({ ...value, value: choiceOf(field, value.value).value }))
    // Of authors and publishers the API has the most frequent ones only.
    const isCut = now.length >= MOST_VALUES && (field === 'author' || field === 'publisher')
    const countOf = (value: string) => now.find((each) => each.value === value)?.count ?? (isCut ? undefined : 0)
    const added = now.filter(({ value }) => !known?.values.some((each) => each.value === value))
    return {
      field,
      name: known?.name ?? label,
      values: [
        ...(known?.values.map((each) => ({ ...each, count: countOf(each.value) })) ?? []),
        ...added.map(({ value, label: text, count }) => ({ value, name: text, count })),
      ],
    }
  })
}
