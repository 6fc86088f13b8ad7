import {
  addGuest,
  checkIn,
  type Guest,
  type GuestList,
  getCheckInList,
  getGuestList,
  importGuests,
  newId,
  removeGuest,
  undoCheckIn,
} from '@dabali/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthenticated, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { CultureLink } from '../../layout/appearance.tsx'
import { ActionError, LoadError, LoadingRows, PageHead, Section, StateMessage } from '../../layout/parts.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { AddGuestDialog, ImportDialog, QuotaDialog } from './guest-dialogs.tsx'

/** The guests of one date, who of them has arrived, and check-in by ticket number. */
export default function GuestListScreen() {
  useAuthenticated()
  const translate = useTranslate()
  const may = useMay()
  const eventDateId = String(useParams()['id'])
  const guests = useQuery({
    queryKey: ['guest-list', eventDateId],
    queryFn: ({ signal }) => getGuestList(api, { event_date_id: eventDateId }, { signal }),
  })
  // The guest list has no title of its own; who may check in can read that of the event.
  const door = useQuery({
    queryKey: ['check-in', eventDateId],
    queryFn: ({ signal }) => getCheckInList(api, { event_date_id: eventDateId }, { signal }),
    enabled: may('check_in.read'),
  })
  if (guests.error) return <LoadError error={guests.error} retry={guests.refetch} />
  if (guests.isPending) return <LoadingRows />
  return (
    <>
      <GuestHead list={guests.data} event={door.data} />
      <div className="side-by-side">
        <Guests list={guests.data} />
        {may('check_in.write') && <CheckInForm eventDateId={guests.data.event_date_id} />}
      </div>
      {door.error && <p className="quiet">{translate('resources.guest-list.noDoor')}</p>}
    </>
  )
}

type HeadProps = { list: GuestList; event: Awaited<ReturnType<typeof getCheckInList>> | undefined }

function GuestHead({ list, event }: HeadProps) {
  const translate = useTranslate()
  const may = useMay()
  const { number, time } = useFormat()
  const [dialog, setDialog] = useState<'add' | 'import' | 'quota'>()
  const close = () => setDialog(undefined)
  const id = list.event_date_id
  const counts = {
    people: number(list.num_people),
    quota: number(list.guest_quota),
    arrived: number(list.num_arrived),
  }
  const add = useAction((guest: { id: string; name: string; people: number; note: string }) =>
    addGuest(api, { event_date_id: id, ...guest }, { silent: true }),
  )
  const addMany = useAction((given: { ids: string[]; names: string }) =>
    importGuests(api, { event_date_id: id, ...given }, { silent: true }),
  )
  return (
    <>
      <PageHead
        area="culture"
        title={event ? event.event.title : translate('resources.guest-list.name', { smart_count: 1 })}
        meta={
          <>
            {event && <span>{time(event.starts_at)}</span>}
            <span>{translate('resources.guest-list.counts', counts)}</span>
            {event && (
              <span>
                {translate('resources.guest-list.checkedIn', {
                  arrived: number(event.num_checked_in),
                  tickets: number(event.num_tickets),
                })}
              </span>
            )}
          </>
        }
        actions={
          <>
            {may('check_in.read') && (
              <CultureLink className="button button--plain" path={`/door/${id}`}>
                {translate('resources.guest-list.door')}
              </CultureLink>
            )}
            {may('guest_list.write') && (
              <>
                <button type="button" className="button button--plain" onClick={() => setDialog('quota')}>
                  {translate('resources.guest-list.changeQuota')}
                </button>
                <button type="button" className="button button--plain" onClick={() => setDialog('import')}>
                  {translate('resources.guest-list.import')}
                </button>
                <button type="button" className="button" onClick={() => setDialog('add')}>
                  {translate('resources.guest-list.add')}
                </button>
              </>
            )}
          </>
        }
      />
      {dialog === 'add' && <AddGuestDialog action={add} eventDateId={id} onClose={close} />}
      {dialog === 'import' && <ImportDialog action={addMany} eventDateId={id} onClose={close} />}
      {dialog === 'quota' && <QuotaDialog list={list} onClose={close} />}
    </>
  )
}

function Guests({ list }: { list: GuestList }) {
  const translate = useTranslate()
  const { number } = useFormat()
  if (list.guests.length === 0) return <StateMessage kind="empty" title={translate('resources.guest-list.noGuests')} />
  return (
    <Section title={translate('resources.guest-list.guests')}>
      <table className="grid grid--fold">
        <caption className="visually-hidden">{translate('resources.guest-list.guests')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.guest-list.guest')}</th>
            <th scope="col" className="num">
              {translate('resources.guest-list.people')}
            </th>
            <th scope="col" className="num">
              {translate('resources.guest-list.arrived')}
            </th>
            <th scope="col">{translate('admin.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.guests.map((guest) => (
            <tr key={guest.id}>
              <th scope="row">
                {guest.name}
                <br />
                <span className="quiet small">{guest.note}</span>
              </th>
              <td className="num">{number(guest.people)}</td>
              <td className="num">{number(guest.num_arrived)}</td>
              <td className="wide">
                <GuestActions guest={guest} eventDateId={list.event_date_id} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function GuestActions({ guest, eventDateId }: { guest: Guest; eventDateId: number }) {
  const translate = useTranslate()
  const may = useMay()
  const arrive = useAction(
    (scan: string) =>
      checkIn(api, { event_date_id: eventDateId, code: `G1.${guest.id}`, scan_id: scan }, { silent: true }),
    {
      done: 'resources.guest-list.hasArrived',
      isDone: ({ result }) => result === 'ok',
      undo: (_, scan) => undoCheckIn(api, { scan_id: scan }, { silent: true }),
    },
  )
  const remove = useAction(
    (_: undefined) => removeGuest(api, { event_date_id: eventDateId, guest: guest.id }, { silent: true }),
    { done: 'resources.guest-list.removed' },
  )
  // Another door may have admitted the guest since the list was loaded.
  const refusal = arrive.data && arrive.data.result !== 'ok' && arrive.data.result
  return (
    <div className="line">
      {may('check_in.write') && guest.num_arrived < guest.people && (
        <button type="button" className="link" disabled={arrive.isPending} onClick={() => arrive.mutate(newId())}>
          {translate('resources.guest-list.checkInOne')}
        </button>
      )}
      {may('guest_list.write') && guest.num_arrived === 0 && (
        <button type="button" className="link" disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {translate('resources.guest-list.remove')}
        </button>
      )}
      {refusal && (
        <p className="error-text" role="alert">
          {translate(`resources.guest-list.results.${refusal}`)}
        </p>
      )}
      <ActionError error={arrive.error ?? remove.error} />
    </div>
  )
}
