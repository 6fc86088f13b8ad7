'use client'

import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text-language'
import { type RefObject, useId } from 'react'
import type { Suggestion } from './ask-suggestions.ts'
import type { SearchSuggest } from './search-suggest.ts'
import styles from './suggestions.module.css'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useTypedWords } from './use-typed-words.ts'

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  action: string
  suggest: SearchSuggest
}

/** What may be meant, below the field in which it is typed; last of all, everything that is found for it. */
export function Suggestions({ input, action, suggest }: SuggestionsProps) {
  const id = useId()
  const { texts, language } = suggest
  const { typed, close } = useTypedWords(input)
  const { query, suggestions } = useSuggestions(typed ?? '', suggest)
  const rows = typed && suggestions.length > 0 ? [...suggestions, everything(action, query)] : []
  const { active, rowId } = useCombobox({ input, listId: id, rows: rows.map(({ href }) => href), close })
  if (rows.length === 0) return null
  return (
    <div className={styles.float}>
      <p className="visually-hidden" role="status">
        {texts.found.replace('{count}', String(suggestions.length))}
      </p>
      {/* A press must not take the focus out of the field before it is a press. */}
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
              <Row row={row} kind={texts.kinds[row.kind] ?? ''} language={language} />
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
        {row.thumbnail && <img className={styles.image} src={row.thumbnail} alt="" decoding="async" />}
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
