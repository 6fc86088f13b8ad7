import { type Static, Type } from 'typebox'
import { rupees } from '../catalogue/price.ts'
import { VenueSchema } from '../events/event-schemas.ts'
import { DATE_STATES, type DateFacts, dateState, isOverFor, replayUntil } from '../events/event-state.ts'
import type { Language } from '../http/language.ts'
import { maskEmail } from '../http/request-body.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { PictureSchema } from '../pictures/queries.ts'
import { SeatSchema, toSeat } from '../seats/seat.ts'
import type { TicketRow } from './queries/tickets.ts'
import { type TicketKey, writeTicketToken } from './ticket-qr-token.ts'

const time = Type.String({ format: 'date-time' })

export const TicketSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String({ examples: ['/v1/api/tickets/0f8fad5b-d9cb-469f-a165-70867728950e/'] }),
    hash_url: nullable(Type.String({ description: 'The URL of the ticket for its holder, without an account.' })),
    order_number: Type.String(),
    order_hash_url: nullable(Type.String({ description: 'The order, for its buyer while they hold the ticket.' })),
    is_transferred: Type.Boolean({ description: 'Its holder got it by transfer: a refund goes to its buyer.' }),
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
    picture: Type.Union([schemaRef(PictureSchema), Type.Null()], { description: 'The poster of the event.' }),
    watch_until: nullable(
      Type.String({ format: 'date-time', description: 'The end of the recording of a stream; null without one.' }),
    ),
    live_url: nullable(Type.String({ description: 'The URL of the live stream.' })),
    calendar_url: nullable(Type.String()),
    pdf_url: nullable(Type.String({ description: 'The ticket to print. Null when there is no code to show.' })),
    apple_wallet_url: nullable(Type.String({ description: 'The pass for Apple Wallet, where that is configured.' })),
    google_wallet_url: nullable(
      Type.String({ description: 'Leads to Google Wallet with the ticket, where that is configured.' }),
    ),
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

/** Which wallets are configured. */
type WalletChoices = { hasApple: boolean; hasGoogle: boolean }

/** What is the same for all tickets that an API shows. */
export type TicketDisplay = { key: TicketKey; wallets: WalletChoices; language: Language }

/** The same for a language. */
export type DisplayOf = (language: Language) => Promise<TicketDisplay>

type Shown = TicketDisplay & { audience: Audience; now: Date }

export function toTicket(row: TicketRow, { audience, key, wallets, now, language }: Shown): Ticket {
  const isTheirs = audience === 'owner' || audience === 'hash'
  const state = ticketState(row, audience, now)
  const eventUrl = `/v1/api/events/${row.slug}/`
  const hashUrl = `/v1/api/tickets/${row.hash}/`
  const code = ticketCode(row, { audience, now, key })
  return {
    id: row.id,
    url: `/v1/api/tickets/${row.id}/`,
    hash_url: isTheirs ? hashUrl : null,
    order_number: row.order_number,
    order_hash_url: audience === 'owner' && !row.is_transferred ? `/v1/api/orders/by-hash/${row.order_hash}/` : null,
    is_transferred: row.is_transferred,
    number: row.seq,
    state,
    code,
    revision: row.revision,
    holder: isTheirs ? row.holder : '',
    price: rupees(row.unit_price),
    organizer: row.organizer,
    admits: row.admits,
    ticket_type: { id: row.ticket_type_id, title: row.ticket_title },
    event: { slug: row.slug, title: row.title, url: eventUrl },
    date: {
      id: row.event_date_id,
      state: dateState(dateOf(row), now),
      doors_at: row.doors_at.toISOString(),
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
    },
    seat: row.seat && toSeat(row.seat, language),
    venue: row.venue,
    picture: row.picture,
    watch_until: watchUntil(row),
    live_url:
      isTheirs && row.admits === 'stream' && row.date_status !== 'cancelled'
        ? `${eventUrl}${row.event_date_id}/live/`
        : null,
    calendar_url: isTheirs ? `${hashUrl}calendar.ics?language=${language}` : null,
    ...fileUrls(row, { hasFiles: isTheirs && code !== null && state === 'valid', wallets, language }),
    checked_in_at: isTheirs ? (row.checked_in_at?.toISOString() ?? null) : null,
    transfer: isTheirs ? transferOf(row) : null,
  }
}

const watchUntil = (row: TicketRow) => (row.admits === 'stream' ? (replayUntil(row)?.toISOString() ?? null) : null)

type Files = Pick<TicketDisplay, 'wallets' | 'language'> & { hasFiles: boolean }

function fileUrls({ hash }: TicketRow, { hasFiles, wallets, language }: Files) {
  const urlOf = (name: string, isThere = true) =>
    hasFiles && isThere ? `/v1/api/tickets/${hash}/${name}?language=${language}` : null
  return {
    pdf_url: urlOf('ticket.pdf'),
    apple_wallet_url: urlOf('ticket.pkpass', wallets.hasApple),
    google_wallet_url: urlOf('google-wallet/', wallets.hasGoogle),
  }
}

const dateOf = (row: TicketRow): DateFacts => ({ ...row, status: row.date_status })

/** Whether the event, or the replay of a stream ticket, is over. */
export const isOver = (row: TicketRow, now: Date): boolean => isOverFor(row.admits, dateOf(row), now)

function ticketState(row: TicketRow, audience: Audience, now: Date): Ticket['state'] {
  if (audience === 'former') return 'transferred'
  if (row.status === 'revoked') return 'revoked'
  if (row.checked_in_at !== null) return 'used'
  return isOver(row, now) ? 'ended' : 'valid'
}

/** The content of the QR code. An old link shows none, and nobody needs one for a cancelled date. */
export function ticketCode(row: TicketRow, { audience, now, key }: Pick<Shown, 'audience' | 'now' | 'key'>) {
  const mayBeShown =
    row.admits === 'hall' &&
    row.status === 'valid' &&
    row.date_status !== 'cancelled' &&
    audience !== 'former' &&
    (audience === 'owner' || ticketState(row, audience, now) !== 'ended')
  if (!mayBeShown) return null
  return writeTicketToken(key, { ticketId: row.id, eventDateId: row.event_date_id, revision: row.revision })
}

const transferOf = ({ transfer }: TicketRow) =>
  transfer && { email: maskEmail(transfer.email), expires_at: new Date(transfer.expires_at).toISOString() }
