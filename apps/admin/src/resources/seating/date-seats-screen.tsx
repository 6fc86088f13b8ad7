import { newId } from '@dabali/api-client'
import { changeBlockedSeats, getStaffDateSeats, getStaffEventDate } from '@dabali/api-client/staff'
import { seatLabel } from '@dabali/domain/seating'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { api, codeOf, conflictOf, fieldError } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionButton, LoadError, LoadingRows, PageHead, StateMessage } from '../../layout/parts.tsx'
import { blockedAfter, changedSeats, type DateSeats, selectedStates } from './blocked-seats.ts'
import { type SeatCount, SeatKey, SeatViews } from './seat-views.tsx'
import type { SeatIds } from './seating-plan.ts'

const COUNTS: readonly SeatCount[] = [
  { label: 'resources.seating.key.taken', isSo: ({ isTaken }) => isTaken },
  { label: 'resources.seating.key.blocked', isSo: ({ isBlocked }) => isBlocked },
]
const NONE: SeatIds = new Set()

/** The seats of an event date: which are free, held, sold and blocked. */
export default function DateSeatsScreen() {
  const translate = useTranslate()
  const { time } = useFormat()
  const { id = '', dateId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['date-seats', dateId],
    queryFn: async ({ signal }) => {
      const [date, seats] = await Promise.all([
        getStaffEventDate(api, { id: dateId }, { signal }),
        getStaffDateSeats(api, { id: dateId }, { signal }),
      ])
      return { date, seats }
    },
  })
  if (!data) return error ? <LoadError error={error} retry={refetch} /> : <LoadingRows />
  return (
    <>
      <PageHead
        area="culture"
        title={translate('resources.seating.seatsOf', { date: time(data.date.starts_at) })}
        actions={
          <Link className="button button--plain" to={`/events/${id}/show`}>
            {translate('resources.seating.backToEvent')}
          </Link>
        }
      />
      {data.seats.sections.length === 0 ? (
        <StateMessage
          kind="empty"
          title={translate('resources.seating.noSections')}
          text={translate('resources.seating.noSectionsText')}
        />
      ) : (
        <Seats seats={data.seats} reload={refetch} />
      )}
    </>
  )
}

/** A refusal that names seats says more than that something was wrong. */
const messageOf = (error: unknown): string | undefined =>
  fieldError(error, 'seat_ids') ?? (error instanceof Error ? error.message : undefined)

type SeatsProps = { seats: DateSeats; reload: () => unknown }

function Seats({ seats: { event_date_id: id, version, sections }, reload }: SeatsProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const mayWrite = useMay()('events.write')
  const language = useLocale() === 'ne' ? 'ne' : 'en'
  const [selected, setSelected] = useState(NONE)
  const shown = useMemo(
    () =>
      sections.map((section) => ({
        ...section,
        seats: section.seats.map((seat) => ({
          ...seat,
          isTaken: seat.state === 'sold' || seat.state === 'held',
          isBlocked: seat.state === 'blocked',
          label: [seatLabel(seat, language), translate(`resources.seating.states.${seat.state}`)].join(', '),
        })),
      })),
    [sections, language, translate],
  )
  const chosen = selectedStates(sections, selected)
  const act = useAction(
    async ({ isBlocking, seats }: { isBlocking: boolean; seats: typeof NONE }, idempotencyKey) => {
      const send = async (current: Pick<DateSeats, 'version' | 'sections'>, key: string) => {
        const after = await changeBlockedSeats(
          api,
          {
            id,
            ifMatch: current.version,
            seat_ids: blockedAfter(current.sections, seats, isBlocking),
            idempotencyKey: key,
          },
          { silent: true },
        ).catch((failure: unknown) => {
          // A seat may have been sold meanwhile.
          void reload()
          throw failure
        })
        return { after, changed: changedSeats(current.sections, seats, isBlocking) }
      }
      try {
        return await send({ version, sections }, idempotencyKey)
      } catch (error) {
        // Another member has changed the date: only the selected seats are changed in what is there now.
        const current = codeOf(error) === 'version_conflict' ? conflictOf<DateSeats>(error) : undefined
        if (!current) throw error
        return send(current, newId())
      }
    },
    {
      done: 'resources.seating.seatsChanged',
      onDone: () => setSelected(NONE),
      undo: ({ after, changed }, { isBlocking }) => {
        const seatIds = blockedAfter(after.sections, changed, !isBlocking)
        return changeBlockedSeats(
          api,
          { id, ifMatch: after.version, seat_ids: seatIds, idempotencyKey: newId() },
          { silent: true },
        )
      },
    },
  )
  const message = messageOf(act.error)
  return (
    <>
      <div className="seat-bar">
        <p role="status">
          {selected.size === 0
            ? translate('resources.seating.selectSeats')
            : translate('resources.seating.selectedStates', {
                count: number(selected.size),
                free: number(chosen.free),
                blocked: number(chosen.blocked),
                taken: number(chosen.sold + chosen.held),
              })}
        </p>
        {mayWrite && (
          <div className="line">
            <ActionButton
              className="button"
              isDisabled={act.isPending || chosen.free === 0}
              onClick={() => act.mutate({ isBlocking: true, seats: selected })}
            >
              {translate('resources.seating.block')}
            </ActionButton>
            <ActionButton
              className="button button--plain"
              isDisabled={act.isPending || chosen.blocked === 0}
              onClick={() => act.mutate({ isBlocking: false, seats: selected })}
            >
              {translate('resources.seating.release')}
            </ActionButton>
            {selected.size > 0 && (
              <button type="button" className="link" onClick={() => setSelected(NONE)}>
                {translate('resources.seating.clear')}
              </button>
            )}
          </div>
        )}
        {message && (
          <p className="error-text" role="alert">
            {translate(message, { _: message })}
          </p>
        )}
      </div>
      <SeatViews sections={shown} counts={COUNTS} selected={selected} onSelect={setSelected} />
      <SeatKey shown={['free', 'taken', 'blocked', 'wheelchair', 'companion']} />
    </>
  )
}
