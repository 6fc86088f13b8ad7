import type { Visitor } from '../../account/identify-visitors.ts'
import { businessRefusal, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { createToken } from '../../tokens/tokens.ts'
import { maskEmail } from '../../validation/validate-fields.ts'
import { messageOf } from '../messages.ts'
import type { TypeRow, WaitingQueries, WaitingRow } from './queries.ts'
import type { WaitingPlace } from './waiting.ts'
import { joinedMail } from './waiting-mails.ts'

type Wish = {
  slug: string
  ticketTypeId: number
  quantity: number
  email: string
  visitor: Visitor | undefined
  site: string
  language: Language
}

/**
 * Puts somebody in line for what is sold out. Who is in line already stays there. The place is told to whoever is known to
 * have the address, and to others by mail, so that nobody learns who waits.
 */
export async function joinLine(queries: WaitingQueries, wish: Wish): Promise<WaitingPlace> {
  const { visitor, email, language } = wish
  const type = await findWanted(queries, wish)
  const isKnown = visitor?.email_verified_at != null && visitor.email === email
  const { waiter, place } = await queries.inTransaction(async (inside) => {
    const waiter = await inside.enter({
      token: createToken(),
      ticket_type_id: type.id,
      email,
      account_id: isKnown ? visitor.id : null,
      quantity: wish.quantity,
      site: wish.site,
      language,
    })
    const place = await inside.placeOf(waiter)
    if (waiter.state === 'waiting') await inside.addMail(joinedMail({ type, waiter, place }))
    return { waiter, place }
  })
  const shown = isKnown
    ? waiter
    : { ...waiter, state: 'waiting' as const, quantity: wish.quantity, offered_until: null }
  return {
    ...toPlace(shown, type, place),
    ...(isKnown ? {} : { place: null, url: null }),
    email: maskEmail(email),
  }
}

async function findWanted(queries: WaitingQueries, { slug, ticketTypeId, quantity, language }: Wish): Promise<TypeRow> {
  if (slug.includes('\0') || !(await queries.isEvent(slug))) throw notFound()
  const type = await queries.findType(ticketTypeId, language)
  if (type?.slug !== slug) throw invalidField('ticket_type', messageOf(language, 'unknownType'))
  if (!type.is_on_sale) throw businessRefusal(messageOf(language, 'notOnSale'), 'not_on_sale')
  if (quantity > type.most) throw businessRefusal(messageOf(language, 'tooManyPlaces'), 'too_many')
  if (quantity <= type.num_left) throw businessRefusal(messageOf(language, 'notSoldOut'), 'not_sold_out')
  return type
}

type Shown = Pick<WaitingRow, 'token' | 'email' | 'state' | 'quantity' | 'offered_until'>

export function toPlace(waiter: Shown, type: TypeRow, place: number): WaitingPlace {
  const isOffered = waiter.state === 'offered'
  const isLate = isOffered && waiter.offered_until !== null && waiter.offered_until <= new Date()
  return {
    state: isLate ? 'expired' : waiter.state,
    place: waiter.state === 'waiting' ? place : null,
    quantity: waiter.quantity,
    email: maskEmail(waiter.email),
    offered_until: isOffered ? (waiter.offered_until?.toISOString() ?? null) : null,
    ...aboutType(type),
    url: `/v1/api/waiting-list/${waiter.token}/`,
  }
}

export const aboutType = (type: TypeRow) => ({
  ticket_type: { id: type.id, title: type.ticket_title },
  event: { slug: type.slug, title: type.title, url: `/v1/api/events/${type.slug}/` },
  event_date_id: type.event_date_id,
  starts_at: type.starts_at.toISOString(),
})
