import { listEventContents, listStaffEventDates, type StaffEvent } from '@dabali/api-client/staff'
import { dayInNepal } from '@dabali/domain'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useGetList, usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../data/api.ts'
import { isAllowed } from '../data/auth-provider.ts'
import type { Permission } from '../data/resource.ts'
import { useWorkCounts, type Work, workOf } from '../data/work-counts.ts'
import { useFormat } from '../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, Section, StateMessage } from '../layout/parts.tsx'
import { TourOffer } from '../layout/tour.tsx'
import { totalsOf } from '../resources/events/event-forms.ts'
import { RESOURCES } from '../resources/registry.ts'

/** The charts come after the work. */
const Sales = lazy(async () => ({ default: (await import('./sales-summary.tsx')).SalesSummary }))

/** What needs a person, what happens tonight, and what members have changed last. */
export default function HomeScreen() {
  const translate = useTranslate()
  const { day } = useFormat()
  const { permissions, isPending } = usePermissions<Permission[]>()
  if (isPending) return <LoadingRows />
  const work = workOf(RESOURCES.filter(({ read }) => isAllowed(permissions, read))).filter(
    ({ needs }) => needs === undefined || isAllowed(permissions, needs),
  )
  return (
    <>
      <PageHead title={day(new Date().toISOString())} meta={translate('home.inKathmandu')} />
      <TourOffer />
      <div className="side-by-side">
        <div className="stack-6">
          <Section title={translate('home.toDoNow')}>
            <WorkList work={work} />
          </Section>
          {isAllowed(permissions, 'reports.read') && (
            <Suspense fallback={<LoadingRows />}>
              <Sales />
            </Suspense>
          )}
          {isAllowed(permissions, 'events.read') && <Tonight mayCheckIn={isAllowed(permissions, 'guest_list.read')} />}
        </div>
        {isAllowed(permissions, 'audit.read') && <Activity />}
      </div>
    </>
  )
}

/** Only work that is there: with a deadline today first. The list is empty when everything is done. */
function WorkList({ work }: { work: readonly Work[] }) {
  const translate = useTranslate()
  const counts = useWorkCounts(work)
  if (counts.some(({ isPending }) => isPending)) return <LoadingRows />
  const rows = work
    .map((one, at) => ({ work: one, count: counts[at]?.data }))
    .filter(({ count }) => count !== 0)
    .toSorted((one, other) => Number(other.work.isUrgent ?? false) - Number(one.work.isUrgent ?? false))
  if (rows.length === 0) return <StateMessage kind="empty" title={translate('home.noWork')} />
  return (
    <ul className="todo">
      {rows.map((row) => (
        <WorkRow key={row.work.key} {...row} />
      ))}
    </ul>
  )
}

/** `count` is undefined if it could not be loaded. */
function WorkRow({ work: { key, resource, filter, isUrgent }, count }: { work: Work; count: number | undefined }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const address = `/${resource}${Object.keys(filter).length > 0 ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`
  return (
    <li>
      <span className={isUrgent && count !== undefined ? 'count error-text' : 'count'}>
        {count === undefined ? '–' : number(count)}
      </span>
      <div>
        <h3>{translate(`home.toDo.${key}.title`)}</h3>
        <p className="quiet small">
          {count === undefined ? translate('admin.state.failed') : translate(`home.toDo.${key}.text`)}
        </p>
      </div>
      <Link className="button button--plain" to={address}>
        {translate(`home.toDo.${key}.open`)}
      </Link>
    </li>
  )
}

const MOST_EVENTS = 100

/** The dates of today with what is sold, held and left in the hall. */
function Tonight({ mayCheckIn }: { mayCheckIn: boolean }) {
  const translate = useTranslate()
  const { number, time, text } = useFormat()
  const today = dayInNepal(new Date())
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['tonight', today],
    queryFn: ({ signal }) => loadTonight(today, signal),
  })
  return (
    <Section title={translate('home.tonight')}>
      {error && <LoadError error={error} retry={refetch} />}
      {isPending && <LoadingRows />}
      {data?.length === 0 && <p className="quiet">{translate('home.nothingTonight')}</p>}
      <ul className="rows">
        {data?.map(({ event, date }) => {
          const { capacity, sold, held, left } = totalsOf(date.ticket_types)
          return (
            <li key={date.id} className="line between">
              <span>
                <Link className="serif" to={`/events/${event.id}/show`}>
                  {text(event.title)}
                </Link>
                <span className="sub">
                  {[
                    time(date.starts_at),
                    translate('home.soldTonight', { sold: number(sold), capacity: number(capacity) }),
                    translate('home.leftTonight', { held: number(held), left: number(left) }),
                  ].join(', ')}
                </span>
              </span>
              {mayCheckIn && (
                <Link className="button button--plain" to={`/guest-list/${date.id}/show`}>
                  {translate('home.openGuestList')}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Only events whose next date is today can have one tonight. */
async function loadTonight(today: string, signal: AbortSignal) {
  const isToday = (at: string | null) => at !== null && dayInNepal(new Date(at)) === today
  const { results } = await listEventContents(api, { page_size: MOST_EVENTS }, { signal })
  const found = await Promise.all(
    results
      .filter(({ next_date: next }) => isToday(next))
      .map(async (event) => {
        const { results: dates } = await listStaffEventDates(api, { id: event.id, page_size: MOST_EVENTS }, { signal })
        return dates.filter(({ starts_at: starts }) => isToday(starts)).map((date) => ({ event, date }))
      }),
  )
  return found.flat().toSorted((one, other) => one.date.starts_at.localeCompare(other.date.starts_at))
}

const SHOWN_EVENTS = 8

type Run = { first: StaffEvent; more: number }

/** One change of many things, such as an import, is one row. */
export function inRuns(events: readonly StaffEvent[]): Run[] {
  const runs: Run[] = []
  for (const event of events) {
    const last = runs.at(-1)
    if (last && last.first.operation === event.operation && last.first.email === event.email) last.more += 1
    else runs.push({ first: event, more: 0 })
  }
  return runs
}

function Activity() {
  const translate = useTranslate()
  const { number, time } = useFormat()
  const { data, error, refetch } = useGetList<StaffEvent>('audit-log')
  return (
    <Section
      title={translate('home.activity')}
      action={
        <Link className="link" to="/audit-log">
          {translate('resources.audit-log.name', { smart_count: 2 })}
        </Link>
      }
    >
      {error && <LoadError error={error} retry={refetch} />}
      {data?.length === 0 && <StateMessage kind="empty" title={translate('home.noActivity')} />}
      <ul className="rows">
        {data &&
          inRuns(data)
            .slice(0, SHOWN_EVENTS)
            .map(({ first: { id, at, email, operation, thing }, more }) => (
              <li key={id}>
                <span className="quiet small">{time(at)}</span>
                <br />
                {translate(`resources.audit-log.operations.${operation}`, { _: operation })}{' '}
                <span className="mono">{thing.id}</span>{' '}
                {more > 0 && translate('home.andMore', { count: number(more) })}
                <br />
                <span className="quiet small">{email}</span>
              </li>
            ))}
      </ul>
    </Section>
  )
}
