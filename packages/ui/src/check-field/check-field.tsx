import type { ComponentProps, ReactNode } from 'react'
import fields from '../field/field.module.css'
import { describeField, FieldError, hintId } from '../field/field.tsx'
import styles from './check-field.module.css'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'id' | 'className' | 'style'> & {
  name: string
  id?: string
  /** May hold a link, for example to the terms that are agreed to. */
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

/** A checkbox; its label is clickable. */
export function CheckField({ name, id = name, label, hint, error, ...rest }: CheckFieldProps) {
  return (
    <div className={error ? `${styles.field} ${fields.wrong}` : styles.field}>
      <label className={styles.check}>
        <input {...rest} type="checkbox" name={name} {...describeField(id, { hint, error })} className={styles.box} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={`${fields.hint} ${styles.hint}`} id={hintId(id)}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
