import type { CheckIn, Door } from '@dabali/api-client'
import type { Verdict } from './judge.ts'

/** One code that was held before the camera or typed. */
export type Scan = {
  id: string
  code: string
  scannedAt: string
  verdict: Verdict
  /** Whether the house has heard of it. */
  isSent: boolean
  isUndone: boolean
  /** Whether the house has taken it back, too. */
  isUndoSent: boolean
  /** They were let in here by the list alone, and the house says afterwards that they should not have been. */
  isTooMany?: boolean
}

/** What a device keeps of one night. */
export type DoorBook = { door: Door; scans: readonly Scan[] }

/** So many scans are shown and kept; what the house has not heard of is never given up. */
const MOST_SENT = 300
const nameOf = (night: number) => `door ${night}`

/** The list as the page brought it, or the newer one that this device has; with what was scanned here. */
export function openBook(fresh: Door, storage: Pick<Storage, 'getItem'>): DoorBook {
  const kept = keptBook(fresh.event_date_id, storage)
  if (!kept) return { door: fresh, scans: [] }
  return { door: kept.door.at > fresh.at ? kept.door : fresh, scans: kept.scans }
}

export function keepBook({ door, scans }: DoorBook, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(nameOf(door.event_date_id), JSON.stringify({ door, scans }))
  } catch {
    // It holds for as long as the page is open.
  }
}

function keptBook(night: number, storage: Pick<Storage, 'getItem'>): DoorBook | undefined {
  try {
    const kept: Partial<DoorBook> | null = JSON.parse(storage.getItem(nameOf(night)) ?? 'null')
    return kept?.door && Array.isArray(kept.scans) ? { door: kept.door, scans: kept.scans } : undefined
  } catch {
    return undefined
  }
}

/** The newest first. */
export function withScan(scans: readonly Scan[], scan: Scan): Scan[] {
  const all = [scan, ...scans]
  return all.filter((one, place) => !one.isSent || place < MOST_SENT)
}

/** What the house has said of a scan; its word is the last. */
export function withAnswer(scans: readonly Scan[], answer: CheckIn): Scan[] {
  return scans.map((scan) =>
    scan.id === answer.scan_id
      ? {
          ...scan,
          isSent: true,
          isUndone: scan.isUndone || answer.is_undone,
          isUndoSent: answer.is_undone,
          isTooMany: scan.verdict.result === 'ok' && answer.result !== 'ok',
          verdict: verdictOf(answer, scan.verdict),
        }
      : scan,
  )
}

export const withScanInstead = (scans: readonly Scan[], scan: Scan): Scan[] =>
  scans.map((one) => (one.id === scan.id ? scan : one))

/** What the house has not heard of yet, in the order in which it happened. */
export const waiting = (scans: readonly Scan[]): Scan[] => scans.filter(({ isSent }) => !isSent).toReversed()

/** What was taken back here alone; a code that let nobody in is nothing to take back. */
export const waitingUndos = (scans: readonly Scan[]): Scan[] =>
  scans.filter((scan) => scan.isSent && scan.isUndone && !scan.isUndoSent && scan.verdict.result === 'ok')

/** What the house says, with the little that was known here where it names nobody. */
export const verdictOf = ({ result, checked_in_at, ticket }: CheckIn, known?: Verdict): Verdict => ({
  result,
  checked_in_at,
  ticketId: ticket?.id ?? null,
  who: ticket?.holder || (known?.who ?? ''),
  kind: ticket?.ticket_type ?? known?.kind ?? '',
})

/** How many are in, by the list and by what it does not know yet. */
export function countIn({ door, scans }: DoorBook): number {
  const known = new Set(door.tickets.filter((ticket) => ticket.checked_in_at !== null).map(({ id }) => id))
  for (const { verdict, isUndone } of scans) {
    if (verdict.result === 'ok' && !isUndone && verdict.ticketId) known.add(verdict.ticketId)
  }
  return known.size
}
