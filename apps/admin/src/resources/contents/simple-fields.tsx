import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import type { Field } from './content-kinds.ts'

export const labelOf = (path: string) => `resources.contents.fields.${path.split('.').at(-1)}`

type Simple = Extract<Field, { type: 'line' | 'text' | 'date' | 'check' | 'number' | 'choice' }>

export function SimpleField({ field, isClosed }: { field: Simple; isClosed: boolean }) {
  const translate = useTranslate()
  const id = useId()
  const { field: control, fieldState } = useController({ name: field.path })
  const label = translate(labelOf(field.path))
  const problem = fieldState.error?.message
  const isRequired = field.type === 'number' ? field.isRequired : undefined
  if (field.type === 'check')
    return (
      <label className="check">
        <input
          type="checkbox"
          disabled={isClosed}
          checked={control.value === true}
          onBlur={control.onBlur}
          onChange={(event) => control.onChange(event.target.checked)}
        />
        {label}
      </label>
    )
  return (
    <div className={problem === undefined ? 'field' : 'field field--error'}>
      <label htmlFor={id}>
        {label}
        {'isNullable' in field && field.isNullable && !isRequired && (
          <span className="opt">{translate('admin.optional')}</span>
        )}
      </label>
      <SimpleControl
        field={field}
        value={String(control.value ?? '')}
        change={control.onChange}
        shared={{
          ...{ id, className: 'input', disabled: isClosed, onBlur: control.onBlur },
          'aria-required': isRequired,
          'aria-invalid': problem !== undefined,
          'aria-describedby': problem === undefined ? undefined : `${id}-error`,
        }}
      />
      {problem !== undefined && (
        <p className="error-text" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  )
}

type SimpleControlProps = {
  field: Exclude<Simple, { type: 'check' }>
  value: string
  change: (value: string | number | null) => void
  shared: {
    id: string
    className: string
    disabled: boolean
    onBlur: () => void
    'aria-required': true | undefined
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }
}

function SimpleControl({ field, value, change, shared }: SimpleControlProps) {
  const translate = useTranslate()
  if (field.type === 'choice')
    return (
      <select {...shared} value={value} onChange={(event) => change(event.target.value)}>
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {translate(`resources.contents.choices.${choice}`)}
          </option>
        ))}
      </select>
    )
  const { isNullable = false } = field
  if (field.type === 'number') {
    const least = field.minimum ?? 0
    const setNumber = (typed: number) =>
      change(Number.isNaN(typed) ? (isNullable ? null : least) : Math.max(least, Math.trunc(typed)))
    return (
      <input
        {...shared}
        className="input input--num"
        type="number"
        min={least}
        value={value}
        onChange={(event) => setNumber(event.target.valueAsNumber)}
      />
    )
  }
  const setText = (event: { target: { value: string } }) =>
    change(isNullable && event.target.value === '' ? null : event.target.value)
  if (field.type === 'text') return <textarea {...shared} value={value} onChange={setText} />
  return <input {...shared} type={field.type === 'date' ? 'date' : 'text'} value={value} onChange={setText} />
}

const LANGUAGES = ['en', 'ne'] as const
const readWords = (text: string) =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** Words with commas between them. */
export function TagsField({ path, isShared, isClosed }: { path: string; isShared: boolean; isClosed: boolean }) {
  if (isShared) return <WordList path={path} labelPath={path} isClosed={isClosed} />
  return (
    <div className="pair">
      {LANGUAGES.map((language) => (
        <WordList
          key={language}
          path={`${path}.${language}`}
          labelPath={path}
          language={language}
          isClosed={isClosed}
        />
      ))}
    </div>
  )
}

type WordListProps = { path: string; labelPath: string; language?: 'en' | 'ne'; isClosed: boolean }

function WordList({ path, labelPath, language, isClosed }: WordListProps) {
  const translate = useTranslate()
  const id = useId()
  const { field, fieldState } = useController({ name: path })
  const words: string[] = Array.isArray(field.value) ? field.value : []
  const [text, setText] = useState(words.join(', '))
  const written = words.join('\n')
  // Another document has other words; what is typed here stays as it is.
  useEffect(() => {
    setText((typed) => (readWords(typed).join('\n') === written ? typed : written.replaceAll('\n', ', ')))
  }, [written])
  const problem = fieldState.error?.message
  const isGenres = language === undefined
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>
          {translate(isGenres ? 'resources.contents.fields.genreNames' : labelOf(labelPath))}{' '}
          {language && <span className="quiet">{language === 'ne' ? 'नेपाली' : 'English'}</span>}
        </span>
        <span className="opt">{translate('admin.optional')}</span>
      </label>
      <input
        id={id}
        ref={field.ref}
        className="input"
        lang={language}
        disabled={isClosed}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setText(event.target.value)
          field.onChange(readWords(event.target.value))
        }}
        onBlur={field.onBlur}
      />
      <p className={problem ? 'error-text' : 'hint'} id={`${id}-hint`}>
        {problem ?? translate('resources.contents.commas')}
      </p>
    </div>
  )
}
