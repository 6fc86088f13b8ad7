import { createHash } from 'node:crypto'
import { findConflicts } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { nullable } from '../../http/schemas.ts'
import { type SeatRow, toSeat } from '../../seats/seat.ts'
import { publicKeyTexts, type TicketKey } from '../ticket-qr-token.ts'
import type { AdmissionRow, CheckInQueries, ListedTicketRow } from './queries.ts'

const time = Type.String({ format: 'date-time' })

export const CheckInListSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    event: Type.Object({ slug: Type.String(), title: Type.String() }),
    doors_at: time,
    starts_at: time,
    ends_at: time,
    public_key: Type.String({ description: 'Ed25519, 32 bytes in base64url: the key that signs new codes.' }),
    public_keys: Type.Array(Type.String(), {
      description: 'All keys: a code is valid if one of them verifies it.',
    }),
    at: Type.String({ format: 'date-time', description: 'The time of this list.' }),
    num_tickets: Type.Integer(),
    num_checked_in: Type.Integer(),
    ticket_types: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        num_tickets: Type.Integer(),
        num_checked_in: Type.Integer(),
      }),
    ),
    doors: Type.Array(Type.Object({ door: Type.String(), num_checked_in: Type.Integer() })),
    guest_quota: Type.Integer({ description: 'The most people on the guest list.' }),
    tickets: Type.Array(
      Type.Object({
        id: Type.String(),
        revision: Type.Integer({ description: 'Codes with a lower revision are invalid.' }),
        ticket_type_id: Type.Integer(),
        seat: Type.String({ description: 'Empty without a numbered seat.' }),
        guest_id: nullable(Type.String({ description: 'The guest that it is for.' })),
        name: Type.String({ description: 'The holder or the buyer; empty if there is no name.' }),
        order_number: Type.String(),
        email_hash: Type.String({
          description: 'Of the email address, so that it can be searched offline but not read; empty if there is none.',
        }),
        phone_end: Type.String({ description: 'The last four digits of the phone number; empty if there is none.' }),
        checked_in_at: nullable(time),
        door: Type.String({ description: 'Where it was checked in; empty if unknown.' }),
      }),
    ),
    revoked: Type.Array(Type.String(), { description: 'Revoked tickets.' }),
    guests: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        note: Type.String(),
        people: Type.Integer(),
        ticket_type_id: Type.Integer(),
      }),
    ),
    conflicts: Type.Array(
      Type.Object({
        ticket_id: Type.String(),
        admissions: Type.Array(
          Type.Object({
            scan_id: Type.String(),
            ticket_id: Type.String(),
            at: time,
            door: Type.String(),
            device: Type.String(),
            is_undone: Type.Boolean(),
          }),
        ),
      }),
      { description: 'Tickets that several devices admitted while they were offline, with each admission.' },
    ),
  },
  { $id: 'CheckInList' },
)

export type CheckInList = Static<typeof CheckInListSchema>

const LARGEST_ID = 2_147_483_647

/** Everything that a check-in device needs offline. */
export async function getCheckInList(
  queries: CheckInQueries,
  { id, key, language }: { id: string; key: TicketKey; language: Language },
): Promise<CheckInList> {
  const eventDateId = readId(id)
  const at = new Date()
  const door = eventDateId === undefined ? undefined : await queries.findDoor(eventDateId, language)
  if (!door) throw notFound()
  const tickets = await queries.listDoorTickets(door.id)
  const revoked = await queries.listRevoked(door.id)
  const guests = await queries.listGuests(door.id)
  const conflicts = findConflicts((await queries.listConflicts(door.id)).map(toAdmission))
  return {
    event_date_id: door.id,
    event: { slug: door.slug, title: door.title },
    doors_at: door.doors_at.toISOString(),
    starts_at: door.starts_at.toISOString(),
    ends_at: door.ends_at.toISOString(),
    ...publicKeyTexts(key),
    at: at.toISOString(),
    num_tickets: tickets.length,
    num_checked_in: tickets.filter(({ checked_in_at }) => checked_in_at !== null).length,
    ticket_types: door.ticket_types.map((type) => ({
      id: type.id,
      title: type.title,
      num_tickets: type.valid,
      num_checked_in: type.checked_in,
    })),
    doors: countByDoor(tickets),
    guest_quota: door.guest_quota,
    tickets: tickets.map(({ email, phone, seat, checked_in_at, door: where, ...ticket }) => ({
      ...ticket,
      seat: labelOf(seat, language),
      email_hash: hashEmail(email, door.id),
      phone_end: phone.replace(/\D/g, '').slice(-PHONE_DIGITS),
      checked_in_at: checked_in_at?.toISOString() ?? null,
      door: where ?? '',
    })),
    revoked,
    guests,
    conflicts,
  }
}

export const labelOf = (seat: SeatRow | null, language: Language) => (seat === null ? '' : toSeat(seat, language).label)

/** The id of an event date in a path. */
export function readId(text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1
  return id <= LARGEST_ID ? id : undefined
}

/** A lost device gives no list of addresses. Of each event date another one, and short: a full address finds its ticket. */
const hashEmail = (email: string, eventDateId: number) =>
  email === '' ? '' : createHash('sha256').update(`${eventDateId} ${email}`).digest('hex').slice(0, EMAIL_HASH_DIGITS)

const EMAIL_HASH_DIGITS = 16
const PHONE_DIGITS = 4

function countByDoor(tickets: readonly ListedTicketRow[]) {
  const doors = new Map<string, number>()
  for (const { door } of tickets) if (door !== null) doors.set(door, (doors.get(door) ?? 0) + 1)
  return [...doors]
    .map(([door, num_checked_in]) => ({ door, num_checked_in }))
    .sort((one, other) => one.door.localeCompare(other.door))
}

const toAdmission = ({ scanned_at, ...scan }: AdmissionRow) => ({
  ...scan,
  at: scanned_at.toISOString(),
  is_undone: false,
})
