'use client'

import { useRef, useState } from 'react'
import styles from './search-form.module.css'

type SearchFormProps = {
  /** The page of the results. */
  action: string
  texts: { label: string; placeholder: string; clear: string }
  /** What was searched for. */
  query?: string
}

/** Asks for `q` on the page of the results; a plain form, which needs no script. */
export function SearchForm({ action, texts, query = '' }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isFilled, setIsFilled] = useState(query !== '')
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    setIsFilled(false)
  }
  return (
    <search>
      <form className={styles.find} action={action}>
        <input
          ref={input}
          className={styles.words}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setIsFilled(event.currentTarget.value !== '')}
        />
        {isFilled && (
          <button type="button" className={styles.clear} aria-label={texts.clear} onClick={clear}>
            <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        )}
        <button type="submit" className={styles.go} aria-label={texts.label}>
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" />
          </svg>
        </button>
      </form>
    </search>
  )
}
