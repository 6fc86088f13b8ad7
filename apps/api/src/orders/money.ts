import type { Connection } from './moving/queries.ts'

/** What orders ask of payments, which know orders and are not known by them. */
export type Money = {
  /** Gives back so much of what was paid, by the way it came, or by hand. */
  refundOrder: (inside: Connection, refund: { orderId: string; amount: number; reason: string }) => Promise<void>
  /** Nobody can begin to pay it any more. What was begun is still looked up. */
  cancelPayments: (inside: Connection, orderId: string) => Promise<void>
}
