import { type ReactNode, useId, useState } from 'react'
import { useGetList, useInput, useLocale, useTranslate } from 'react-admin'
import type { BilingualText } from './bilingual-field.tsx'
import { OrderedList } from './ordered-list.tsx'

export type Named = { id: number; slug: string; name: BilingualText }

/** The name in the language of the page, or else in the other one. */
export function useNameOf(): (item: { slug: string; name?: BilingualText; title?: BilingualText }) => string {
  const language = useLocale() === 'ne' ? 'ne' : 'en'
  return ({ slug, name, title }) => {
    const text = name ?? title
    return text?.[language] || text?.[language === 'en' ? 'ne' : 'en'] || slug
  }
}

const MOST_FOUND = 8

type SearchProps = {
  /** Where to search: the resource, whose list takes `q`. */
  resource: string
  /** A message key. */
  label: string
  exclude?: readonly number[]
  onChoose: (found: Named) => void
  /** The id of the field. */
  id?: string
}

/** A search whose results are buttons; a chosen one is added. */
export function ReferenceSearch({ resource, label, exclude = [], onChoose, ...given }: SearchProps) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const own = useId()
  const id = given.id ?? own
  const [text, setText] = useState('')
  const q = text.trim()
  const { data = [], isFetching } = useGetList<Named & { title?: BilingualText }>(
    resource,
    { filter: { q }, pagination: { page: 1, perPage: MOST_FOUND } },
    { enabled: q.length > 1 },
  )
  const found = q.length > 1 ? data.filter((one) => !exclude.includes(one.id)) : []
  return (
    <div className="field">
      <label htmlFor={id}>{translate(label)}</label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('')
          // Enter would send the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className="hint" role="status">
        {q.length > 1 && !isFetching && found.length === 0 ? translate('admin.search.none') : ''}
      </p>
      {found.length > 0 && (
        <ul className="found">
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose({ id: one.id, slug: one.slug, name: one.name ?? one.title ?? {} })
                  setText('')
                }}
              >
                {nameOf(one)} <span className="quiet small">{one.slug}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ReferenceListProps = {
  source: string
  resource: string
  /** A message key: the label of the search. */
  search: string
  disabled?: boolean
  /** The item of one that was found. */
  toItem?: (found: Named) => Named
  /** Shown next to the name, such as a role. */
  beside?: (item: Named, change: (changed: Named) => void) => ReactNode
  /** One may be in it several times, as an author who is the illustrator as well. */
  repeats?: boolean
}

/** An ordered list of records of another resource, in a form of react-admin. */
export function ReferenceListField({ source, resource, search, disabled = false, ...own }: ReferenceListProps) {
  const nameOf = useNameOf()
  const { field, fieldState } = useInput({ source, defaultValue: [] })
  const items: Named[] = field.value || []
  const error = fieldState.error?.message
  const { toItem = (found) => found, beside, repeats = false } = own
  return (
    <div className="stack-2">
      <OrderedList<Named>
        items={items}
        keyOf={(item) => `${item.id} ${'role' in item ? item.role : ''}`}
        nameOf={nameOf}
        onChange={field.onChange}
        disabled={disabled}
        show={(item, at) => (
          <>
            {nameOf(item)}
            {beside?.(item, (changed) => field.onChange(items.with(at, changed)))}
          </>
        )}
        {...(!disabled && {
          add: (id: string) => (
            <ReferenceSearch
              id={id}
              resource={resource}
              label={search}
              exclude={repeats ? [] : items.map(({ id: chosen }) => chosen)}
              onChoose={(found) => field.onChange([...items, toItem(found)])}
            />
          ),
        })}
      />
      {error && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
