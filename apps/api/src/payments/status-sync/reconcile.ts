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
/** A gateway that was away so often in a row is not asked again in this turn. */
const MOST_FAILURES = 3
/** The next turn begins then. */
const LONGEST_MS = 50_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Asks about what nobody came back for. Page by page from the oldest on; each that was looked at comes later the next
 * time, and a gateway that is away is left alone, so that none keeps another one from its turn.
 */
export async function reconcile(desk: PaymentDeps): Promise<void> {
  const failures = new Map<string, number>()
  const until = Date.now() + LONGEST_MS
  const statements = syncStatements(desk.database)
  const next = (after: string) => statements.listDue({ after, most: PAGE })
  for (let page = await next(FIRST_ID); page.length > 0 && Date.now() < until; ) {
    for (let at = 0; at < page.length; at += AT_ONCE)
      await Promise.all(page.slice(at, at + AT_ONCE).map((due) => syncInTurn(desk, due, failures)))
    page = await next(page.at(-1)?.id ?? FIRST_ID)
  }
  await remindJobs(desk.database)
}

async function syncInTurn(
  desk: PaymentDeps,
  { id, method }: { id: string; method: string },
  failures: Map<string, number>,
) {
  const failed = failures.get(method) ?? 0
  if (failed >= MOST_FAILURES || !(await syncStatements(desk.database).claimLook(id))) return
  const row = await paymentStatements(desk.database).readPayment({ id })
  if (row === undefined) return
  try {
    await syncPayment(desk, row)
    failures.set(method, 0)
  } catch (failure) {
    if (!(failure instanceof GatewayUnavailable)) throw failure
    failures.set(method, failed + 1)
  }
}

/** What was given up is asked for again: money that was paid is never forgotten. */
async function remindJobs(database: Connection) {
  const statements = syncStatements(database)
  for (const { id } of await statements.listUnsettled()) await addJob(database, settleJob(id))
  for (const { id } of await statements.listUnrefunded()) await addJob(database, refundJob(id))
}
