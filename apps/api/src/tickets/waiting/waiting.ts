import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { TicketSchema } from '../ticket.ts'

const time = Type.String({ format: 'date-time' })

const aboutProperties = {
  ticket_type: TicketSchema.properties.ticket_type,
  event: TicketSchema.properties.event,
  event_date_id: Type.Integer(),
  starts_at: time,
}

export const WaitingPlaceSchema = Type.Object(
  {
    state: stringEnum(['waiting', 'offered', 'claimed', 'expired', 'left']),
    place: nullable(Type.Integer({ description: 'In line; told only to whoever is known to have the address.' })),
    quantity: Type.Integer(),
    email: Type.String({ description: 'Masked.' }),
    offered_until: nullable(time),
    ...aboutProperties,
    url: nullable(Type.String({ description: 'Where the place is seen and left.' })),
  },
  { $id: 'WaitingListEntry' },
)

export const PlacesOfferSchema = Type.Object(
  {
    state: stringEnum(['open', 'taken', 'over']),
    quantity: Type.Integer(),
    until: time,
    ...aboutProperties,
    product_id: Type.Integer(),
    product_url: Type.String(),
  },
  { $id: 'TicketOffer' },
)

export type WaitingPlace = Static<typeof WaitingPlaceSchema>
export type PlacesOffer = Static<typeof PlacesOfferSchema>
