import { ticketNumber, ticketTypeName } from '@dabali/domain'
import { SignJWT } from 'jose'
import { rupees } from '../../catalogue/price.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { toSeat } from '../../seats/seat.ts'
import type { TicketRow } from '../queries/tickets.ts'
import type { GoogleWallet } from './wallet-settings.ts'

const SAVE_URL = 'https://pay.google.com/gp/v/save/'
const MICROS = 1_000_000
/** Google accepts links of 1,800 characters; longer texts are cut. */
const LONGEST_TEXT = 60

type Pass = { row: TicketRow; code: string; language: Language; now: Date }

/** The link that adds a ticket to Google Wallet. Class and object of the pass are inside its signed token. */
export async function googleWalletUrl({ issuerId, email, key }: GoogleWallet, { now, ...pass }: Pass): Promise<string> {
  const eventTicketClasses = [toClass(issuerId, pass)]
  const eventTicketObjects = [toObject(issuerId, pass)]
  const token = await new SignJWT({ typ: 'savetowallet', payload: { eventTicketClasses, eventTicketObjects } })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(key)
  return SAVE_URL + token
}

const classId = (issuerId: string, { row, language }: Omit<Pass, 'now'>) =>
  `${issuerId}.event-${row.event_date_id}-${language}`

function toClass(issuerId: string, pass: Omit<Pass, 'now'>) {
  const { row, language } = pass
  const text = (value: string) => ({ defaultValue: { language, value: cut(value) } })
  const { name = '', address = '' } = row.venue ?? {}
  return {
    id: classId(issuerId, pass),
    issuerName: MESSAGES[language].signature,
    reviewStatus: 'UNDER_REVIEW',
    eventName: text(row.title),
    // Both texts are required together.
    ...(name !== '' && { venue: { name: text(name), address: text(address || name) } }),
    dateTime: {
      doorsOpen: row.doors_at.toISOString(),
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
    },
  }
}

function toObject(issuerId: string, pass: Omit<Pass, 'now'>) {
  const { row, code, language } = pass
  const text = (value: string) => ({ defaultValue: { language, value: cut(value) } })
  const seat = row.seat && toSeat(row.seat, language)
  return {
    // A ticket with a new code is another pass.
    id: `${issuerId}.ticket-${row.id}-${row.revision}`,
    classId: classId(issuerId, pass),
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: code, alternateText: ticketNumber(row) },
    ticketType: text(ticketTypeName(row.ticket_title, row.title)),
    ticketNumber: ticketNumber(row),
    reservationInfo: { confirmationCode: row.order_number },
    ...(row.holder !== '' && { ticketHolderName: cut(row.holder) }),
    ...(seat && { seatInfo: { section: text(seat.section), row: text(seat.row), seat: text(String(seat.number)) } }),
    faceValue: { micros: Number(rupees(row.unit_price)) * MICROS, currencyCode: 'NPR' },
  }
}

const LETTERS = new Intl.Segmenter('ne', { granularity: 'grapheme' })

const cut = (text: string) =>
  [...LETTERS.segment(text)]
    .slice(0, LONGEST_TEXT)
    .map(({ segment }) => segment)
    .join('')
