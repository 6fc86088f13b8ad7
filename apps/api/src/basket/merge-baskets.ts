import { type MergedLine, type MergingStatements, mergingStatements } from './queries/merge.ts'
import type { Connection, Kind } from './queries/mutations.ts'

export type BasketChange = { product_id: number; quantity: number; reason: 'added' | 'raised' | 'reduced' }

export type Merge = {
  accountId: string
  basketTokenHash: Buffer | undefined
  /** At checkout the guest's basket wins, because it is what the visitor sees. */
  checkout?: boolean | undefined
}

/**
 * Merges a guest's basket into that of the account, in the transaction of the login, and returns the changes: for each
 * product the larger quantity, up to the stock. Closes the guest's basket, so that a repeated merge does nothing. An
 * account without a basket takes over the guest's, also for `buy-now`.
 */
export async function mergeBaskets(
  inside: Connection,
  { accountId, basketTokenHash: tokenHash, checkout = false }: Merge,
): Promise<{ merged: boolean; changes: BasketChange[] }> {
  if (tokenHash === undefined) return { merged: false, changes: [] }
  const statements = mergingStatements(inside)
  await statements.lockAccount(accountId)
  const baskets = await statements.lockBaskets({ accountId, tokenHash })
  await statements.moveKeys({ accountId, tokenHash })
  const changes: BasketChange[] = []
  let merged = false
  for (const kind of ['cart', 'buy-now'] as const) {
    const guestId = idOf(baskets, kind, null)
    if (guestId === undefined) continue
    merged = true
    const accountBasketId = idOf(baskets, kind, accountId)
    if (accountBasketId === undefined || checkout || kind === 'buy-now') {
      if (accountBasketId !== undefined) await statements.closeMerged(accountBasketId)
      await statements.giveToAccount({ basketId: guestId, accountId })
    } else changes.push(...(await mergeLines(statements, { guestId, accountBasketId })))
  }
  return { merged, changes }
}

const idOf = (baskets: { id: string; kind: Kind; account_id: string | null }[], kind: Kind, owner: string | null) =>
  baskets.find((basket) => basket.kind === kind && basket.account_id === owner)?.id

async function mergeLines(statements: MergingStatements, pair: { guestId: string; accountBasketId: string }) {
  const lines = await statements.mergeLines(pair)
  await statements.moveSeats(pair)
  await statements.moveVouchers(pair)
  await statements.mergeOptions(pair)
  await statements.closeMerged(pair.guestId)
  return lines.map(toChange)
}

const toChange = ({ product_id, before, wanted, quantity }: MergedLine): BasketChange => ({
  product_id,
  quantity,
  reason: quantity < wanted ? 'reduced' : before === null ? 'added' : 'raised',
})
