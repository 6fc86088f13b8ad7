import { createHash } from 'node:crypto'
import { DOOR_VERDICTS, findTicketByNumber, readTicketNumber } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import type { StaffActor } from '../../staff/audit/queries.ts'
import { messageOf } from '../errors.ts'
import { parseTicketToken, type TicketKey } from '../ticket-qr-token.ts'
import { labelOf } from './check-in-list.ts'
import type { CheckInQueries, Scan, ScanningDevice, ScanRow } from './queries.ts'

const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
/** As many scans of several hundred bytes as fit into a request body. */
const MOST_SCANS = 150

export const ScanId = Type.String({ pattern: UUID, description: 'A UUID that the scanner creates for each scan.' })

/** So many characters of the names of a device and a door; longer ones are cut. */
const LONGEST_NAME = 60
const name = (description: string) => Type.Optional(Type.String({ maxLength: 200, description }))

/** The device that scans or sells. */
export const DeviceInput = Type.Object({
  id: Type.String({ pattern: UUID, description: 'A UUID that the device creates once.' }),
  name: name('As staff call it.'),
  door: name('Where it is used.'),
})

const EventDateId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const scanProperties = {
  code: Type.String({
    maxLength: 500,
    description: 'The content of the QR code, a ticket number that was typed, or `G1.` and the id of a guest.',
  }),
  scan_id: ScanId,
  scanned_at: Type.Optional(Type.String({ maxLength: 40, description: 'The time of the scan; default: now.' })),
  is_admitted: Type.Optional(
    Type.Boolean({ description: 'The device has admitted the visitor by its own list, before any answer.' }),
  ),
  door: name('The door of this scan, if the device was moved since.'),
}

export const ScanInput = Type.Object({
  event_date_id: EventDateId,
  device: Type.Optional(DeviceInput),
  ...scanProperties,
})
export const ScansInput = Type.Object({
  event_date_id: EventDateId,
  device: Type.Optional(DeviceInput),
  scans: Type.Array(Type.Object(scanProperties), { maxItems: MOST_SCANS }),
})

export const CheckInSchema = Type.Object(
  {
    result: stringEnum([...DOOR_VERDICTS, 'bad_signature'] as const),
    scan_id: Type.String(),
    checked_in_at: nullable(
      Type.String({ format: 'date-time', description: 'When the ticket was checked in, now or before.' }),
    ),
    checked_in_door: Type.String({ description: 'The door where it was checked in; empty if unknown.' }),
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

export type CheckIn = Static<typeof CheckInSchema>
export type ScanOfDoor = Static<typeof ScanInput>

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

/** The last that a ticket can have: its number may be of any revision, as it is refused for its state. */
const LAST_REVISION = 65_535

type Read = { scan: Scan; typed: string | undefined; guestId: string | undefined }

const GUEST_CODE = new RegExp(`^G1\\.(${UUID.slice(1, -1)})$`)

async function admit(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scan, typed, guestId }: Read,
  { language }: CheckInDeps,
) {
  const row = await queries.inTransaction(async (inside) => {
    if (guestId !== undefined) {
      const found = await inside.findGuestTicket(guestId, scan.eventDateId)
      return inside.checkIn(meantBy(scan, found), language)
    }
    if (typed === undefined) return inside.checkIn(scan, language)
    const valid = await inside.listDoorTickets(scan.eventDateId)
    const revoked = await inside.listRevoked(scan.eventDateId)
    const tickets = [...valid, ...revoked.map((id) => ({ id, revision: LAST_REVISION }))]
    // The number of a ticket of another date has to be told from one that no ticket has.
    const found =
      findTicketByNumber(tickets, typed) ??
      findTicketByNumber(await inside.listOtherDoorTickets(scan.eventDateId), typed)
    return inside.checkIn(meantBy(scan, found && { ...found.ticket, revision: found.revision }), language)
  })
  return toCheckIn(row, language)
}

const meantBy = (scan: Scan, found: { id: string; revision: number } | undefined): Scan =>
  found ? { ...scan, ticketId: found.id, revision: found.revision, known: null } : scan

export async function undoCheckIn(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scanId, by, language }: { scanId: string; by: StaffActor; language: Language },
) {
  const undone = await queries.inTransaction(async (inside) => {
    const row = await inside.undo(scanId, language)
    // The scans are a log of their own; only that one was undone is nowhere else.
    if (row?.is_undone_now)
      await inside.recordEvent(by, { thing: { kind: 'check_in', id: scanId }, after: { is_undone: true } })
    return row
  })
  if (!undone) throw notFound()
  return toCheckIn(undone, language)
}

function readScan(input: ScanOfDoor, { key, by, language }: CheckInDeps): Read {
  const { code, scan_id, event_date_id, scanned_at } = input
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
    device: deviceOf(input),
  }
  // Without a camera the ticket number is typed.
  const typed = claim === 'unknown' ? readTicketNumber(code) : undefined
  return { scan, typed, guestId: GUEST_CODE.exec(code.trim())?.[1]?.toLowerCase() }
}

/** The names are those of staff, and no reason to refuse a scan. */
function deviceOf({ device, door, is_admitted = false }: ScanOfDoor): ScanningDevice {
  const nameOf = (text = '') => cleanLine(text).slice(0, LONGEST_NAME)
  return {
    id: device?.id.toLowerCase() ?? null,
    name: nameOf(device?.name),
    door: nameOf(door ?? device?.door),
    is_admitted,
  }
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
  checked_in_door: row.checked_in_door,
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
