import type { ReactNode } from 'react'
import styles from './field.module.css'

type Described = { hint?: string | undefined; error?: string | undefined }

/** What ties a control to the words around it: the hint is read out first, then what is wrong. */
export function describeField(id: string, { hint, error }: Described) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** What is wrong, in words that say what to do; the sign is for those who do not see its colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={errorId(id)}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 2 21h20zM12 10v5M12 17.6v.6" />
      </svg>
      <span>{error}</span>
    </p>
  )
}

export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** What is wrong, in words that say what to do. */
  error?: string | undefined
  /** The word beside the label of what may be left empty. */
  optional?: string | undefined
}

type FieldProps = FieldTexts & { id: string; children: ReactNode }

/** The words around one control: its name above it, then the hint, the control, and what is wrong with it. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>{optional}</span>
          </>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}
