import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { addJob, type Handlers, type Job, jobQueries, PermanentFailure } from '../src/jobs/queries.ts'
import { runDueJobs, runJob } from '../src/jobs/worker.ts'
import { type JobQueue, QUIET, startJobQueue } from './job-queue.ts'

let queue: JobQueue
beforeAll(async () => {
  queue = await startJobQueue()
})
beforeEach(() => queue.empty())
afterAll(() => queue.stop())

const run = (handlers: Handlers) => runDueJobs({ database: queue.database, handlers, log: QUIET })
const moment = async () =>
  (await queue.pool.query('select extract(epoch from clock_timestamp())::float8 as now')).rows[0].now
const soon = () => queue.pool.query("update outbox set run_at = now() - interval '1 second'")

describe('a job', () => {
  test('commits and rolls back with its change', async () => {
    await transaction(queue.database, (inside) => addJob(inside, { topic: 'count', payload: { kept: true } }))
    const broken = transaction(queue.database, async (inside) => {
      await addJob(inside, { topic: 'count', payload: { kept: false } })
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect((await queue.waiting()).map(({ payload }) => payload)).toEqual([{ kept: true }])
  })

  test('runs once and is deleted', async () => {
    await queue.add({ payload: { number: 7 } })
    const seen: unknown[] = []
    const handler = async (payload: { number: number }) => seen.push(payload)
    expect(await run({ count: handler })).toEqual({ done: 1, failed: 0 })
    expect(await run({ count: handler })).toEqual({ done: 0, failed: 0 })
    expect([seen, await queue.waiting()]).toEqual([[{ number: 7 }], []])
  })

  test('waits for its time, and for a handler of its topic', async () => {
    await queue.add({ runAt: new Date(Date.now() + 60_000) })
    await queue.add({ topic: 'search.index' })
    expect(await run({ count: async () => undefined })).toEqual({ done: 0, failed: 0 })
    expect((await queue.waiting()).map(({ attempts }) => attempts)).toEqual([0, 0])
  })

  test('is claimed without all jobs being read', async () => {
    await queue.addMany(5000)
    // The statistics still say that all of them are due.
    await queue.pool.query('analyze outbox')
    await queue.pool.query("update outbox set run_at = now() + interval '1 hour'")
    await queue.pool.query('vacuum outbox')
    const rowsRead = async () => {
      await queue.pool.query('select pg_stat_force_next_flush()')
      const { rows } = await queue.pool.query(
        `select (select seq_tup_read from pg_stat_user_tables where relname = 'outbox')
          + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'outbox') as read`,
      )
      return Number(rows[0].read)
    }
    const before = await rowsRead()
    for (let turn = 0; turn < 3; turn += 1) {
      await queue.add()
      expect(await run({ count: async () => undefined })).toEqual({ done: 1, failed: 0 })
    }
    expect((await rowsRead()) - before).toBeLessThan(200)
  })

  test('merges with a waiting one of the same key, with the earlier time', async () => {
    await queue.add({ key: 'same', payload: { turn: 1 }, runAt: new Date(Date.now() + 60_000) })
    await queue.add({ key: 'same', payload: { turn: 2 } })
    await queue.add({ key: 'same', payload: { turn: 3 }, runAt: new Date(Date.now() + 60_000) })
    const seen: unknown[] = []
    await run({ count: async (payload) => seen.push(payload) })
    expect(seen).toEqual([{ turn: 3 }])
  })

  test('that is requested again while it runs, runs again', async () => {
    await queue.add({ key: 'same' })
    let turns = 0
    await run({
      count: async () => {
        turns += 1
        if (turns === 1) await queue.add({ key: 'same' })
      },
    })
    expect(turns).toBe(2)
  })
})

describe('a change that requests a waiting job', () => {
  const WITHOUT_LOCK = sql`insert into outbox (id, topic, payload, key)
    values (gen_random_uuid(), 'count', '{}', 'price') on conflict (key) do nothing`

  /** What the last run of the job saw of a change that was committed while it waited. */
  async function lastSeen(ask: (inside: Parameters<typeof addJob>[0]) => Promise<unknown>) {
    await queue.pool.query('update product set mrp = 100 where id = 1')
    await queue.add({ key: 'price' })
    let seen = 0
    const look = async () => {
      seen = (await queue.pool.query('select mrp from product where id = 1')).rows[0].mrp
    }
    await transaction(queue.database, async (inside) => {
      await inside.updateTable('product').set({ mrp: 200 }).where('id', '=', 1).execute()
      await ask(inside)
      await run({ count: look })
    })
    await run({ count: look })
    return seen
  }

  test('is seen by it', async () => {
    expect(await lastSeen((inside) => addJob(inside, { topic: 'count', payload: {}, key: 'price' }))).toBe(200)
  })

  test('would be missed if the waiting job was not locked', async () => {
    expect(await lastSeen((inside) => WITHOUT_LOCK.execute(inside))).toBe(100)
  })

  test('is seen if a trigger requests it', async () => {
    await queue.pool.query("update content_translation set summary = 'one' where language = 'en'")
    let seen = ''
    const look = async () => {
      seen = (await queue.pool.query("select summary from content_translation where language = 'en'")).rows[0].summary
    }
    await transaction(queue.database, async (inside) => {
      await inside.updateTable('content_translation').set({ summary: 'two' }).where('language', '=', 'en').execute()
      await run({ 'search.index': look })
    })
    await run({ 'search.index': look })
    expect(seen).toBe('two')
  })
})

describe('a failing job', () => {
  test('is retried with backoff, and given up after twelve attempts', async () => {
    await queue.add()
    let turns = 0
    const fails: Handlers = {
      count: async () => {
        turns += 1
        throw Object.assign(new TypeError('the secret 4711'), { code: 'ECONNREFUSED' })
      },
    }
    for (let turn = 1; turn <= 12; turn += 1) {
      const before = await moment()
      expect(await run(fails)).toEqual({ done: 0, failed: 1 })
      const { rows } = await queue.pool.query('select extract(epoch from run_at)::float8 as due from outbox')
      // Independent of the duration of the attempt.
      if (turn <= 10) expect(rows[0].due - before).toBeGreaterThan(0.74 * 2 ** turn)
      if (turn <= 10) expect(rows[0].due - (await moment())).toBeLessThanOrEqual(2 ** turn)
      await soon()
    }
    expect(await run(fails)).toEqual({ done: 0, failed: 0 })
    expect(turns).toBe(12)
    const [job] = await queue.waiting()
    expect(job).toMatchObject({ attempts: 12, error: 'TypeError ECONNREFUSED', failed_at: expect.any(Date) })
  })

  test('is given up at once after a permanent failure', async () => {
    await queue.add()
    await run({
      count: async () => {
        throw new PermanentFailure('EREFUSED')
      },
    })
    expect(await queue.waiting()).toMatchObject([
      { attempts: 1, error: 'PermanentFailure EREFUSED', failed_at: expect.any(Date) },
    ])
  })

  test('is given up if it kills its worker', async () => {
    await queue.add()
    await queue.pool.query('update outbox set attempts = 12')
    let turns = 0
    await run({ count: async () => (turns += 1) })
    expect([turns, await queue.waiting()]).toMatchObject([0, [{ error: 'PermanentFailure UNFINISHED' }]])
  })

  test('is retried if it hangs', async () => {
    await queue.add()
    const queries = jobQueries(queue.database)
    const [job] = await queries.claimJobs({ topics: ['count'], most: 1, seconds: 30 })
    const handlers = { count: () => new Promise<never>(() => undefined) }
    expect(job && (await runJob({ queries, handlers, log: QUIET, longestMs: 20 }, job))).toBe(false)
    expect(await queue.waiting()).toMatchObject([{ attempts: 1, error: 'Error ELATE', failed_at: null }])
  })

  test('does not block others', async () => {
    await queue.add({ topic: 'fails' })
    await queue.add()
    const done: string[] = []
    const handlers = {
      fails: () => Promise.reject(new Error('no')),
      count: async () => done.push('count'),
    }
    expect(await run(handlers)).toEqual({ done: 1, failed: 1 })
  })
})

describe('jobs of a topic with a limit', () => {
  const ask = { topics: ['count', 'slow'], limits: { slow: 2 }, most: 10, seconds: 30 }
  const topicsOf = (jobs: Job[]) => jobs.map(({ topic }) => topic).toSorted()
  const claim = async (connection = queue.database) => topicsOf(await jobQueries(connection).claimJobs(ask))
  const addSlow = async (count: number) => {
    for (let at = 0; at < count; at += 1) await queue.add({ topic: 'slow', runAt: new Date(0) })
  }

  test('are not claimed while that many run, and others are', async () => {
    await addSlow(5)
    await queue.addMany(2)
    expect(await claim()).toEqual(['count', 'count', 'slow', 'slow'])
    await queue.addMany(1)
    expect(await claim()).toEqual(['count'])
    const { rows } = await queue.pool.query("select id from outbox where topic = 'slow' and is_running limit 1")
    await jobQueries(queue.database).finishJob(rows[0].id)
    expect([await claim(), await claim()]).toEqual([['slow'], []])
  })

  test('do not count when their worker has died or they wait for another attempt', async () => {
    await addSlow(4)
    const jobs = await jobQueries(queue.database).claimJobs(ask)
    await jobQueries(queue.database).postponeJob({ id: '', attempts: 1, ...jobs[0], seconds: 60, error: 'x' })
    await queue.pool.query('update outbox set run_at = now() where id = $1', [jobs[1]?.id])
    expect(await claim()).toEqual(['slow', 'slow'])
    expect(await claim()).toEqual([])
  })

  /** What a second worker claims before the first one has committed, and after that. */
  async function race() {
    await addSlow(6)
    await queue.addMany(1)
    let meanwhile: string[] = []
    const first = await transaction(queue.database, async (inside) => {
      const claimed = await claim(inside)
      await queue.addMany(1)
      meanwhile = await claim()
      return claimed
    })
    return { first, meanwhile, after: await claim() }
  }

  test('are claimed by one worker at a time', async () => {
    expect(await race()).toEqual({ first: ['count', 'slow', 'slow'], meanwhile: ['count'], after: [] })
  })

  test('would exceed it without the guard', async () => {
    const { rows } = await queue.pool.query("select pg_get_functiondef('claim_jobs'::regproc) as careful")
    const careful = String(rows[0].careful)
    const careless = careful.replace(/and pg_try_advisory_xact_lock\(.*\) then/, 'then')
    expect(careless).not.toBe(careful)
    await queue.pool.query(careless)
    const { meanwhile } = await race()
    await queue.pool.query(careful)
    expect(meanwhile).toEqual(['count', 'slow', 'slow'])
  })
})
