import { type Connection, stockStatements } from './queries.ts'

/**
 * What was kept back for an order is sold. What its time has taken from it meanwhile is taken again, if it is still there;
 * if not, nothing is changed.
 */
export async function keepStock(inside: Connection, orderId: string): Promise<{ isComplete: boolean }> {
  return { isComplete: await stockStatements(inside).keepStock(orderId) }
}
