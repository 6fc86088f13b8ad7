import { SEAT_KINDS, seatLabel } from '@dabali/domain/seating'
import { type Static, Type } from 'typebox'
import { line, localized, normalise } from '../../content/staff/document.ts'
import { ApiError, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { type SeatToWrite, type StaffSectionRow, staffSeatingQueries, type WhichPlan } from './queries/seating.ts'
import { staffVenueQueries } from './queries/venues.ts'
import type { Problem } from './schemas.ts'
import { type Connection, refuse } from './venues.ts'

const MOST_SECTIONS = 50
export const MOST_SEATS = 5000
const FARTHEST = 100_000
const MOST_STANDING = 100_000
const LARGEST_ID = 2_147_483_647

const place = Type.Integer({ minimum: -FARTHEST, maximum: FARTHEST })
export const id = Type.Integer({ minimum: 1, maximum: LARGEST_ID })
export const seat = {
  row: line(10),
  number: Type.Integer({ minimum: 1, maximum: 9999 }),
  x: { ...place, description: 'A seat is 20 wide.' },
  y: { ...place, description: 'Grows away from the stage.' },
  kind: stringEnum(SEAT_KINDS),
}
export const name = localized(line(100))
const standing = Type.Integer({
  minimum: 1,
  maximum: MOST_STANDING,
  description: 'How many people may stand in it. It has no seats then, and its tickets are those without one.',
})
export const version = Type.Integer({ description: 'Send it as `If-Match: "7"`.' })

export const SeatingPlanInput = Type.Object(
  {
    sections: Type.Array(
      Type.Object({
        id: nullable({ ...id, description: 'Null for a new section.' }),
        name,
        standing: Type.Optional(nullable(standing)),
        seats: Type.Array(Type.Object({ id: nullable({ ...id, description: 'Null for a new seat.' }), ...seat }), {
          maxItems: MOST_SEATS,
        }),
      }),
      { maxItems: MOST_SECTIONS },
    ),
  },
  { $id: 'StaffSeatingPlanInput' },
)

export const StaffSeatingPlanSchema = Type.Object(
  {
    venue_id: Type.Integer(),
    version: { ...version, description: 'That of the venue. Send it as `If-Match: "7"`.' },
    revision: Type.Integer({ description: 'Which arrangement this is. Dates keep the one that they sell from.' }),
    revisions: Type.Array(
      Type.Object({
        revision: Type.Integer(),
        num_seats: Type.Integer(),
        num_dates: Type.Integer({ description: 'The dates that sell from it.' }),
      }),
      { description: 'The newest first.' },
    ),
    sections: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name,
        standing: nullable(standing),
        num_ticket_types: Type.Integer({ description: 'A section with ticket types cannot be removed.' }),
        seats: Type.Array(
          Type.Object({
            id: Type.Integer(),
            ...seat,
            is_used: Type.Boolean({
              description: 'It was sold, is held or is blocked: it keeps its row and number, and cannot be removed.',
            }),
          }),
        ),
      }),
    ),
  },
  { $id: 'StaffSeatingPlan' },
)

export const SeatingPlanConflictSchema = conflictSchema(StaffSeatingPlanSchema)

type Plan = Static<typeof SeatingPlanInput>
type Section = Plan['sections'][number]
type Seat = Section['seats'][number]
type StaffSeatingPlan = Static<typeof StaffSeatingPlanSchema>
type PlanWrite = StaffWrite & { venueId: number; revision?: number | undefined }

/** The numbered seats of a venue. */
export async function showSeatingPlan(
  inside: Connection,
  venueId: number,
  wanted: { revision?: number | undefined; dateId?: number | undefined } = {},
): Promise<StaffSeatingPlan> {
  const queries = staffSeatingQueries(inside)
  const [venue, revisions] = [await staffVenueQueries(inside).find(venueId), await queries.listRevisions(venueId)]
  if (wanted.dateId !== undefined && !(await queries.isAtVenue(wanted.dateId, venueId))) throw notFound()
  const ofDate = wanted.dateId === undefined ? undefined : await queries.findRevisionOfDate(wanted.dateId)
  const revision = wanted.revision ?? ofDate ?? revisions[0]?.revision
  if (!venue || !revisions.some((each) => each.revision === revision) || revision === undefined) throw notFound()
  return {
    venue_id: venueId,
    version: venue.version,
    ...{ revision, revisions },
    sections: await queries.listSections(venueId, revision),
  }
}

/** What is wrong with a plan, by field. */
function planProblems(before: readonly StaffSectionRow[], { sections }: Plan, language: Language): Problem[] {
  const { staffContents, staffSeating } = MESSAGES[language]
  const known = new Map(before.map((section) => [section.id, section]))
  const ids = sections.flatMap(({ id }) => id ?? [])
  const kept = new Set(ids)
  const isUsed = ({ num_ticket_types, seats }: StaffSectionRow) =>
    num_ticket_types > 0 || seats.some(({ is_used }) => is_used)
  const removed = before.filter((section) => !kept.has(section.id) && isUsed(section))
  const problems = removed.map(({ name }): Problem => ['sections', staffSeating.usedSection(name[language])])
  const count = sections.reduce((sum, { seats }) => sum + seats.length, 0)
  if (count > MOST_SEATS) problems.push(['sections', staffSeating.tooMany(MOST_SEATS)])
  if (kept.size < ids.length) problems.push(['sections', staffContents.missing])
  for (const [at, section] of sections.entries()) {
    const old = section.id === null ? undefined : known.get(section.id)
    const found = sectionProblems(section, old, language)
    problems.push(...found.map(([field, message]): Problem => [`sections.${at}.${field}`, message]))
  }
  return problems
}

function sectionProblems(section: Section, old: StaffSectionRow | undefined, language: Language): Problem[] {
  const { validation, staffContents, staffSeating } = MESSAGES[language]
  const problems: Problem[] = []
  if (section.id !== null && old === undefined) problems.push(['id', staffContents.missing])
  for (const each of ['en', 'ne'] as const)
    if (section.name[each] === '') problems.push([`name.${each}`, validation.required])
  if (standingOf(section) !== null) {
    if (section.seats.length > 0) problems.push(['standing', staffSeating.standing])
    else if ((old?.num_ticket_types ?? 0) > 0) problems.push(['standing', staffSeating.standingSold])
  }
  const kept = new Set(section.seats.map(({ id }) => id))
  const gone = (old?.seats ?? []).filter(({ id, is_used }) => is_used && !kept.has(id))
  problems.push(...gone.map((each): Problem => ['seats', staffSeating.usedSeat(labelOf(each, language))]))
  return [...problems, ...seatProblems(section.seats, old?.seats ?? [], language)]
}

const standingOf = ({ standing = null }: Section) => standing

/** The plan as it was sent. An older screen that does not know standing areas sends none, and changes none. */
function planOf(input: unknown, before: readonly StaffSectionRow[]): Plan {
  const known = new Map(before.map(({ id, standing }) => [id, standing]))
  const given: object[] = Object(input).sections ?? []
  const { sections }: Plan = normalise(SeatingPlanInput, input)
  return {
    sections: sections.map((section, at) =>
      Object.hasOwn(given[at] ?? {}, 'standing') || section.id === null
        ? section
        : { ...section, standing: known.get(section.id) ?? null },
    ),
  }
}

function seatProblems(seats: readonly Seat[], old: StaffSectionRow['seats'], language: Language): Problem[] {
  const { validation, staffContents, staffSeating } = MESSAGES[language]
  const before = new Map(old.map((each) => [each.id, each]))
  const seen = new Set<string | number>()
  /** Whether this is the first of its kind. */
  const isFirst = (what: string | number) => !seen.has(what) && seen.add(what) !== undefined
  return seats.flatMap((each, at) => {
    const was = each.id === null ? undefined : before.get(each.id)
    const isUnknown = each.id !== null && !(was && isFirst(each.id))
    const isRenumbered = was?.is_used && nameOf(was) !== nameOf(each)
    const found: (Problem | false | undefined)[] = [
      isUnknown && ['id', staffContents.missing],
      each.row === '' && ['row', validation.required],
      !isFirst(nameOf(each)) && ['number', staffSeating.sameNumber(labelOf(each, language))],
      !isFirst(`at ${each.x} ${each.y}`) && ['x', staffSeating.samePlace],
      isRenumbered && ['number', staffSeating.usedSeat(labelOf(was, language))],
    ]
    return found.flatMap((problem): Problem[] => (problem ? [[`seats.${at}.${problem[0]}`, problem[1]]] : []))
  })
}

type Named = Pick<Seat, 'row' | 'number' | 'kind'>
export const nameOf = ({ row, number }: Named) => `${row} ${number}`
export const labelOf = (each: Named, language: Language) => seatLabel(each, language)

/** Writes what differs; returns the names of the seats for the audit log. */
async function writePlan(inside: Connection, which: WhichPlan, before: readonly StaffSectionRow[], { sections }: Plan) {
  const queries = staffSeatingQueries(inside)
  const seatsBefore = new Map(before.flatMap(({ seats }) => seats.map((each) => [each.id, each] as const)))
  const wanted: (Omit<SeatToWrite, 'id'> & { id: number | null })[] = []
  for (const section of sections) {
    const fields = { name: section.name, standing: standingOf(section) }
    const section_id = section.id ?? (await queries.insertSection(which, fields))
    if (section.id !== null) await queries.changeSection(section.id, fields)
    wanted.push(...section.seats.map((each) => ({ ...each, section_id })))
  }
  const added = wanted.filter(({ id }) => id === null)
  const changed = wanted.flatMap(({ id, ...each }) => {
    const was = id === null ? undefined : seatsBefore.get(id)
    return was && isDifferent(was, each) ? [{ ...each, id: was.id }] : []
  })
  const kept = new Set(wanted.map(({ id }) => id))
  const removed = [...seatsBefore.values()].filter(({ id }) => !kept.has(id))
  await queries.removeSeats(removed.map(({ id }) => id))
  await queries.updateSeats(changed)
  await queries.insertSeats(added)
  const keptSections = new Set(sections.map(({ id }) => id))
  const removedSections = before.flatMap(({ id }) => (keptSections.has(id) ? [] : [id]))
  if (removedSections.length > 0) await queries.removeSections(removedSections)
  const named = (seats: readonly Named[]) => seats.map(nameOf)
  return { added: named(added), changed: named(changed), removed: named(removed) }
}

const isDifferent = (was: Omit<Seat, 'id'>, now: Omit<Seat, 'id'>) =>
  (['row', 'number', 'x', 'y', 'kind'] as const).some((field) => was[field] !== now[field])

/** The sections of a plan with the number of their seats, as the audit log shows them. */
const summaryOf = ({ revision, sections }: StaffSeatingPlan) => ({
  revision,
  sections: sections.map(({ id, name, standing, seats }) => ({ id, name, standing, seats: seats.length })),
})

/** Replaces a plan of a venue. Seats that somebody has stay, and the quantities of upcoming dates follow. */
export async function changeSeatingPlan(
  inside: Connection,
  { actor, language, version, venueId, revision, input }: PlanWrite & { input: unknown },
): Promise<StaffSeatingPlan> {
  const queries = staffSeatingQueries(inside)
  await staffVenueQueries(inside).lock(venueId)
  await queries.lockSeats(venueId)
  const before = await showSeatingPlan(inside, venueId, { revision })
  requireVersion({ language, version }, before, () => before)
  const plan = planOf(input, before.sections)
  refuse(planProblems(before.sections, plan, language))
  const which = { venueId, revision: before.revision }
  const seats = await writePlan(inside, which, before.sections, plan)
  await queries.fitCapacities({ venueId })
  await queries.countVersion(venueId)
  const after = await showSeatingPlan(inside, venueId, which)
  const thing = { kind: 'seating_plan', id: venueId }
  await recordStaffEvent(inside, actor, { thing, before: summaryOf(before), after: { ...summaryOf(after), ...seats } })
  return after
}

/** A new arrangement that begins as a copy of the newest; dates that sell from that one keep it. */
export async function createSeatingRevision(
  inside: Connection,
  { actor, language, version, venueId }: PlanWrite,
): Promise<StaffSeatingPlan> {
  const queries = staffSeatingQueries(inside)
  await staffVenueQueries(inside).lock(venueId)
  const before = await showSeatingPlan(inside, venueId)
  requireVersion({ language, version }, before, () => before)
  if (before.revisions[0]?.num_dates === 0) {
    throw new ApiError(409, { detail: MESSAGES[language].staffSeating.unusedRevision, code: 'unused_revision' })
  }
  await queries.copyRevision(venueId)
  await queries.countVersion(venueId)
  const after = await showSeatingPlan(inside, venueId)
  const thing = { kind: 'seating_plan', id: venueId }
  await recordStaffEvent(inside, actor, { thing, before: { revision: before.revision }, after: summaryOf(after) })
  return after
}
