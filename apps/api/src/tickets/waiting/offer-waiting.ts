import { createToken, hashToken } from '../../tokens/tokens.ts'
import { type Connection, type WaitingQueries, waitingQueries } from './queries.ts'
import { offerMail } from './waiting-mails.ts'

export const SWEEP_TOPIC = 'tickets.sweep'
export const SWEEP_EVERY_SECONDS = 60

/** Offers what is free of a type of ticket to those who wait for it, one after the other. */
export const offerWaiting = (database: Connection) => async (asked: { ticketTypeId: number }) =>
  offerAll(waitingQueries(database), asked.ticketTypeId)

async function offerAll(queries: WaitingQueries, ticketTypeId: number) {
  while (await offerOne(queries, ticketTypeId));
}

/** The places are kept back and the mail is written at once, or nothing is. */
const offerOne = (queries: WaitingQueries, ticketTypeId: number) =>
  queries.inTransaction(async (inside) => {
    const offer = createToken()
    const waiter = await inside.offerNext(ticketTypeId, hashToken(offer))
    if (!waiter?.offered_until) return false
    const type = await inside.findType(ticketTypeId, waiter.language)
    if (!type) throw new Error('Places were offered of a type of ticket that is not there.')
    await inside.addMail(offerMail({ type, waiter, offer, until: waiter.offered_until }))
    return true
  })

/** What was not taken in time goes to the next, and so does what came back without anybody saying so. */
export async function sweepWaiting(database: Connection) {
  const queries = waitingQueries(database)
  await queries.inTransaction(async (inside) => {
    await inside.expireOffers()
    await inside.forgetWaiters()
  })
  for (const ticketTypeId of await queries.listToOffer()) await offerAll(queries, ticketTypeId)
}
