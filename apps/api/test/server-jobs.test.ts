import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { startMailServer } from './mail-server.ts'
import { makeDatabase } from './make-database.ts'
import { endServers, runJobWorker, runServer } from './start-processes.ts'

const MAILS = 40

let home: Awaited<ReturnType<typeof makeDatabase>>
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  home = await makeDatabase({ template: inject('postgres').database })
  server = await startMailServer()
})
afterEach(endServers)
afterAll(async () => {
  await server.stop()
  await home.drop()
})

const queueMails = (count: number) =>
  home.query(`insert into outbox (id, topic, payload)
    select gen_random_uuid(), 'mail.send', jsonb_build_object(
      'to', 'reader' || turn || '@example.com', 'subject', 'Hello', 'text', 'Hello', 'html', '<p>Hello</p>', 'language', 'en')
    from generate_series(1, ${count}) as turn`)

async function untilMailsAreSent() {
  const waiting = async () => (await home.query("select from outbox where topic = 'mail.send'")).rowCount
  for (let turn = 0; turn < 1000 && (await waiting()) !== 0; turn += 1) await pause(50)
}

async function stopCleanly({ process, ended, output }: Awaited<ReturnType<typeof runServer>>) {
  process.kill('SIGTERM')
  await ended
  expect([process.exitCode, output.stderr]).toEqual([0, ''])
}

test('two APIs send queued mails once each, and stop when told to', async () => {
  const environment = { DATABASE_URL: home.url, DATA_DIR: home.folder, SMTP_URL: server.url }
  const servers = await Promise.all([runServer(environment), runServer(environment)])
  await queueMails(MAILS)
  await untilMailsAreSent()
  const readers = server.mails.flatMap(({ recipients }) => recipients)
  expect([readers.length, new Set(readers).size]).toEqual([MAILS, MAILS])
  for (const each of servers) await stopCleanly(each)
})

test('a worker runs the jobs of an API that runs none itself', async () => {
  const environment = { DATABASE_URL: home.url, DATA_DIR: home.folder, SMTP_URL: server.url }
  const api = await runServer({ ...environment, API_RUNS_JOBS: 'false' })
  await queueMails(1)
  // Jobs of an API that runs them are taken within a quarter of a second.
  await pause(1000)
  expect((await home.query("select attempts from outbox where topic = 'mail.send'")).rows).toEqual([{ attempts: 0 }])
  const worker = await runJobWorker(environment)
  expect(worker.output).toEqual({ stdout: 'worker ready\n', stderr: '' })
  await untilMailsAreSent()
  expect(server.mails).toHaveLength(MAILS + 1)
  await stopCleanly(worker)
  expect((await fetch(`${api.url}../readyz`)).status).toBe(200)
  await stopCleanly(api)
})

test('a worker without DATABASE_URL does not start', async () => {
  const worker = await runJobWorker({ DATA_DIR: home.folder })
  expect([worker.process.exitCode, worker.output.stderr]).toEqual([
    1,
    'A worker needs DATABASE_URL: the built-in PostgreSQL belongs to the API that starts it.\n',
  ])
})
