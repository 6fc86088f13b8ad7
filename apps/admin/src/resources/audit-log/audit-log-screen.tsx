import { listStaffEvents, type StaffEvent } from '@dabali/api-client/staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAuthenticated, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { OlderButton } from '../../layout/paged-rows.tsx'
import { LoadError, LoadingRows, PageHead, StateMessage } from '../../layout/parts.tsx'

const KINDS = [
  ...['order', 'payment', 'refund', 'voucher', 'offer', 'gift_card', 'customer', 'review', 'newsletter_issue'],
  ...['subscription', 'staff_member', 'staff_invitation', 'second_factor'],
]
const FILTERS = ['q', 'thing_kind', 'from', 'to'] as const
type EventFilter = Partial<Record<(typeof FILTERS)[number], string>>

/** What members have changed, the newest first, with the state before and after. */
export default function AuditLogScreen() {
  useAuthenticated()
  const translate = useTranslate()
  const [address, setAddress] = useSearchParams()
  const filter: EventFilter = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const asked = queryOf(filter)
  const events = useInfiniteQuery({
    queryKey: ['audit-log', asked],
    queryFn: ({ pageParam, signal }) =>
      listStaffEvents(api, { ...asked, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next, results }) => (next ? results.at(-1)?.id : undefined),
  })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: true })
  }
  const rows = events.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <>
      <PageHead
        title={translate('resources.audit-log.name', { smart_count: 2 })}
        meta={translate('resources.audit-log.text')}
        actions={
          <a
            className="button button--plain"
            href={`/v1/api/staff/events/export/?${new URLSearchParams(asked)}`}
            download="staff-events.csv"
          >
            {translate('resources.audit-log.export')}
          </a>
        }
      />
      <EventFilters filter={filter} set={set} />
      {events.error && <LoadError error={events.error} retry={events.refetch} />}
      {events.isPending && <LoadingRows />}
      {events.data && rows.length === 0 && <StateMessage kind="empty" title={translate('resources.audit-log.none')} />}
      <ul className="rows">
        {rows.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <OlderButton query={events} />
    </>
  )
}

/** Days are those of Nepal. */
function queryOf({ from, to, ...filter }: EventFilter) {
  return {
    ...filter,
    ...(from && { from: `${from}T00:00:00+05:45` }),
    ...(to && { to: `${to}T23:59:59+05:45` }),
  }
}

type EventFiltersProps = { filter: EventFilter; set: (name: string, value: string) => void }

function EventFilters({ filter, set }: EventFiltersProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <div className="filters">
      <form
        className="field field--search"
        onSubmit={(event) => {
          event.preventDefault()
          set('q', String(new FormData(event.currentTarget).get('q') ?? '').trim())
        }}
      >
        <label htmlFor={`${id}-q`}>{translate('resources.audit-log.search')}</label>
        <input
          id={`${id}-q`}
          className="input"
          type="search"
          name="q"
          defaultValue={filter.q ?? ''}
          aria-keyshortcuts="/"
          data-list-search
        />
      </form>
      <div className="field">
        <label htmlFor={`${id}-kind`}>{translate('resources.audit-log.kind')}</label>
        <select
          id={`${id}-kind`}
          className="input"
          value={filter.thing_kind ?? ''}
          onChange={(event) => set('thing_kind', event.target.value)}
        >
          <option value="">{translate('resources.audit-log.anyKind')}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {translate(`resources.audit-log.kinds.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{translate(`resources.audit-log.${name}`)}</label>
          <input
            id={`${id}-${name}`}
            className="input"
            type="date"
            value={filter[name] ?? ''}
            onChange={(event) => set(name, event.target.value)}
          />
        </div>
      ))}
    </div>
  )
}

function EventRow({ event }: { event: StaffEvent }) {
  const translate = useTranslate()
  const { time } = useFormat()
  const { at, email, operation, thing, before, after } = event
  const kind = translate(`resources.audit-log.kinds.${thing.kind}`, { _: thing.kind })
  return (
    <li>
      <details>
        <summary>
          <span className="quiet small">{time(at)}</span>{' '}
          <b>{translate(`resources.audit-log.operations.${operation}`, { _: operation })}</b> {kind}{' '}
          <span className="mono">{thing.id}</span> <span className="quiet">{email}</span>
        </summary>
        <div className="stack">
          <div className="difference">
            <Facts label="resources.audit-log.before" className="before" facts={before} />
            <Facts label="resources.audit-log.after" className="after" facts={after} />
          </div>
          <p className="quiet small">
            {event.client_address} {event.user_agent} <span className="mono">{event.request_id}</span>
          </p>
        </div>
      </details>
    </li>
  )
}

type FactsProps = { label: string; className: string; facts: StaffEvent['before'] }

function Facts({ label, className, facts }: FactsProps) {
  const translate = useTranslate()
  return (
    <div className="stack-2">
      <h2>{translate(label)}</h2>
      <pre className={className}>
        {facts ? JSON.stringify(facts, null, 2) : translate('resources.audit-log.nothing')}
      </pre>
    </div>
  )
}
