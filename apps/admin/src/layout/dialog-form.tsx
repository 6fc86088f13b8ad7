import { newId } from '@dabali/api-client'
import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { conflictOf, fieldError } from '../data/api.ts'
import { knownAccount } from '../data/auth-provider.ts'
import { typedStore } from '../data/typed-values.ts'
import { useFormat, useShownValue } from '../i18n/format.ts'

export type FormValues = Record<string, string | boolean>
/** A field of a form in a dialog; `label` is a message key, and times are those of Nepal. */
export type FormField = {
  name: string
  label: string
  type?: 'text' | 'long' | 'number' | 'time' | 'check' | 'choice'
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
  return (
    <input {...shared} type={type === 'check' ? 'text' : INPUT_TYPES[type]} min={type === 'number' ? 0 : undefined} />
  )
}

type Sides = { base: FormValues | undefined; mine: FormValues; theirs: FormValues }

/** What both have changed of `base`, and the values with what only they have changed. Without `base` each difference is a choice. */
export function compareSides(fields: readonly FormField[], { base, mine, theirs }: Sides) {
  const text = (values: FormValues, { name }: FormField) => String(values[name] ?? '')
  const different = fields.filter((field) => text(mine, field) !== text(theirs, field))
  const isTheirs = (field: FormField) => base !== undefined && text(base, field) === text(mine, field)
  const isMine = (field: FormField) => base !== undefined && text(base, field) === text(theirs, field)
  const merged = different.filter(isTheirs)
  return {
    choices: different.filter((field) => !isTheirs(field) && !isMine(field)),
    numMerged: merged.length,
    values: takeOf(mine, merged, theirs),
  }
}

const takeOf = (values: FormValues, fields: readonly FormField[], from: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(fields.map(({ name }) => [name, from[name] ?? ''])),
})

type Side = 'mine' | 'theirs'
type ConflictNoticeProps<Thing> = {
  error: unknown
  fields: readonly FormField[]
  values: FormValues
  /** The values that this member began with; what only one of both has changed is then no choice. */
  base?: FormValues
  read: (current: Thing) => FormValues
  /** Goes on with the version that another member has saved, and with these values. */
  choose: (current: Thing, values: FormValues) => void
}

/** Another member has changed the same thing: each field that both have changed is a choice. */
export function ConflictNotice<Thing>({ error, fields, values, base, read, choose }: ConflictNoticeProps<Thing>) {
  const translate = useTranslate()
  const { number } = useFormat()
  const [chosen, setChosen] = useState<{ of: unknown; sides: Record<string, Side> }>({ of: error, sides: {} })
  const current = conflictOf<Thing>(error)
  if (current === undefined) return null
  // Another conflict is chosen anew.
  const sides = chosen.of === error ? chosen.sides : {}
  const theirs = read(current)
  const { choices, numMerged, values: merged } = compareSides(fields, { base, mine: values, theirs })
  const isDecided = choices.every(({ name }) => sides[name] !== undefined)
  return (
    <div className="conflict" role="alert">
      <p>{translate('admin.draftConflict.text')}</p>
      {numMerged > 0 && (
        <p>{translate('admin.conflict.merged', { smart_count: numMerged, count: number(numMerged) })}</p>
      )}
      {choices.map((field) => (
        <FieldChoice
          key={field.name}
          field={field}
          mine={values[field.name]}
          theirs={theirs[field.name]}
          side={sides[field.name]}
          choose={(side) => setChosen({ of: error, sides: { ...sides, [field.name]: side } })}
        />
      ))}
      <div className="line end">
        {!isDecided && <p className="hint">{translate('admin.draftConflict.choose')}</p>}
        <button
          type="button"
          className="button"
          disabled={!isDecided}
          onClick={() =>
            choose(
              current,
              takeOf(
                merged,
                choices.filter(({ name }) => sides[name] === 'theirs'),
                theirs,
              ),
            )
          }
        >
          {translate('admin.draftConflict.goOn')}
        </button>
      </div>
    </div>
  )
}

type FieldChoiceProps = {
  field: FormField
  mine: string | boolean | undefined
  theirs: string | boolean | undefined
  side: Side | undefined
  choose: (side: Side) => void
}

function FieldChoice({ field, mine, theirs, side, choose }: FieldChoiceProps) {
  const translate = useTranslate()
  const shown = useShownValue()
  const id = useId()
  const { type, choices = [], lang } = field
  const show = (value: string | boolean | undefined) =>
    choices.find(([choice]) => choice === value)?.[1] ?? shown(type === 'number' && value ? Number(value) : value)
  return (
    <fieldset className="fields fields--2">
      <legend className="legend">
        {[translate(field.label), lang && translate(`admin.languages.${lang}`)].filter(Boolean).join(', ')}
      </legend>
      {(
        [
          ['mine', mine],
          ['theirs', theirs],
        ] as const
      ).map(([name, value]) => (
        <label key={name} className="choice">
          <input type="radio" name={id} checked={side === name} onChange={() => choose(name)} />
          <span className="what">
            <b>{translate(`admin.draftConflict.${name}`)}</b> <span lang={lang}>{show(value) || '–'}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What of `start` is other in `values`. */
const changesOf = <Values extends object>(start: Values, values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(start, name)),
    ),
  ) as Partial<Values>

type Typed<Values> = { changes: Partial<Values>; keys: Record<string, string> }

/**
 * The values of a form in a dialog. What was typed and not sent is there again when the dialog is opened again in this tab:
 * a dialog is closed by mistake, and a session may end. `begin` is what the form shows before; only changes of it are stored,
 * so that what others have saved meanwhile is kept. `form` names the dialog and its record. Each content that is sent has an
 * idempotency key, which is stored too: the answer may have been lost.
 */
export function useDialogValues<Values extends object>(form: string, begin: () => Values, account = knownAccount()) {
  const [store] = useState(() => typedStore<Typed<Values>>(`dialog.${form}`, account))
  const [start] = useState(begin)
  const [left, setLeft] = useState(() => store.read())
  const [values, show] = useState<Values>(() => ({ ...start, ...left?.changes }))
  const keys = useRef(left?.keys ?? {})
  const keep = (changes: Partial<Values>) => {
    if (Object.keys({ ...changes, ...keys.current }).length > 0) store.write({ changes, keys: keys.current })
    else store.forget()
  }
  const forget = () => {
    keys.current = {}
    setLeft(undefined)
    store.forget()
  }
  return {
    values,
    setValues(next: Values) {
      show(next)
      keep(changesOf(start, next))
    },
    /** The key of what is in the form now. */
    keyOf(): string {
      const changes = changesOf(start, values)
      const content = JSON.stringify(changes)
      const key = keys.current[content] ?? newId()
      keys.current = { ...keys.current, [content]: key }
      keep(changes)
      return key
    },
    isRestored: Object.keys(left?.changes ?? {}).length > 0,
    startAgain() {
      show(start)
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
