import { addProduct } from '../../basket/change-contents.ts'
import { type BasketStatements, basketQueries, basketStatements } from '../../basket/queries/basket.ts'
import type { WithReservedSeats } from '../../basket/quote-basket.ts'
import type { BasketRequest } from '../../basket/requests.ts'
import type { Basket } from '../../basket/schemas.ts'
import type { ShopConfig } from '../../basket/to-basket.ts'
import { productUrl } from '../../catalogue/product-card.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { addMailOnce } from '../../mail/queries.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'
import { wrongState } from '../errors.ts'
import { offerMail } from './mails.ts'
import {
  type Connection,
  type OfferMail,
  type TypeRow,
  type WaitingQueries,
  type WaitingRow,
  waitingQueries,
} from './queries.ts'
import { aboutType, type SeatOffer } from './waiting-list.ts'

type OfferRequest = { token: string; language: Language }

/** Reads an offer of seats. */
export async function getOffer(queries: WaitingQueries, { token, language }: OfferRequest): Promise<SeatOffer> {
  const waiter = await findOffered(queries, token)
  const type = await queries.findType(waiter.ticket_type_id, language)
  if (!type || waiter.offered_until === null) throw notFound()
  return {
    state: offerState(waiter, type, waiter.offered_until),
    quantity: waiter.quantity,
    until: waiter.offered_until.toISOString(),
    ...aboutType(type),
    product_id: type.product_id,
    product_url: productUrl(type.product_id),
  }
}

function offerState({ state }: WaitingRow, { is_cancelled }: TypeRow, until: Date): SeatOffer['state'] {
  if (state === 'claimed') return 'taken'
  if (is_cancelled) return 'event_cancelled'
  return state === 'offered' && until > new Date() ? 'open' : 'over'
}

async function findOffered(queries: Pick<WaitingQueries, 'findByOffer'>, token: string) {
  const offerHash = hashIfToken(token)
  const waiter = offerHash && (await queries.findByOffer(offerHash))
  if (!waiter) throw notFound()
  return waiter
}

type OfferDeps = { database: Connection; queries: WaitingQueries; terms: ShopConfig }

/**
 * Adds the offered seats to a buy-now basket. The hold is released and taken again within the transaction, so that the
 * stock check of the basket passes and no other request can take the seats.
 */
export async function addOfferToBasket(
  { database, queries, terms }: OfferDeps,
  { token, visit }: { token: string; visit: BasketRequest },
): Promise<{ basket: Basket; newToken: string | undefined }> {
  const { ticket_type_id, quantity, offer_hash } = await findOffered(queries, token)
  const type = await queries.findType(ticket_type_id, visit.language)
  if (!type || offer_hash === null) throw notFound()
  const inTransaction = <T>(write: (inside: BasketStatements) => Promise<T>) =>
    queries.inTransaction(async (inside, connection) => {
      const offer = await inside.openOffer(offer_hash)
      if (!offer) throw wrongState('offerOver', 'offer_over', visit.language)
      const written = await write(basketStatements(connection))
      if (!(await inside.closeOffer(offer.id))) throw new Error('Places that were let go for a moment are gone.')
      return written
    })
  const shop = { queries: { ...basketQueries(database), inTransaction }, terms }
  return addProduct(shop, visit, { url: productUrl(type.product_id), quantity, kind: 'buy-now' })
}

export const SWEEP_TOPIC = 'tickets.sweep'
export const SWEEP_EVERY_SECONDS = 60

/** Offers free seats of a ticket type to the waiting list, in order. */
export const offerWaiting = (database: Connection) => async (asked: { ticketTypeId: number }) =>
  offerAll(waitingQueries(database), asked.ticketTypeId)

async function offerAll(queries: WaitingQueries, ticketTypeId: number) {
  while (await offerOne(queries, ticketTypeId));
}

/** Holds the seats and queues the job of the mail in one transaction. */
const offerOne = (queries: WaitingQueries, ticketTypeId: number) =>
  queries.inTransaction(async (inside) => {
    const offer = createToken()
    const waiter = await inside.offerNext(ticketTypeId, hashToken(offer))
    if (!waiter?.offered_until) return false
    await inside.addOfferMail({ waiterId: waiter.id, offer })
    return true
  })

/** The mail about an offer. One that was taken, declined or is over by now is not mailed. */
export const writeOfferMail =
  (database: Connection) =>
  async ({ waiterId, offer }: OfferMail) => {
    const queries = waitingQueries(database)
    const waiter = await queries.findById(waiterId)
    const type = waiter && (await queries.findType(waiter.ticket_type_id, waiter.language))
    if (!type || waiter.state !== 'offered' || waiter.offered_until === null) return
    if (waiter.offered_until <= new Date() || !type.is_on_sale) return
    const mail = offerMail({ type, waiter, offer, until: waiter.offered_until })
    await addMailOnce(database, `waiting list ${waiterId} offer ${hashToken(offer).toString('hex')}`, mail)
  }

/** Expires offers and offers free seats to the next. */
export async function sweepWaiting(database: Connection) {
  const queries = waitingQueries(database)
  await queries.inTransaction(async (inside) => {
    await inside.expireOffers()
    await inside.forgetWaiters()
  })
  for (const ticketTypeId of await queries.listToOffer()) await offerAll(queries, ticketTypeId)
}

/**
 * Quotes with the waiting-list reservation applied, in a transaction that is rolled back. Expired offers change nothing.
 */
export const withReservedSeats =
  (database: Connection): WithReservedSeats =>
  (token, look) => {
    const offerHash = hashIfToken(token)
    if (offerHash === undefined) return look(basketStatements(database))
    return waitingQueries(database).whileLooking(async (inside, connection) => {
      await inside.openOffer(offerHash)
      return look(basketStatements(connection))
    })
  }
