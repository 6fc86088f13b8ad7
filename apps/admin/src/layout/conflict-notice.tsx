import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { conflictOf } from '../data/api.ts'
import { useFormat, useShownValue } from '../i18n/format.ts'
import type { FormField, FormValues } from './dialog-form.tsx'

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
