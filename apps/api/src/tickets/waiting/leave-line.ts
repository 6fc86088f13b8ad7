import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { hashIfToken } from '../../tokens/tokens.ts'
import { toPlace } from './join-line.ts'
import type { WaitingQueries, WaitingStatements } from './queries.ts'
import type { WaitingPlace } from './waiting.ts'

type Asked = { token: string; language: Language }
type Reading = Pick<WaitingStatements, 'findByToken' | 'findType' | 'placeOf'>

export async function showPlace(queries: Reading, { token, language }: Asked): Promise<WaitingPlace> {
  const waiter = await findWaiter(queries, token)
  const type = await queries.findType(waiter.ticket_type_id, language)
  if (!type) throw notFound()
  return toPlace(waiter, type, await queries.placeOf(waiter))
}

async function findWaiter(queries: Pick<WaitingStatements, 'findByToken'>, token: string) {
  // It is shaped like every secret of ours, though it is stored as it is.
  const waiter = hashIfToken(token) && (await queries.findByToken(token))
  if (!waiter) throw notFound()
  return waiter
}

/** Who leaves lets go of what was kept back for them, too. Again is harmless. */
export async function leaveLine(queries: WaitingQueries, { token }: Asked) {
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
