import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { conflictOf, fieldError } from '../data/api.ts'
import { useFormat } from '../i18n/format.ts'
import { Facts } from './parts.tsx'

export type FormValues = Record<string, string | boolean>
/** A field of a form in a dialog; `label` is a message key, and times are those of Nepal. */
export type FormField = {
  name: string
  label: string
  type?: 'text' | 'long' | 'number' | 'time' | 'check' | 'choice'
  choices?: readonly (readonly [value: string, name: string])[]
  isOptional?: boolean
  lang?: 'en' | 'ne'
  /** Where the API names the problem, if not under the name of the field. */
  problemAt?: string
}

type FormFieldsProps = {
  fields: readonly FormField[]
  values: FormValues
  set: (values: FormValues) => void
  error: unknown
}

const INPUT_TYPES = { text: 'text', number: 'number', time: 'datetime-local' } as const

/** Fields with what the API says about each below it. */
export function FormFields({ fields, values, set, error }: FormFieldsProps) {
  return (
    <div className="field-grid">
      {fields.map((field) => (
        <OneField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          change={(value) => set({ ...values, [field.name]: value })}
          problem={fieldError(error, field.problemAt ?? field.name)}
        />
      ))}
    </div>
  )
}

type OneFieldProps = {
  field: FormField
  value: string | boolean
  change: (value: string | boolean) => void
  problem: string | undefined
}

function OneField({ field, value, change, problem }: OneFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const { label, type, isOptional, lang } = field
  if (type === 'check')
    return (
      <label className="check align-end">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.target.checked)} />
        {translate(label)}
      </label>
    )
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>
          {translate(label)} {lang && <span className="quiet">{lang === 'ne' ? 'नेपाली' : 'English'}</span>}
        </span>
        {isOptional && <span className="opt">{translate('admin.optional')}</span>}
      </label>
      <Control id={id} field={field} value={String(value)} change={change} isWrong={problem !== undefined} />
      {problem !== undefined && (
        <p className="error-text" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  )
}

type ControlProps = {
  id: string
  field: FormField
  value: string
  change: (value: string) => void
  isWrong: boolean
}

function Control({ id, field: { type = 'text', choices = [], lang }, value, change, isWrong }: ControlProps) {
  const shared = {
    ...{ id, lang, value, className: 'input' },
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? `${id}-error` : undefined,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  if (type === 'choice')
    return (
      <select {...shared}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    )
  if (type === 'long') return <textarea {...shared} />
  return (
    <input {...shared} type={type === 'check' ? 'text' : INPUT_TYPES[type]} min={type === 'number' ? 0 : undefined} />
  )
}

type ConflictNoticeProps<Thing> = {
  error: unknown
  fields: readonly FormField[]
  values: FormValues
  read: (current: Thing) => FormValues
  /** Goes on with the version that another member has saved, and with these values. */
  choose: (current: Thing, values: FormValues) => void
}

/** Another member has changed the same thing: both sides of each field that differs, and a choice of one side. */
export function ConflictNotice<Thing>({ error, fields, values, read, choose }: ConflictNoticeProps<Thing>) {
  const translate = useTranslate()
  const show = useShownValue()
  const current = conflictOf<Thing>(error)
  if (current === undefined) return null
  const theirs = read(current)
  const different = fields.filter(({ name }) => String(values[name] ?? '') !== String(theirs[name] ?? ''))
  return (
    <div className="conflict" role="alert">
      <p>{translate('admin.draftConflict.text')}</p>
      <div className="difference">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="stack-2">
            <h3>{translate(`admin.draftConflict.${side}`)}</h3>
            <Facts
              facts={different.map((field) => [
                [translate(field.label), field.lang?.toUpperCase()].filter(Boolean).join(' '),
                show(field, (side === 'mine' ? values : theirs)[field.name]) || '–',
              ])}
            />
            <button
              type="button"
              className="button button--plain"
              onClick={() => choose(current, side === 'mine' ? values : theirs)}
            >
              {translate(`admin.draftConflict.${side === 'mine' ? 'useMine' : 'useTheirs'}`)}
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}

function useShownValue() {
  const translate = useTranslate()
  const { number } = useFormat()
  return ({ type, choices = [] }: FormField, value: string | boolean | undefined): string => {
    if (typeof value === 'boolean') return translate(`admin.draftConflict.${value ? 'yes' : 'no'}`)
    if (type === 'number' && value) return number(Number(value))
    return choices.find(([choice]) => choice === value)?.[1] ?? (value ?? '').replace('T', ' ')
  }
}
