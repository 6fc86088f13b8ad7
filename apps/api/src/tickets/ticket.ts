import { type Static, Type } from 'typebox'
import { VenueSchema } from '../events/event-schemas.ts'
import { DATE_STATES } from '../events/event-state.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'

const time = Type.String({ format: 'date-time' })

export const TicketSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String({ examples: ['/v1/api/tickets/0f8fad5b-d9cb-469f-a165-70867728950e/'] }),
    hash_url: nullable(Type.String({ description: 'The same for whoever holds this address, without an account.' })),
    order_number: Type.String(),
    number: Type.Integer({ description: 'Which of its kind in the order.' }),
    state: stringEnum(['valid', 'used', 'ended', 'transferred', 'revoked']),
    code: nullable(
      Type.String({
        description: 'What the QR code at the door says. None for a stream, nor for whoever is not let in with it.',
      }),
    ),
    revision: Type.Integer(),
    holder: Type.String({ description: 'The name on it; empty when nobody has said one. It is not in the code.' }),
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
    venue: Type.Union([schemaRef(VenueSchema), Type.Null()]),
    live_url: nullable(Type.String({ description: 'Where a stream is asked for.' })),
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
