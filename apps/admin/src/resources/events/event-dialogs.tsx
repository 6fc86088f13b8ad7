import {
  addEventDates,
  addTicketType,
  changeEventDate,
  changeTicketType,
  copyEvent,
  getStaffContent,
  getStaffSeatingPlan,
  listStaffVenues,
  type StaffContent,
  type StaffEventDate,
  type StaffTicketType,
} from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { FormFields, useDialogValues } from '../../layout/dialog-form.tsx'
import { LoadingRows } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { FormDialog, RecordDialog } from '../../layout/record-dialog.tsx'
import {
  type Choices,
  copyFields,
  dateFields,
  nextDate,
  readCopy,
  readDate,
  readTicketType,
  STATUSES,
  seriesFields,
  seriesStarts,
  ticketFields,
  writeCopy,
  writeDate,
  writeDates,
  writeNewTicketType,
  writeTicketType,
} from './event-forms.ts'

const MOST_VENUES = 100

function useVenues() {
  const { data } = useQuery({
    queryKey: ['venues', 'all'],
    queryFn: ({ signal }) => listStaffVenues(api, { page_size: MOST_VENUES }, { signal }),
  })
  const isNepali = useLocale() === 'ne'
  return (data?.results ?? []).map(({ id, name }) => ({
    id,
    name: (isNepali ? name.ne || name.en : name.en || name.ne) || String(id),
  }))
}

export function useVenueNames() {
  const venues = useVenues()
  return (id: number) => venues.find((venue) => venue.id === id)?.name ?? ''
}

function useDateFields() {
  const translate = useTranslate()
  const venues = useVenues()
  const statuses = STATUSES.map((status) => [status, translate(`resources.events.status.${status}`)] as const)
  const places = venues.map(({ id, name }) => [String(id), name] as const)
  return dateFields([['', translate('resources.events.onlyStream')], ...places], statuses)
}

type AddDatesProps = {
  eventId: string
  /** What the new date follows on: the dates of the event, or else of the one that it was copied from. */
  dates: readonly StaffEventDate[]
  /** The dates whose tickets can be copied. */
  sources: Choices
  onClose: () => void
}

/** One date or a series of them, with the tickets of another date. */
export function AddDatesDialog({ eventId, dates, sources, onClose }: AddDatesProps) {
  const translate = useTranslate()
  const { day } = useFormat()
  const form = useDialogValues(`event.${eventId}.dates`, () => nextDate(dates, Date.now()))
  const fields = useDateFields()
  const series = seriesFields([['', translate('resources.events.noCopy')], ...sources])
  const starts = seriesStarts(form.values).map(day)
  const add = useAction(
    (_: undefined, idempotencyKey) =>
      addEventDates(api, { id: eventId, ...writeDates(form.values), idempotencyKey }, { silent: true }),
    { done: 'resources.events.done.added', onDone: form.sentThen(onClose), keyOf: form.keyOf },
  )
  return (
    <FormDialog
      title={translate('resources.events.addDates')}
      confirm={translate('resources.events.addDates')}
      form={form}
      fields={fields}
      save={add}
      onClose={onClose}
    >
      <p className="hint">{translate('resources.contents.inZone')}</p>
      <fieldset className="plain-group stack">
        <legend className="legend">{translate('resources.events.series')}</legend>
        <FormFields fields={series} values={form.values} set={form.setValues} error={add.error} />
        <p className="hint" role="status">
          {starts.length > 0 && translate('resources.events.seriesDates', { dates: starts.join(', ') })}
        </p>
      </fieldset>
    </FormDialog>
  )
}

type CopyEventProps = { eventId: string; onCopied: (copy: StaffContent) => void; onClose: () => void }

/** Makes a draft of a new event from this one. */
export function CopyEventDialog(props: CopyEventProps) {
  const translate = useTranslate()
  const { eventId: id, onClose } = props
  const { data, error } = useQuery({
    queryKey: ['event-to-copy', id],
    // The form begins with the title of now.
    gcTime: 0,
    queryFn: ({ signal }) => getStaffContent(api, { id }, { signal }),
  })
  if (data) return <CopyForm {...props} source={data} />
  const title = translate('resources.events.copy')
  return (
    <Question title={title} confirm={title} isDisabled error={error} onConfirm={() => undefined} onClose={onClose}>
      {!error && <LoadingRows />}
    </Question>
  )
}

function CopyForm({ eventId: id, source, onCopied, onClose }: CopyEventProps & { source: StaffContent }) {
  const translate = useTranslate()
  const form = useDialogValues(`event.${id}.copy`, () => readCopy(source.title))
  const copy = useAction(
    (_: undefined, idempotencyKey) =>
      copyEvent(api, { id, ...writeCopy(form.values), idempotencyKey }, { silent: true }),
    {
      done: 'resources.events.done.eventCopied',
      onDone: (made) => form.sentThen(() => onCopied(made))(),
      keyOf: form.keyOf,
    },
  )
  return (
    <FormDialog
      title={translate('resources.events.copy')}
      confirm={translate('resources.events.copy')}
      form={form}
      fields={copyFields(source.title)}
      save={copy}
      isDisabled={Object.values(form.values).join('').trim() === ''}
      isWide={source.title.ne !== ''}
      before={<p className="hint">{translate('resources.events.copyText')}</p>}
      onClose={onClose}
    />
  )
}

export function ChangeDateDialog({ date, onClose }: { date: StaffEventDate; onClose: () => void }) {
  const translate = useTranslate()
  const form = useDialogValues(`date.${date.id}`, () => readDate(date), date)
  const fields = useDateFields()
  const { number } = useFormat()
  const sold = date.ticket_types.reduce((sum, type) => sum + type.sold, 0)
  const status = STATUSES.find((one) => one === form.values['status']) ?? date.status
  const isCancelled = status === 'cancelled' && date.status !== 'cancelled'
  const change = useAction(
    (_: undefined, idempotencyKey) =>
      changeEventDate(
        api,
        { id: date.id, ifMatch: form.version, ...writeDate(form.values), idempotencyKey },
        { silent: true },
      ),
    { done: 'resources.events.done.changed', onDone: form.sentThen(onClose), keyOf: form.keyOf },
  )
  return (
    <RecordDialog<StaffEventDate>
      title={translate('resources.events.changeDate')}
      confirm={translate(isCancelled ? 'resources.events.cancelDate' : 'resources.events.saveDate')}
      // "Cancel" would be either of both.
      {...(isCancelled && { close: translate('resources.events.doNotCancel') })}
      isFinal={isCancelled}
      form={form}
      fields={fields}
      save={change}
      read={readDate}
      onClose={onClose}
    >
      <p className="hint">{translate('resources.contents.inZone')}</p>
      <div role="status">
        {(sold > 0 || status !== 'scheduled') && (
          <div className="notice notice--w">
            <div className="stack-2">
              {status !== 'scheduled' && <p>{translate(`resources.events.effects.${status}`)}</p>}
              {sold > 0 && (
                <p>{translate('resources.events.ticketsAreSold', { smart_count: sold, count: number(sold) })}</p>
              )}
            </div>
          </div>
        )}
      </div>
    </RecordDialog>
  )
}

/** The sections of a venue as choices, if it has a seating plan. */
function useSections(venueId: number | null, dateId: number): readonly (readonly [value: string, name: string])[] {
  const translate = useTranslate()
  const { number } = useFormat()
  const isNepali = useLocale() === 'ne'
  const { data } = useQuery({
    queryKey: ['seating-plan', 'sections', venueId, dateId],
    enabled: venueId !== null,
    // A date with seats on sale has the version of the plan that it sells from; others use the newest.
    queryFn: ({ signal }) => getStaffSeatingPlan(api, { id: venueId ?? 0, event_date: String(dateId) }, { signal }),
  })
  const seated = data?.sections.filter(({ standing }) => standing === null) ?? []
  if (seated.length === 0) return []
  const named = seated.map(({ id, name, seats }) => {
    const section = isNepali ? name.ne || name.en : name.en || name.ne
    return [String(id), translate('resources.events.section', { section, count: number(seats.length) })] as const
  })
  return [['', translate('resources.events.noSection')], ...named]
}

type TicketTypeDialogProps = { date: StaffEventDate; type?: StaffTicketType; onClose: () => void }

export function TicketTypeDialog({ date, type, onClose }: TicketTypeDialogProps) {
  const translate = useTranslate()
  const read = (shown: StaffTicketType | undefined) => readTicketType(shown, date.ticket_types.length)
  const form = useDialogValues(`date.${date.id}.ticket.${type?.id}`, () => read(type), type)
  const { values } = form
  const admits = (['hall', 'stream'] as const).map(
    (place) => [place, translate(`resources.events.admits.${place}`)] as const,
  )
  const sections = useSections(type ? null : date.venue_id, date.id)
  const isNewHall = !type && values['admits'] !== 'stream'
  const isSeated = type?.is_seated ?? (isNewHall && Boolean(values['section_id']))
  const fields = ticketFields(type ? undefined : admits, isNewHall ? sections : [], isSeated)
  const save = useAction(
    (_: undefined, idempotencyKey): Promise<StaffTicketType> =>
      type
        ? changeTicketType(
            api,
            { id: type.id, ifMatch: form.version, ...writeTicketType(values), idempotencyKey },
            { silent: true },
          )
        : addTicketType(api, { id: date.id, ...writeNewTicketType(values), idempotencyKey }, { silent: true }),
    {
      keyOf: form.keyOf,
      done: `resources.events.done.${type ? 'ticketChanged' : 'ticketAdded'}`,
      onDone: form.sentThen(onClose),
    },
  )
  return (
    <RecordDialog<StaffTicketType>
      title={translate(type ? 'resources.events.changeTicketType' : 'resources.events.addTicketType')}
      confirm={translate(type ? 'resources.events.saveTicketType' : 'resources.events.addTicketType')}
      form={form}
      fields={fields}
      save={save}
      read={read}
      // Nobody writes the quota of seats.
      takeChosen={(current, chosen) => (current.is_seated ? { ...chosen, capacity: String(current.capacity) } : chosen)}
      onClose={onClose}
    >
      <p className="hint">{translate(isSeated ? 'resources.events.seatsHint' : 'resources.events.capacityHint')}</p>
    </RecordDialog>
  )
}
