import { createHash } from 'node:crypto'
import { findNumberedTicket, readTicketNumber } from '@dabali/domain'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { readCode, type TicketKey } from '../code.ts'
import { messageOf } from '../messages.ts'
import type { CheckIn, ScanOfDoor } from './check-in.ts'
import type { CheckInQueries, Scan, ScanRow } from './queries.ts'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

type Door = { key: TicketKey; by: string; language: Language }

/** Lets in whoever comes with a code, or says exactly why not. */
export async function checkInTicket(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scan, ...door }: Door & { scan: ScanOfDoor },
) {
  return letIn(queries, readScan(scan, door), door)
}

/** The scans of a door that had no network, each by itself, so that none is lost for another one. */
export async function checkInTickets(
  queries: Pick<CheckInQueries, 'inTransaction'>,
  { scans, ...door }: Door & { scans: ScanOfDoor[] },
): Promise<CheckIn[]> {
  const told: CheckIn[] = []
  for (const read of scans.map((scan) => readScan(scan, door))) told.push(await letIn(queries, read, door))
  return told
}

type Read = { scan: Scan; typed: string | undefined }

async function letIn(queries: Pick<CheckInQueries, 'inTransaction'>, { scan, typed }: Read, { language }: Door) {
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

function readScan({ code, scan_id, event_date_id, scanned_at }: ScanOfDoor, { key, by, language }: Door): Read {
  const claim = readCode(key, code.trim())
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
