import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { checkServer, openPool } from '../src/database/database.ts'
import { StartError } from '../src/errors/api-error.ts'
import { makeDatabase } from './make-database.ts'
import { endServers, runServer } from './start-processes.ts'

let database: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  database = await makeDatabase({ template: inject('postgres').database })
})
afterEach(endServers)
afterAll(() => database.drop())

/** Without jobs, whose statements would wait for the lock of a table as well. */
const runRequestsOnly = () => runServer({ DATABASE_URL: database.url, API_RUNS_JOBS: 'false' })

/** Blocks requests of products, and nothing that the API reads at its start. */
const LOCK = 'begin; lock table product_translation in access exclusive mode'

/** Waits until a request is blocked by the lock. */
async function requestWaits(holder: pg.Client) {
  for (;;) {
    const { rowCount } = await holder.query(
      'select from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and not granted',
    )
    if (rowCount !== 0) return
    await pause(20)
  }
}

const isAnswered = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

describe('an API that stops', () => {
  test('finishes running requests and refuses new ones', async () => {
    const server = await runRequestsOnly()
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    await holder.query(LOCK)
    const slow = fetch(`${server.url}api/products/1/`)
    await requestWaits(holder)
    server.process.kill('SIGTERM')
    while (await isAnswered(`${server.url}healthz`)) await pause(20)
    await expect(fetch(`${server.url}api/artists/`)).rejects.toThrow('fetch failed')
    await holder.query('commit')
    await holder.end()
    const answer = await slow
    expect([answer.status, await answer.json()]).toMatchObject([200, { slug: 'the-rain-ledger' }])
    // An open connection would delay the end until the grace period is over.
    expect(answer.headers.get('connection')).toBe('close')
    await server.ended
    expect(server.process.exitCode).toBe(0)
  })

  test('with SHUTDOWN_DELAY_SECONDS answers as before while its readiness is 503', async () => {
    const server = await runServer({ DATABASE_URL: database.url, SHUTDOWN_DELAY_SECONDS: '60', METRICS_PORT: '0' })
    const statusOf = async (url: string) => (await fetch(url)).status
    const probes = [`http://127.0.0.1:${server.port}/readyz`, `${server.metrics}/readyz`]
    expect(await Promise.all(probes.map(statusOf))).toEqual([200, 200])
    server.process.kill('SIGTERM')
    await vi.waitFor(async () => expect(await Promise.all(probes.map(statusOf))).toEqual([503, 503]), 30_000)
    expect(await statusOf(`http://127.0.0.1:${server.port}/healthz`)).toBe(200)
    expect(await statusOf(`${server.url}api/products/1/`)).toBe(200)
    server.process.kill('SIGKILL')
    await server.ended
  })

  test('stops after its grace period in any case', async () => {
    const server = await runRequestsOnly()
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    await holder.query(LOCK)
    // Not the product of the first test, whose document is stored now.
    const slow = fetch(`${server.url}api/products/2/`).then(
      ({ status }) => status,
      () => 'cut',
    )
    await requestWaits(holder)
    const before = Date.now()
    server.process.kill('SIGTERM')
    await server.ended
    expect(Date.now() - before).toBeLessThan(30_000)
    // The statement may end first.
    expect(['cut', 503]).toContain(await slow)
    await holder.end()
  })
})

test('an API survives when the reader of its log is gone', async () => {
  const server = await runServer({ DATABASE_URL: database.url, LOG_LEVEL: 'info' })
  server.process.stdout?.destroy()
  server.process.stderr?.destroy()
  for (let turn = 0; turn < 3; turn += 1)
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
})

test('two APIs that start on an empty database both start, and every migration runs once', async () => {
  const empty = await makeDatabase({})
  const servers = await Promise.all([1, 2, 3].map(() => runServer({ DATABASE_URL: empty.url, DATA_DIR: empty.folder })))
  for (const { url, output } of servers) {
    expect(output.stderr).toBe('')
    expect((await fetch(`${url}api/products/`)).status).toBe(200)
  }
  const { rows } = await empty.query(
    'select count(*)::integer as run, count(distinct name)::integer as names from migration',
  )
  expect(rows[0].run).toBe(rows[0].names)
  const { rows: seeded } = await empty.query(
    "select count(*)::integer as n from product where slug = 'the-rain-ledger'",
  )
  expect(seeded[0].n).toBe(1)
  for (const { process, ended } of servers) {
    process.kill()
    await ended
  }
  await empty.drop()
  rmSync(empty.folder, { recursive: true, force: true })
})

test.each([
  ["encoding 'SQL_ASCII' locale 'C'", 'The database is encoded as SQL_ASCII: create it with UTF8.'],
  ["encoding 'UTF8' locale 'C'", 'The database has the locale C: create it with C.UTF-8 or another UTF-8 locale.'],
])('a database made with %s is refused with one sentence', async (options, sentence) => {
  const wrong = await makeDatabase({ options })
  const pool = openPool({ connectionString: wrong.url })
  await expect(checkServer(pool)).rejects.toThrow(new StartError(sentence))
  await pool.end()
  await wrong.drop()
})

test('an API does not start on a refused database', async () => {
  const wrong = await makeDatabase({ options: "encoding 'SQL_ASCII' locale 'C'" })
  const server = await runServer({ DATABASE_URL: wrong.url })
  const stderr = 'The database is encoded as SQL_ASCII: create it with UTF8.\n'
  expect([server.process.exitCode, server.output]).toEqual([1, { stdout: '', stderr }])
  await wrong.drop()
})
