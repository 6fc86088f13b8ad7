import { notFound } from '../errors/api-error.ts'
import { type Connection, type PaymentRow, paymentStatements } from './queries.ts'
import { readHash } from './requests.ts'

/** The payment that an address names. */
export async function findPayment(database: Connection, hash: string): Promise<PaymentRow> {
  const row = await paymentStatements(database).readPayment({ hash: readHash(hash) })
  if (row === undefined) throw notFound()
  return row
}
