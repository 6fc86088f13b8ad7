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

/** A mail to send, as input of `addOrderMail`. */
export type EntitlementMail =
  | { kind: 'library' | 'gift' }
  | { kind: 'subscription'; note: { of: string; event: 'begun' | 'renews'; until: string } }

/**
 * Grants the digital items of an order to the buyer or gift recipient and returns the mails to send. Idempotent.
 */
export async function grantEntitlements(inside: Connection, orderId: string): Promise<{ mails: EntitlementMail[] }> {
  const statements = entitlementStatements(inside)
  const goods = await statements.insertGoods(orderId)
  await chainPasses(statements, goods)
  if (goods.some(({ is_gift }) => is_gift)) return { mails: [{ kind: 'gift' }] }
  const passes = goods.filter(({ terms }) => terms === 'subscription')
  const mails: EntitlementMail[] = []
  for (const { id } of passes) mails.push(await passMail(statements, id))
  return { mails: goods.length > passes.length ? [...mails, { kind: 'library' }] : mails }
}

async function passMail(statements: EntitlementStatements, id: string): Promise<EntitlementMail> {
  const { starts_at, ends_at } = await statements.findPeriod(id)
  const event = starts_at.getTime() > Date.now() ? 'renews' : 'begun'
  return { kind: 'subscription', note: { of: id, event, until: (ends_at ?? starts_at).toISOString() } }
}

type Revoked = { orderId: string; lines?: readonly { productId: number; quantity: number }[] }

/** Revokes entitlements of an order or of refunded lines; issued URLs stop working. */
export async function revokeEntitlements(inside: Connection, { orderId, lines }: Revoked): Promise<void> {
  const statements = entitlementStatements(inside)
  await chainPasses(statements, await statements.revokeGoods(orderId, lines))
}
