import { setTimeout as pause } from 'node:timers/promises'
import { failureKind, type Handlers, type Job, type Log, onNewJob } from './job.ts'
import { type JobDatabase, jobQueries } from './queries.ts'
import { runJob } from './run-job.ts'

/** Polling interval for jobs that other processes and triggers add. */
const POLL_EVERY_MS = 250
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
}

/** Runs jobs until it is stopped. Any number of workers in any number of processes can share the queue. */
export function startWorker({
  database,
  handlers,
  log,
  leaseSeconds = LEASE_SECONDS,
  atOnce = AT_ONCE,
  lookEveryMs = POLL_EVERY_MS,
}: Settings) {
  const queries = jobQueries(database)
  const topics = Object.keys(handlers)
  const running = new Map<Job, Promise<unknown>>()
  const bell = makeWaiter()
  let isStopped = false

  const start = (job: Job) => {
    const done = runJob({ queries, handlers, log }, job)
      .catch((error: unknown) =>
        log.warn({ job: job.id, topic: job.topic, error: failureKind(error) }, 'job result not stored'),
      )
      .finally(() => {
        running.delete(job)
        bell.ring()
      })
    running.set(job, done)
  }

  const take = async () => {
    const most = atOnce - running.size
    if (most === 0 || topics.length === 0) return false
    const jobs = await queries.claimJobs({ topics, most, seconds: leaseSeconds })
    jobs.forEach(start)
    return jobs.length === most
  }

  const work = async () => {
    while (!isStopped) {
      const mayBeMore = await take().catch((error: unknown) => {
        log.warn({ error: failureKind(error) }, 'jobs unavailable')
        return false
      })
      if (!mayBeMore || running.size === atOnce) await bell.wait(lookEveryMs)
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
