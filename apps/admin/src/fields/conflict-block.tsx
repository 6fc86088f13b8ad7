import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../i18n/format.ts'
import { type Conflict, takeTheirs } from './merge-values.ts'
import type { OpenConflict } from './use-merging-save.ts'

type ConflictBlockProps<State, Values> = {
  conflict: OpenConflict<State, Values>
  /** The prefix of the message keys of the fields. */
  fields: string
  isBusy: boolean
  onDiscard: () => void
  onKeep: (values: Values) => void
}

/** Another member has saved meanwhile: what was merged is counted, and each field that both have changed is a choice. */
export function ConflictBlock<State extends { updated_at: string }, Values extends object>(
  props: ConflictBlockProps<State, Values>,
) {
  const { conflict, fields, isBusy, onDiscard, onKeep } = props
  const translate = useTranslate()
  const { time, number } = useFormat()
  const { values, merged, conflicts, theirs } = conflict
  const [chosen, setChosen] = useState<readonly string[]>([])
  const choose = (path: string, isTheirs: boolean) =>
    setChosen((before) => (isTheirs ? [...before, path] : before.filter((other) => other !== path)))
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
          conflict={one}
          fields={fields}
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

type ChoiceProps = { conflict: Conflict; fields: string; isTheirs: boolean; onChoose: (isTheirs: boolean) => void }

function Choice({ conflict: { path, mine, theirs }, fields, isTheirs, onChoose }: ChoiceProps) {
  const translate = useTranslate()
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
            <b>{translate(`admin.conflict.${side}`)}</b> <span lang={language}>{textOf(value)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A value of a field in words: the text of HTML, the names of records. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map(textOf).join(', ') || '–'
  if (typeof value !== 'object')
    return String(value)
      .replace(/<[^>]+>/g, ' ')
      .trim()
  const { name } = value as { name?: { en?: string; ne?: string } }
  return name ? (name.en ?? name.ne ?? '–') : Object.values(value).map(textOf).join(', ')
}
