import { setTimeout as pause } from 'node:timers/promises'
import type { Tracing } from '@dabali/tracing'
import {
  failureKind,
  type Handlers,
  type Job,
  type JobDatabase,
  type JobQueries,
  jobQueries,
  type Log,
  limitsOf,
  type NewJob,
  onNewJob,
  PermanentFailure,
  RetryLater,
} from './queries.ts'

const LONGEST_SECONDS = 30 * 60
const LONGEST_ASKED_SECONDS = 24 * 60 * 60

/** Exponential backoff with jitter, at most half an hour. */
const backOff = (attempts: number, random = Math.random()) =>
  Math.min(2 ** attempts, LONGEST_SECONDS) * (0.75 + random / 4)

/** Longer than the backoff if the other side asked for it. */
function secondsToWait(attempts: number, failure: unknown) {
  const asked = failure instanceof RetryLater ? Math.min(failure.seconds, LONGEST_ASKED_SECONDS) : 0
  return Math.max(backOff(attempts), asked)
}

const MOST_ATTEMPTS = 12

/** A longer run counts as hung. */
const LONGEST_MS = 10 * 60 * 1000

/** How one attempt of a job ended. */
export type JobResult = { topic: string; outcome: 'done' | 'postponed' | 'given_up'; seconds: number }

type Deps = {
  queries: JobQueries
  handlers: Handlers
  log: Log
  longestMs?: number
  onResult?: ((result: JobResult) => void) | undefined
  tracing?: Tracing | undefined
}

/** Runs a leased job. Failures are retried with backoff and given up after the last attempt. */
export async function runJob({ onResult, tracing, ...deps }: Deps, job: Job) {
  const { topic, id, attempts, traceparent: cause } = job
  const startedAt = performance.now()
  const attributes = { 'dabali.job.topic': topic, 'dabali.job.id': id, 'dabali.job.attempt': attempts }
  const span = tracing?.startSpan(`job ${topic}`, { kind: 'consumer', attributes, cause })
  const run = () => runAttempt(deps, job)
  try {
    const outcome = await (span ? span.run(run) : run())
    span?.end({ attributes: { 'dabali.job.outcome': outcome }, hasFailed: outcome !== 'done' })
    onResult?.({ topic, outcome, seconds: (performance.now() - startedAt) / 1000 })
    return outcome === 'done'
  } catch (error) {
    // Its result could not be stored.
    span?.end({ hasFailed: true })
    throw error
  }
}

async function runAttempt(
  { queries, handlers, log, longestMs = LONGEST_MS }: Omit<Deps, 'onResult' | 'tracing'>,
  job: Job,
): Promise<JobResult['outcome']> {
  try {
    // Workers died on every attempt.
    if (job.attempts > MOST_ATTEMPTS) throw new PermanentFailure('UNFINISHED')
    const work = Promise.resolve(handlers[job.topic]?.(job.payload as never, { id: job.id }))
    await withTimeout(work, longestMs)
  } catch (failure) {
    return retryLater({ queries, handlers, log }, job, failure)
  }
  await queries.finishJob(job.id)
  return 'done'
}

async function withTimeout(work: Promise<unknown>, milliseconds: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ELATE' })), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function retryLater(
  { queries, handlers, log }: Pick<Deps, 'queries' | 'handlers' | 'log'>,
  job: Job,
  failure: unknown,
): Promise<'postponed' | 'given_up'> {
  const { id, topic, attempts } = job
  const error = failureKind(failure)
  const frames =
    failure instanceof Error ? (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  const details = { job: id, topic, attempts, error, where: frames.map((line) => line.trim()) }
  if (attempts >= MOST_ATTEMPTS || failure instanceof PermanentFailure) {
    log.error(details, 'job failed permanently')
    // Before the job is given up: if this fails, the job is leased once more.
    await handlers[topic]?.onGiveUp?.(job.payload as never, error)
    await queries.giveUpJob({ id, attempts, error })
    return 'given_up'
  }
  log.warn(details, 'job failed')
  await queries.postponeJob({ id, attempts, seconds: secondsToWait(attempts, failure), error })
  return 'postponed'
}

const MOST_CLAIMED = 10
const CLAIM_SECONDS = 30

/** Runs all due jobs in sequence, including those they add, and counts the results. */
export async function runDueJobs({ database, handlers, log }: { database: JobDatabase; handlers: Handlers; log: Log }) {
  const workshop = { queries: jobQueries(database), handlers, log }
  const count = { done: 0, failed: 0 }
  const topics = Object.keys(handlers)
  const limits = limitsOf(handlers)
  const claim = () => workshop.queries.claimJobs({ topics, limits, most: MOST_CLAIMED, seconds: CLAIM_SECONDS })
  for (let jobs = await claim(); jobs.length > 0; jobs = await claim()) {
    for (const job of jobs) count[(await runJob(workshop, job)) ? 'done' : 'failed'] += 1
  }
  return count
}

type Recurrence = { topic: string; seconds: number; add: (job: NewJob) => Promise<unknown> }

/** Schedules the next run before it does the work, so that a failure does not end the series. */
export const recurring =
  ({ topic, seconds, add }: Recurrence, act: () => Promise<unknown>) =>
  async () => {
    await add({ topic, payload: {}, key: topic, runAt: new Date(Date.now() + seconds * 1000) })
    await act()
  }

/** Polling interval for jobs that other processes and triggers add. */
const POLL_EVERY_MS = 250
/** Jobs that are added within this time are claimed together. */
const GATHER_MS = 20
const AT_ONCE = 4
/** Lease of a job; a live worker renews it three times as often. */
const LEASE_SECONDS = 30
/** Grace period for running jobs on stop; unfinished jobs are leased again by another worker. */
const GRACE_MS = 8000

type Settings = {
  database: JobDatabase
  handlers: Handlers
  log: Log
  leaseSeconds?: number
  atOnce?: number
  lookEveryMs?: number
  gatherMs?: number
  onResult?: ((result: JobResult) => void) | undefined
  /** Sends a span for each attempt. */
  tracing?: Tracing | undefined
}

/** Runs jobs until it is stopped. Any number of workers in any number of processes can share the queue. */
export function startWorker({
  database,
  handlers,
  log,
  leaseSeconds = LEASE_SECONDS,
  atOnce = AT_ONCE,
  lookEveryMs = POLL_EVERY_MS,
  gatherMs = GATHER_MS,
  onResult,
  tracing,
}: Settings) {
  const queries = jobQueries(database)
  const topics = Object.keys(handlers)
  const limits = limitsOf(handlers)
  const running = new Map<Job, Promise<unknown>>()
  const bell = makeWaiter()
  let isStopped = false

  const start = (job: Job) => {
    const done = runJob({ queries, handlers, log, onResult, tracing }, job)
      .catch((error: unknown) =>
        log.warn({ job: job.id, topic: job.topic, error: failureKind(error) }, 'job result not stored'),
      )
      .finally(() => {
        // Other jobs may wait for this one: because of the limit of its topic, or because all slots were taken.
        if (job.topic in limits || running.size === atOnce) bell.ring()
        running.delete(job)
      })
    running.set(job, done)
  }

  const take = async () => {
    const most = atOnce - running.size
    if (most === 0 || topics.length === 0) return false
    const jobs = await queries.claimJobs({ topics, limits, most, seconds: leaseSeconds })
    jobs.forEach(start)
    return jobs.length === most
  }

  const work = async () => {
    while (!isStopped) {
      const mayBeMore = await take().catch((error: unknown) => {
        log.warn({ error: failureKind(error) }, 'jobs unavailable')
        return false
      })
      if (mayBeMore && running.size < atOnce) continue
      await bell.wait(lookEveryMs)
      if (!mayBeMore && !isStopped) await pause(gatherMs)
    }
  }

  const renewing = setInterval(
    () => {
      if (running.size === 0) return
      queries.renewJobs({ jobs: [...running.keys()], seconds: leaseSeconds }).catch(() => undefined)
    },
    (leaseSeconds * 1000) / 3,
  )
  const deafen = onNewJob(bell.ring)
  const working = work()

  return {
    /** Polls now. */
    kick: bell.ring,
    async stop() {
      isStopped = true
      deafen()
      bell.ring()
      await working
      const late = new AbortController()
      const grace = pause(GRACE_MS, undefined, { signal: late.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(running.values()), grace])
      late.abort()
      clearInterval(renewing)
    },
  }
}

/** Waits for a time or until it is woken; a wake-up while nothing waits is kept. */
function makeWaiter() {
  let hasRung = false
  let answer: () => void = () => undefined
  return {
    ring: () => {
      hasRung = true
      answer()
    },
    async wait(milliseconds: number) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      hasRung = false
    },
  }
}
