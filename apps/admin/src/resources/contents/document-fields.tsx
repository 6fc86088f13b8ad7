import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { useItemFocus, useOrder } from '../../fields/ordered-list.tsx'
import { useFormat } from '../../i18n/format.ts'
import type { Field } from './content-kinds.ts'
import { MediaField, TrackUploads } from './media-fields.tsx'
import { PictureField } from './picture-field.tsx'

const labelOf = (path: string) => `resources.contents.fields.${path.split('.').at(-1)}`
export const below = (parent: string, field: Field): Field => ({ ...field, path: `${parent}.${field.path}` })

type FieldsProps = { fields: readonly Field[]; isClosed: boolean }

/** The fields of a kind, of an item of a list, or of a group. */
export function DocumentFields({ fields, isClosed }: FieldsProps) {
  return fields.map((field) => <OneField key={field.path} field={field} isClosed={isClosed} />)
}

function OneField({ field, isClosed }: { field: Field; isClosed: boolean }) {
  const { path } = field
  if (field.type === 'pair')
    return (
      <BilingualField
        source={path}
        label={labelOf(path)}
        multiline={field.multiline ?? false}
        rich={field.rich ?? false}
        disabled={isClosed}
      />
    )
  if (field.type === 'words') return <WordsField path={path} isShared={field.isShared ?? false} isClosed={isClosed} />
  if (field.type === 'list') return <ListField field={field} isClosed={isClosed} />
  if (field.type === 'media')
    return (
      <MediaField field={field} isClosed={isClosed}>
        <SimpleField field={{ type: 'line', path, isNullable: field.isNullable ?? false }} isClosed={isClosed} />
      </MediaField>
    )
  if (field.type === 'picture') return <OnePicture field={field} isClosed={isClosed} />
  if (field.type === 'group') return <GroupField field={field} isClosed={isClosed} />
  return <SimpleField field={field} isClosed={isClosed} />
}

type PictureProps = { field: Extract<Field, { type: 'picture' }>; isClosed: boolean }

function OnePicture({ field: { path, shapes }, isClosed }: PictureProps) {
  const translate = useTranslate()
  return <PictureField path={path} title={translate(labelOf(path))} shapes={shapes} isClosed={isClosed} />
}

type Simple = Extract<Field, { type: 'line' | 'text' | 'date' | 'check' | 'number' | 'choice' }>

export function SimpleField({ field, isClosed }: { field: Simple; isClosed: boolean }) {
  const translate = useTranslate()
  const id = useId()
  const { field: control, fieldState } = useController({ name: field.path })
  const label = translate(labelOf(field.path))
  const problem = fieldState.error?.message
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
        {'isNullable' in field && field.isNullable && <span className="opt">{translate('admin.optional')}</span>}
      </label>
      <SimpleControl
        field={field}
        value={String(control.value ?? '')}
        change={control.onChange}
        shared={{
          ...{ id, className: 'input', disabled: isClosed, onBlur: control.onBlur },
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
function WordsField({ path, isShared, isClosed }: { path: string; isShared: boolean; isClosed: boolean }) {
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

type ListFieldProps = { field: Extract<Field, { type: 'list' }>; isClosed: boolean }

function ListField({ field: { path, fields, blank, addsFiles }, isClosed }: ListFieldProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { fields: items, append, remove, move } = useFieldArray({ name: path })
  const focus = useItemFocus()
  const label = translate(labelOf(path))
  const nameAt = (at: number) => translate('resources.contents.item', { label, number: number(at + 1) })
  const order = useOrder({
    items,
    nameOf: (item) => nameAt(items.indexOf(item)),
    keyOf: ({ id }) => id,
    disabled: isClosed,
    onChange: (_, moved) => moved && move(items.indexOf(moved.item), moved.to),
  })
  return (
    <fieldset className="stack">
      <legend className="legend">{label}</legend>
      {order.status}
      {items.map((item, at) => {
        const name = nameAt(at)
        return (
          <fieldset key={item.id} className="item stack">
            <legend className="visually-hidden">{name}</legend>
            <div className="line" {...order.itemProps(at)}>
              {order.grip(at)}
              <span className="quiet small">{name}</span>
            </div>
            <DocumentFields fields={fields.map((field) => below(`${path}.${at}`, field))} isClosed={isClosed} />
            {!isClosed && (
              <div className="line end">
                <MoveButtons name={name} at={at} count={items.length} move={move} focus={focus} />
                <button
                  type="button"
                  id={focus.idOf(at, 'remove')}
                  className="link"
                  onClick={() => {
                    focus.removed(at)
                    remove(at)
                  }}
                >
                  {translate('resources.contents.remove')}
                  <span className="visually-hidden">{name}</span>
                </button>
              </div>
            )}
          </fieldset>
        )
      })}
      {!isClosed && addsFiles && (
        <TrackUploads onDone={(track) => append({ ...structuredClone(blank), ...track }, { shouldFocus: false })} />
      )}
      {!isClosed && (
        <button
          type="button"
          id={focus.addId}
          className="link"
          onClick={() => append(structuredClone(blank), { shouldFocus: false })}
        >
          {translate('resources.contents.addTo', { label })}
        </button>
      )}
    </fieldset>
  )
}

type MoveButtonsProps = {
  name: string
  at: number
  count: number
  move: (from: number, to: number) => void
  focus: ReturnType<typeof useItemFocus>
}

/** Moves an item of a list by one place. */
export function MoveButtons({ name, at, count, move, focus }: MoveButtonsProps) {
  const translate = useTranslate()
  const directions = [
    ['up', at - 1],
    ['down', at + 1],
  ] as const
  return directions.map(([direction, to]) => (
    <button
      key={direction}
      type="button"
      id={focus.idOf(at, direction)}
      className="link"
      disabled={to < 0 || to >= count}
      onClick={() => {
        focus.moved(to, direction)
        move(at, to)
      }}
    >
      {translate(`resources.contents.${direction}`)}
      <span className="visually-hidden">{name}</span>
    </button>
  ))
}

type GroupFieldProps = { field: Extract<Field, { type: 'group' }>; isClosed: boolean }

function GroupField({ field: { path, fields, blank }, isClosed }: GroupFieldProps) {
  const translate = useTranslate()
  const { watch, setValue } = useFormContext()
  const label = translate(labelOf(path))
  const isThere = Boolean(watch(path))
  return (
    <fieldset className="stack">
      <legend className="legend">{label}</legend>
      <label className="check">
        <input
          type="checkbox"
          disabled={isClosed}
          checked={isThere}
          onChange={(event) => setValue(path, event.target.checked ? structuredClone(blank) : null)}
        />
        {translate('resources.contents.hasGroup', { label })}
      </label>
      {isThere && <DocumentFields fields={fields.map((field) => below(path, field))} isClosed={isClosed} />}
    </fieldset>
  )
}
