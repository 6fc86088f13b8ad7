import { basketStatements } from '../basket/queries/basket.ts'
import { type Database, transaction } from '../database/database.ts'
import { idempotencyStatements } from '../idempotency/queries.ts'

/** The transaction of a checkout, shared by all features that take part. */
export type Connection = Database

export const checkoutQueries = (database: Database) => ({
  inTransaction: <T>(write: (inside: Connection, statements: CheckoutStatements) => Promise<T>) =>
    transaction(database, (inside) => write(inside, statements(inside))),
})

/** The checkout has no statements of its own: it uses those of the features that take part. */
const statements = (inside: Connection) => ({ ...basketStatements(inside), ...idempotencyStatements(inside) })

type CheckoutStatements = ReturnType<typeof statements>
export type CheckoutQueries = ReturnType<typeof checkoutQueries>
