import { type Static, Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import { stringEnum } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { staffEventQueries } from './queries/dates.ts'
import { type DateSectionRow, staffSeatingQueries } from './queries/seating.ts'
import { id, labelOf, MOST_SEATS, name, nameOf, seat, version } from './seating.ts'
import { type Connection, refuse } from './venues.ts'

export const BlockedSeatsInput = Type.Object(
  { seat_ids: Type.Array(id, { maxItems: MOST_SEATS, description: 'All seats that are not for sale on this date.' }) },
  { $id: 'StaffBlockedSeatsInput' },
)

export const StaffDateSeatsSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    version: { ...version, description: 'That of the date. Send it as `If-Match: "7"`.' },
    sections: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name,
        seats: Type.Array(
          Type.Object({
            id: Type.Integer(),
            ...seat,
            state: stringEnum(['free', 'held', 'sold', 'blocked']),
          }),
        ),
      }),
    ),
  },
  { $id: 'StaffDateSeats' },
)

export const DateSeatsConflictSchema = conflictSchema(StaffDateSeatsSchema)

type StaffDateSeats = Static<typeof StaffDateSeatsSchema>

/** The seats of a date for staff: which are free, held, sold or blocked. */
export async function showDateSeats(inside: Connection, dateId: number): Promise<StaffDateSeats> {
  const date = await staffEventQueries(inside).findDate(dateId)
  if (!date) throw notFound()
  return {
    event_date_id: dateId,
    version: date.version,
    sections: await staffSeatingQueries(inside).listDateSections(dateId),
  }
}

const namesOf = (sections: readonly DateSectionRow[], ids: ReadonlySet<number>) =>
  sections.flatMap(({ seats }) => seats.filter(({ id }) => ids.has(id)).map(nameOf))

/** Blocks exactly these seats of a date. */
export async function changeBlockedSeats(
  inside: Connection,
  { actor, language, version, dateId, input }: StaffWrite & { dateId: number; input: Static<typeof BlockedSeatsInput> },
): Promise<StaffDateSeats> {
  const [queries, events] = [staffSeatingQueries(inside), staffEventQueries(inside)]
  await events.lockDate(dateId)
  const before = await showDateSeats(inside, dateId)
  requireVersion({ language, version }, before, () => before)
  const states = new Map(before.sections.flatMap(({ seats }) => seats.map((each) => [each.id, each] as const)))
  const wanted = new Set(input.seat_ids)
  if ([...wanted].some((id) => !states.has(id))) refuse([['seat_ids', MESSAGES[language].staffContents.missing]])
  const isBlocked = (id: number) => states.get(id)?.state === 'blocked'
  const blocked = [...wanted].filter((id) => !isBlocked(id))
  const got = new Set(await queries.blockSeats(dateId, blocked))
  const taken = blocked.flatMap((id) => (got.has(id) ? [] : (states.get(id) ?? [])))
  if (taken.length > 0) {
    const list = new Intl.ListFormat(language).format(taken.map((each) => labelOf(each, language)))
    refuse([['seat_ids', MESSAGES[language].seats.taken(list, taken.length)]])
  }
  const unblocked = [...states.keys()].filter((id) => isBlocked(id) && !wanted.has(id))
  await queries.unblockSeats(dateId, unblocked)
  const { venue_id } = (await events.findDate(dateId)) ?? {}
  if (venue_id) await queries.fitCapacities({ venueId: venue_id, dateId })
  await queries.countDateVersion(dateId)
  const after = await showDateSeats(inside, dateId)
  await recordStaffEvent(inside, actor, {
    thing: { kind: 'event_date', id: dateId },
    after: {
      blocked_seats: namesOf(before.sections, new Set(blocked)),
      unblocked_seats: namesOf(before.sections, new Set(unblocked)),
    },
  })
  return after
}
