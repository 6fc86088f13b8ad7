import Dialog from '@mui/material/Dialog'
import { useQueries } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocale, usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api } from '../data/api.ts'
import { isAllowed } from '../data/auth-provider.ts'
import type { Permission } from '../data/resource.ts'
import { useFormat } from '../i18n/format.ts'
import { Icon } from '../layout/icons.tsx'
import { RESOURCES } from '../resources/registry.ts'
import {
  activeAfterKey,
  type Hit,
  LEAST_LETTERS,
  menuHits,
  readSearch,
  type Search,
  searchedResources,
  toHit,
} from './search-hits.ts'

const TYPING_MS = 200
const MOST_OF_A_KIND = 5
const MOST_AGE_MS = 30_000

type Group = { name: string; title: string; hits: readonly Hit[]; failed: boolean }

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The screens that the member may open. */
function useMenu(permissions: readonly Permission[] | undefined): Hit[] {
  const translate = useTranslate()
  const own = RESOURCES.filter(({ read }) => isAllowed(permissions, read)).map(({ name, group }) => ({
    path: `/${name}`,
    title: translate(`resources.${name}.name`, { smart_count: 2 }),
    text: translate(`admin.groups.${group}`),
  }))
  const settings = translate('admin.groups.settings')
  return [
    { path: '/', title: translate('home.title'), text: '' },
    ...own,
    { path: '/security', title: translate('security.title'), text: settings },
  ]
}

/** Asks all lists at once. A request whose text is no longer searched for is cancelled. */
function useGroups(search: Search) {
  const translate = useTranslate()
  const language = useLocale() === 'ne' ? 'ne' : 'en'
  const { permissions } = usePermissions<Permission[]>()
  const menu = useMenu(permissions)
  const resources = searchedResources(RESOURCES, permissions, search)
  const answers = useQueries({
    queries: resources.map(({ name, calls }) => ({
      queryKey: ['search', name, search.text],
      staleTime: MOST_AGE_MS,
      retry: false,
      networkMode: 'always' as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { page: 1, pageSize: MOST_OF_A_KIND, filter: { q: search.text } }
        return (await calls.list?.(api, query, { signal }))?.results ?? []
      },
    })),
  })
  const found = resources.map(({ name }, at): Group => {
    const { data = [], isError = false } = answers[at] ?? {}
    const title = translate(`resources.${name}.name`, { smart_count: 2 })
    return { name, title, hits: data.map((row) => toHit(name, row, language)), failed: isError }
  })
  const entries: Group = { name: 'menu', title: translate('search.menu'), hits: menuHits(menu, search), failed: false }
  return {
    groups: [...found, entries].filter(({ hits, failed }) => hits.length > 0 || failed),
    isAsking: answers.some(({ isPending }) => isPending),
  }
}

/** The search over orders, customers, products, events, texts and screens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const settled = useSettled(typed)
  const search = readSearch(settled)
  const { groups, isAsking } = useGroups(search)
  const hits = groups.flatMap((group) => group.hits)
  // Answers come one after the other: what was chosen stays chosen when others appear above it.
  const active = Math.max(
    0,
    hits.findIndex(({ path }) => path === chosen),
  )
  const isWaiting = isAsking || typed !== settled
  const optionId = (at: number) => `${id}-${at}`

  function open(hit: Hit | undefined) {
    if (!hit) return
    onClose()
    navigate(hit.path)
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // The hits are still those of another text.
      if (typed === settled) open(hits[active])
      return
    }
    const next = activeAfterKey(active, hits.length, event.key)
    if (next === undefined) return
    event.preventDefault()
    setChosen(hits[next]?.path ?? '')
    list.current?.querySelector(`[data-at="${next}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const isEmpty = hits.length === 0 && search.text.length >= LEAST_LETTERS && !isWaiting
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} className="palette-frame">
      <div className="palette">
        <h2 id={`${id}-title`} className="visually-hidden">
          {translate('search.title')}
        </h2>
        <div className="q">
          <Icon name="search" />
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
            aria-label={translate('search.title')}
            placeholder={translate('search.title')}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen('')
            }}
            onKeyDown={press}
          />
          <button type="button" className="icon-button" aria-label={translate('admin.action.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {!isWaiting &&
            search.text !== '' &&
            translate('search.results', { smart_count: hits.length, count: number(hits.length) })}
        </p>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={translate('search.title')} className="hits">
          {groups.map((group) => (
            <HitGroup
              key={group.name}
              group={group}
              first={hits.indexOf(group.hits[0] as Hit)}
              active={active}
              optionId={optionId}
              onOpen={open}
            />
          ))}
        </div>
        {groups.some(({ failed }) => failed) && (
          <p className="error-text state-text" role="alert">
            {translate('search.failed', {
              lists: groups.flatMap(({ title, failed }) => (failed ? title : [])).join(', '),
            })}
          </p>
        )}
        {isWaiting && hits.length === 0 && <p className="quiet state-text">{translate('admin.state.loading')}</p>}
        {isEmpty && <p className="quiet state-text">{translate('admin.search.none')}</p>}
        <footer>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {translate('search.choose')}
          </span>
          <span>
            <kbd>Enter</kbd> {translate('search.open')}
          </span>
          <span>
            <kbd>#</kbd> {translate('search.onlyOrders')} <kbd>@</kbd> {translate('search.onlyCustomers')}{' '}
            <kbd>&gt;</kbd> {translate('search.onlyMenu')}
          </span>
        </footer>
      </div>
    </Dialog>
  )
}

type HitGroupProps = {
  group: Group
  /** The index of its first hit among all. */
  first: number
  active: number
  optionId: (at: number) => string
  onOpen: (hit: Hit) => void
}

function HitGroup({ group: { title, hits }, first, active, optionId, onOpen }: HitGroupProps) {
  const id = useId()
  if (hits.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="gh" role="presentation">
        {title}
      </p>
      {hits.map((hit, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act in the field.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
        <div
          key={hit.path}
          id={optionId(first + at)}
          data-at={first + at}
          role="option"
          aria-selected={first + at === active}
          onClick={() => onOpen(hit)}
        >
          <span>{hit.title}</span>
          <span className="quiet">{hit.text}</span>
        </div>
      ))}
    </div>
  )
}
