import { backOff } from './back-off.ts'
import { failureKind } from './failure-kind.ts'
import { Hopeless } from './hopeless.ts'
import type { Handlers, Job, Log } from './job.ts'
import type { JobQueries } from './queries.ts'

const MOST_ATTEMPTS = 12

/** What takes longer hangs, and would keep its place from others for ever. */
const LONGEST_MS = 10 * 60 * 1000

type Workshop = { queries: JobQueries; handlers: Handlers; log: Log; longestMs?: number }

/** Does a job that was taken and says whether it is done; what fails is tried again later, and given up in the end. */
export async function runJob({ queries, handlers, log, longestMs = LONGEST_MS }: Workshop, job: Job) {
  try {
    // It was taken so often and never came to an end: whoever did it died of it.
    if (job.attempts > MOST_ATTEMPTS) throw new Hopeless('UNFINISHED')
    const work = Promise.resolve(handlers[job.topic]?.(job.payload as never, { id: job.id }))
    await inTime(work, longestMs)
  } catch (failure) {
    await putOff({ queries, log }, job, failure)
    return false
  }
  await queries.finishJob(job.id)
  return true
}

async function inTime(work: Promise<unknown>, milliseconds: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ELATE' })), milliseconds)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function putOff({ queries, log }: Pick<Workshop, 'queries' | 'log'>, job: Job, failure: unknown) {
  const { id, topic, attempts } = job
  const error = failureKind(failure)
  const frames =
    failure instanceof Error ? (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  const details = { job: id, topic, attempts, error, where: frames.map((line) => line.trim()) }
  if (attempts >= MOST_ATTEMPTS || failure instanceof Hopeless) {
    log.error(details, 'job given up')
    return queries.giveUpJob({ id, attempts, error })
  }
  log.warn(details, 'job failed')
  return queries.postponeJob({ id, attempts, seconds: backOff(attempts), error })
}
