import { slugify } from '@dabali/domain'
import { freeSlug } from '../../content/staff/changes.ts'
import { normalise } from '../../content/staff/document.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { staffEventQueries } from './queries/dates.ts'
import { staffSeatingQueries } from './queries/seating.ts'
import {
  factsOf,
  type NewTicketFields,
  type Problem,
  type StaffEventDate,
  type StaffTicketType,
  showDate,
  showTicketType,
  type TicketFields,
  TicketTypeInput,
  toDate,
} from './schemas.ts'
import { type Connection, refuse } from './venues.ts'

const toTime = (at: string | null) => (at === null ? null : new Date(at))

const paisaOf = (text: string) => {
  const [rupee = '0', paisa = ''] = text.split('.')
  return Number(rupee) * 100 + Number(paisa.padEnd(2, '0'))
}

function requireTicket(fields: TicketFields, language: Language, before?: StaffTicketType) {
  const { validation, staffEvents } = MESSAGES[language]
  const { title, capacity, sales_start_at, sales_end_at } = fields
  const least = (before?.sold ?? 0) + (before?.held ?? 0)
  const problems: (Problem | false)[] = [
    title.en === '' && title.ne === '' && ['title.en', validation.required],
    capacity < least && ['capacity', staffEvents.capacity(least)],
    before?.is_seated === true && capacity !== before.capacity && ['capacity', staffEvents.seatedCapacity],
    sales_start_at !== null &&
      sales_end_at !== null &&
      Date.parse(sales_start_at) >= Date.parse(sales_end_at) && ['sales_end_at', staffEvents.salesEnd],
  ]
  refuse(problems.filter((problem) => problem !== false))
}

const ticketColumns = ({ capacity, position, sales_start_at, sales_end_at }: TicketFields) => ({
  capacity,
  position,
  sales_start_at: toTime(sales_start_at),
  sales_end_at: toTime(sales_end_at),
})

const productOf = ({ price: text, largest_quantity, is_listed, title }: TicketFields) => ({
  price: paisaOf(text),
  largest_quantity,
  is_listed,
  title,
})

const clean = <T extends TicketFields>(input: T): T => ({
  ...input,
  title: normalise(TicketTypeInput.properties.title, input.title),
})

async function insertTicketType(inside: Connection, date: StaffEventDate, fields: NewTicketFields) {
  const queries = staffEventQueries(inside)
  const event = await queries.findEvent(date.event_id)
  if (!event) throw notFound()
  await queries.lockSlugs()
  const wanted = slugify(`${event.slug} ${fields.title.en || fields.title.ne}`)
  const slug = await freeSlug(wanted, queries.isProductSlugTaken)
  const product_id = await queries.insertProduct(slug, { ...productOf(fields), picture_name: event.picture_name })
  const { admits, section_id = null } = fields
  // The seats of the section are counted afterwards, so that it must not change meanwhile.
  if (section_id !== null && date.venue_id !== null)
    await staffSeatingQueries(inside).keepSection(date.venue_id, section_id)
  const ticket = { ...ticketColumns(fields), admits, section_id, event_date_id: date.id, product_id }
  const { id } = await queries.insertTicketType(ticket)
  if (section_id !== null && date.venue_id !== null)
    await staffSeatingQueries(inside).fitCapacities({ venueId: date.venue_id, dateId: date.id })
  return id
}

/** Adds a ticket type with the product that it is sold as. */
export async function addTicketType(
  inside: Connection,
  { actor, language, dateId, input }: StaffWrite & { dateId: number; input: NewTicketFields },
): Promise<StaffTicketType> {
  await staffEventQueries(inside).lockDate(dateId)
  const date = await showDate(inside, dateId)
  const fields = clean(input)
  requireTicket(fields, language)
  await requireAdmission(inside, date, fields, language)
  const id = await insertTicketType(inside, date, fields)
  const after = await showTicketType(inside, id)
  await recordStaffEvent(inside, actor, { thing: { kind: 'ticket_type', id }, after })
  return after
}

async function requireAdmission(
  inside: Connection,
  { id, venue_id, is_streamed }: StaffEventDate,
  { admits, section_id = null }: NewTicketFields,
  language: Language,
) {
  const texts = MESSAGES[language].staffEvents
  if (admits === 'stream' ? !is_streamed : venue_id === null) refuse([['admits', texts.admits]])
  if (section_id === null) return
  const queries = staffSeatingQueries(inside)
  const section = venue_id === null ? undefined : await queries.keepSection(venue_id, section_id)
  if (admits === 'stream' || !section) return refuse([['section_id', texts.section]])
  // Two arrangements of one hall would sell the same place twice.
  const sold = await queries.findRevisionOfDate(id)
  if (sold !== undefined && sold !== section.revision) refuse([['section_id', texts.otherRevision]])
}

export async function changeTicketType(
  inside: Connection,
  { actor, language, version, id, input }: StaffWrite & { id: number; input: TicketFields },
): Promise<StaffTicketType> {
  const queries = staffEventQueries(inside)
  await queries.lockTicketType(id)
  const before = await showTicketType(inside, id)
  requireVersion({ language, version }, before, () => before)
  const fields = clean(input)
  requireTicket(fields, language, before)
  await queries.updateTicketType(id, ticketColumns(fields))
  await queries.updateProduct(before.product_id, productOf(fields))
  const after = await showTicketType(inside, id)
  await recordStaffEvent(inside, actor, { thing: { kind: 'ticket_type', id }, before, after })
  return after
}

type Copied = { from: number; to: number; field: string; language: Language }

/** Copies the ticket types of another date, with the time of sale as long before the start as there. */
export async function copyTypes(inside: Connection, { from, to, field, language }: Copied) {
  const queries = staffEventQueries(inside)
  const texts = MESSAGES[language].staffEvents
  const row = await queries.findDate(from)
  if (!row || from === to) return refuse([[field, MESSAGES[language].staffContents.missing]])
  const [original, date] = [toDate(row), await showDate(inside, to)]
  if (original.venue_id !== date.venue_id && original.ticket_types.some(({ is_seated }) => is_seated))
    refuse([[field, texts.seatedCopy]])
  const seating = staffSeatingQueries(inside)
  const [copied, sold] = [await seating.findRevisionOfDate(from), await seating.findRevisionOfDate(to)]
  if (copied !== undefined && sold !== undefined && copied !== sold) refuse([[field, texts.otherRevision]])
  const laterMs = Date.parse(date.starts_at) - Date.parse(original.starts_at)
  const later = (at: string | null) => (at === null ? null : new Date(Date.parse(at) + laterMs).toISOString())
  for (const type of original.ticket_types) {
    if (type.admits === 'stream' ? !date.is_streamed : date.venue_id === null) continue
    // What is on sale there can be bought here at once.
    const isOnSale = type.sales_start_at !== null && Date.parse(type.sales_start_at) <= Date.now()
    const sales_start_at = isOnSale ? type.sales_start_at : later(type.sales_start_at)
    const copy = { ...type, sales_start_at, sales_end_at: later(type.sales_end_at) }
    await insertTicketType(inside, date, copy)
  }
}

export async function copyTicketTypes(
  inside: Connection,
  { actor, language, dateId, from }: StaffWrite & { dateId: number; from: number },
): Promise<StaffEventDate> {
  await staffEventQueries(inside).lockDate(dateId)
  const before = await showDate(inside, dateId)
  await copyTypes(inside, { from, to: dateId, field: 'from', language })
  const after = await showDate(inside, dateId)
  const thing = { kind: 'event_date', id: dateId }
  await recordStaffEvent(inside, actor, { thing, before: factsOf(before), after: { ...factsOf(after), from } })
  return after
}
