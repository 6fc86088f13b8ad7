'use client'

import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'

type ErrorSummaryProps = {
  heading: string
  /** What to do about each field, by its id, in the order of the form; without one it is about the form as a whole. */
  errors: readonly { field?: string; text: string }[]
  /** Grows with each try to send the form: then the summary takes the focus once more. */
  attempt?: number
}

/** What is wrong with a form, above it. It takes the focus, and each line leads to its field. */
export function ErrorSummary({ heading, errors, attempt = 0 }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const id = useId()
  const some = errors.length > 0

  // Another attempt is another reason to take the focus.
  useEffect(() => {
    if (some) summary.current?.focus()
  }, [some, attempt])

  if (!some) return null
  const focusOnField = (event: MouseEvent, field: string) => {
    // The address stays as it is: a field is no place to come back to.
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

/** Moves the focus to a control; in a group to what is chosen there, or else to the first that can be. */
export function focusField(id: string) {
  const place = document.getElementById(id)
  const control = place?.matches(CONTROLS)
    ? place
    : (place?.querySelector<HTMLElement>(`${CONTROLS}:checked`) ?? place?.querySelector<HTMLElement>(CONTROLS))
  control?.focus()
  return Boolean(control)
}
