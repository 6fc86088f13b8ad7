import { copyTicketTypes, type StaffEventDate, type StaffTicketType } from '@dabali/api-client/staff'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { CultureLink } from '../../layout/appearance.tsx'
import { ActionError, Facts, Section, Status, type Tone } from '../../layout/parts.tsx'
import { ChangeDateDialog, TicketTypeDialog, useVenueNames } from './event-dialogs.tsx'
import { type Choices, leftOf, totalsOf } from './event-forms.ts'

const DATE_TONES: Record<StaffEventDate['status'], Tone> = { scheduled: 's', postponed: 'w', cancelled: 'o' }

export const isOver = ({ ends_at: ends }: StaffEventDate) => Date.parse(ends) < Date.now()

export function EventDate({ date, sources }: { date: StaffEventDate; sources: Choices }) {
  const translate = useTranslate()
  const may = useMay()
  const { time, day, number } = useFormat()
  const venueName = useVenueNames()
  const [dialog, setDialog] = useState<'change' | 'ticket'>()
  const { status, doors_at: doors, starts_at: starts, ends_at: ends, replay_hours: replay } = date
  const isPast = isOver(date)
  return (
    <Section
      title={day(starts)}
      action={
        <span className="line">
          {date.ticket_types.some(({ is_seated: isSeated }) => isSeated) && (
            <Link className="link" to={`/events/${date.event_id}/seats/${date.id}`}>
              {translate('resources.events.seats')}
              <span className="visually-hidden">{day(starts)}</span>
            </Link>
          )}
          <DateLinks date={date} />
          {may('events.write') && (
            <>
              <button type="button" className="link" onClick={() => setDialog('change')}>
                {translate('resources.events.changeDate')}
                <span className="visually-hidden">{day(starts)}</span>
              </button>
              <button type="button" className="link" onClick={() => setDialog('ticket')}>
                {translate('resources.events.addTicketType')}
                <span className="visually-hidden">{day(starts)}</span>
              </button>
            </>
          )}
        </span>
      }
    >
      <Facts
        facts={[
          [
            translate('resources.orders.fields.state'),
            <Status key="state" tone={isPast ? 'o' : DATE_TONES[status]}>
              {translate(`resources.events.status.${isPast && status === 'scheduled' ? 'past' : status}`)}
            </Status>,
          ],
          [translate('resources.events.fields.doors'), time(doors)],
          [translate('resources.events.startsAndEnds'), `${time(starts)} – ${time(ends)}`],
          [
            translate('resources.events.fields.venue'),
            date.venue_id === null ? translate('resources.events.onlyStream') : venueName(date.venue_id),
          ],
          [
            translate('resources.events.stream'),
            !date.is_streamed
              ? ''
              : replay === null
                ? translate('resources.events.isStreamed')
                : translate('resources.events.streamedFor', { hours: number(replay) }),
          ],
        ]}
      />
      {date.ticket_types.length > 0 && <Tickets date={date} />}
      {date.ticket_types.length === 0 && (
        <div className="stack-2">
          <p className="quiet">{translate('resources.events.noTickets')}</p>
          {may('events.write') && <CopyTickets date={date} sources={sources} />}
        </div>
      )}
      {dialog === 'change' && <ChangeDateDialog date={date} onClose={() => setDialog(undefined)} />}
      {dialog === 'ticket' && <TicketTypeDialog date={date} onClose={() => setDialog(undefined)} />}
    </Section>
  )
}

/** The screens that belong to a date: the live desk, and the check-in on the culture site. */
function DateLinks({
  date: { id, starts_at: starts, ends_at: ends, is_streamed: isStreamed, venue_id: venue },
}: {
  date: StaffEventDate
}) {
  const translate = useTranslate()
  const may = useMay()
  const { day } = useFormat()
  const of = <span className="visually-hidden">{day(starts)}</span>
  return (
    <>
      {isStreamed && may('chat.read') && (
        <Link className="link" to={`/live-control/${id}/show`}>
          {translate('resources.events.liveControl')}
          {of}
        </Link>
      )}
      {venue !== null && may('check_in.read') && Date.parse(ends) > Date.now() && (
        <CultureLink className="link" path={`/door/${id}`}>
          {translate('resources.events.door')}
          {of}
        </CultureLink>
      )}
    </>
  )
}

function CopyTickets({ date, sources }: { date: StaffEventDate; sources: Choices }) {
  const translate = useTranslate()
  const copy = useAction(
    (from: string, idempotencyKey) =>
      copyTicketTypes(api, { id: date.id, from: Number(from), idempotencyKey }, { silent: true }),
    { done: 'resources.events.done.copied' },
  )
  return (
    <div className="line">
      {sources.map(([id, name]) => (
        <button key={id} type="button" className="link" disabled={copy.isPending} onClick={() => copy.mutate(id)}>
          {translate('resources.events.copyFrom', { date: name })}
        </button>
      ))}
      <ActionError error={copy.error} />
    </div>
  )
}

function Tickets({ date }: { date: StaffEventDate }) {
  const translate = useTranslate()
  const label = (column: string) => translate(`resources.events.${column}`)
  const { number, day } = useFormat()
  const [changed, setChanged] = useState<StaffTicketType>()
  const totals = totalsOf(date.ticket_types)
  return (
    <div className="scroll">
      <table className="grid grid--fold">
        <caption className="visually-hidden">
          {translate('resources.events.ticketsOf', { date: day(date.starts_at) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.events.ticketType')}</th>
            {['price', 'saleUntil', 'sold', 'held', 'left'].map((name) => (
              <th key={name} scope="col" className={name === 'saleUntil' ? undefined : 'num'}>
                {label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {date.ticket_types.map((type) => (
            <TicketRow key={type.id} type={type} change={() => setChanged(type)} />
          ))}
          <tr>
            <th scope="row">{translate('resources.events.hall')}</th>
            <td className="num">{translate('resources.events.places', { count: number(totals.capacity) })}</td>
            <td />
            <td className="num" data-label={label('sold')}>
              {number(totals.sold)}
            </td>
            <td className="num" data-label={label('held')}>
              {number(totals.held)}
            </td>
            <td className="num" data-label={label('left')}>
              <b>{number(totals.left)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {changed && <TicketTypeDialog date={date} type={changed} onClose={() => setChanged(undefined)} />}
    </div>
  )
}

function TicketRow({ type, change }: { type: StaffTicketType; change: () => void }) {
  const translate = useTranslate()
  const may = useMay()
  const { money, number, time, text } = useFormat()
  const { title, price, capacity, sold, held, is_listed: isListed, is_seated: isSeated, sales_end_at: end } = type
  const name = text(title)
  const label = (column: string) => translate(`resources.events.${column}`)
  const limits = [
    translate(`resources.events.admits.${type.admits}`),
    !isListed && translate('resources.events.notListed'),
  ]
  return (
    <tr>
      <th scope="row">
        {may('events.write') ? (
          <button type="button" className="link" onClick={change}>
            {name}
          </button>
        ) : (
          name
        )}
        <span className="sub">{limits.filter(Boolean).join(', ')}</span>
      </th>
      <td className="num">{money(price)}</td>
      <td data-label={label('saleUntil')}>{end ? time(end) : translate('resources.events.noEnd')}</td>
      <td className="num" data-label={label('sold')}>
        {number(sold)}
        <meter className="meter" min={0} max={Math.max(1, capacity)} value={sold + held} aria-hidden="true" />
      </td>
      <td className="num" data-label={label('held')}>
        {number(held)}
      </td>
      <td className="num" data-label={label('left')}>
        <b>{number(leftOf(type))}</b>
        <span className="sub">
          {translate(isSeated ? 'resources.events.limitSeats' : 'resources.events.limitOwn', {
            count: number(capacity),
          })}
        </span>
      </td>
    </tr>
  )
}
