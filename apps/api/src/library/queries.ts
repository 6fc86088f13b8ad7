import { type Database, transaction } from '../database/database.ts'

/** Where statements are sent: the database, or a transaction that is open. */
export type Connection = Database

/** Several statements of several parts of the library, as one. */
export const inTransaction = <T>(connection: Connection, write: (inside: Connection) => Promise<T>) =>
  transaction(connection, write)
