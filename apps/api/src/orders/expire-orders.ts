import { restock } from './cancel-order.ts'
import type { PaymentActions } from './deps.ts'
import { type Connection, inTransaction, type LockedOrder, orderUpdates } from './queries/update.ts'

export const EXPIRE_TOPIC = 'orders.expire'
export const EXPIRE_EVERY_SECONDS = 30

/**
 * Closes what was not paid in time, one order after the other, and forgets whoever is to be forgotten. An order that cannot
 * be closed keeps no other one from it.
 */
export async function expireOrders(database: Connection, money: PaymentActions): Promise<void> {
  const failed: string[] = []
  const errors: unknown[] = []
  while (true) {
    let at: string | undefined
    try {
      const isDone = await inTransaction(database, async (inside) => {
        const order = await orderUpdates(inside).lockDueOrder(failed)
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
  await orderUpdates(database).forget()
  if (errors.length > 0) throw errors[0]
}

/** What it took is free. A payment that was begun is still looked up, and its money revives the order or goes back. */
async function expireOrder(inside: Connection, order: LockedOrder, money: PaymentActions) {
  const { id: orderId, payment_status: payment } = order
  const statements = orderUpdates(inside)
  await statements.moveOrder({
    orderId,
    status: 'Expired',
    ...((payment === 'unpaid' || payment === 'failed') && { payment: 'expired' }),
    events: [{ code: 'expired' }],
  })
  await restock(inside, order)
  await money.cancelPayments(inside, orderId)
  await statements.thawBasket(orderId)
}
