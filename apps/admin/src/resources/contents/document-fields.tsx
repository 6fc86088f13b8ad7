import { useTranslate } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { useItemFocus, useOrder } from '../../fields/ordered-list.tsx'
import { useFormat } from '../../i18n/format.ts'
import type { Field } from './content-kinds.ts'
import { MediaField, TrackUploads } from './media-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { labelOf, SimpleField, TagsField } from './simple-fields.tsx'

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
  if (field.type === 'words') return <TagsField path={path} isShared={field.isShared ?? false} isClosed={isClosed} />
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
