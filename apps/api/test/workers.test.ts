import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase, openPool, transaction } from '../src/database/database.ts'
import { addJob, type Handlers, jobQueries } from '../src/jobs/queries.ts'
import { startWorker } from '../src/jobs/worker.ts'
import { type JobQueue, QUIET, startJobQueue } from './job-queue.ts'
import { statementsOf } from './make-database.ts'
import { endWorkers, runWorker } from './start-processes.ts'

let queue: JobQueue
beforeAll(async () => {
  queue = await startJobQueue()
})
beforeEach(() => queue.empty())
afterAll(() => queue.stop())

async function until(isSo: () => Promise<boolean> | boolean, seconds = 20) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await isSo()) return
    await pause(20)
  }
  throw new Error('It did not come to pass.')
}

describe('a worker', () => {
  const stops: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    endWorkers()
  })

  function work(handlers: Handlers, settings: Partial<Parameters<typeof startWorker>[0]> = {}) {
    const worker = startWorker({ database: queue.database, handlers, log: QUIET, ...settings })
    stops.push(worker.stop)
    return worker
  }

  test('is notified of a job after its commit, without polling', async () => {
    let turns = 0
    work({ count: async () => (turns += 1) }, { lookEveryMs: 600_000 })
    for (let turn = 1; turn <= 10; turn += 1) {
      await pause(30)
      await transaction(queue.database, (inside) => addJob(inside, { topic: 'count', payload: {} }))
      await until(() => turns === turn)
    }
  })

  test('finds jobs of other processes by polling', async () => {
    let turns = 0
    work({ count: async () => (turns += 1) })
    await pause(50)
    await queue.addMany(1)
    await until(() => turns === 1)
  })

  test('claims jobs that are added together with one statement, and looks for no others when they are done', async () => {
    let turns = 0
    work({ count: async () => (turns += 1) }, { lookEveryMs: 600_000, gatherMs: 1000 })
    await queue.add()
    await until(() => turns === 1)
    const sent = await statementsOf(queue.pool, async () => {
      for (let job = 1; job <= 3; job += 1) await queue.add()
      await until(async () => turns === 4 && (await queue.waiting()).length === 0)
      await pause(100)
    })
    expect(sent.filter((text) => text.includes('claim_jobs'))).toHaveLength(1)
  })

  test('claims jobs before it runs them, so that no transaction stays open meanwhile', async () => {
    let isOpen: unknown
    work({
      count: async () => {
        const { rows } = await queue.pool.query(
          `select count(*)::integer as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        )
        isOpen = rows[0].open
      },
    })
    await queue.add()
    await until(() => isOpen !== undefined)
    expect(isOpen).toBe(0)
  })

  test('runs a limited number at once', async () => {
    let now = 0
    let most = 0
    let turns = 0
    await queue.addMany(20)
    work(
      {
        count: async () => {
          now += 1
          most = Math.max(most, now)
          await pause(10)
          now -= 1
          turns += 1
        },
      },
      { atOnce: 3 },
    )
    await until(() => turns === 20)
    expect(most).toBe(3)
  })

  test('leaves slots free for other jobs when those of one kind have a limit', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let now = 0
    let most = 0
    let counted = 0
    const slow = async () => {
      now += 1
      most = Math.max(most, now)
      await released
      now -= 1
    }
    for (let at = 0; at < 6; at += 1) await queue.add({ topic: 'slow', runAt: new Date(0) })
    await queue.addMany(3)
    const handlers = { slow: Object.assign(slow, { atOnce: 2 }), count: async () => (counted += 1) }
    work(handlers)
    work(handlers)
    await until(() => counted === 3).finally(release)
    await until(async () => (await queue.waiting()).length === 0)
    expect(most).toBe(2)
  })

  test('renews the lease of a long job', async () => {
    let turns = 0
    const handlers = {
      count: async () => {
        turns += 1
        await pause(4500)
      },
    }
    await queue.add()
    work(handlers, { leaseSeconds: 2 })
    work(handlers, { leaseSeconds: 2 })
    await until(async () => (await queue.waiting()).length === 0)
    expect(turns).toBe(1)
  })

  test('finishes running jobs when stopped, and starts no more', async () => {
    let done = 0
    let began = 0
    const worker = work(
      {
        count: async () => {
          began += 1
          await pause(300)
          done += 1
        },
      },
      { atOnce: 2 },
    )
    await queue.addMany(6)
    worker.kick()
    await until(() => began === 2)
    await worker.stop()
    const count = (await queue.waiting()).length
    expect([done, count]).toEqual([2, 4])
    await pause(400)
    expect((await queue.waiting()).length).toBe(4)
  })

  test('survives a database that is away for a while', async () => {
    const server = inject('postgres')
    const away = openPool({ ...server, host: '/nowhere', database: queue.name })
    const failures: object[] = []
    const worker = startWorker({
      database: openDatabase(away),
      handlers: { count: async () => undefined },
      log: { ...QUIET, warn: (details) => failures.push(details) },
    })
    await until(() => failures.length > 1)
    Object.assign(away.options, { host: server.host })
    await queue.add()
    await until(async () => (await queue.waiting()).length === 0)
    await worker.stop()
    await away.end()
  })

  test('shares jobs with other processes, and no job runs twice', async () => {
    const workers = await Promise.all([1, 2, 3].map(() => runWorker(queue.url, { milliseconds: 5 })))
    await queue.addMany(300)
    await until(async () => (await queue.waiting()).length === 0)
    for (const worker of workers) {
      worker.kill('SIGTERM')
      await once(worker, 'exit')
    }
    const { rows } = await queue.pool.query(
      'select count(*)::integer as n, count(distinct job)::integer as jobs, count(distinct by)::integer as workers from done',
    )
    expect(rows).toEqual([{ n: 300, jobs: 300, workers: 3 }])
  })

  test('that is killed loses no job: another one runs it again', async () => {
    await queue.addMany(40)
    const first = await runWorker(queue.url, { milliseconds: 100, leaseSeconds: 1 })
    await until(async () => (await queue.pool.query('select from done')).rowCount !== 0)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const held = (await queue.waiting()).filter(({ attempts }) => attempts > 0)
    expect(held.length).toBeGreaterThan(0)
    const second = await runWorker(queue.url, { milliseconds: 1, leaseSeconds: 1 })
    await until(async () => (await queue.waiting()).length === 0)
    second.kill('SIGTERM')
    await once(second, 'exit')
    const { rows } = await queue.pool.query('select count(distinct job)::integer as jobs from done')
    expect(rows[0].jobs).toBe(40)
  })

  test('that has lost its lease does not postpone the job', async () => {
    await queue.add()
    const queries = jobQueries(queue.database)
    const [slow] = await queries.claimJobs({ topics: ['count'], most: 1, seconds: 0 })
    const [quick] = await queries.claimJobs({ topics: ['count'], most: 1, seconds: 30 })
    expect([slow?.id, slow?.attempts, quick?.attempts]).toEqual([quick?.id, 1, 2])
    const job = { id: slow?.id ?? '', attempts: 1 }
    const [before] = await queue.waiting()
    await queries.postponeJob({ ...job, seconds: 900, error: 'late' })
    await queries.giveUpJob({ ...job, error: 'late' })
    await queries.renewJobs({ jobs: [job], seconds: 900 })
    expect(await queue.waiting()).toEqual([before])
  })
})
