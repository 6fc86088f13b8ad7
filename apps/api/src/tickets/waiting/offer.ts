import { addProduct } from '../../basket/add-product.ts'
import type { Basket } from '../../basket/basket.ts'
import { type BasketStatements, basketQueries, basketStatements } from '../../basket/queries.ts'
import type { Terms } from '../../basket/to-basket.ts'
import type { Visit } from '../../basket/visit.ts'
import { productUrl } from '../../catalogue/product-url.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { hashIfToken } from '../../tokens/tokens.ts'
import { wrongState } from '../messages.ts'
import { aboutType } from './join-line.ts'
import type { Connection, WaitingQueries, WaitingRow } from './queries.ts'
import type { PlacesOffer } from './waiting.ts'

type Asked = { token: string; language: Language }

/** Places that somebody is offered. Looking changes nothing. */
export async function showOffer(queries: WaitingQueries, { token, language }: Asked): Promise<PlacesOffer> {
  const waiter = await findOffered(queries, token)
  const type = await queries.findType(waiter.ticket_type_id, language)
  if (!type || waiter.offered_until === null) throw notFound()
  return {
    state: stateOf(waiter, waiter.offered_until),
    quantity: waiter.quantity,
    until: waiter.offered_until.toISOString(),
    ...aboutType(type),
    product_id: type.product_id,
    product_url: productUrl(type.product_id),
  }
}

function stateOf({ state }: WaitingRow, until: Date): PlacesOffer['state'] {
  if (state === 'claimed') return 'taken'
  return state === 'offered' && until > new Date() ? 'open' : 'over'
}

async function findOffered(queries: Pick<WaitingQueries, 'findByOffer'>, token: string) {
  const offerHash = hashIfToken(token)
  const waiter = offerHash && (await queries.findByOffer(offerHash))
  if (!waiter) throw notFound()
  return waiter
}

type Shop = { database: Connection; queries: WaitingQueries; terms: Terms }

/**
 * Puts the places that are kept back for somebody into what they buy now. To everybody else they are sold out, so they are
 * let go for the moment in which the basket looks, and nobody can come between.
 */
export async function putIntoBasket(
  { database, queries, terms }: Shop,
  { token, visit }: { token: string; visit: Visit },
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
