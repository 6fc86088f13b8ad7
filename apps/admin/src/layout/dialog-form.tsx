import { newId } from '@dabali/api-client'
import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldError } from '../data/api.ts'
import { knownAccount } from '../data/auth-provider.ts'
import { typedStore } from '../data/typed-values.ts'

export type FormValues = Record<string, string | boolean>
/** A field of a form in a dialog; `label` is a message key, and times are those of Nepal. */
export type FormField = {
  name: string
  label: string
  /** `digits` is a number that may be written in Nepali digits, which a browser refuses in a number field. */
  type?: 'text' | 'long' | 'number' | 'digits' | 'time' | 'check' | 'choice'
  choices?: readonly (readonly [value: string, name: string])[]
  /** A message key: what the label does not say. */
  hint?: string
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

const INPUTS = {
  text: { type: 'text' },
  number: { type: 'number', min: 0 },
  digits: { type: 'text', inputMode: 'numeric' },
  time: { type: 'datetime-local' },
} as const

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
  const { label, type, hint, isOptional, lang } = field
  const notes = [hint && `${id}-hint`, problem !== undefined && `${id}-error`].filter(Boolean).join(' ')
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
      <Control
        id={id}
        field={field}
        value={String(value)}
        change={change}
        isWrong={problem !== undefined}
        notes={notes}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {translate(hint)}
        </p>
      )}
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
  /** The ids of the hint and of the problem. */
  notes: string
}

function Control({ id, field: { type = 'text', choices = [], lang }, value, change, isWrong, notes }: ControlProps) {
  const shared = {
    ...{ id, lang, value, className: 'input' },
    'aria-invalid': isWrong,
    'aria-describedby': notes || undefined,
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
  return <input {...shared} {...INPUTS[type === 'check' ? 'text' : type]} />
}

/** What of `start` is other in `values`. */
const changesOf = <Values extends object>(start: Values, values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(start, name)),
    ),
  ) as Partial<Values>

/** What was typed into the values `start` of a record with this version, and the keys of what was sent. */
type Typed<Values> = {
  changes: Partial<Values>
  keys: Record<string, string>
  start?: Values
  version?: number | undefined
}
type Begun<Values> = { start: Values; version: number | undefined }

/**
 * What the form goes on from: what others have saved meanwhile, unless they have changed a field that was typed in, or something was
 * sent whose answer may be lost. The API then compares the earlier version, and refuses it where it has to be chosen.
 */
function beginOf<Values extends object>(present: Begun<Values>, left: Typed<Values> | undefined): Begun<Values> {
  if (left?.start === undefined || left.version === undefined || left.version === present.version) return present
  const { start, version, changes, keys } = left
  const overtaken = changesOf(start, present.start)
  const isOvertaken = Object.keys(keys).length > 0 || Object.keys(changes).some((name) => name in overtaken)
  return isOvertaken ? { start, version } : present
}

type DialogOptions = {
  /** The version of the record that the form changes; the form says in `version` which one to send. */
  version?: number | undefined
  account?: string | undefined
}

/**
 * The values of a form in a dialog. What was typed and not sent is there again when the dialog is opened again in this tab:
 * a dialog is closed by mistake, and a session may end. `begin` is what the form shows before; only changes of it are stored,
 * so that what others have saved meanwhile is kept. `form` names the dialog and its record. Each content that is sent has an
 * idempotency key, which is stored too: the answer may have been lost.
 */
export function useDialogValues<Values extends object>(
  form: string,
  begin: () => Values,
  { version, account = knownAccount() }: DialogOptions = {},
) {
  const [store] = useState(() => typedStore<Typed<Values>>(`dialog.${form}`, account))
  const [present] = useState(() => ({ start: begin(), version }))
  const [left, setLeft] = useState(() => store.read())
  const [begun, setBegun] = useState(() => beginOf(present, left))
  const [values, show] = useState<Values>(() => ({ ...begun.start, ...left?.changes }))
  const keys = useRef(left?.keys ?? {})
  const keep = (from: Begun<Values>, next: Values) => {
    const changes = changesOf(from.start, next)
    if (Object.keys({ ...changes, ...keys.current }).length > 0) store.write({ ...from, changes, keys: keys.current })
    else store.forget()
  }
  const forget = () => {
    keys.current = {}
    setLeft(undefined)
    store.forget()
  }
  return {
    values,
    /** What the form has begun with. */
    start: begun.start,
    /** The version to send: that of `start`. */
    version: begun.version ?? 0,
    setValues(next: Values) {
      show(next)
      keep(begun, next)
    },
    /** Goes on with what another member has saved, and with these values. */
    goOnFrom(start: Values, from: number, next: Values) {
      setBegun({ start, version: from })
      show(next)
      keep({ start, version: from }, next)
    },
    /** The key of what is in the form now. */
    keyOf(): string {
      const content = JSON.stringify([begun.version, changesOf(begun.start, values)])
      const key = keys.current[content] ?? newId()
      keys.current = { ...keys.current, [content]: key }
      keep(begun, values)
      return key
    },
    isRestored: Object.keys(left?.changes ?? {}).length > 0,
    startAgain() {
      setBegun(present)
      show(present.start)
      forget()
    },
    /** What follows when the form was sent. */
    sentThen: (next: () => void) => () => {
      forget()
      next()
    },
  }
}

export type TypedForm = Pick<ReturnType<typeof useDialogValues>, 'isRestored' | 'startAgain'>

/** Says that a dialog begins with what was typed before. */
export function RestoredNotice({ isRestored, startAgain }: TypedForm) {
  const translate = useTranslate()
  return (
    <div role="status">
      {isRestored && (
        <div className="notice">
          <p>{translate('admin.typed.restored')}</p>
          <button type="button" className="link" onClick={startAgain}>
            {translate('admin.typed.startAgain')}
          </button>
        </div>
      )}
    </div>
  )
}
