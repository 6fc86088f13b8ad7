import { type Static, Type } from 'typebox'
import type { Visitor } from '../../account/sessions.ts'
import { businessRefusal, invalidField, notFound } from '../../errors/api-error.ts'
import { VenueSchema } from '../../events/event-schemas.ts'
import type { Language } from '../../http/language.ts'
import { maskEmail } from '../../http/request-body.ts'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { PictureSchema } from '../../pictures/queries.ts'
import { createToken, hashIfToken } from '../../tokens/tokens.ts'
import { messageOf } from '../errors.ts'
import { TicketSchema } from '../ticket.ts'
import { joinedMail } from './mails.ts'
import type { TypeRow, WaitingQueries, WaitingRow, WaitingStatements } from './queries.ts'

const time = Type.String({ format: 'date-time' })

const aboutProperties = {
  ticket_type: TicketSchema.properties.ticket_type,
  event: TicketSchema.properties.event,
  event_date_id: Type.Integer(),
  starts_at: time,
  venue: Type.Union([schemaRef(VenueSchema), Type.Null()]),
  picture: Type.Union([schemaRef(PictureSchema), Type.Null()], { description: 'The poster of the event.' }),
}

export const WaitingPlaceSchema = Type.Object(
  {
    state: stringEnum(['waiting', 'offered', 'claimed', 'expired', 'left', 'event_cancelled']),
    place: nullable(
      Type.Integer({ description: 'The position in the list; only for the verified owner of the address.' }),
    ),
    quantity: Type.Integer(),
    email: Type.String({ description: 'Masked.' }),
    offered_until: nullable(time),
    ...aboutProperties,
    url: nullable(Type.String({ description: 'The URL that shows and ends the entry.' })),
  },
  { $id: 'WaitingListEntry' },
)

export const SeatOfferSchema = Type.Object(
  {
    state: stringEnum(['open', 'taken', 'over', 'event_cancelled']),
    quantity: Type.Integer(),
    until: time,
    ...aboutProperties,
    product_id: Type.Integer(),
    product_url: Type.String(),
  },
  { $id: 'TicketOffer' },
)

export type WaitingPlace = Static<typeof WaitingPlaceSchema>
export type SeatOffer = Static<typeof SeatOfferSchema>

type JoinRequest = {
  slug: string
  ticketTypeId: number
  quantity: number
  email: string
  visitor: Visitor | undefined
  site: string
  language: Language
}

/**
 * Joins the waiting list of a sold-out ticket type. Idempotent per address. The position is returned only to the verified
 * owner of the address and mailed to others, so that the response does not reveal who waits.
 */
export async function joinWaitingList(queries: WaitingQueries, input: JoinRequest): Promise<WaitingPlace> {
  const { visitor, email, language } = input
  const type = await findWanted(queries, input)
  const isKnown = visitor?.email_verified_at != null && visitor.email === email
  const { waiter, place } = await queries.inTransaction(async (inside) => {
    const waiter = await inside.enter({
      token: createToken(),
      ticket_type_id: type.id,
      email,
      account_id: isKnown ? visitor.id : null,
      quantity: input.quantity,
      site: input.site,
      language,
    })
    const place = await inside.placeOf(waiter)
    if (waiter.state === 'waiting') await inside.addMail(joinedMail({ type, waiter, place }))
    return { waiter, place }
  })
  const shown = isKnown
    ? waiter
    : { ...waiter, state: 'waiting' as const, quantity: input.quantity, offered_until: null }
  return {
    ...toWaitingPlace(shown, type, place),
    ...(isKnown ? {} : { place: null, url: null }),
    email: maskEmail(email),
  }
}

async function findWanted(
  queries: WaitingQueries,
  { slug, ticketTypeId, quantity, language }: JoinRequest,
): Promise<TypeRow> {
  if (!(await queries.isEvent(slug))) throw notFound()
  const type = await queries.findType(ticketTypeId, language)
  if (type?.slug !== slug) throw invalidField('ticket_type', messageOf(language, 'unknownType'))
  if (!type.is_on_sale) throw businessRefusal(messageOf(language, 'notOnSale'), 'not_on_sale')
  if (quantity > type.most) throw businessRefusal(messageOf(language, 'tooManySeats'), 'too_many')
  if (quantity <= type.num_left) throw businessRefusal(messageOf(language, 'notSoldOut'), 'not_sold_out')
  return type
}

type ShownWaiter = Pick<WaitingRow, 'token' | 'email' | 'state' | 'quantity' | 'offered_until'>

function placeState({ state, offered_until: until }: ShownWaiter, { is_cancelled }: ShownType): WaitingPlace['state'] {
  if (state === 'claimed' || state === 'left') return state
  if (is_cancelled) return 'event_cancelled'
  return state === 'offered' && until !== null && until <= new Date() ? 'expired' : state
}

function toWaitingPlace(waiter: ShownWaiter, type: ShownType, place: number): WaitingPlace {
  const isOffered = waiter.state === 'offered'
  const state = placeState(waiter, type)
  return {
    state,
    place: state === 'waiting' ? place : null,
    quantity: waiter.quantity,
    email: maskEmail(waiter.email),
    offered_until: isOffered ? (waiter.offered_until?.toISOString() ?? null) : null,
    ...aboutType(type),
    url: `/v1/api/waiting-list/${waiter.token}/`,
  }
}

type ShownType = Pick<
  TypeRow,
  'id' | 'ticket_title' | 'slug' | 'title' | 'event_date_id' | 'starts_at' | 'is_cancelled' | 'venue' | 'picture'
>

export const aboutType = (type: Omit<ShownType, 'is_cancelled'>) => ({
  ticket_type: { id: type.id, title: type.ticket_title },
  event: { slug: type.slug, title: type.title, url: `/v1/api/events/${type.slug}/` },
  event_date_id: type.event_date_id,
  starts_at: type.starts_at.toISOString(),
  venue: type.venue,
  picture: type.picture,
})

type AccountRequest = { accountId: string; language: Language }

/** What an account waits for, the next event first. */
export async function listWaitingPlaces(
  queries: Pick<WaitingStatements, 'listOfAccount'>,
  { accountId, language }: AccountRequest,
): Promise<WaitingPlace[]> {
  const rows = await queries.listOfAccount(accountId, language)
  return rows.map(({ place, ...row }) =>
    toWaitingPlace(row, { ...row, id: row.ticket_type_id, is_cancelled: false }, place),
  )
}

type PlaceRequest = { token: string; language: Language }
type PlaceReads = Pick<WaitingStatements, 'findByToken' | 'findType' | 'placeOf'>

export async function getWaitingPlace(queries: PlaceReads, { token, language }: PlaceRequest): Promise<WaitingPlace> {
  const waiter = await findWaiter(queries, token)
  const type = await queries.findType(waiter.ticket_type_id, language)
  if (!type) throw notFound()
  return toWaitingPlace(waiter, type, await queries.placeOf(waiter))
}

async function findWaiter(queries: Pick<WaitingStatements, 'findByToken'>, token: string) {
  // The token has the usual format, but is stored in plain text.
  const waiter = hashIfToken(token) && (await queries.findByToken(token))
  if (!waiter) throw notFound()
  return waiter
}

/** Leaves the waiting list and releases an open offer. Idempotent. */
export async function leaveWaitingList(queries: WaitingQueries, { token }: PlaceRequest) {
  const seen = await findWaiter(queries, token)
  await queries.inTransaction(async (inside) => {
    await inside.lockPlaces(seen.ticket_type_id)
    const waiter = await findWaiter(inside, token)
    if (waiter.state === 'offered' && waiter.offer_hash !== null) {
      await inside.openOffer(waiter.offer_hash)
      await inside.askForOffers(waiter.ticket_type_id)
    }
    await inside.endWaiting(waiter.id, 'left')
  })
}
