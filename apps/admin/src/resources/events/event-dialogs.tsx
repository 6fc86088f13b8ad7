import {
  addEventDates,
  addTicketType,
  changeEventDate,
  changeTicketType,
  listStaffVenues,
  type StaffEventDate,
  type StaffTicketType,
} from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { api, conflictOf } from '../../data/api.ts'
import { useAction } from '../../data/use-action.ts'
import { useFormat } from '../../i18n/format.ts'
import { ConflictNotice, FormFields } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import {
  dateFields,
  nextDate,
  readDate,
  readTicketType,
  seriesFields,
  ticketFields,
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
  const statuses = ['scheduled', 'postponed', 'cancelled'].map(
    (status) => [status, translate(`resources.events.status.${status}`)] as const,
  )
  const places = venues.map(({ id, name }) => [String(id), name] as const)
  return dateFields([['', translate('resources.events.onlyStream')], ...places], statuses)
}

type AddDatesProps = { eventId: string; dates: readonly StaffEventDate[]; onClose: () => void }

/** One date or a series of them, with the tickets of another date. */
export function AddDatesDialog({ eventId, dates, onClose }: AddDatesProps) {
  const translate = useTranslate()
  const { time } = useFormat()
  const [values, setValues] = useState(() => nextDate(dates))
  const sources = dates
    .filter(({ ticket_types: types }) => types.length > 0)
    .map(({ id, starts_at: starts }) => [String(id), time(starts)] as const)
  const fields = [...useDateFields(), ...seriesFields([['', translate('resources.events.noCopy')], ...sources])]
  const add = useAction(
    (_: undefined, idempotencyKey) =>
      addEventDates(api, { id: eventId, ...writeDates(values), idempotencyKey }, { silent: true }),
    { done: 'resources.events.done.added', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.events.addDates')}
      confirm={translate('resources.events.addDates')}
      onConfirm={() => add.mutate(undefined)}
      onClose={onClose}
      isBusy={add.isPending}
      error={add.error}
      isWide
    >
      <FormFields fields={fields} values={values} set={setValues} error={add.error} />
      <p className="hint">{translate('resources.contents.inZone')}</p>
    </Question>
  )
}

export function ChangeDateDialog({ date, onClose }: { date: StaffEventDate; onClose: () => void }) {
  const translate = useTranslate()
  const [seen, setSeen] = useState(date)
  const [values, setValues] = useState(() => readDate(date))
  const fields = useDateFields()
  const sold = seen.ticket_types.some((type) => type.sold > 0)
  const change = useAction(
    (_: undefined, idempotencyKey) =>
      changeEventDate(
        api,
        { id: seen.id, ifMatch: seen.version, ...writeDate(values), idempotencyKey },
        { silent: true },
      ),
    { done: 'resources.events.done.changed', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.events.changeDate')}
      confirm={translate('resources.events.saveDate')}
      onConfirm={() => change.mutate(undefined)}
      onClose={onClose}
      isBusy={change.isPending}
      isDisabled={conflictOf(change.error) !== undefined}
      error={change.error}
      isWide
    >
      <ConflictNotice<StaffEventDate>
        error={change.error}
        fields={fields}
        values={values}
        base={readDate(seen)}
        read={readDate}
        choose={(current, chosen) => {
          setSeen(current)
          setValues(chosen)
          change.reset()
        }}
      />
      <FormFields fields={fields} values={values} set={setValues} error={change.error} />
      <p className="hint">{translate('resources.contents.inZone')}</p>
      {sold && <p className="notice notice--w">{translate('resources.events.ticketsAreSold')}</p>}
    </Question>
  )
}

type TicketTypeDialogProps = { date: StaffEventDate; type?: StaffTicketType; onClose: () => void }

export function TicketTypeDialog({ date, type, onClose }: TicketTypeDialogProps) {
  const translate = useTranslate()
  const [seen, setSeen] = useState(type)
  const read = (shown: StaffTicketType | undefined) => readTicketType(shown, date.ticket_types.length)
  const [values, setValues] = useState(() => read(type))
  const admits = (['hall', 'stream'] as const).map(
    (place) => [place, translate(`resources.events.admits.${place}`)] as const,
  )
  const fields = ticketFields(type ? undefined : admits)
  const save = useAction(
    (_: undefined, idempotencyKey): Promise<StaffTicketType> =>
      seen
        ? changeTicketType(
            api,
            { id: seen.id, ifMatch: seen.version, ...writeTicketType(values), idempotencyKey },
            { silent: true },
          )
        : addTicketType(api, { id: date.id, ...writeNewTicketType(values), idempotencyKey }, { silent: true }),
    { done: `resources.events.done.${type ? 'ticketChanged' : 'ticketAdded'}`, onDone: onClose },
  )
  return (
    <Question
      title={translate(type ? 'resources.events.changeTicketType' : 'resources.events.addTicketType')}
      confirm={translate(type ? 'resources.events.saveTicketType' : 'resources.events.addTicketType')}
      onConfirm={() => save.mutate(undefined)}
      onClose={onClose}
      isBusy={save.isPending}
      isDisabled={conflictOf(save.error) !== undefined}
      error={save.error}
      isWide
    >
      <ConflictNotice<StaffTicketType>
        error={save.error}
        fields={fields}
        values={values}
        base={read(seen)}
        read={read}
        choose={(current, chosen) => {
          setSeen(current)
          setValues(chosen)
          save.reset()
        }}
      />
      <FormFields fields={fields} values={values} set={setValues} error={save.error} />
      <p className="hint">
        {translate(seen?.is_seated ? 'resources.events.seatsHint' : 'resources.events.capacityHint')}
      </p>
    </Question>
  )
}
