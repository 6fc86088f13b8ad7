import { chainPasses } from './granting/chain-passes.ts'
import { grantingStatements } from './granting/queries.ts'
import type { Connection } from './queries.ts'

/** What was bought as a guest with an address, or given to it, belongs to the account that has proven the address. */
export async function claimGoods(inside: Connection, { accountId, email }: { accountId: string; email: string }) {
  const statements = grantingStatements(inside)
  const claimed = await statements.claim({ accountId, email })
  await chainPasses(
    statements,
    claimed.map((good) => ({ ...good, account_id: accountId, email: null })),
  )
}
