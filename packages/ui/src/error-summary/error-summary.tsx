'use client'

import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'

type ErrorSummaryProps = {
  heading: string
  /** The errors by field id, in the order of the form; without a field the error is about the whole form. */
  errors: readonly { field?: string; text: string }[]
  /** Incremented with each submission, so that the summary is focused again. */
  attempt?: number
}

/** The errors of a form, above it. It is focused, and each error links to its field. */
export function ErrorSummary({ heading, errors, attempt = 0 }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const id = useId()
  const some = errors.length > 0

  // Focus again after another attempt.
  useEffect(() => {
    if (some) summary.current?.focus()
  }, [some, attempt])

  if (!some) return null
  const focusOnField = (event: MouseEvent, field: string) => {
    // Without a new history entry.
    if (focusField(field)) event.preventDefault()
  }
  return (
    <section
      ref={summary}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-errors`}
    >
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      <ul id={`${id}-errors`}>
        {errors.map(({ field, text }) => (
          <li key={text} className={styles.line}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => focusOnField(event, field)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const CONTROLS = ':is(input, select, textarea, button):not(:disabled, [type="hidden"])'

/** Focuses a control; in a group the checked one, or else the first that is enabled. */
export function focusField(id: string) {
  const place = document.getElementById(id)
  const control = place?.matches(CONTROLS)
    ? place
    : (place?.querySelector<HTMLElement>(`${CONTROLS}:checked`) ?? place?.querySelector<HTMLElement>(CONTROLS))
  control?.focus()
  return Boolean(control)
}
