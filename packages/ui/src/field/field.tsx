import type { ComponentProps, ReactNode } from 'react'
import controls from './control.module.css'
import styles from './field.module.css'

type Described = { hint?: string | undefined; error?: string | undefined }

/** The attributes that connect a control with its hint and its error, in the order in which they are read out. */
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

/** The error of a field; the icon is for those who do not see its colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={errorId(id)}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 2 21h20zM12 10v5M12 17.6v.6" />
      </svg>
      <span>{error}</span>
    </p>
  )
}

export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** The error, as an instruction. */
  error?: string | undefined
  /** The text next to the label of an optional field. */
  optional?: string | undefined
}

type FieldProps = FieldTexts & { id: string; children: ReactNode }

/** A control with its label, hint and error. */
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

type Taken = keyof FieldTexts | 'name' | 'id' | 'className' | 'style'
type OneLine = Omit<ComponentProps<'input'>, Taken> & { multiline?: false }
type ManyLines = Omit<ComponentProps<'textarea'>, Taken> & { multiline: true; type?: never }
type TextFieldProps = FieldTexts & { name: string; id?: string } & (OneLine | ManyLines)

/** A text input with a visible label. */
export function TextField({ name, id = name, label, hint, error, optional, ...rest }: TextFieldProps) {
  const tied = { name, ...describeField(id, { hint, error }) }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {rest.multiline ? <Lines {...rest} {...tied} /> : <Line {...rest} {...tied} />}
    </Field>
  )
}

function Line({ multiline, type = 'text', ...rest }: OneLine & { name: string }) {
  return <input {...rest} type={type} className={controls.control} />
}

function Lines({ multiline, rows = 4, ...rest }: ManyLines & { name: string }) {
  return <textarea {...rest} rows={rows} className={`${controls.control} ${controls.lines}`} />
}

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'name' | 'id' | 'className' | 'style' | 'children' | 'multiple'> & {
    name: string
    id?: string
    options: readonly { value: string; text: string }[]
  }

/** One of a list that is too long to be laid out; a short one is a `ChoiceGroup`. */
export function SelectField({ name, id = name, label, hint, error, optional, options, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...rest}
        name={name}
        {...describeField(id, { hint, error })}
        className={`${controls.control} ${controls.select}`}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
