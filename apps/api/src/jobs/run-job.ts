import { failureKind, type Handlers, type Job, type Log, type NewJob, PermanentFailure } from './job.ts'
import { type JobDatabase, type JobQueries, jobQueries } from './queries.ts'

const LONGEST_SECONDS = 30 * 60

/** Exponential backoff with jitter, at most half an hour. */
const backOff = (attempts: number, random = Math.random()) =>
  Math.min(2 ** attempts, LONGEST_SECONDS) * (0.75 + random / 4)

const MOST_ATTEMPTS = 12

/** A longer run counts as hung. */
const LONGEST_MS = 10 * 60 * 1000

type Deps = { queries: JobQueries; handlers: Handlers; log: Log; longestMs?: number }

/** Runs a leased job. Failures are retried with backoff and given up after the last attempt. */
export async function runJob({ queries, handlers, log, longestMs = LONGEST_MS }: Deps, job: Job) {
  try {
    // Workers died on every attempt.
    if (job.attempts > MOST_ATTEMPTS) throw new PermanentFailure('UNFINISHED')
    const work = Promise.resolve(handlers[job.topic]?.(job.payload as never, { id: job.id }))
    await withTimeout(work, longestMs)
  } catch (failure) {
    await retryLater({ queries, log }, job, failure)
    return false
  }
  await queries.finishJob(job.id)
  return true
}

async function withTimeout(work: Promise<unknown>, milliseconds: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ELATE' })), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function retryLater({ queries, log }: Pick<Deps, 'queries' | 'log'>, job: Job, failure: unknown) {
  const { id, topic, attempts } = job
  const error = failureKind(failure)
  const frames =
    failure instanceof Error ? (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  const details = { job: id, topic, attempts, error, where: frames.map((line) => line.trim()) }
  if (attempts >= MOST_ATTEMPTS || failure instanceof PermanentFailure) {
    log.error(details, 'job failed permanently')
    return queries.giveUpJob({ id, attempts, error })
  }
  log.warn(details, 'job failed')
  return queries.postponeJob({ id, attempts, seconds: backOff(attempts), error })
}

const AT_ONCE = 10
const LEASE_SECONDS = 30

/** Runs all due jobs in sequence, including those they add, and counts the results. */
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

type Settings = { topic: string; seconds: number; add: (job: NewJob) => Promise<unknown> }

/** Schedules the next run before it does the work, so that a failure does not end the series. */
export const recurring =
  ({ topic, seconds, add }: Settings, act: () => Promise<unknown>) =>
  async () => {
    await add({ topic, payload: {}, key: topic, runAt: new Date(Date.now() + seconds * 1000) })
    await act()
  }
