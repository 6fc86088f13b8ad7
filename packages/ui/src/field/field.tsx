import type { ReactNode } from 'react'
import { hintId } from './describe-field.ts'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

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
