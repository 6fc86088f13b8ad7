import { addJob } from '../../jobs/queries.ts'
import { GatewayUnavailable } from '../adapters/adapter.ts'
import type { PaymentDeps } from '../deps.ts'
import { type Connection, paymentStatements } from '../queries.ts'
import { refundJob } from '../refunds/refund.ts'
import { syncStatements } from './queries.ts'
import { settleJob, syncPayment } from './sync-payment.ts'

export const RECONCILE_TOPIC = 'payments.reconcile'
export const RECONCILE_EVERY_SECONDS = 60

const PAGE = 50
const AT_ONCE = 5
/** After this many failures in a row a gateway is skipped for the rest of the run. */
const MOST_FAILURES = 3
/** A run stops after this time, before the next one starts. */
const LONGEST_MS = 50_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Checks open payments without a returning visitor, oldest first. A gateway that does not answer is skipped, so that it
 * cannot block the others.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const failures = new Map<string, number>()
  const until = Date.now() + LONGEST_MS
  const statements = syncStatements(deps.database)
  const next = (after: string) => statements.listDue({ after, most: PAGE })
  for (let page = await next(FIRST_ID); page.length > 0 && Date.now() < until; ) {
    for (let at = 0; at < page.length; at += AT_ONCE)
      await Promise.all(page.slice(at, at + AT_ONCE).map((due) => syncInTurn(deps, due, failures)))
    page = await next(page.at(-1)?.id ?? FIRST_ID)
  }
  await remindJobs(deps.database)
}

async function syncInTurn(
  deps: PaymentDeps,
  { id, method }: { id: string; method: string },
  failures: Map<string, number>,
) {
  const failed = failures.get(method) ?? 0
  if (failed >= MOST_FAILURES || !(await syncStatements(deps.database).claimLook(id))) return
  const row = await paymentStatements(deps.database).readPayment({ id })
  if (row === undefined) return
  try {
    await syncPayment(deps, row)
    failures.set(method, 0)
  } catch (failure) {
    if (!(failure instanceof GatewayUnavailable)) throw failure
    failures.set(method, failed + 1)
  }
}

/** Queues jobs again that were given up, so that paid orders are always settled. */
async function remindJobs(database: Connection) {
  const statements = syncStatements(database)
  for (const { id } of await statements.listUnsettled()) await addJob(database, settleJob(id))
  for (const { id } of await statements.listUnrefunded()) await addJob(database, refundJob(id))
}
