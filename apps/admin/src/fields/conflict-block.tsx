import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useFormat, useShownValue } from '../i18n/format.ts'
import { type Conflict, partOf, takeTheirs } from './merge-values.ts'
import { useNameOf } from './reference-field.tsx'
import type { OpenConflict } from './use-merging-save.ts'

type ConflictBlockProps<State, Values> = {
  conflict: OpenConflict<State, Values>
  /** The prefix of the message keys of the fields. */
  fields: string
  /** Fields whose values are other words than what they hold, such as the id of a record: by name or path. */
  show?: Show
  isBusy: boolean
  onDiscard: () => void
  onKeep: (values: Values) => void
}

type Show = Readonly<Record<string, (value: unknown) => string>>

/**
 * Another member has saved meanwhile: what was merged is counted, and each field that both have changed is a choice. The
 * form around it can still be typed in.
 */
export function ConflictBlock<State extends { updated_at: string }, Values extends object>(
  props: ConflictBlockProps<State, Values>,
) {
  const { conflict, fields, show = {}, isBusy, onDiscard, onKeep } = props
  const translate = useTranslate()
  const { time, number } = useFormat()
  const { merged, conflicts, theirs } = conflict
  const form = useFormContext<Values & object>()
  const values: Values = form ? form.watch() : conflict.values
  // Another conflict is chosen anew.
  const [choice, setChoice] = useState<{ of: object; paths: readonly string[] }>({ of: conflicts, paths: [] })
  const chosen = choice.of === conflicts ? choice.paths : []
  const choose = (path: string, isTheirs: boolean) =>
    setChoice({ of: conflicts, paths: isTheirs ? [...chosen, path] : chosen.filter((other) => other !== path) })
  return (
    <section className="conflict" role="alert" aria-labelledby="conflict">
      <h2 id="conflict">{translate('admin.conflict.title', { time: time(theirs.updated_at) })}</h2>
      {merged > 0 && <p>{translate('admin.conflict.merged', { smart_count: merged, count: number(merged) })}</p>}
      <p>
        {translate('admin.conflict.choose', {
          smart_count: conflicts.length,
          count: number(conflicts.length),
        })}
      </p>
      {conflicts.map((one) => (
        <Choice
          key={one.path}
          conflict={{ ...one, mine: partOf(values, one.path) }}
          fields={fields}
          show={show}
          isTheirs={chosen.includes(one.path)}
          onChoose={(isTheirs) => choose(one.path, isTheirs)}
        />
      ))}
      <div className="line end">
        <button type="button" className="button button--plain" disabled={isBusy} onClick={onDiscard}>
          {translate('admin.conflict.discard')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() =>
            onKeep(
              takeTheirs(
                values,
                conflicts.filter(({ path }) => chosen.includes(path)),
              ),
            )
          }
        >
          {translate('admin.conflict.keep')}
        </button>
      </div>
    </section>
  )
}

type ChoiceProps = {
  conflict: Conflict
  fields: string
  show: Show
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function Choice({ conflict: { path, mine, theirs }, fields, show, isTheirs, onChoose }: ChoiceProps) {
  const translate = useTranslate()
  const textOf = useTextOf()
  const [name = '', part] = path.split('.')
  const language = part === 'en' || part === 'ne' ? part : undefined
  const label = translate(`${fields}.${language ? name : (part ?? name)}`)
  const sides = [
    ['yours', mine, false],
    ['theirs', theirs, true],
  ] as const
  return (
    <fieldset className="fields fields--2">
      <legend className="legend">{language ? `${label}, ${translate(`admin.languages.${language}`)}` : label}</legend>
      {sides.map(([side, value, isOther]) => (
        <label key={side} className="choice">
          <input type="radio" name={path} checked={isTheirs === isOther} onChange={() => onChoose(isOther)} />
          <span className="what">
            <b>{translate(`admin.conflict.${side}`)}</b>{' '}
            <span lang={language}>{(show[path] ?? show[name] ?? textOf)(value) || '–'}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A value of a field in words; records by their names. */
function useTextOf() {
  const shown = useShownValue()
  const nameOf = useNameOf()
  const textOf = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(textOf).join(', ')
    if (typeof value !== 'object' || value === null) return shown(value)
    if ('name' in value && 'slug' in value) return nameOf(value as Parameters<typeof nameOf>[0])
    return Object.values(value).map(textOf).join(', ')
  }
  return textOf
}
