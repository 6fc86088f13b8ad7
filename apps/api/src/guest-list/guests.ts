import { GUEST_LIMITS, parseGuestNames } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { placeVenueOrder, requireOpenDate } from '../box-office/place-venue-order.ts'
import { findVenueDate, type VenueDate } from '../box-office/queries.ts'
import type { Vat } from '../catalogue/price.ts'
import { ApiError, invalidField, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, cleanText, textProblem, validateFields } from '../http/request-body.ts'
import { schemaRef } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { cancelAny, type PaymentActions } from '../orders/cancel-order.ts'
import { orderUpdates } from '../orders/queries/update.ts'
import { recordStaffEvent, type StaffActor } from '../staff/audit/queries.ts'
import { conflictSchema, requireVersion } from '../staff/writes.ts'
import { ScanId } from '../tickets/check-in/check-in.ts'
import { type Connection, type GuestQueries, type GuestRow, guestStatements } from './queries.ts'

const time = Type.String({ format: 'date-time' })
const Text = Type.String({ maxLength: 4000 })
const TypeId = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'Default: the ticket type without numbered seats that has most left.',
  }),
)

export const GuestInput = Type.Object({
  id: Type.Intersect([ScanId], { description: 'A UUID that the device creates for each guest.' }),
  name: Text,
  note: Type.Optional(Text),
  people: Type.Optional(Type.Integer({ description: 'With the guest; default: 1.' })),
  ticket_type_id: TypeId,
})

export const GuestChanges = Type.Object({ name: Type.Optional(Text), note: Type.Optional(Text) })

export const ImportInput = Type.Object({
  ids: Type.Array(ScanId, {
    maxItems: GUEST_LIMITS.names,
    description: 'A UUID for each name, in their order, so that a repeated import adds nobody twice.',
  }),
  names: Type.String({
    maxLength: 40_000,
    description: 'One guest per line: `Maya Rai +2`, `Maya Rai, 3` or `Maya Rai`.',
  }),
  ticket_type_id: TypeId,
})

export const QuotaInput = Type.Object({ guest_quota: Type.Integer({ minimum: 0, maximum: 10_000 }) })

export const GuestSchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    name: Type.String(),
    note: Type.String(),
    people: Type.Integer(),
    num_arrived: Type.Integer(),
    ticket_type_id: Type.Integer(),
    created_at: time,
    created_by: Type.String({ description: 'The name or email address of the member of staff.' }),
    updated_at: time,
    updated_by: Type.String(),
  },
  { $id: 'Guest' },
)

export const GuestListSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    guest_quota: Type.Integer({
      description: 'The largest number of guests. A change sends the present one as `If-Match: "40"`.',
    }),
    num_people: Type.Integer(),
    num_arrived: Type.Integer(),
    guests: Type.Array(schemaRef(GuestSchema)),
  },
  { $id: 'GuestList' },
)

export const GuestConflictSchema = conflictSchema(GuestSchema)
export const GuestListConflictSchema = conflictSchema(GuestListSchema)

type Guest = Static<typeof GuestSchema>
type GuestList = Static<typeof GuestListSchema>

type Deps = { queries: GuestQueries; money: PaymentActions; vat: Vat }
type Request = { eventDateId: number; by: StaffActor; site: string; language: Language }
type NewGuest = { id: string; name: string; note: string; people: number; typeId: number | undefined }

export async function readGuestList(
  database: Connection,
  { eventDateId, language }: Pick<Request, 'eventDateId' | 'language'>,
): Promise<GuestList> {
  const date = await findVenueDate(database, { id: eventDateId, language })
  if (!date) throw notFound()
  const guests = await guestStatements(database).listGuests(date.id)
  return {
    event_date_id: date.id,
    guest_quota: date.guest_quota,
    num_people: date.guests,
    num_arrived: guests.reduce((sum, { arrived }) => sum + arrived, 0),
    guests: guests.map(toGuest),
  }
}

/** Adds a guest once per id, with a complimentary ticket for each person. */
export function addGuest(deps: Deps, request: Request & { input: Static<typeof GuestInput> }): Promise<Guest> {
  const { input, language } = request
  const guest = {
    id: input.id.toLowerCase(),
    name: cleanLine(input.name),
    note: cleanText(input.note ?? ''),
    people: input.people ?? 1,
    typeId: input.ticket_type_id,
  }
  validateGuest(guest, language)
  return deps.queries.inTransaction(async (inside) => {
    const date = await requireDate(inside, request)
    const isNew = await insert(inside, deps, { ...request, date, guest })
    const row = await guestStatements(inside).findGuest(guest.id)
    if (!row || row.event_date_id !== request.eventDateId) throw notFound()
    if (isNew)
      await recordStaffEvent(inside, request.by, { thing: { kind: 'guest', id: guest.id }, after: factsOf(row) })
    return toGuest(row)
  })
}

/** Adds all pasted names, or none when there is no room for all of them. */
export function importGuests(deps: Deps, request: Request & { input: Static<typeof ImportInput> }): Promise<GuestList> {
  const { input, language } = request
  const { noNames, tooManyNames, tooFewIds } = MESSAGES[language].guestList
  const found = parseGuestNames(input.names)
  if (found.length === 0) throw invalidField('names', noNames, 'required')
  if (found.length > GUEST_LIMITS.names) throw invalidField('names', tooManyNames(GUEST_LIMITS.names), 'too_many')
  if (new Set(input.ids.slice(0, found.length).map((id) => id.toLowerCase())).size < found.length)
    throw invalidField('ids', tooFewIds)
  const guests = found.map((entry, at) => ({
    id: input.ids[at]?.toLowerCase() ?? '',
    name: cleanLine(entry.name),
    note: '',
    people: entry.people,
    typeId: input.ticket_type_id,
  }))
  for (const guest of guests) validateGuest(guest, language, 'names')
  return deps.queries.inTransaction(async (inside) => {
    const date = await requireDate(inside, request)
    const added: NewGuest[] = []
    for (const guest of guests) if (await insert(inside, deps, { ...request, date, guest })) added.push(guest)
    if (added.length > 0) {
      const people = added.reduce((sum, { people }) => sum + people, 0)
      const thing = { kind: 'event_date', id: date.id }
      await recordStaffEvent(inside, request.by, { thing, after: { guests: added.length, people } })
    }
    return readGuestList(inside, request)
  })
}

function validateGuest({ name, note, people }: NewGuest, language: Language, field: 'names' | 'name' = 'name') {
  const nameProblem = textProblem(name, GUEST_LIMITS.name)
  validateFields({ [field]: nameProblem, note: textProblem(note, GUEST_LIMITS.note, { isRequired: false }) }, language)
  if (people < 1 || people > GUEST_LIMITS.people)
    throw invalidField(field === 'names' ? 'names' : 'people', MESSAGES[language].guestList.people(GUEST_LIMITS.people))
}

async function requireDate(inside: Connection, { eventDateId, language }: Request): Promise<VenueDate> {
  const date = await findVenueDate(inside, { id: eventDateId, language })
  if (!date) throw notFound()
  requireOpenDate(date, language)
  return date
}

/** False if a guest with the id was added before. */
async function insert(
  inside: Connection,
  { vat }: Deps,
  { date, guest, by, site, language }: Request & { date: VenueDate; guest: NewGuest },
): Promise<boolean> {
  const statements = guestStatements(inside)
  if (await statements.isKnown(guest.id)) return false
  const { quotaFull, noType } = MESSAGES[language].guestList
  const type = typeFor(date, guest.typeId)
  if (!type) throw invalidField('ticket_type_id', noType, 'unknown_type')
  if (!(await statements.takeGuests(date.id, guest.people))) {
    // Another request may have added it meanwhile.
    if (await statements.isKnown(guest.id)) return false
    throw new ApiError(409, { detail: quotaFull(date.guest_quota), code: 'guest_quota' })
  }
  if (await statements.isKnown(guest.id)) {
    await statements.takeGuests(date.id, -guest.people)
    return false
  }
  const lines = [{ type, quantity: guest.people }]
  const { orderId } = await placeVenueOrder(inside, {
    channel: 'guest_list',
    lines,
    isFree: true,
    vat,
    site,
    language,
  })
  await statements.insertGuest({ ...guest, eventDateId: date.id, orderId, staffId: by.accountId })
  return true
}

function typeFor({ ticket_types: types }: VenueDate, id: number | undefined) {
  if (id !== undefined) return types.find((type) => type.id === id)
  const standing = types.filter(({ has_seats }) => !has_seats)
  return (standing.length > 0 ? standing : types).toSorted((one, other) => other.available - one.available)[0]
}

/** With the version that the caller has seen; undefined means any. */
type Seen = { version: number | undefined }
type Which = Pick<Request, 'eventDateId' | 'by' | 'language'> & { guestId: string }

/** Changes the name or the note. The number of people is that of the tickets. */
export function changeGuest(
  { queries }: Deps,
  { guestId: id, eventDateId, by, language, version, changes }: Which & Seen & { changes: Static<typeof GuestChanges> },
): Promise<Guest> {
  return queries.inTransaction(async (inside) => {
    const statements = guestStatements(inside)
    await statements.lockGuest(id)
    const guest = await statements.findGuest(id)
    if (!guest || guest.event_date_id !== eventDateId) throw notFound()
    requireVersion({ language, version }, guest, () => toGuest(guest))
    const name = changes.name === undefined ? guest.name : cleanLine(changes.name)
    const note = changes.note === undefined ? guest.note : cleanText(changes.note)
    validateGuest({ ...guest, name, note, typeId: undefined }, language)
    await statements.updateGuest({ id, name, note, staffId: by.accountId })
    await statements.nameTickets({ orderId: guest.order_id, name })
    const changed = [...(name === guest.name ? [] : ['name']), ...(note === guest.note ? [] : ['note'])]
    if (changed.length > 0) await recordStaffEvent(inside, by, { thing: { kind: 'guest', id }, after: { changed } })
    return toGuest({ ...guest, ...(await statements.findGuest(id)) })
  })
}

/** Removes a guest of whom nobody has arrived: the tickets return to the sale. */
export function removeGuest({ queries, money }: Deps, which: Which): Promise<GuestList> {
  const { guestId: id, eventDateId, by, language } = which
  return queries.inTransaction(async (inside) => {
    const statements = guestStatements(inside)
    await statements.lockGuest(id)
    const guest = await statements.findGuest(id)
    if (!guest || guest.event_date_id !== eventDateId) throw notFound()
    const order = await orderUpdates(inside).lockOrder(guest.order_id)
    const locked = await statements.findGuest(id)
    if (!order || !locked) throw notFound()
    if (locked.arrived > 0)
      throw new ApiError(409, { detail: MESSAGES[language].guestList.arrived, code: 'guest_arrived' })
    // The event date before its ticket types, as a new guest locks them.
    await statements.takeGuests(eventDateId, -guest.people)
    await cancelAny(inside, order, { money, language, reason: '' })
    await statements.removeGuest({ id, staffId: by.accountId })
    await recordStaffEvent(inside, by, { thing: { kind: 'guest', id }, before: factsOf(guest) })
    return readGuestList(inside, which)
  })
}

/** Changes how many people the guest list may have. */
export async function changeQuota(
  { queries }: Deps,
  { quota, version, ...which }: Pick<Request, 'eventDateId' | 'by' | 'language'> & Seen & { quota: number },
): Promise<GuestList> {
  const { eventDateId, by, language } = which
  return queries.inTransaction(async (inside) => {
    await guestStatements(inside).lockDate(eventDateId)
    const date = await findVenueDate(inside, { id: eventDateId, language })
    if (!date) throw notFound()
    const seen = await readGuestList(inside, which)
    requireVersion({ language, version }, { version: date.guest_quota }, () => seen)
    if (!(await guestStatements(inside).setQuota(eventDateId, quota)))
      throw new ApiError(409, { detail: MESSAGES[language].guestList.quotaTooLow, code: 'guest_quota' })
    await recordStaffEvent(inside, by, {
      thing: { kind: 'event_date', id: eventDateId },
      before: { guest_quota: date.guest_quota },
      after: { guest_quota: quota },
    })
    return readGuestList(inside, which)
  })
}

/** Without names, which can be asked to be erased. */
const factsOf = ({ event_date_id, ticket_type_id, people }: GuestRow) => ({ event_date_id, ticket_type_id, people })

const toGuest = (row: GuestRow): Guest => ({
  id: row.id,
  version: row.version,
  name: row.name,
  note: row.note,
  people: row.people,
  num_arrived: row.arrived,
  ticket_type_id: row.ticket_type_id,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by,
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by,
})
