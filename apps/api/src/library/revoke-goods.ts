import { chainPasses } from './granting/chain-passes.ts'
import { grantingStatements } from './granting/queries.ts'
import type { Connection } from './queries.ts'

type Revoked = { orderId: string; lines?: readonly { productId: number; quantity: number }[] }

/** Takes back what an order gave, all of it or the lines that were given back; addresses that are out open nothing more. */
export async function revokeGoods(inside: Connection, { orderId, lines }: Revoked): Promise<void> {
  const statements = grantingStatements(inside)
  await chainPasses(statements, await statements.revokeGoods(orderId, lines))
}
