import { listEventContents, listStaffEventDates, type StaffEventDate } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, PageHead, StateMessage } from '../../layout/parts.tsx'
import { EventDate, isOver } from './event-date.tsx'
import { AddDatesDialog, CopyEventDialog } from './event-dialogs.tsx'

const MOST_ROWS = 100

/** The dates of an event, each with one table: what is sold, held and left of its tickets. */
export default function EventScreen() {
  const translate = useTranslate()
  const may = useMay()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  // The event that this one was copied from: its tickets can be copied too.
  const copiedId = query.get('copyOf')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'dates' | 'copy'>()
  const close = () => setDialog(undefined)
  const { data, error, isPending, refetch } = useEventDates(id)
  const copied = useEventDates(copiedId)
  // Not everybody who sells tickets may read texts, so the title is that of the list.
  const events = useQuery({
    queryKey: ['events', 'titles'],
    queryFn: ({ signal }) => listEventContents(api, { page_size: MOST_ROWS }, { signal }),
  })
  const { text, time } = useFormat()
  if (error && !data) return <LoadError error={error} retry={refetch} />
  if (isPending || copied.isLoading) return <LoadingRows />
  const titleOf = (eventId: string | null) => {
    const event = events.data?.results.find((one) => String(one.id) === eventId)
    return (event && text(event.title)) || translate('resources.events.title', { id: eventId })
  }
  const dates = upcomingFirst(data.results)
  const copiedDates = upcomingFirst(copied.data?.results ?? [])
  const sources = [
    ...withTickets(dates).map(({ id: date, starts_at: starts }) => [String(date), time(starts)] as const),
    ...withTickets(copiedDates).map(
      ({ id: date, starts_at: starts }) => [String(date), `${time(starts)}, ${titleOf(copiedId)}`] as const,
    ),
  ]
  return (
    <>
      <PageHead
        area="culture"
        title={titleOf(id)}
        meta={translate('resources.contents.inZone')}
        actions={
          <>
            {may('contents.read') && (
              <Link className="button button--plain" to={`/contents/${id}/show`}>
                {translate('resources.events.editText')}
              </Link>
            )}
            {may('contents.write') && (
              <button type="button" className="button button--plain" onClick={() => setDialog('copy')}>
                {translate('resources.events.copy')}
              </button>
            )}
            {may('events.write') && (
              <button type="button" className="button" aria-keyshortcuts="N" onClick={() => setDialog('dates')}>
                {translate('resources.events.addDates')}
              </button>
            )}
          </>
        }
      />
      {dates.length === 0 && (
        <StateMessage
          kind="empty"
          title={translate('resources.events.noDates')}
          {...(may('events.write') &&
            withTickets(copiedDates).length > 0 && {
              text: translate('resources.events.noDatesOfCopy', { title: titleOf(copiedId) }),
            })}
        />
      )}
      {dates.map((date) => (
        <EventDate key={date.id} date={date} sources={sources} />
      ))}
      {dialog === 'dates' && (
        <AddDatesDialog eventId={id} dates={dates.length > 0 ? dates : copiedDates} sources={sources} onClose={close} />
      )}
      {dialog === 'copy' && (
        <CopyEventDialog
          eventId={id}
          onClose={close}
          onCopied={(copy) => {
            close()
            navigate(`/events/${copy.id}/show?copyOf=${id}`)
          }}
        />
      )}
    </>
  )
}

const useEventDates = (id: string | null) =>
  useQuery({
    queryKey: ['event-dates', id],
    enabled: id !== null,
    queryFn: ({ signal }) => listStaffEventDates(api, { id: id ?? '', page_size: MOST_ROWS }, { signal }),
  })

const withTickets = (dates: readonly StaffEventDate[]) => dates.filter(({ ticket_types: types }) => types.length > 0)

/** The next date first, and those that are over last, the latest of them first. */
function upcomingFirst(dates: readonly StaffEventDate[]): StaffEventDate[] {
  const byTime = dates.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
  return [...byTime.filter((date) => !isOver(date)), ...byTime.filter(isOver).toReversed()]
}
