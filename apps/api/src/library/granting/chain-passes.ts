import type { GrantingStatements } from './queries.ts'

type Good = { product_id: number; terms: string; account_id: string | null; email: string | null }

/** Buying a pass again extends it, and giving a period back brings the later ones forward. */
export async function chainPasses(inside: GrantingStatements, goods: readonly Good[]) {
  const passes = goods.filter(
    ({ terms, account_id, email }) => terms === 'subscription' && (account_id ?? email) !== null,
  )
  // One lock for each owner, and an order has one owner: nobody waits for two.
  const [first] = passes
  if (first !== undefined) await inside.lockPasses(first)
  for (const { product_id, ...owner } of passes) await inside.chainPeriods(product_id, owner)
}
