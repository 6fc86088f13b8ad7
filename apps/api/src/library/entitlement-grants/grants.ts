import type { Connection } from '../queries.ts'
import { type EntitlementStatements, entitlementStatements } from './queries.ts'

type Good = { product_id: number; terms: string; account_id: string | null; email: string | null }

/** Recomputes the periods of passes: a purchase extends, a refund moves later periods forward. */
export async function chainPasses(inside: EntitlementStatements, goods: readonly Good[]) {
  const passes = goods.filter(
    ({ terms, account_id, email }) => terms === 'subscription' && (account_id ?? email) !== null,
  )
  // One lock per owner, and an order has one owner: no deadlocks.
  const [first] = passes
  if (first !== undefined) await inside.lockPasses(first)
  for (const { product_id, ...owner } of passes) await inside.chainPeriods(product_id, owner)
}

/** Recomputes the periods of all passes of an account, which may have got some of another account. */
export async function chainPassesOf(inside: Connection, accountId: string) {
  const statements = entitlementStatements(inside)
  await chainPasses(statements, await statements.listPasses(accountId))
}

/** Assigns entitlements of a guest address to the account that verified it. */
export async function claimEntitlements(
  inside: Connection,
  { accountId, email }: { accountId: string; email: string },
) {
  const statements = entitlementStatements(inside)
  const claimed = await statements.claim({ accountId, email })
  await chainPasses(
    statements,
    claimed.map((good) => ({ ...good, account_id: accountId, email: null })),
  )
}

/**
 * Grants the digital items of an order to the buyer or gift recipient and returns those that are new. Idempotent.
 */
export async function grantEntitlements(inside: Connection, orderId: string): Promise<readonly { is_gift: boolean }[]> {
  const statements = entitlementStatements(inside)
  const goods = await statements.insertGoods(orderId)
  await chainPasses(statements, goods)
  return goods
}

type Revoked = { orderId: string; lines?: readonly { productId: number; quantity: number }[] }

/** Revokes entitlements of an order or of refunded lines; issued URLs stop working. */
export async function revokeEntitlements(inside: Connection, { orderId, lines }: Revoked): Promise<void> {
  const statements = entitlementStatements(inside)
  await chainPasses(statements, await statements.revokeGoods(orderId, lines))
}
