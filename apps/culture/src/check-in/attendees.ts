import type { CheckInList } from '@dabali/api-client'
import { matchesAttendee, ticketNumber } from '@dabali/domain'
import { checkedInDoors, guestCode, type Scan, type ScanLog } from './verify-ticket.ts'

type Ticket = CheckInList['tickets'][number]

/** A ticket, or a guest with the tickets of all people who come along. */
export type Attendee = {
  id: string
  name: string
  note: string
  /** Ticket type and seat. */
  ticket: string
  /** Empty for guests. */
  orderNumber: string
  people: number
  arrived: number
  /** Of the first who arrived; empty if not known. */
  at: string | null
  door: string
  /** What is scanned to check in the next person. */
  code: string
  isGuest: boolean
  /** The scan of this device that admitted the last person, to undo it. */
  scan: Scan | undefined
}

/** Everybody on the list: guests by name, then the tickets by name and order. */
export function listAttendees(log: ScanLog): Attendee[] {
  const inside = checkedInDoors(log)
  const titles = new Map(log.list.ticket_types.map(({ id, title }) => [id, title]))
  const toAttendee = (tickets: readonly Ticket[]) => {
    const entered = tickets.filter(({ id }) => inside.has(id))
    const scan = log.scans.find(
      ({ verdict, isUndone }) =>
        verdict.result === 'ok' && !isUndone && entered.some(({ id }) => id === verdict.ticketId),
    )
    return {
      ticket: [
        titles.get(tickets[0]?.ticket_type_id ?? 0),
        tickets
          .map(({ seat }) => seat)
          .filter(Boolean)
          .join(', '),
      ]
        .filter(Boolean)
        .join(', '),
      arrived: entered.length,
      at: entered.find(({ checked_in_at }) => checked_in_at)?.checked_in_at ?? scan?.scannedAt ?? null,
      door: inside.get(entered[0]?.id ?? '') ?? '',
      scan,
    }
  }
  const guests = log.list.guests.map(({ id, name, note, people }) => ({
    ...toAttendee(log.list.tickets.filter(({ guest_id }) => guest_id === id)),
    id,
    name,
    note,
    people,
    orderNumber: '',
    code: guestCode(id),
    isGuest: true,
  }))
  const tickets = log.list.tickets
    .filter(({ guest_id }) => guest_id === null)
    .map((ticket) => ({
      ...toAttendee([ticket]),
      id: ticket.id,
      name: ticket.name,
      note: '',
      people: 1,
      orderNumber: ticket.order_number,
      code: ticketNumber(ticket),
      isGuest: false,
    }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.orderNumber.localeCompare(other.orderNumber))
  return [...guests, ...tickets]
}

/** The people who are meant by what was typed. An email address is compared by its hash, as the list holds no addresses. */
export function findAttendees(log: ScanLog, query: string, emailHash = ''): Attendee[] {
  const tickets = new Map(log.list.tickets.map((ticket) => [ticket.id, ticket]))
  return listAttendees(log).filter(({ id, name, orderNumber }) => {
    const ticket = tickets.get(id)
    const isAddress = emailHash !== '' && ticket?.email_hash === emailHash
    return isAddress || matchesAttendee({ name, order_number: orderNumber, phone: ticket?.phone_end ?? '' }, query)
  })
}

const HASH_BYTES = 8

/** The hash of a complete email address, as the list has it; empty for any other text. */
export async function hashEmail(text: string, eventDateId: number): Promise<string> {
  const email = text.trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return ''
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${eventDateId} ${email}`))
  return [...new Uint8Array(bytes, 0, HASH_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
