import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { type Connection, type PlacedOrder, placingStatements } from './placing/queries.ts'

/** Writes what was bought, line by line as it was then, with the first event of its history. It waits for its payment. */
export const insertOrder = (
  inside: Connection,
  placed: PlacedOrder,
): Promise<{ id: string; number: string; hash: string }> =>
  placingStatements(inside).insertOrder({
    ...placed,
    id: randomUUIDv7(),
    // Whoever holds it may see the order: 128 bits that nobody guesses.
    hash: randomBytes(16).toString('base64url'),
  })
