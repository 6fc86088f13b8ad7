import type { CheckIn, CheckInList } from '@dabali/api-client'
import { doorVerdict, findNumberedTicket, type TicketAtDoor } from '@dabali/domain'
import { type CodeClaim, readCode } from './read-code.ts'
import { listedAt, type Scan } from './scan-log.ts'

export type Verdict = Pick<CheckIn, 'result' | 'checked_in_at'> & {
  ticketId: string | null
  /** Who comes: the name where the house has answered, its first letters where only the list is known. */
  who: string
  kind: string
}

/** What a door can say by itself: by the list that it keeps, and by what it has scanned since. */
export async function judge(door: CheckInList, scans: readonly Scan[], code: string): Promise<Verdict> {
  const claim = await readCode(code, keysOf(door))
  if (claim === 'bad_signature') return nobody(claim)
  if (claim !== 'unknown') return judgeClaim(door, scans, claim)
  const ticket = findNumberedTicket(door.tickets, code)
  if (!ticket) return nobody(claim)
  return judgeClaim(door, scans, { ticketId: ticket.id, nightId: door.event_date_id, revision: ticket.revision })
}

function judgeClaim(door: CheckInList, scans: readonly Scan[], claim: CodeClaim): Verdict {
  const listed = door.tickets.find(({ id }) => id === claim.ticketId)
  const earlier = listed && (listedAt(scans, listed) ?? scannedIn(scans, listed.id))
  const ticket = listed ? { ...listed, nightId: claim.nightId, isIn: earlier !== undefined } : unlisted(door, claim)
  const result = doorVerdict({ nightId: door.event_date_id, revision: claim.revision, ticket })
  if (!listed || result === 'wrong_event') return nobody(result)
  return {
    result,
    checked_in_at: result === 'already' ? (earlier ?? null) : null,
    ticketId: listed.id,
    who: listed.initials,
    kind: door.ticket_types.find(({ id }) => id === listed.ticket_type_id)?.title ?? '',
  }
}

/** Of what is not on its list a door knows what the house has signed, and whether it was given back. */
function unlisted(door: CheckInList, { ticketId, nightId, revision }: CodeClaim): TicketAtDoor | undefined {
  const isRevoked = door.revoked.includes(ticketId)
  return isRevoked || nightId !== door.event_date_id ? { nightId, revision, isRevoked } : undefined
}

const scannedIn = (scans: readonly Scan[], ticketId: string) =>
  scans.find(({ verdict, isUndone }) => !isUndone && verdict.result === 'ok' && verdict.ticketId === ticketId)
    ?.scannedAt

/** A list that was stored by an earlier version of the page names one key only. */
const keysOf = (door: Omit<CheckInList, 'public_keys'> & { public_keys?: string[] }) =>
  door.public_keys ?? [door.public_key]

const nobody = (result: CheckIn['result']): Verdict => ({
  result,
  checked_in_at: null,
  ticketId: null,
  who: '',
  kind: '',
})
