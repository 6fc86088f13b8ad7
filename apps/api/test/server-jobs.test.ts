import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { startMailServer } from './mail-server.ts'
import { makeDatabase } from './make-database.ts'
import { endServers, runServer } from './start-processes.ts'

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

test('two APIs send queued mails once each, and stop when told to', async () => {
  const environment = { DATABASE_URL: home.url, DATA_DIR: home.folder, SMTP_URL: server.url }
  const servers = await Promise.all([runServer(environment), runServer(environment)])
  await home.query(`insert into outbox (id, topic, payload)
    select gen_random_uuid(), 'mail.send', jsonb_build_object(
      'to', 'reader' || turn || '@example.com', 'subject', 'Hello', 'text', 'Hello', 'html', '<p>Hello</p>', 'language', 'en')
    from generate_series(1, ${MAILS}) as turn`)
  const waiting = async () => (await home.query("select from outbox where topic = 'mail.send'")).rowCount
  for (let turn = 0; turn < 1000 && (await waiting()) !== 0; turn += 1) await pause(50)
  const readers = server.mails.flatMap(({ recipients }) => recipients)
  expect([readers.length, new Set(readers).size]).toEqual([MAILS, MAILS])
  for (const { process, ended, output } of servers) {
    process.kill('SIGTERM')
    await ended
    expect([process.exitCode, output.stderr]).toEqual([0, ''])
  }
})
