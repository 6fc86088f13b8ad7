import { type Connection, paymentStatements } from './queries.ts'
import { askRefund, tooMuch } from './refunds/ask-refund.ts'
import { refundStatements } from './refunds/queries.ts'

type Refund = {
  orderId: string
  /** In paisa. */
  amount: number
  reason: string
}

/** Gives back so much of what was paid for an order. What no gateway gives back waits for somebody who does it by hand. */
export async function refundOrder(
  inside: Connection,
  { orderId, amount, reason }: Refund,
): Promise<{ isByHand: boolean }> {
  await paymentStatements(inside).lockOrder(orderId)
  let left = amount
  let isByHand = false
  for (const payment of await refundStatements(inside).listRefundable(orderId)) {
    const part = Math.min(left, payment.left)
    if (part === 0) break
    const asked = await askRefund(inside, { paymentId: payment.id, orderId, amount: part, reason })
    isByHand ||= asked.isByHand
    left -= part
  }
  if (left > 0) throw tooMuch()
  return { isByHand }
}
