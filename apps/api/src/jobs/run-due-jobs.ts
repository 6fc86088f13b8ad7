import type { Handlers, Log } from './job.ts'
import { type JobDatabase, jobQueries } from './queries.ts'
import { runJob } from './run-job.ts'

const AT_ONCE = 10
const LEASE_SECONDS = 30

/** Does all that is due, one after the other, and what that asks for; counts what went well and what did not. */
export async function runDueJobs({ database, handlers, log }: { database: JobDatabase; handlers: Handlers; log: Log }) {
  const workshop = { queries: jobQueries(database), handlers, log }
  const count = { done: 0, failed: 0 }
  const topics = Object.keys(handlers)
  const claim = () => workshop.queries.claimJobs({ topics, most: AT_ONCE, seconds: LEASE_SECONDS })
  for (let jobs = await claim(); jobs.length > 0; jobs = await claim()) {
    for (const job of jobs) count[(await runJob(workshop, job)) ? 'done' : 'failed'] += 1
  }
  return count
}
