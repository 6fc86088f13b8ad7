import { type Connection, stockStatements } from './queries.ts'

type Release = { orderId: string; lines?: readonly { productId: number; quantity: number }[] }

/** Gives back what an order has taken: all of it with its uses of vouchers, or so many of the given products. */
export async function releaseStock(inside: Connection, release: Release): Promise<void> {
  await stockStatements(inside).releaseStock(release)
}
