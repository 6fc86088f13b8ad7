import { basketStatements } from '../../basket/queries.ts'
import type { LookWithOffer } from '../../basket/quote-basket.ts'
import { hashIfToken } from '../../tokens/tokens.ts'
import { type Connection, waitingQueries } from './queries.ts'

/**
 * Looks at a basket as the order for it would be taken: with the places free that are kept back for who holds the secret of
 * an offer. An offer that is over changes nothing.
 */
export const lookWithOffer =
  (database: Connection): LookWithOffer =>
  (token, look) => {
    const offerHash = hashIfToken(token)
    if (offerHash === undefined) return look(basketStatements(database))
    return waitingQueries(database).whileLooking(async (inside, connection) => {
      await inside.openOffer(offerHash)
      return look(basketStatements(connection))
    })
  }
