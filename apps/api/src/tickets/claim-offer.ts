import { hashIfToken } from '../tokens/tokens.ts'
import { type Connection, waitingStatements } from './waiting/queries.ts'

type Claim = { token: string; productId: number; quantity: number }

/**
 * Places that are kept back for who holds the secret of an offer are let go, right before they are taken: nobody else comes
 * between. An offer that is over, or for something else, changes nothing. What is not taken goes to the next in line.
 */
export async function claimOffer(inside: Connection, { token, productId, quantity }: Claim): Promise<void> {
  const offerHash = hashIfToken(token)
  if (offerHash === undefined) return
  const statements = waitingStatements(inside)
  const offer = await statements.openOffer(offerHash, productId)
  if (!offer) return
  await statements.endWaiting(offer.id, 'claimed')
  if (quantity < offer.quantity) await statements.askForOffers(offer.ticket_type_id)
}
