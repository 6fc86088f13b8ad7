import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'

/** How many results of a search are shown. */
export const RESULTS = 8

export type Found = { key: string; title: string; about: string; picture?: string | undefined }
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
export function Picker({ label, find, pick, ...given }: PickerProps) {
  const translate = useTranslate()
  const own = useId()
  const id = given.id ?? own
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const found = useQuery({
    queryKey: ['picker', label, asked],
    enabled: asked !== '',
    queryFn: ({ signal }) => find(asked, signal),
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
