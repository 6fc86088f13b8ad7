import type { Generated } from 'kysely'
import type { Language, OptionalTimestamp, Timestamp } from './columns.ts'

export type TicketTables = {
  ticket: {
    id: Generated<string>
    order_line_id: string
    seq: number
    ticket_type_id: number
    hash: Generated<string>
    revision: Generated<number>
    status: Generated<'valid' | 'revoked'>
    holder: Generated<string>
    is_transferred: Generated<boolean>
    account_id: string | null
    email: string | null
    seat_id: Generated<number | null>
    issued_at: Timestamp
    updated_at: Timestamp
  }
  taken_seat: {
    event_date_id: number
    seat_id: number
    basket_id: string | null
    order_id: string | null
    /** Null: sold. */
    expires_at: OptionalTimestamp
  }
  ticket_transfer: {
    id: string
    ticket_id: string
    email: string
    token_hash: Buffer
    site: string
    language: Language
    created_at: Timestamp
    expires_at: Timestamp
    accepted_at: OptionalTimestamp
    cancelled_at: OptionalTimestamp
    former_hash: string | null
  }
  check_in: {
    scan_id: string
    asked: Buffer
    event_date_id: number
    ticket_id: string | null
    result: 'ok' | 'already' | 'revoked' | 'wrong_event' | 'not_paid' | 'unknown' | 'bad_signature'
    checked_in_at: OptionalTimestamp
    scanned_at: Timestamp
    received_at: Timestamp
    account_id: string | null
    undone_at: OptionalTimestamp
    device_id: string | null
    device: Generated<string>
    door: Generated<string>
    /** The device admitted the visitor by its own list. */
    is_admitted: Generated<boolean>
    checked_in_door: Generated<string>
  }
  waiting_list: {
    id: Generated<string>
    token: string
    ticket_type_id: number
    email: string
    account_id: string | null
    quantity: number
    site: string
    language: Language
    state: Generated<'waiting' | 'offered' | 'claimed' | 'expired' | 'left'>
    offer_hash: Buffer | null
    offered_until: OptionalTimestamp
    created_at: Timestamp
    updated_at: Timestamp
  }
}
