import { createHash } from 'node:crypto'
import { DOOR_VERDICTS, findNumberedTicket, readTicketNumber } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { messageOf } from '../errors.ts'
import { parseTicketToken, publicKeyTexts, type TicketKey } from '../ticket-qr-token.ts'
import type { CheckInQueries, Scan, ScanRow } from './queries.ts'

const time = Type.String({ format: 'date-time' })
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
/** Several hundred bytes each: as many as the largest body holds. */
const MOST_SCANS = 150

export const ScanId = Type.String({ pattern: UUID, description: 'A UUID that the scanner makes for each scan.' })
const EventDateId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const scanProperties = {
  code: Type.String({
    maxLength: 500,
    description: 'What the camera read, whatever it is, or the number of a ticket as somebody typed it.',
  }),
  scan_id: ScanId,
  scanned_at: Type.Optional(Type.String({ maxLength: 40, description: 'When it was read; now, if it is not said.' })),
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
    checked_in_at: nullable(Type.String({ format: 'date-time', description: 'When they were let in, now or before.' })),
    is_undone: Type.Boolean({ description: 'This scan let somebody in, and that was taken back.' }),
    ticket: Type.Union([
      Type.Object({
        id: Type.String(),
        ticket_type: Type.String(),
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
    public_key: Type.String({ description: 'Ed25519, 32 bytes in base64url: what signs codes today.' }),
    public_keys: Type.Array(Type.String(), {
      description: 'All keys that codes are checked with: one of them verifies a valid code.',
    }),
    at: Type.String({ format: 'date-time', description: 'As of when this is.' }),
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
        revision: Type.Integer({ description: 'A code of an older one is void.' }),
        ticket_type_id: Type.Integer(),
        initials: Type.String({ description: 'No more of the name lies on a telephone at the door.' }),
        checked_in_at: nullable(time),
      }),
    ),
    revoked: Type.Array(Type.String(), { description: 'Tickets that let nobody in any more.' }),
  },
  { $id: 'CheckInList' },
)

export type CheckIn = Static<typeof CheckInSchema>
export type CheckInList = Static<typeof CheckInListSchema>
export type ScanOfDoor = Static<typeof ScanInput>

const LARGEST_ID = 2_147_483_647

/** All that a door needs to let people in, also where there is no network. */
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
    tickets: tickets.map(({ holder, checked_in_at, ...ticket }) => ({
      ...ticket,
      initials: initialsOf(holder),
      checked_in_at: checked_in_at?.toISOString() ?? null,
    })),
    revoked,
  }
}

function readId(text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1
  return id <= LARGEST_ID ? id : undefined
}

const LETTERS = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/** The first letter of each name, whole in any script. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .flatMap((word) => [...LETTERS.segment(word)].slice(0, 1))
    .map(({ segment }) => segment)
    .join('')

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

type CheckInDeps = { key: TicketKey; by: string; language: Language }

/** Lets in whoever comes with a code, or says exactly why not. */
export async function checkInTicket(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scan, ...door }: CheckInDeps & { scan: ScanOfDoor },
) {
  return admit(queries, readScan(scan, door), door)
}

/** The scans of a door that had no network, each by itself, so that none is lost for another one. */
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
  return toCheckIn(row)
}

export async function undoCheckIn(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scanId, language }: { scanId: string; language: Language },
) {
  const undone = await queries.inTransaction((inside) => inside.undo(scanId, language))
  if (!undone) throw notFound()
  return toCheckIn(undone)
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
  // Where no camera reads, its number is typed.
  return { scan, typed: claim === 'unknown' ? readTicketNumber(code) : undefined }
}

/** A clock that goes ahead lets nobody in tomorrow. */
function readTime(text: string | undefined, language: Language) {
  const now = Date.now()
  if (text === undefined) return new Date(now)
  const time = ISO_TIME.test(text) ? Date.parse(text) : Number.NaN
  if (!(time > now - YEAR_MS)) throw invalidField('scanned_at', messageOf(language, 'scannedAt'))
  return new Date(Math.min(time, now))
}

const toCheckIn = (row: ScanRow): CheckIn => ({
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
          holder: row.holder ?? '',
          order_number: row.order_number ?? '',
          number: row.seq ?? 0,
        },
})
