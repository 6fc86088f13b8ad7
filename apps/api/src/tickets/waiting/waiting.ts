import { type Static, Type } from 'typebox'
import { oneOf } from '../../http/one-of.ts'
import { orNull } from '../../http/or-null.ts'
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
    state: oneOf(['waiting', 'offered', 'claimed', 'expired', 'left']),
    place: orNull(Type.Integer({ description: 'In line; told only to whoever is known to have the address.' })),
    quantity: Type.Integer(),
    email: Type.String({ description: 'Masked.' }),
    offered_until: orNull(time),
    ...aboutProperties,
    url: orNull(Type.String({ description: 'Where the place is seen and left.' })),
  },
  { $id: 'WaitingListEntry' },
)

export const PlacesOfferSchema = Type.Object(
  {
    state: oneOf(['open', 'taken', 'over']),
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
