import { basketStatements } from '../basket/queries/basket.ts'
import { type Database, flushCommits, transaction } from '../database/database.ts'
import { idempotencyStatements } from '../idempotency/queries.ts'

/** The transaction of a checkout, shared by all features that take part. */
export type Connection = Database

export const checkoutQueries = (database: Database) => ({
  /** For a transaction that begins with `visitAndFreeze`: buyers of a product wait for each other, but not for the disk. */
  async inBrieflyLockedTransaction<T>(write: (inside: Connection, statements: CheckoutStatements) => Promise<T>) {
    const placed = await transaction(database, (inside) => write(inside, statements(inside)))
    // Also of a request whose response is repeated: the one before may not have got this far.
    await flushCommits(database)
    return placed
  },

  inTransaction: <T>(write: (inside: Connection, statements: CheckoutStatements) => Promise<T>) =>
    transaction(database, (inside) => write(inside, statements(inside))),
})

/** The checkout has no statements of its own: it uses those of the features that take part. */
const statements = (inside: Connection) => ({ ...basketStatements(inside), ...idempotencyStatements(inside) })

type CheckoutStatements = ReturnType<typeof statements>
export type CheckoutQueries = ReturnType<typeof checkoutQueries>
