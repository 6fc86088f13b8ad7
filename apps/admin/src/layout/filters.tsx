import { type FormEvent, type ReactNode, useId } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useListSettings } from '../data/list-settings.ts'
import { SavedFilterActions } from './list-settings.tsx'

type Values = Record<string, string | undefined>

/** The values of the filters of the list around it, and how to change one; the address holds them. */
function useFilters() {
  const { filterValues = {}, setFilters } = useListContext()
  const values = filterValues as Values
  return {
    values,
    set: (changed: Values) => {
      const given = Object.entries({ ...values, ...changed }).filter(([, value]) => value)
      setFilters(Object.fromEntries(given), undefined, false)
    },
    replace: (filter: Values) => setFilters(filter, undefined, false),
  }
}

export const Filters = ({ children }: { children: ReactNode }) => <div className="filters">{children}</div>

/** Searches when the member sends it or leaves the field. `/` goes to it. */
export function SearchFilter({ source = 'q', label }: { source?: string; label: string }) {
  const translate = useTranslate()
  const id = useId()
  const { values, set } = useFilters()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    set({ [source]: String(new FormData(event.currentTarget).get(source) ?? '').trim() })
  }
  return (
    <search className="field field--search">
      <form className="field" onSubmit={search}>
        <label htmlFor={id} className="legend">
          {translate(label)}
        </label>
        <input
          key={values[source] ?? ''}
          id={id}
          className="input"
          type="search"
          name={source}
          defaultValue={values[source] ?? ''}
          aria-keyshortcuts="/"
          data-list-search
        />
      </form>
    </search>
  )
}

type SelectFilterProps = {
  source: string
  label: string
  all: string
  choices: readonly string[]
  /** The prefix of the message keys of the choices, or the name of one. */
  names: string | ((choice: string) => string)
}

export function SelectFilter({ source, label, all, choices, names }: SelectFilterProps) {
  const translate = useTranslate()
  const id = useId()
  const { values, set } = useFilters()
  return (
    <div className="field">
      <label htmlFor={id}>{translate(label)}</label>
      <select
        id={id}
        className="input"
        value={values[source] ?? ''}
        onChange={(event) => set({ [source]: event.target.value })}
      >
        <option value="">{translate(all)}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {typeof names === 'string' ? translate(`${names}.${choice}`) : names(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}

export type View = { label: string; filter: Readonly<Record<string, string>> }

const ALL: readonly View[] = [{ label: 'admin.savedFilters.all', filter: {} }]

const isSame = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())

/** Filters with a name: those of the list, and those that the member has saved. */
export function Views({ views = ALL }: { views?: readonly View[] }) {
  const translate = useTranslate()
  const { list, settings, isKnown: areSettingsKnown } = useListSettings()
  const { values, replace } = useFilters()
  const shown = settings.filters.find(({ filter }) => isSame(filter, values))
  const isKnown = views.some(({ filter }) => isSame(filter, values))
  const given = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  return (
    <div className="views">
      {views.map(({ label, filter }) => (
        <button key={label} type="button" aria-pressed={isSame(filter, values)} onClick={() => replace(filter)}>
          {translate(label)}
        </button>
      ))}
      {settings.filters.map(({ id, name, filter }) => (
        <button key={id} type="button" aria-pressed={id === shown?.id && !isKnown} onClick={() => replace(filter)}>
          {name}
        </button>
      ))}
      {!isKnown && areSettingsKnown && <SavedFilterActions list={list} saved={shown} filter={given} />}
    </div>
  )
}
