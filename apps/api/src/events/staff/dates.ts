import type { Static } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { staffEventQueries } from './queries/dates.ts'
import {
  type DateFields,
  factsOf,
  type NewEventDates,
  type Problem,
  type StaffEventDate,
  type StaffTicketType,
  showDate,
} from './schemas.ts'
import { copyTypes } from './ticket-types.ts'
import { type Connection, refuse } from './venues.ts'

async function requireDate(inside: Connection, fields: DateFields, language: Language, before?: StaffEventDate) {
  const texts = MESSAGES[language].staffEvents
  const { venue_id, is_streamed, replay_hours } = fields
  const [doors, starts, ends] = [fields.doors_at, fields.starts_at, fields.ends_at].map((at) => Date.parse(at))
  const types = before?.ticket_types ?? []
  const isMoved = before !== undefined && before.venue_id !== venue_id
  const isKnown = venue_id === null || (await staffEventQueries(inside).isVenue(venue_id))
  const problems: (Problem | false)[] = [
    Number(doors) > Number(starts) && ['doors_at', texts.doors],
    Number(starts) >= Number(ends) && ['ends_at', texts.ends],
    !isKnown && ['venue_id', MESSAGES[language].staffContents.missing],
    venue_id === null && !is_streamed && ['venue_id', texts.venueOrStream],
    isMoved && keptVenueProblem(types, venue_id, language),
    !is_streamed && types.some(isBoughtStream) && ['is_streamed', texts.streamSold],
    replay_hours !== null && !is_streamed && ['replay_hours', texts.replay],
  ]
  refuse(problems.filter((problem) => problem !== false))
}

const isBought = ({ sold, held }: StaffTicketType) => sold + held > 0
const isBoughtStream = (type: StaffTicketType) => type.admits === 'stream' && isBought(type)

/** Why the venue has to stay: numbered seats are its own, and without a venue nobody can be let in. */
function keptVenueProblem(
  types: readonly StaffTicketType[],
  venueId: number | null,
  language: Language,
): Problem | false {
  const texts = MESSAGES[language].staffEvents
  if (types.some(({ is_seated }) => is_seated)) return ['venue_id', texts.seatedVenue]
  if (venueId !== null) return false
  const hall = types.filter(({ admits }) => admits === 'hall')
  if (hall.some(isBought)) return ['venue_id', texts.hallSold]
  return hall.some(({ is_listed }) => is_listed) && ['venue_id', texts.hallOnSale]
}

const columnsOf = ({ doors_at, starts_at, ends_at, ...fields }: DateFields, laterMs = 0) => {
  const { venue_id, status, is_streamed, replay_hours, takes_tips } = fields
  const at = (text: string) => new Date(Date.parse(text) + laterMs)
  return {
    venue_id,
    status,
    is_streamed,
    replay_hours,
    ...(takes_tips !== undefined && { takes_tips }),
    doors_at: at(doors_at),
    starts_at: at(starts_at),
    ends_at: at(ends_at),
  }
}

const DAY_MS = 86_400_000

/** Adds a date, or a series of dates, to an event. */
export async function addEventDates(
  inside: Connection,
  { actor, language, eventId, input }: StaffWrite & { eventId: number; input: Static<typeof NewEventDates> },
) {
  const queries = staffEventQueries(inside)
  if (!(await queries.findEvent(eventId))) throw notFound()
  await requireDate(inside, input, language)
  const { repeat = { every_days: 1, count: 1 }, copy_tickets_of: from } = input
  const dates: StaffEventDate[] = []
  for (let number = 0; number < repeat.count; number += 1) {
    const later = number * repeat.every_days * DAY_MS
    const { id } = await queries.insertDate(eventId, columnsOf(input, later))
    if (from !== undefined) await copyTypes(inside, { from, to: id, field: 'copy_tickets_of', language })
    dates.push(await showDate(inside, id))
  }
  const after = { event_id: eventId, dates: dates.map(factsOf) }
  await recordStaffEvent(inside, actor, { thing: { kind: 'event_date', id: dates[0]?.id ?? 0 }, after })
  return { results: dates }
}

/** Moves, postpones or cancels a date. Baskets, calendars, reminders and the sale follow its row. */
export async function changeEventDate(
  inside: Connection,
  { actor, language, version, id, input }: StaffWrite & { id: number; input: DateFields },
): Promise<StaffEventDate> {
  const queries = staffEventQueries(inside)
  await queries.lockDate(id)
  const before = await showDate(inside, id)
  requireVersion({ language, version }, before, () => before)
  await requireDate(inside, input, language, before)
  await queries.updateDate(id, columnsOf(input))
  const after = await showDate(inside, id)
  const thing = { kind: 'event_date', id }
  await recordStaffEvent(inside, actor, { thing, before: factsOf(before), after: factsOf(after) })
  return after
}
