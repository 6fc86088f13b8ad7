import { type ReactNode, useId } from 'react'
import { useInput, useTranslate } from 'react-admin'

type FieldProps = {
  source: string
  /** A message key. */
  label: string
  /** A message key. */
  hint?: string
  required?: boolean
  disabled?: boolean
}

type ControlProps = {
  id: string
  disabled: boolean
  className: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FrameProps = FieldProps & { error: string | undefined; children: (control: ControlProps) => ReactNode }

/** A label, a control, a hint and what is wrong with it. */
export function FieldFrame({ label, hint, required = false, disabled = false, error, children }: FrameProps) {
  const translate = useTranslate()
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <label htmlFor={id}>
        <span>{translate(label)}</span>
        {!required && <span className="opt">{translate('admin.optional')}</span>}
      </label>
      {children({
        id,
        disabled,
        className: 'input',
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type FieldNotesProps = { id: string; hint: string | undefined; error: string | undefined }

/** What describes a control: `{id}-hint`, and `{id}-error` with what is wrong. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  const translate = useTranslate()
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {translate(hint)}
        </p>
      )}
      {error && (
        <p className="error-text" id={`${id}-error`} role="alert">
          {translate(error, { _: error })}
        </p>
      )}
    </>
  )
}

type TextFieldProps = FieldProps & { type?: 'text' | 'date' | 'datetime-local' | 'number' | 'money' }

const INPUT: Record<NonNullable<TextFieldProps['type']>, { type: string; inputMode?: 'decimal' | 'numeric' }> = {
  text: { type: 'text' },
  date: { type: 'date' },
  'datetime-local': { type: 'datetime-local' },
  number: { type: 'number', inputMode: 'numeric' },
  money: { type: 'text', inputMode: 'decimal' },
}

/** One line of a form of react-admin. A number is a number or null. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const parse = (text: string) => (type === 'number' ? (text === '' ? null : Number(text)) : text)
  const { field, fieldState } = useInput({ source: props.source, parse, defaultValue: '' })
  return (
    <FieldFrame {...props} error={fieldState.error?.message}>
      {(control) => (
        <input
          {...control}
          {...INPUT[type]}
          className={type === 'money' || type === 'number' ? 'input num' : 'input'}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  )
}

type SelectFieldProps = FieldProps & {
  choices: readonly (readonly [value: string, name: string])[]
  /** A message key: what it means that nothing is chosen. */
  none?: string
  /** The values are numbers, or null where nothing is chosen. */
  isId?: boolean
}

export function SelectField({ choices, none, isId = false, ...props }: SelectFieldProps) {
  const translate = useTranslate()
  const parse = (text: string) => (text === '' ? null : isId ? Number(text) : text)
  const { field, fieldState } = useInput({ source: props.source, parse, defaultValue: '' })
  return (
    <FieldFrame {...props} error={fieldState.error?.message}>
      {(control) => (
        <select {...control} value={field.value ?? ''} onChange={field.onChange} onBlur={field.onBlur}>
          {none && <option value="">{translate(none)}</option>}
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
