import { listStaffContents, listStaffProducts, type StaffContent } from '@dabali/api-client/staff'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useController, useFieldArray, useFormState } from 'react-hook-form'
import { api } from '../../data/api.ts'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import { useItemFocus, useOrder } from '../../fields/ordered-list.tsx'
import { Section } from '../../layout/parts.tsx'
import { KINDS, type Kind } from './content-kinds.ts'
import { MoveButtons } from './document-fields.tsx'
import { type Found, Picker, RESULTS, titleOf } from './picker.tsx'

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
