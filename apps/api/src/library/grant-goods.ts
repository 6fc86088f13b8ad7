import { chainPasses } from './granting/chain-passes.ts'
import { type GrantingStatements, grantingStatements } from './granting/queries.ts'
import type { Connection } from './queries.ts'

/** A mail that is now due, as `addOrderMail` takes it. */
export type GoodsMail =
  | { kind: 'library' | 'gift' }
  | { kind: 'subscription'; note: { of: string; event: 'begun' | 'renews'; until: string } }

/**
 * Gives the buyer, or who was given it, all that an order holds to be read, heard or watched, and answers which mails tell
 * of it. What has been given is not given again.
 */
export async function grantGoods(inside: Connection, orderId: string): Promise<{ mails: GoodsMail[] }> {
  const statements = grantingStatements(inside)
  const goods = await statements.insertGoods(orderId)
  await chainPasses(statements, goods)
  if (goods.some(({ is_gift }) => is_gift)) return { mails: [{ kind: 'gift' }] }
  const passes = goods.filter(({ terms }) => terms === 'subscription')
  const mails: GoodsMail[] = []
  for (const { id } of passes) mails.push(await passMail(statements, id))
  return { mails: goods.length > passes.length ? [...mails, { kind: 'library' }] : mails }
}

async function passMail(statements: GrantingStatements, id: string): Promise<GoodsMail> {
  const { starts_at, ends_at } = await statements.findPeriod(id)
  const event = starts_at.getTime() > Date.now() ? 'renews' : 'begun'
  return { kind: 'subscription', note: { of: id, event, until: (ends_at ?? starts_at).toISOString() } }
}
