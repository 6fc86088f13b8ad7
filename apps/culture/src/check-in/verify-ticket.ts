import type { CheckIn, CheckInList } from '@dabali/api-client'
import { doorVerdict, findNumberedTicket, type TicketAtDoor } from '@dabali/domain'
import { listedCheckIn, type Scan } from './scan-log.ts'

export type Verdict = Pick<CheckIn, 'result' | 'checked_in_at'> & {
  ticketId: string | null
  /** The name where the API has answered, the initials where only the list is known. */
  who: string
  kind: string
}

/** Verifies a ticket offline, by the list and the scans of this device. */
export async function verifyTicket(door: CheckInList, scans: readonly Scan[], code: string): Promise<Verdict> {
  const claim = await readCode(code, keysOf(door))
  if (claim === 'bad_signature') return emptyVerdict(claim)
  if (claim !== 'unknown') return verifyClaim(door, scans, claim)
  const ticket = findNumberedTicket(door.tickets, code)
  if (!ticket) return emptyVerdict(claim)
  return verifyClaim(door, scans, { ticketId: ticket.id, nightId: door.event_date_id, revision: ticket.revision })
}

function verifyClaim(door: CheckInList, scans: readonly Scan[], claim: CodeClaim): Verdict {
  const listed = door.tickets.find(({ id }) => id === claim.ticketId)
  const earlier = listed && (listedCheckIn(scans, listed) ?? localScanTime(scans, listed.id))
  const ticket = listed
    ? { ...listed, nightId: claim.nightId, isIn: earlier !== undefined }
    : unlistedTicket(door, claim)
  const result = doorVerdict({ nightId: door.event_date_id, revision: claim.revision, ticket })
  if (!listed || result === 'wrong_event') return emptyVerdict(result)
  return {
    result,
    checked_in_at: result === 'already' ? (earlier ?? null) : null,
    ticketId: listed.id,
    who: listed.initials,
    kind: door.ticket_types.find(({ id }) => id === listed.ticket_type_id)?.title ?? '',
  }
}

/** Fallback for tickets missing from the offline list: the signature and the revoked tickets. */
function unlistedTicket(door: CheckInList, { ticketId, nightId, revision }: CodeClaim): TicketAtDoor | undefined {
  const isRevoked = door.revoked.includes(ticketId)
  return isRevoked || nightId !== door.event_date_id ? { nightId, revision, isRevoked } : undefined
}

const localScanTime = (scans: readonly Scan[], ticketId: string) =>
  scans.find(({ verdict, isUndone }) => !isUndone && verdict.result === 'ok' && verdict.ticketId === ticketId)
    ?.scannedAt

/** A list that was stored by an earlier version of the page names one key only. */
const keysOf = (door: Omit<CheckInList, 'public_keys'> & { public_keys?: string[] }) =>
  door.public_keys ?? [door.public_key]

const emptyVerdict = (result: CheckIn['result']): Verdict => ({
  result,
  checked_in_at: null,
  ticketId: null,
  who: '',
  kind: '',
})

/** What the code of a ticket says. */
type CodeClaim = { ticketId: string; nightId: number; revision: number }

const CODE = /^(T1\.([\w-]{30}))\.([\w-]{86})$/
const ID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
/** Offsets of the payload: ticket id (16 bytes), event date (4) and revision (2). */
const EVENT_DATE_OFFSET = 16
const REVISION_OFFSET = 20

/** The content of a code signed by one of our keys; `unknown` is not a ticket code. */
async function readCode(code: string, publicKeys: readonly string[]): Promise<CodeClaim | 'unknown' | 'bad_signature'> {
  const [, signed = '', payload = '', signature = ''] = CODE.exec(code.trim()) ?? []
  if (signature === '') return 'unknown'
  const checks = await Promise.all(publicKeys.map((key) => isSigned(signed, signature, key)))
  if (!checks.includes(true)) return 'bad_signature'
  const bytes = bytesOf(payload)
  const view = new DataView(bytes.buffer)
  const hex = Array.from(bytes.subarray(0, EVENT_DATE_OFFSET), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    ticketId: hex.replace(ID_PARTS, '$1-$2-$3-$4-$5'),
    nightId: view.getUint32(EVENT_DATE_OFFSET),
    revision: view.getUint16(REVISION_OFFSET),
  }
}

async function isSigned(text: string, signature: string, publicKey: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text))
  } catch {
    // A browser without Ed25519: the ticket id still has to be on the list, and ids cannot be guessed.
    return true
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
