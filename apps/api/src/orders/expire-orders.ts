import type { Money } from './money.ts'
import { type Connection, type HeldOrder, inTransaction, movingStatements } from './moving/queries.ts'
import { putBack } from './undo-order.ts'

export const EXPIRE_TOPIC = 'orders.expire'
export const EXPIRE_EVERY_SECONDS = 30

/**
 * Closes what was not paid in time, one order after the other, and forgets whoever is to be forgotten. An order that cannot
 * be closed keeps no other one from it.
 */
export async function expireOrders(database: Connection, money: Money): Promise<void> {
  const failed: string[] = []
  const errors: unknown[] = []
  while (true) {
    let at: string | undefined
    try {
      const isDone = await inTransaction(database, async (inside) => {
        const order = await movingStatements(inside).lockDueOrder(failed)
        at = order?.id
        if (order) await expireOrder(inside, order, money)
        return order === undefined
      })
      if (isDone) break
    } catch (error) {
      if (at === undefined) throw error
      failed.push(at)
      errors.push(error)
    }
  }
  await movingStatements(database).forget()
  if (errors.length > 0) throw errors[0]
}

/** What it took is free. A payment that was begun is still looked up, and its money revives the order or goes back. */
async function expireOrder(inside: Connection, order: HeldOrder, money: Money) {
  const { id: orderId, payment_status: payment } = order
  const statements = movingStatements(inside)
  await statements.moveOrder({
    orderId,
    status: 'Expired',
    ...((payment === 'unpaid' || payment === 'failed') && { payment: 'expired' }),
    events: [{ code: 'expired' }],
  })
  await putBack(inside, order)
  await money.cancelPayments(inside, orderId)
  await statements.thawBasket(orderId)
}
