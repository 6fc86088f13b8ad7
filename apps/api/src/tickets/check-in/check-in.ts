import { createHash } from 'node:crypto'
import { DOOR_VERDICTS, findNumberedTicket, readTicketNumber } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { type SeatRow, toSeat } from '../../seats/seat.ts'
import { messageOf } from '../errors.ts'
import { parseTicketToken, publicKeyTexts, type TicketKey } from '../ticket-qr-token.ts'
import type { CheckInQueries, Scan, ScanRow } from './queries.ts'

const time = Type.String({ format: 'date-time' })
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
/** As many scans of several hundred bytes as fit into a request body. */
const MOST_SCANS = 150

export const ScanId = Type.String({ pattern: UUID, description: 'A UUID that the scanner creates for each scan.' })
const EventDateId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const scanProperties = {
  code: Type.String({
    maxLength: 500,
    description: 'The content of the QR code, or a ticket number that was typed.',
  }),
  scan_id: ScanId,
  scanned_at: Type.Optional(Type.String({ maxLength: 40, description: 'The time of the scan; default: now.' })),
}

export const ScanInput = Type.Object({ event_date_id: EventDateId, ...scanProperties })
export const ScansInput = Type.Object({
  event_date_id: EventDateId,
  scans: Type.Array(Type.Object(scanProperties), { maxItems: MOST_SCANS }),
})

export const CheckInSchema = Type.Object(
  {
    result: stringEnum([...DOOR_VERDICTS, 'bad_signature'] as const),
    scan_id: Type.String(),
    checked_in_at: nullable(
      Type.String({ format: 'date-time', description: 'When the ticket was checked in, now or before.' }),
    ),
    is_undone: Type.Boolean({ description: 'This scan was a check-in that was reverted.' }),
    ticket: Type.Union([
      Type.Object({
        id: Type.String(),
        ticket_type: Type.String(),
        seat: Type.String({ description: 'Empty without a numbered seat.', examples: ['Row C, seat 12'] }),
        holder: Type.String(),
        order_number: Type.String(),
        number: Type.Integer(),
      }),
      Type.Null(),
    ]),
  },
  { $id: 'CheckIn' },
)

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
    tickets: Type.Array(
      Type.Object({
        id: Type.String(),
        revision: Type.Integer({ description: 'Codes with a lower revision are invalid.' }),
        ticket_type_id: Type.Integer(),
        seat: Type.String({ description: 'Empty without a numbered seat.' }),
        initials: Type.String({ description: 'Initials only, so that devices at the venue do not store names.' }),
        checked_in_at: nullable(time),
      }),
    ),
    revoked: Type.Array(Type.String(), { description: 'Revoked tickets.' }),
  },
  { $id: 'CheckInList' },
)

export type CheckIn = Static<typeof CheckInSchema>
export type CheckInList = Static<typeof CheckInListSchema>
export type ScanOfDoor = Static<typeof ScanInput>

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
  const [tickets, revoked] = [await queries.listDoorTickets(door.id), await queries.listRevoked(door.id)]
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
    tickets: tickets.map(({ holder, seat, checked_in_at, ...ticket }) => ({
      ...ticket,
      seat: labelOf(seat, language),
      initials: initialsOf(holder),
      checked_in_at: checked_in_at?.toISOString() ?? null,
    })),
    revoked,
  }
}

const labelOf = (seat: SeatRow | null, language: Language) => (seat === null ? '' : toSeat(seat, language).label)

function readId(text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1
  return id <= LARGEST_ID ? id : undefined
}

const LETTERS = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/** The first letter of each name, in any script. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .flatMap((word) => [...LETTERS.segment(word)].slice(0, 1))
    .map(({ segment }) => segment)
    .join('')

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

type CheckInDeps = { key: TicketKey; by: string; language: Language }

/** Checks in a ticket, or says why it is refused. */
export async function checkInTicket(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scan, ...door }: CheckInDeps & { scan: ScanOfDoor },
) {
  return admit(queries, readScan(scan, door), door)
}

/** Uploads the scans of an offline device, each in its own transaction, so that one failure loses no other scan. */
export async function checkInTickets(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scans, ...door }: CheckInDeps & { scans: ScanOfDoor[] },
): Promise<CheckIn[]> {
  const told: CheckIn[] = []
  for (const read of scans.map((scan) => readScan(scan, door))) told.push(await admit(queries, read, door))
  return told
}

type Read = { scan: Scan; typed: string | undefined }

async function admit(queries: Pick<CheckInQueries, 'inTransaction'>, { scan, typed }: Read, { language }: CheckInDeps) {
  const row = await queries.inTransaction(async (inside) => {
    if (typed === undefined) return inside.checkIn(scan, language)
    const tickets = await inside.listDoorTickets(scan.eventDateId)
    const found = findNumberedTicket(tickets, typed)
    const meant = found ? { ...scan, ticketId: found.id, revision: found.revision, known: null } : scan
    return inside.checkIn(meant, language)
  })
  return toCheckIn(row, language)
}

export async function undoCheckIn(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scanId, language }: { scanId: string; language: Language },
) {
  const undone = await queries.inTransaction((inside) => inside.undo(scanId, language))
  if (!undone) throw notFound()
  return toCheckIn(undone, language)
}

function readScan({ code, scan_id, event_date_id, scanned_at }: ScanOfDoor, { key, by, language }: CheckInDeps): Read {
  const claim = parseTicketToken(key, code.trim())
  const isOurs = typeof claim === 'object'
  const scan = {
    scanId: scan_id.toLowerCase(),
    asked: createHash('sha256').update(`${event_date_id} ${code}`).digest(),
    eventDateId: event_date_id,
    ticketId: isOurs ? claim.ticketId : null,
    revision: isOurs ? claim.revision : null,
    known: isOurs ? null : claim,
    scannedAt: readTime(scanned_at, language),
    by,
  }
  // Without a camera the ticket number is typed.
  return { scan, typed: claim === 'unknown' ? readTicketNumber(code) : undefined }
}

/** Rejects times in the future: the clock of the device may be wrong. */
function readTime(text: string | undefined, language: Language) {
  const now = Date.now()
  if (text === undefined) return new Date(now)
  const time = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN
  if (!(time > now - YEAR_MS)) throw invalidField('scanned_at', messageOf(language, 'scannedAt'))
  return new Date(Math.min(time, now))
}

const toCheckIn = (row: ScanRow, language: Language): CheckIn => ({
  result: row.result,
  scan_id: row.scan_id,
  checked_in_at: row.checked_in_at?.toISOString() ?? null,
  is_undone: row.undone_at !== null,
  ticket:
    row.ticket_id === null
      ? null
      : {
          id: row.ticket_id,
          ticket_type: row.ticket_title ?? '',
          seat: labelOf(row.seat, language),
          holder: row.holder ?? '',
          order_number: row.order_number ?? '',
          number: row.seq ?? 0,
        },
})
