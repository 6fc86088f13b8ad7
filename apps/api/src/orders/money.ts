import type { Connection } from './moving/queries.ts'

/** Whether a part of the refund is manual. */
export type Refunding = { isByHand: boolean }

/** What orders ask of payments, which know orders and are not known by them. */
export type Money = {
  /** Gives back so much of what was paid, by the way it came, or by hand: then it has not gone back yet. */
  refundOrder: (inside: Connection, refund: { orderId: string; amount: number; reason: string }) => Promise<Refunding>
  /** Nobody can begin to pay it any more. What was begun is still looked up. */
  cancelPayments: (inside: Connection, orderId: string) => Promise<void>
}
