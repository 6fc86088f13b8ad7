'use client'

import { type Client, createClient, suggest } from '@dabali/api-client'
import { IntentLink } from '@dabali/ui/intent-link'
import { PlainPicture } from '@dabali/ui/plain-picture'
import { textLanguage } from '@dabali/ui/text'
import { type RefObject, useCallback, useEffect, useId, useState } from 'react'
import type { SearchSuggest } from './search.ts'
import styles from './suggestions.module.css'

/** A suggestion. */
export type Suggestion = {
  href: string
  title: string
  kind: string
  thumbnail: string
  /** The class of a product; other kinds have a text of the page. */
  label?: string | undefined
}

/** Fetches suggestions and drops kinds without a page on this site. */
export async function fetchSuggestions(
  client: Client,
  { query, paths, signal }: { query: string; paths: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<Suggestion[]> {
  const { results } = await suggest(client, { q: query }, { signal, silent: true, retries: 0 })
  return results.flatMap(({ kind, slug, title, thumbnail, label }) => {
    const path = paths[kind]
    return path === undefined
      ? []
      : [{ kind, title, thumbnail, label, href: path.replace('{slug}', encodeURIComponent(slug)) }]
  })
}

/** Debounce while typing. */
const PAUSE_MS = 140
const SHORTEST = 2
const LONGEST = 200
const NOTHING: { query: string; suggestions: Suggestion[] } = { query: '', suggestions: [] }

/** The suggestions for the input. The last ones stay until the next response; failures give none. */
export function useSuggestions(input: string, { apiPath, language, paths }: SearchSuggest) {
  const [client] = useState(() => createClient({ baseUrl: apiPath, language }))
  const [cache] = useState(() => new Map<string, Suggestion[]>())
  const [shown, setShown] = useState(NOTHING)
  const query = input.trim().slice(0, LONGEST)

  useEffect(() => {
    if (query.length < SHORTEST) {
      setShown(NOTHING)
      return
    }
    const controller = new AbortController()
    const show = (suggestions: Suggestion[]) => {
      cache.set(query, suggestions)
      setShown({ query, suggestions })
    }
    const clear = () => {
      if (!controller.signal.aborted) setShown(NOTHING)
    }
    const fetchNow = () => fetchSuggestions(client, { query, paths, signal: controller.signal }).then(show, clear)
    const remembered = cache.get(query)
    const pause = setTimeout(() => (remembered ? show(remembered) : void fetchNow()), remembered ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(pause)
      controller.abort()
    }
  }, [query, client, cache, paths])
  return shown
}

/** The value of an input that another component renders, from the first keystroke until blur. */
export function useQueryInput(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<string>()
  const close = useCallback(() => setTyped(undefined), [])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const read = () => setTyped(field.value)
    // Input before this component loaded.
    if (document.activeElement === field && field.value !== field.defaultValue) read()
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['input', 'click']) field.addEventListener(name, read, { signal })
    field.addEventListener('blur', close, { signal })
    return () => listening.abort()
  }, [input, close])
  return { typed, close }
}

const NONE = -1

type Combobox = {
  /** The input, rendered elsewhere; its ARIA attributes are set here. */
  input: RefObject<HTMLInputElement | null>
  listId: string
  /** The addresses of the rows, in their order. */
  rows: readonly string[]
  close: () => void
}

/**
 * Makes an input with a list an ARIA combobox: the focus stays in the input, arrows move through the rows, Enter opens the active
 * one, Escape closes the list.
 */
export function useCombobox({ input, listId, rows, close }: Combobox) {
  // By URL, so that new rows do not take the mark over.
  const [marked, setMarked] = useState<string>()
  const active = marked === undefined ? NONE : rows.indexOf(marked)
  const count = rows.length
  const rowId = (index: number) => `${listId}-${index}`
  const activeId = active === NONE ? undefined : rowId(active)

  useEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    return () => {
      for (const name of ATTRIBUTES) field?.removeAttribute(name)
    }
  }, [input])

  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(count > 0))
    set(field, 'aria-controls', count > 0 ? listId : undefined)
    set(field, 'aria-activedescendant', activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, count, activeId])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // During IME composition the keys belong to the input method.
      if (event.isComposing || count === 0) return
      const move = MOVES[event.key]
      if (!move || (event.key === 'Enter' && activeId === undefined)) return
      event.preventDefault()
      if (event.key === 'Enter') press(activeId)
      if (event.key === 'Escape') close()
      setMarked(rows[move(active, count)])
    }
    const field = input.current
    field?.addEventListener('keydown', onKeyDown)
    return () => field?.removeEventListener('keydown', onKeyDown)
  })
  return { active, rowId }
}

/** The next active row; NONE is the input itself. */
const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active) => active + 1,
  ArrowUp: (active, count) => (active === NONE ? count - 1 : active - 1),
  Enter: () => NONE,
  Escape: () => NONE,
}

const press = (id = '') => document.getElementById(id)?.click()

const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

function set(field: HTMLInputElement | null, name: string, value: string | undefined) {
  if (value === undefined) field?.removeAttribute(name)
  else field?.setAttribute(name, value)
}

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  action: string
  suggest: SearchSuggest
}

/** The list of suggestions; the last row leads to all results. */
export function Suggestions({ input, action, suggest }: SuggestionsProps) {
  const id = useId()
  const { texts, language } = suggest
  const { typed, close } = useQueryInput(input)
  const { query, suggestions } = useSuggestions(typed ?? '', suggest)
  const rows = typed && suggestions.length > 0 ? [...suggestions, everything(action, query)] : []
  const { active, rowId } = useCombobox({ input, listId: id, rows: rows.map(({ href }) => href), close })
  if (rows.length === 0) return null
  return (
    <div className={styles.float}>
      <p className="visually-hidden" role="status">
        {texts.found.replace('{count}', String(suggestions.length))}
      </p>
      {/* Keeps the focus in the input until the click. */}
      <div id={id} className={styles.list} role="listbox" aria-label={texts.list} onMouseDown={keepFocus}>
        {rows.map((row, index) => (
          <IntentLink
            key={row.href}
            id={rowId(index)}
            className={styles.row}
            href={row.href}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={close}
          >
            {row.kind === '' ? (
              <span className={styles.all}>{texts.all.replace('{query}', () => query)}</span>
            ) : (
              <Row row={row} kind={row.label ?? texts.kinds[row.kind] ?? ''} language={language} />
            )}
          </IntentLink>
        ))}
      </div>
    </div>
  )
}

function Row({ row, kind, language }: { row: Suggestion; kind: string; language: string }) {
  return (
    <>
      <span className={styles.picture}>
        {row.thumbnail && <PlainPicture className={styles.image} src={row.thumbnail} />}
      </span>
      <span className={styles.title} lang={textLanguage(row.title, language)}>
        {row.title}
      </span>{' '}
      <span className={styles.kind}>{kind}</span>
    </>
  )
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

const everything = (action: string, query: string): Suggestion => ({
  href: `${action}?q=${encodeURIComponent(query)}`,
  title: query,
  kind: '',
  thumbnail: '',
})
