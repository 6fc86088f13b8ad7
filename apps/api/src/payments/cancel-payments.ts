import { type Connection, paymentStatements } from './queries.ts'

/** Nobody begins to pay an order any more. What was begun stays open: its money may be on its way. */
export async function cancelPayments(inside: Connection, orderId: string): Promise<void> {
  await paymentStatements(inside).cancelCreated(orderId)
}
