import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobHandlers, startRecurringJobs } from '../src/job-handlers.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { type JobQueue, QUIET, startJobQueue } from './job-queue.ts'

let queue: JobQueue
beforeAll(async () => {
  queue = await startJobQueue()
})
afterAll(() => queue.stop())

/** Runs only this job; the other recurring jobs wait. */
const run = () => {
  const { housekeeping } = createJobHandlers({ database: queue.database, sendMail: async () => undefined })
  if (!housekeeping) throw new Error('The cleanup job has no handler.')
  return runDueJobs({ database: queue.database, handlers: { housekeeping }, log: QUIET })
}
const turns = async () =>
  (
    await queue.pool.query(
      "select key, attempts, extract(epoch from run_at - now())::float8 as wait from outbox where topic = 'housekeeping'",
    )
  ).rows

test('deletes expired rows only', async () => {
  await queue.pool.query(`
    insert into idempotency (scope, key, request_hash, created_at)
    select 'basket', age, '', now() - make_interval(hours => age) from generate_series(1, 40) as age;
    insert into idempotency (scope, key, request_hash, created_at)
    select 'many', turn, '', now() - interval '2 days' from generate_series(1, 12000) as turn;
    insert into rate_limit (key, count, ends_at)
    select 'key ' || age, 1, now() - make_interval(hours => age) from generate_series(-1, 40) as age;
    insert into outbox (id, topic, payload, failed_at)
    select gen_random_uuid(), 'search.index', '{}', now() - make_interval(days => age) from generate_series(1, 40) as age;
    insert into staff_invitation (id, token_hash, email, roles, language, expires_at)
    select gen_random_uuid(), sha256(age::text::bytea), age || '@example.com', '{door}', 'en', now() - make_interval(hours => age)
    from generate_series(-1, 40) as age;
    insert into account (id) select md5(age::text)::uuid from generate_series(-2, 2) as age;
    insert into login_session (id, token_hash, account_id, expires_at)
    select id, sha256(id::text::bytea), id, now() + interval '1 day' from account where email is null;
    insert into staff_challenge (session_id, kind, challenge, expires_at)
    select md5(age::text)::uuid, 'add', '', now() - make_interval(mins => age) from generate_series(-2, 2) as age;
    insert into staff_totp (account_id, secret, pending, pending_until)
    select md5(age::text)::uuid, case when age = 2 then ''::bytea end, '', now() - make_interval(mins => age)
    from generate_series(-2, 2) as age;
  `)
  await startRecurringJobs(queue.database)
  await run()
  const { rows } = await queue.pool.query(`
    select (select count(*)::integer from idempotency) as answers, (select count(*)::integer from rate_limit) as counts,
      (select count(*)::integer from outbox where failed_at is not null) as failures,
      (select count(*)::integer from staff_invitation) as invitations,
      (select count(*)::integer from staff_challenge) as challenges, (select count(*)::integer from staff_totp) as totps`)
  expect(rows).toEqual([{ answers: 23, counts: 25, failures: 29, invitations: 25, challenges: 2, totps: 3 }])
})

test('has one next run per hour, however many APIs start', async () => {
  for (let start = 0; start < 3; start += 1) await startRecurringJobs(queue.database)
  expect((await turns()).length).toBe(1)
  expect(await run()).toEqual({ done: 1, failed: 0 })
  const [next, ...others] = await turns()
  expect([next?.key, next?.attempts, others]).toEqual(['housekeeping', 0, []])
  expect(next?.wait).toBeGreaterThan(3500)
})

test('schedules the next run even if this one fails', async () => {
  await startRecurringJobs(queue.database)
  await queue.pool.query('alter table rate_limit rename to away')
  expect(await run()).toEqual({ done: 0, failed: 1 })
  await queue.pool.query('alter table away rename to rate_limit')
  expect((await turns()).map(({ key, attempts }) => [key, attempts]).sort()).toEqual([
    [null, 1],
    ['housekeeping', 0],
  ])
})
