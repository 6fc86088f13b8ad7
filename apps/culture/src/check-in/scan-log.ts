import type { CheckIn, CheckInList } from '@dabali/api-client'
import type { Verdict } from './verify-ticket.ts'

/** One code that was held before the camera or typed. */
export type Scan = {
  id: string
  code: string
  scannedAt: string
  verdict: Verdict
  /** Whether the API has received it. */
  isSent: boolean
  isUndone: boolean
  /** Whether the API has undone it too. */
  isUndoSent: boolean
  /** Admitted by the local list, and rejected by the API afterwards. */
  isTooMany?: boolean
}

/** What a device knows of one event date. */
export type ScanLog = { door: CheckInList; scans: readonly Scan[] }

/** Only this many sent scans are kept; unsent ones are never dropped. */
const MAX_SENT = 300

/** The newest first. */
export function withScan(scans: readonly Scan[], scan: Scan): Scan[] {
  const all = [scan, ...scans]
  return all.filter((one, place) => place < MAX_SENT || !one.isSent || isUndoUnsent(one))
}

/** Applies the answer of the API to a scan; an undo pressed in the meantime is kept. */
export function withAnswer(scans: readonly Scan[], answer: CheckIn): Scan[] {
  return scans.map((scan) => (scan.id === answer.scan_id ? answered(scan, answer) : scan))
}

/** The same for a scan that waited for this answer before anyone was let in. */
export function withFirstAnswer(scans: readonly Scan[], answer: CheckIn): Scan[] {
  return scans.map((scan) => (scan.id === answer.scan_id ? { ...answered(scan, answer), isTooMany: false } : scan))
}

const answered = (scan: Scan, answer: CheckIn): Scan => ({
  ...scan,
  isSent: true,
  isUndone: scan.isUndone || answer.is_undone,
  isUndoSent: scan.isUndoSent || answer.is_undone,
  isTooMany: scan.isTooMany || (scan.verdict.result === 'ok' && answer.result !== 'ok'),
  verdict: verdictOf(answer, scan.verdict),
})

/** Only the mark is set: the scan that was pressed may be older than the one that is known by now. */
export const withUndo = (scans: readonly Scan[], id: string): Scan[] =>
  scans.map((scan) => (scan.id === id ? { ...scan, isUndone: true } : scan))

/** Unsent scans, oldest first. */
export const unsentScans = (scans: readonly Scan[]): Scan[] => scans.filter(({ isSent }) => !isSent).toReversed()

/** Undone scans that the server does not know of yet; only a scan that let a person in can be undone. */
export const unsentUndos = (scans: readonly Scan[]): Scan[] => scans.filter((scan) => scan.isSent && isUndoUnsent(scan))

const isUndoUnsent = ({ isUndone, isUndoSent, verdict }: Scan) => isUndone && !isUndoSent && verdict.result === 'ok'

/** The result of the server, with the name and ticket known on this device where the answer has none. */
const verdictOf = ({ result, checked_in_at, ticket }: CheckIn, known?: Verdict): Verdict => ({
  result,
  checked_in_at,
  ticketId: ticket?.id ?? null,
  who: ticket?.holder || (known?.who ?? ''),
  kind: ticket?.ticket_type ?? known?.kind ?? '',
})

type ListedTicket = CheckInList['tickets'][number]

/** The check-in time of the list, unless it was undone here and the API does not know yet. */
export function listedCheckIn(scans: readonly Scan[], { id, checked_in_at }: ListedTicket): string | null {
  const isTakenBack = scans.some(
    (scan) => isUndoUnsent(scan) && scan.verdict.ticketId === id && scan.verdict.checked_in_at === checked_in_at,
  )
  return isTakenBack ? null : checked_in_at
}

/** How many are in, by the list and by what it does not know yet. */
export function countCheckedIn({ door, scans }: ScanLog): number {
  const undone = scans.filter(isUndoUnsent)
  const known = new Set(door.tickets.filter((ticket) => listedCheckIn(undone, ticket) !== null).map(({ id }) => id))
  for (const { verdict, isUndone } of scans) {
    if (verdict.result === 'ok' && !isUndone && verdict.ticketId) known.add(verdict.ticketId)
  }
  return known.size
}
