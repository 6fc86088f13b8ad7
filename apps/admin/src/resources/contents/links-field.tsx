import { listStaffContents, listStaffPictures, listStaffProducts, type StaffContent } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useController, useFieldArray, useFormState } from 'react-hook-form'
import { api, toHttpError } from '../../data/api.ts'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { useItemFocus } from '../../fields/item-focus.ts'
import { useOrder } from '../../fields/ordered-list.tsx'
import { Section } from '../../layout/parts.tsx'
import { KINDS, type Kind } from './content-kinds.ts'
import { MoveButtons } from './document-fields.tsx'

type Found = { key: string; title: string; about: string; picture?: string | undefined }
type Title = { en?: string | null; ne?: string | null }
export const titleOf = ({ en, ne }: Title) => en || ne || ''

type PickerProps = {
  label: string
  find: (text: string, signal: AbortSignal) => Promise<Found[]>
  pick: (found: Found) => void
  /** The id of the field. */
  id?: string
}

/** Searches, and adds what is chosen of the results. */
function Picker({ label, find, pick, ...given }: PickerProps) {
  const translate = useTranslate()
  const own = useId()
  const id = given.id ?? own
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const found = useQuery({
    queryKey: ['picker', label, asked],
    enabled: asked !== '',
    queryFn: ({ signal }) =>
      find(asked, signal).catch((cause: unknown) => {
        throw toHttpError(cause)
      }),
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAsked(text.trim())
  }
  return (
    <div className="stack-2">
      <search>
        <form className="scan" onSubmit={search}>
          <label className="visually-hidden" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className="input"
            type="search"
            placeholder={label}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button button--plain">
            {translate('resources.contents.find')}
          </button>
        </form>
      </search>
      <div role="status">
        {found.error && <p className="error-text">{translate('admin.state.failed')}</p>}
        {found.data?.length === 0 && <p className="hint">{translate('admin.state.noMatch')}</p>}
        {found.data && found.data.length > 0 && (
          <ul className="found">
            {found.data.map((one) => (
              <li key={one.key}>
                <button
                  type="button"
                  onClick={() => {
                    pick(one)
                    setAsked('')
                    setText('')
                  }}
                >
                  <span className="with-thumb">
                    {one.picture && <img className="thumb" src={one.picture} alt="" />}
                    <span>
                      {one.title}
                      <span className="sub">{one.about}</span>
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const RESULTS = 8

type ContentProps = { content: StaffContent; isClosed: boolean }

/** Contents that the page shows links to, in order. */
export function LinksField({ content, isClosed }: ContentProps) {
  const translate = useTranslate()
  const { field, fieldState } = useController({ name: 'links' })
  const [picked, setPicked] = useState<Record<number, Found>>({})
  const { links: kinds } = KINDS[content.kind]
  const ids: number[] = field.value ?? []
  if (kinds.length === 0) return null
  const kindName = (kind: string) => translate(`resources.contents.kinds.${kind}`, { _: kind })
  const known = (id: number) => {
    const linked = content.linked.find((one) => one.id === id)
    return linked
      ? { title: titleOf(linked.title), about: kindName(linked.kind) }
      : (picked[id] ?? { title: String(id), about: '' })
  }
  return (
    <Section title={translate('resources.contents.links')}>
      <OrderedIds
        ids={ids}
        known={known}
        move={(from, to) => {
          const others = ids.filter((_, at) => at !== from)
          field.onChange(others.toSpliced(to, 0, ...ids.slice(from, from + 1)))
        }}
        remove={(at) => field.onChange(ids.filter((_, other) => other !== at))}
        isClosed={isClosed}
        problem={problemOf(fieldState.error)}
        add={(addId) => (
          <Picker
            id={addId}
            label={translate('resources.contents.findContent')}
            find={async (q, signal) => {
              const { results } = await listStaffContents(api, { q, page_size: 25 }, { signal })
              return results
                .filter(({ id, kind }) => kinds.includes(kind as Kind) && id !== content.id && !ids.includes(id))
                .slice(0, RESULTS)
                .map(({ id, kind, title }) => ({ key: String(id), title: titleOf(title), about: kindName(kind) }))
            }}
            pick={(found) => {
              setPicked({ ...picked, [Number(found.key)]: found })
              field.onChange([...ids, Number(found.key)])
            }}
          />
        )}
      />
    </Section>
  )
}

/** Errors of a list have those of its items in it. */
function problemOf(error: unknown): string | undefined {
  const parts = [error, ...Object.values(Object(error))]
  return parts.map((part) => Object(part).message).find((message): message is string => typeof message === 'string')
}

type OrderedIdsProps = {
  ids: readonly number[]
  known: (id: number) => { title: string; about: string }
  move: (from: number, to: number) => void
  remove: (at: number) => void
  isClosed: boolean
  problem: string | undefined
  more?: (at: number) => ReactNode
  /** What adds one; it gets the id that it needs to have the focus after the last one was removed. */
  add: (id: string) => ReactNode
}

function OrderedIds({ ids, known, move, remove, isClosed, problem, more, add }: OrderedIdsProps) {
  const translate = useTranslate()
  const focus = useItemFocus()
  const order = useOrder({
    items: ids,
    nameOf: (id) => known(id).title,
    keyOf: (id) => id,
    disabled: isClosed,
    onChange: (_, moved) => moved && move(ids.indexOf(moved.item), moved.to),
  })
  return (
    <>
      {order.status}
      {ids.length === 0 && <p className="quiet">{translate('resources.contents.nothingLinked')}</p>}
      <ol className="rows">
        {ids.map((id, at) => {
          const { title, about } = known(id)
          return (
            <li key={id} className="stack-2">
              <div className="line between" {...order.itemProps(at)}>
                <span className="line">
                  {order.grip(at)}
                  <span>
                    {title}
                    <span className="sub">{about}</span>
                  </span>
                </span>
                {!isClosed && (
                  <span className="line">
                    <MoveButtons name={title} at={at} count={ids.length} move={move} focus={focus} />
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
                      <span className="visually-hidden">{title}</span>
                    </button>
                  </span>
                )}
              </div>
              {more?.(at)}
            </li>
          )
        })}
      </ol>
      {problem && <p className="error-text">{problem}</p>}
      {!isClosed && add(focus.addId)}
    </>
  )
}

type Product = { id: number }

/** Products that the page shows, in order; a reading list has a note for each. */
export function ProductsField({ content, isClosed }: ContentProps) {
  const translate = useTranslate()
  // The ids of the products are not those of the rows.
  const { fields, append, move, remove } = useFieldArray({ name: 'products', keyName: 'key' })
  const { errors } = useFormState({ name: 'products' })
  const [picked, setPicked] = useState<Record<number, Found>>({})
  if (!('products' in content.document)) return null
  const products = fields as unknown as readonly Product[]
  const hasNotes = content.kind === 'booklist'
  const known = (id: number) => {
    const linked = content.linked_products.find((one) => one.id === id)
    const about = linked && !linked.is_listed ? translate('resources.contents.notListed') : ''
    return linked ? { title: titleOf(linked.title), about } : (picked[id] ?? { title: String(id), about: '' })
  }
  return (
    <Section title={translate('resources.contents.products')}>
      <OrderedIds
        ids={products.map(({ id }) => id)}
        known={known}
        move={move}
        remove={remove}
        isClosed={isClosed}
        problem={problemOf(errors['products'])}
        {...(hasNotes && {
          more: (at: number) => (
            <BilingualField
              source={`products.${at}.note`}
              label="resources.contents.fields.note"
              multiline
              disabled={isClosed}
            />
          ),
        })}
        add={(addId) => (
          <Picker
            id={addId}
            label={translate('resources.contents.findProduct')}
            find={async (q, signal) => {
              const { results } = await listStaffProducts(api, { q, page_size: RESULTS }, { signal })
              return results
                .filter(({ id }) => !products.some((product) => product.id === id))
                .map((product) => ({
                  key: String(product.id),
                  title: titleOf(product.title),
                  about: [translate(`resources.orders.classes.${product.product_class}`), product.isbn]
                    .filter(Boolean)
                    .join(', '),
                }))
            }}
            pick={(found) => {
              const id = Number(found.key)
              setPicked({ ...picked, [id]: found })
              append({ id, ...(hasNotes && { note: { en: '', ne: '' } }) }, { shouldFocus: false })
            }}
          />
        )}
      />
    </Section>
  )
}

/** The picture of the page, by its name in the library of pictures. */
export function PictureField({ isClosed }: { isClosed: boolean }) {
  const translate = useTranslate()
  const { field, fieldState } = useController({ name: 'picture' })
  const name: string | null = field.value ?? null
  return (
    <Section title={translate('resources.contents.picture')}>
      <p className="line between">
        <span className="mono">{name ?? translate('resources.contents.noPicture')}</span>
        {name !== null && !isClosed && (
          <button type="button" className="link" onClick={() => field.onChange(null)}>
            {translate('resources.contents.removePicture')}
          </button>
        )}
      </p>
      {fieldState.error?.message && <p className="error-text">{fieldState.error.message}</p>}
      {!isClosed && (
        <Picker
          label={translate('resources.contents.findPicture')}
          find={async (q, signal) => {
            const { results } = await listStaffPictures(api, { q, page_size: RESULTS }, { signal })
            return results.map(({ name: key, alt, sources }) => ({
              key,
              title: key,
              about: titleOf(alt),
              picture: sources[0]?.src,
            }))
          }}
          pick={({ key }) => field.onChange(key)}
        />
      )}
    </Section>
  )
}
