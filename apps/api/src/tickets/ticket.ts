import { type Static, Type } from 'typebox'
import { rupees } from '../catalogue/price.ts'
import { VenueSchema } from '../events/event-schemas.ts'
import { DATE_STATES, dateState, replayUntil } from '../events/event-state.ts'
import type { Language } from '../http/language.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { SeatSchema, toSeat } from '../seats/seat.ts'
import { maskEmail } from '../validation/validate-fields.ts'
import type { TicketRow } from './queries.ts'
import { type TicketKey, writeTicketToken } from './ticket-qr-token.ts'

const time = Type.String({ format: 'date-time' })

export const TicketSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String({ examples: ['/v1/api/tickets/0f8fad5b-d9cb-469f-a165-70867728950e/'] }),
    hash_url: nullable(Type.String({ description: 'The URL of the ticket for its holder, without an account.' })),
    order_number: Type.String(),
    number: Type.Integer({ description: 'The position among the tickets of its line.' }),
    state: stringEnum(['valid', 'used', 'ended', 'transferred', 'revoked']),
    code: nullable(
      Type.String({
        description:
          'The content of the QR code. Null for stream tickets and when the ticket is not valid for this visitor.',
      }),
    ),
    revision: Type.Integer(),
    holder: Type.String({ description: "The holder's name; empty if there is none. The code does not contain it." }),
    price: Type.String({ description: 'What it cost, before discounts on the order.', examples: ['600.00'] }),
    organizer: Type.String({ description: 'Empty if there is none.' }),
    admits: stringEnum(['hall', 'stream']),
    ticket_type: Type.Object({ id: Type.Integer(), title: Type.String() }),
    event: Type.Object({ slug: Type.String(), title: Type.String(), url: Type.String() }),
    date: Type.Object({
      id: Type.Integer(),
      state: stringEnum(DATE_STATES),
      doors_at: time,
      starts_at: time,
      ends_at: time,
    }),
    seat: Type.Union([schemaRef(SeatSchema), Type.Null()], { description: 'Null without a numbered seat.' }),
    venue: Type.Union([schemaRef(VenueSchema), Type.Null()]),
    live_url: nullable(Type.String({ description: 'The URL of the live stream.' })),
    calendar_url: nullable(Type.String()),
    checked_in_at: nullable(time),
    transfer: Type.Union([
      Type.Object({ email: Type.String({ description: 'Masked.' }), expires_at: time }),
      Type.Null(),
    ]),
  },
  { $id: 'Ticket' },
)

export type Ticket = Static<typeof TicketSchema>

/**
 * Who reads the ticket: its holder, a visitor with its hash or that of its order or an old order hash, or the former
 * holder.
 */
export type Audience = 'owner' | 'hash' | 'masked' | 'former'

type Shown = { audience: Audience; key: TicketKey; now: Date; language: Language }

export function toTicket(row: TicketRow, { audience, key, now, language }: Shown): Ticket {
  const isTheirs = audience === 'owner' || audience === 'hash'
  const state = ticketState(row, audience, now)
  const eventUrl = `/v1/api/events/${row.slug}/`
  const hashUrl = `/v1/api/tickets/${row.hash}/`
  return {
    id: row.id,
    url: `/v1/api/tickets/${row.id}/`,
    hash_url: isTheirs ? hashUrl : null,
    order_number: row.order_number,
    number: row.seq,
    state,
    code: mayShowCode(row, { audience, state }) ? codeOf(row, key) : null,
    revision: row.revision,
    holder: isTheirs ? row.holder : '',
    price: rupees(row.unit_price),
    organizer: row.organizer,
    admits: row.admits,
    ticket_type: { id: row.ticket_type_id, title: row.ticket_title },
    event: { slug: row.slug, title: row.title, url: eventUrl },
    date: {
      id: row.event_date_id,
      state: dateState({ ...row, status: row.date_status }, now),
      doors_at: row.doors_at.toISOString(),
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
    },
    seat: row.seat && toSeat(row.seat, language),
    venue: row.venue,
    live_url: isTheirs && row.admits === 'stream' ? `${eventUrl}${row.event_date_id}/live/` : null,
    calendar_url: isTheirs ? `${hashUrl}calendar.ics` : null,
    checked_in_at: isTheirs ? (row.checked_in_at?.toISOString() ?? null) : null,
    transfer: isTheirs ? transferOf(row) : null,
  }
}

/** Whether the event, or the replay of a stream ticket, is over. */
export function isOver(row: Pick<TicketRow, 'admits' | 'ends_at' | 'replay_hours'>, now: Date): boolean {
  const end = row.admits === 'stream' ? (replayUntil(row) ?? row.ends_at) : row.ends_at
  return end <= now
}

function ticketState(row: TicketRow, audience: Audience, now: Date): Ticket['state'] {
  if (audience === 'former') return 'transferred'
  if (row.status === 'revoked') return 'revoked'
  if (row.checked_in_at !== null) return 'used'
  return isOver(row, now) ? 'ended' : 'valid'
}

/** An old link shows no code. */
const mayShowCode = (
  { admits, status }: TicketRow,
  { audience, state }: { audience: Audience; state: Ticket['state'] },
) => admits === 'hall' && status === 'valid' && audience !== 'former' && (audience === 'owner' || state !== 'ended')

const codeOf = ({ id, event_date_id, revision }: TicketRow, key: TicketKey) =>
  writeTicketToken(key, { ticketId: id, eventDateId: event_date_id, revision })

const transferOf = ({ transfer }: TicketRow) =>
  transfer && { email: maskEmail(transfer.email), expires_at: new Date(transfer.expires_at).toISOString() }
