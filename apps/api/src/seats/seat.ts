import { SEAT_KINDS, type SeatKind, seatLabel } from '@dabali/domain/seating'
import { type Static, Type } from 'typebox'
import { type ApiError, businessRefusal, invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'

const SEAT = {
  id: Type.Integer(),
  section: Type.String({ examples: ['Balcony'] }),
  row: Type.String({ examples: ['C'] }),
  number: Type.Integer(),
  kind: stringEnum(SEAT_KINDS),
  label: Type.String({ description: 'For the visitor.', examples: ['Row C, seat 12'] }),
}

/** A seat of an order or a ticket. */
export const SeatSchema = Type.Object(SEAT, { $id: 'Seat' })

/** A seat that was chosen for a line of a basket. */
export const ChosenSeatSchema = Type.Object(
  {
    ...SEAT,
    held_until: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Until then nobody else can buy it; null when the hold has expired.',
    }),
    is_taken: Type.Boolean({ description: 'Others have it by now: another seat must be chosen.' }),
  },
  { $id: 'ChosenSeat' },
)

export type Seat = Static<typeof SeatSchema>
export type ChosenSeat = Static<typeof ChosenSeatSchema>

export type SeatRow = Pick<Seat, 'id' | 'row' | 'number' | 'kind'> & { names: Record<Language, string> }
export type ChosenSeatRow = SeatRow & { held_until: string | null; is_taken: boolean }

export const toSeat = ({ id, row, number, kind, names }: SeatRow, language: Language): Seat => ({
  id,
  section: names[language],
  row,
  number,
  kind,
  label: seatLabel({ row, number, kind }, language),
})

export const toChosenSeat = (row: ChosenSeatRow, language: Language): ChosenSeat => ({
  ...toSeat(row, language),
  held_until: row.held_until === null ? null : new Date(row.held_until).toISOString(),
  is_taken: row.is_taken,
})

type Named = { row: string; number: number; kind: SeatKind }

/** Says which seats others have. */
export function takenMessage(seats: readonly Named[], language: Language): string {
  const labels = seats.map((seat) => seatLabel(seat, language))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(labels)
  return MESSAGES[language].seats.taken(list, labels.length)
}

export const SEAT_TAKEN = 'seat_taken'

/** The refusal has the ids of the seats, too: the plan that a page can read may be some seconds old. */
export const seatTaken = (seats: readonly (Named & { id: number })[], language: Language): ApiError =>
  businessRefusal(takenMessage(seats, language), SEAT_TAKEN, { taken_seats: seats.map(({ id }) => String(id)) })

export const unknownSeat = (language: Language): ApiError =>
  invalidField('seats', MESSAGES[language].seats.unknown, 'unknown_seat')

export const moreSeatsThanTickets = (language: Language): ApiError =>
  invalidField('seats', MESSAGES[language].seats.moreThanTickets, 'more_seats_than_tickets')
