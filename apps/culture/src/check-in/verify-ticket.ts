import type { CheckIn, CheckInList } from '@dabali/api-client'
import {
  type Admission,
  type AdmissionConflict,
  doorVerdict,
  findConflicts,
  findTicketByNumber,
  mergeAdmissions,
  readTicketNumber,
  type TicketAtDoor,
} from '@dabali/domain'

/** One code that was scanned or typed. */
export type Scan = {
  id: string
  code: string
  scannedAt: string
  /** Where it was scanned; the device may move. */
  door: string
  verdict: Verdict
  /** Whether the API has received it. */
  isSent: boolean
  isUndone: boolean
  /** Whether the API has undone it too. */
  isUndoSent: boolean
  /** This device has decided, as the API did not answer in time. */
  isDecided?: boolean
  /** Admitted by the local list, and rejected by the API afterwards. */
  isTooMany?: boolean
}

/** The list and the scans of one event date on this device. */
export type ScanLog = { list: CheckInList; scans: readonly Scan[] }

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

/** The visitor was admitted or refused by the list of this device. */
export const withDecision = (scans: readonly Scan[], id: string): Scan[] =>
  scans.map((scan) => (scan.id === id ? { ...scan, isDecided: true } : scan))

/** Whether this device has admitted the visitor without an answer of the API. */
export const isAdmittedHere = ({ isDecided = false, verdict }: Scan) => isDecided && verdict.result === 'ok'

const answered = (scan: Scan, answer: CheckIn): Scan => ({
  ...scan,
  isSent: true,
  isUndone: scan.isUndone || answer.is_undone,
  isUndoSent: scan.isUndoSent || answer.is_undone,
  isTooMany: scan.isTooMany || (scan.verdict.result === 'ok' && answer.result !== 'ok'),
  verdict: verdictOf(answer, scan.verdict),
})

/** What was typed, as a ticket number where it is one; empty for a scanned ticket, whose code tells a reader nothing. */
export function typedText({ code }: Pick<Scan, 'code'>): string {
  if (CODE.test(code.trim())) return ''
  return readTicketNumber(code) ?? code.trim()
}

/** Marks a scan as undone, in its latest version. */
export const withUndo = (scans: readonly Scan[], id: string): Scan[] =>
  scans.map((scan) => (scan.id === id ? { ...scan, isUndone: true } : scan))

/** Unsent scans, oldest first. */
export const unsentScans = (scans: readonly Scan[]): Scan[] => scans.filter(({ isSent }) => !isSent).toReversed()

/** Undone scans that the server does not know of yet; only a scan that let a person in can be undone. */
export const unsentUndos = (scans: readonly Scan[]): Scan[] => scans.filter((scan) => scan.isSent && isUndoUnsent(scan))

/** Only a scan that let a person in can be undone, also when another device had admitted the ticket before. */
export const canUndo = ({ isUndone, isTooMany = false, verdict }: Scan) =>
  !isUndone && (verdict.result === 'ok' || (verdict.result === 'already' && isTooMany))

const isUndoUnsent = (scan: Scan) => scan.isUndone && !scan.isUndoSent && canUndo({ ...scan, isUndone: false })

/** The result of the server, with the name and ticket known on this device where the answer has none. */
const verdictOf = ({ result, checked_in_at, checked_in_door, ticket }: CheckIn, known?: Verdict): Verdict => ({
  result,
  checked_in_at,
  door: checked_in_door,
  ticketId: ticket?.id ?? null,
  who: ticket?.holder || (known?.who ?? ''),
  kind: ticket?.ticket_type ?? known?.kind ?? '',
})

type ListedTicket = CheckInList['tickets'][number]

/** The check-in time of the list, unless it was undone here and the API does not know yet. */
function listedCheckIn(scans: readonly Scan[], { id, checked_in_at }: ListedTicket): string | null {
  const isUndoPending = scans.some(
    (scan) => isUndoUnsent(scan) && scan.verdict.ticketId === id && scan.verdict.checked_in_at === checked_in_at,
  )
  return isUndoPending ? null : checked_in_at
}

/** The number of checked-in tickets, by the list and by scans that it does not have yet. */
export const countCheckedIn = (log: ScanLog): number => checkedInDoors(log).size

/** The checked-in tickets, each with its door, by the list and by scans that it does not have yet. */
export function checkedInDoors({ list, scans }: ScanLog): Map<string, string> {
  const undone = scans.filter(isUndoUnsent)
  const doors = new Map(
    list.tickets.filter((ticket) => listedCheckIn(undone, ticket) !== null).map(({ id, door }) => [id, door]),
  )
  for (const { verdict, isUndone, door } of scans) {
    if (verdict.result !== 'ok' || isUndone || !verdict.ticketId || doors.has(verdict.ticketId)) continue
    doors.set(verdict.ticketId, door)
  }
  return doors
}

/** The counts by the list and by scans that it does not have yet. */
export function countsOf(log: ScanLog) {
  const inside = checkedInDoors(log)
  const doors = new Map<string, number>()
  for (const door of inside.values()) doors.set(door, (doors.get(door) ?? 0) + 1)
  return {
    types: log.list.ticket_types.map(({ id, title }) => {
      const tickets = log.list.tickets.filter(({ ticket_type_id }) => ticket_type_id === id)
      return { id, title, inside: tickets.filter((ticket) => inside.has(ticket.id)).length, all: tickets.length }
    }),
    doors: [...doors].sort(([one], [other]) => one.localeCompare(other)),
  }
}

const hasAdmitted = (scan: Scan) => scan.verdict.ticketId !== null && (scan.verdict.result === 'ok' || scan.isTooMany)

/** Tickets that were admitted more than once, as the list and the scans of this device know them. */
export function conflictsOf({ list, scans }: ScanLog, device: string): AdmissionConflict[] {
  const here = scans.filter(hasAdmitted).map(
    ({ id, scannedAt, door, isUndone, verdict }): Admission => ({
      scan_id: id,
      ticket_id: verdict.ticketId ?? '',
      at: scannedAt,
      door,
      device,
      is_undone: isUndone,
    }),
  )
  const listed = list.conflicts.flatMap(({ admissions }) => admissions)
  return findConflicts(mergeAdmissions(listed, here))
}

export type Verdict = Pick<CheckIn, 'result' | 'checked_in_at'> & {
  /** Where it was checked in; empty if unknown. */
  door: string
  ticketId: string | null
  /** The name of the holder or the buyer. */
  who: string
  kind: string
}

/** The last that a ticket can have: the list has no revisions of tickets that are refused for their state. */
const LAST_REVISION = 65_535

/** Verifies a ticket offline, by the list and the scans of this device. */
export async function verifyTicket(list: CheckInList, scans: readonly Scan[], code: string): Promise<Verdict> {
  const guestId = GUEST_CODE.exec(code.trim())?.[1]
  if (guestId !== undefined) return verifyGuest(list, scans, guestId)
  const claim = await readCode(code, keysOf(list))
  if (claim === 'bad_signature') return emptyVerdict(claim)
  if (claim !== 'unknown') return verifyClaim(list, scans, claim)
  const revoked = list.revoked.map((id) => ({ id, revision: LAST_REVISION }))
  const found = findTicketByNumber([...list.tickets, ...revoked], code)
  if (!found) return emptyVerdict(claim)
  const { ticket, revision } = found
  return verifyClaim(list, scans, { ticketId: ticket.id, eventDateId: list.event_date_id, revision })
}

const GUEST_CODE = /^G1\.([\w-]+)$/

/** The code by which the next person of a guest is checked in. */
export const guestCode = (guestId: string) => `G1.${guestId}`

/** The next person of a guest gets the first ticket that is not checked in. */
function verifyGuest(list: CheckInList, scans: readonly Scan[], guestId: string): Verdict {
  const tickets = list.tickets.filter(({ guest_id }) => guest_id === guestId)
  const inside = checkedInDoors({ list, scans })
  const next = tickets.find(({ id }) => !inside.has(id)) ?? tickets[0]
  if (!next) return emptyVerdict('unknown')
  return verifyClaim(list, scans, { ticketId: next.id, eventDateId: list.event_date_id, revision: next.revision })
}

function verifyClaim(list: CheckInList, scans: readonly Scan[], claim: CodeClaim): Verdict {
  const listed = list.tickets.find(({ id }) => id === claim.ticketId)
  const here = listed && localScan(scans, listed.id)
  const earlier = listed && (listedCheckIn(scans, listed) ?? here?.scannedAt)
  const ticket = listed
    ? { ...listed, nightId: claim.eventDateId, isIn: earlier !== undefined }
    : unlistedTicket(list, claim)
  const result = doorVerdict({ nightId: list.event_date_id, revision: claim.revision, ticket })
  if (!listed || result === 'wrong_event') return emptyVerdict(result)
  return {
    result,
    checked_in_at: result === 'already' ? (earlier ?? null) : null,
    door: result === 'already' ? listed.door || (here?.door ?? '') : '',
    ticketId: listed.id,
    who: listed.name,
    kind: list.ticket_types.find(({ id }) => id === listed.ticket_type_id)?.title ?? '',
  }
}

/** Fallback for tickets missing from the offline list: the signature and the revoked tickets. */
function unlistedTicket(list: CheckInList, { ticketId, eventDateId, revision }: CodeClaim): TicketAtDoor | undefined {
  const isRevoked = list.revoked.includes(ticketId)
  return isRevoked || eventDateId !== list.event_date_id ? { nightId: eventDateId, revision, isRevoked } : undefined
}

const localScan = (scans: readonly Scan[], ticketId: string) =>
  scans.find(({ verdict, isUndone }) => !isUndone && verdict.result === 'ok' && verdict.ticketId === ticketId)

/** A list that was stored by an earlier version of the page names one key only. */
const keysOf = (list: Omit<CheckInList, 'public_keys'> & { public_keys?: string[] }) =>
  list.public_keys ?? [list.public_key]

const emptyVerdict = (result: CheckIn['result']): Verdict => ({
  result,
  checked_in_at: null,
  door: '',
  ticketId: null,
  who: '',
  kind: '',
})

/** What the code of a ticket says. */
type CodeClaim = { ticketId: string; eventDateId: number; revision: number }

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
    eventDateId: view.getUint32(EVENT_DATE_OFFSET),
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
