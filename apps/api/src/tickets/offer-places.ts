import { type Connection, waitingStatements } from './waiting/queries.ts'

/** Places may have come back: whoever waits for them is looked for once what is being written stands. */
export async function offerPlaces(inside: Connection, productIds: readonly number[]): Promise<void> {
  const statements = waitingStatements(inside)
  for (const ticketTypeId of await statements.listAwaited(productIds)) await statements.askForOffers(ticketTypeId)
}
