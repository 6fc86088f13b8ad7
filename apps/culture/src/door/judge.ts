import type { CheckIn, Door } from '@dabali/api-client'
import { readTicketNumber, ticketNumber } from '@dabali/domain'
import type { Scan } from './door-book.ts'
import { readCode } from './read-code.ts'

export type Verdict = Pick<CheckIn, 'result' | 'checked_in_at'> & {
  ticketId: string | null
  /** Who comes: the name where the house has answered, its first letters where only the list is known. */
  who: string
  kind: string
}

/** What a door can say by itself: by the list that it keeps, and by what it has scanned since. */
export async function judge(door: Door, scans: readonly Scan[], code: string): Promise<Verdict> {
  const claim = await readCode(code, door.public_key)
  if (claim === 'unknown') return judgeTicket(door, scans, { ticketId: idOfNumber(door, code) })
  if (claim === 'bad_signature') return nobody(claim)
  if (claim.nightId !== door.event_date_id) return nobody('wrong_event')
  return judgeTicket(door, scans, claim)
}

function judgeTicket(
  door: Door,
  scans: readonly Scan[],
  { ticketId, revision }: { ticketId: string | undefined; revision?: number },
): Verdict {
  if (ticketId === undefined) return nobody('unknown')
  if (door.revoked.includes(ticketId)) return nobody('revoked')
  const ticket = door.tickets.find(({ id }) => id === ticketId)
  if (!ticket) return nobody('unknown')
  const kind = door.ticket_types.find(({ id }) => id === ticket.ticket_type_id)?.title ?? ''
  const known = { ticketId, who: ticket.initials, kind }
  if (revision !== undefined && revision !== ticket.revision)
    return { ...known, result: 'revoked', checked_in_at: null }
  const earlier = ticket.checked_in_at ?? scannedIn(scans, ticketId)
  return { ...known, result: earlier ? 'already' : 'ok', checked_in_at: earlier ?? null }
}

const scannedIn = (scans: readonly Scan[], ticketId: string) =>
  scans.find(({ verdict, isUndone }) => !isUndone && verdict.result === 'ok' && verdict.ticketId === ticketId)
    ?.scannedAt

function idOfNumber(door: Door, text: string): string | undefined {
  const number = readTicketNumber(text)
  return number && door.tickets.find((ticket) => ticketNumber(ticket) === number)?.id
}

const nobody = (result: CheckIn['result']): Verdict => ({
  result,
  checked_in_at: null,
  ticketId: null,
  who: '',
  kind: '',
})
