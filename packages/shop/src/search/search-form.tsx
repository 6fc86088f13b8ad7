// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { type ComponentType, useRef, useState } from 'react'
import type { SearchSuggest } from './search.ts'
import styles from './search-form.module.css'
import type { SuggestionsProps } from './suggestions.tsx'

type SearchFormProps = {
  /** The page of the results. */
  action: string
  texts: { label: string; placeholder: string; clear: string }
  /** What was searched for. */
  query?: string
  /** Enables suggestions while typing; see `searchSuggest`. */
  suggest?: SearchSuggest
  /** What this search is called where a page has another one. */
  name?: string
  /** Shows only its sign on phones until it has the focus: the form of the header. */
  isFolding?: boolean
}

/** The search form: a plain GET form. Suggestions load with the first focus. */
export function SearchForm({ action, texts, query = '', suggest, name, isFolding }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isFilled, setIsFilled] = useState(query !== '')
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    // Notifies the suggestions like any other input.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
    setIsFilled(false)
  }
  const loadSuggestions = () => {
    if (!suggest || Suggestions) return
    const show = (part: typeof import('./suggestions.tsx')) => setSuggestions(() => part.Suggestions)
    // Offline it stays a plain form.
    import('./suggestions.tsx').then(show, () => undefined)
  }
  return (
    // With a tab index a tap on a button leaves the focus inside in browsers that do not focus buttons.
    <search
      className={isFolding ? `${styles.search} ${styles.folding}` : styles.search}
      aria-label={name}
      tabIndex={isFolding ? -1 : undefined}
    >
      <form className={styles.find} action={action}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={loadSuggestions}
          onChange={(event) => {
            setIsFilled(event.currentTarget.value !== '')
            loadSuggestions()
          }}
        />
        {isFilled && (
          <button type="button" className={styles.clear} aria-label={texts.clear} onClick={clear}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        )}
        <button type="submit" className={styles.go} aria-label={texts.label}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" />
          </svg>
        </button>
      </form>
      {Suggestions && suggest && <Suggestions input={input} action={action} suggest={suggest} />}
    </search>
  )
}
