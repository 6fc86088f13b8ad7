import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { errorReporter, loggerOptions } from '../src/metrics/error-reports.ts'
import { createMetrics } from '../src/metrics/metrics.ts'
import { type MetricsQueries, metricsQueries } from '../src/metrics/queries.ts'
import { makeDatabase } from './make-database.ts'
import { startApp } from './start-app.ts'
import { endServers, runServer } from './start-processes.ts'

let home: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  home = await makeDatabase({ template: inject('postgres').database })
})
afterEach(endServers)
afterAll(() => home.drop())

/** The value of a metric with these labels, as Prometheus reads it. */
function sampleOf(text: string, name: string, labels: string) {
  const line = text.split('\n').find((each) => each.startsWith(`${name}{`) && each.includes(labels))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('the metrics', () => {
  test('count requests by route pattern and status, refusals by code, and the state of the database', async () => {
    const { database, pool, stop } = await startApp()
    const metrics = createMetrics({ queries: metricsQueries(database), pool })
    const other = await startApp({ metrics })
    for (const id of [1, 2, 999_999]) await other.app.inject(`/v1/api/products/${id}/`)
    await other.app.inject('/v1/unknown/secret-token')
    metrics.recordJob({ topic: 'mail.send', outcome: 'done', seconds: 0.2 })
    metrics.recordJob({ topic: 'mail.send', outcome: 'given_up', seconds: 0.2 })
    await pool.query(`insert into outbox (id, topic, payload, run_at, failed_at) values
      (gen_random_uuid(), 'mail.send', '{}', now() - interval '90 seconds', null),
      (gen_random_uuid(), 'mail.send', '{}', now() + interval '1 hour', null),
      (gen_random_uuid(), 'mail.send', '{}', now(), now())`)
    // Without their orders and accounts, of which the metrics tell nothing.
    await pool.query(`set session_replication_role = replica;
      insert into payment (id, hash, reference, order_id, method, amount, provider_reference, provider_transaction)
      select (lpad(to_hex((extract(epoch from now() - age) * 1000)::bigint), 12, '0') || '7000800000000000000' || turn)::uuid,
        repeat(turn::text, 22), repeat(turn::text, 8), gen_random_uuid(), 'khalti', 100, null, null
      from (values (1, interval '23 hours'), (2, interval '25 hours')) as made (turn, age);
      insert into live_place (account_id, event_date_id, id, session_id, device, lease_until)
      select gen_random_uuid(), 7, gen_random_uuid(), gen_random_uuid(), 'tab', now() + (turn - 2) * interval '1 minute'
      from generate_series(1, 4) as turn;
      set session_replication_role = origin`)
    const text = await metrics.read()
    expect(sampleOf(text, 'dabali_payments_last_day', 'gateway="khalti"')).toBe(1)
    expect(sampleOf(text, 'dabali_stream_viewers', 'event_date="7"')).toBe(2)
    const requests = 'dabali_http_request_duration_seconds_count'
    expect(sampleOf(text, requests, 'route="/v1/api/products/:product/",status="200"')).toBe(2)
    expect(sampleOf(text, requests, 'route="/v1/api/products/:product/",status="404"')).toBe(1)
    expect(text).not.toContain('secret-token')
    expect(sampleOf(text, 'dabali_http_refusals_total', 'code="not_found"')).toBe(1)
    expect(sampleOf(text, 'dabali_emails_total', 'outcome="sent"')).toBe(1)
    expect(sampleOf(text, 'dabali_emails_total', 'outcome="failed"')).toBe(1)
    for (const state of ['due', 'scheduled', 'failed']) {
      expect([state, sampleOf(text, 'dabali_jobs', `topic="mail.send",state="${state}"`)]).toEqual([state, 1])
    }
    expect(sampleOf(text, 'dabali_job_lag_seconds', 'topic="mail.send"')).toBeGreaterThanOrEqual(90)
    expect(text).toContain('\ndabali_database_up 1\n')
    expect(text).toContain('\ndabali_wal_archive_failing 0\n')
    expect(sampleOf(text, 'dabali_database_connections', 'state="waiting"')).toBe(0)
    await other.stop()
    await stop()
    expect(await metrics.read()).toContain('\ndabali_database_up 0\n')
  })

  test('are on a port of their own, and on that of the API there are none', async () => {
    const environment = { DATABASE_URL: home.url, DATA_DIR: home.folder, METRICS_PORT: '0' }
    const api = await runServer(environment)
    expect(api.metrics).toMatch(/^http:/)
    await fetch(`${api.url}api/products/1/`)
    const text = await (await fetch(`${api.metrics}/metrics`)).text()
    expect(text).toContain('dabali_http_request_duration_seconds_count')
    expect((await fetch(`${api.metrics}/readyz`)).status).toBe(200)
    for (const path of ['metrics', '../metrics']) expect((await fetch(`${api.url}${path}`)).status).toBe(404)
    api.process.kill('SIGTERM')
    await api.ended
    expect(api.process.exitCode).toBe(0)
  })
})

describe('error reports', () => {
  test('have the request id of the response, and are at most twenty a minute', async () => {
    const received: Record<string, unknown>[] = []
    const collector = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      received.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.end()
    })
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
    const { port } = collector.address() as AddressInfo
    let now = 0
    const report = errorReporter({ url: `http://127.0.0.1:${port}/`, release: 'v1', now: () => now })
    const quiet = new Writable({ write: (_line, _encoding, done) => done() })
    const logger = Object.assign(loggerOptions({ level: 'error', part: 'api', report }), { stream: quiet })
    const { app, database, stop } = await startApp({ logger })
    await sql`alter table product rename to gone`.execute(database)
    const answer = await app.inject('/v1/api/products/1/')
    expect(answer.statusCode).toBe(500)
    for (let turn = 0; received.length === 0 && turn < 200; turn += 1) await pause(10)
    expect(received).toMatchObject([
      { message: 'failed', release: 'v1', part: 'api', kind: 'database', reqId: answer.headers['x-request-id'] },
    ])
    for (let turn = 0; turn < 50; turn += 1) report({}, 'again')
    now = 60_000
    report({}, 'later')
    for (let turn = 0; received.length < 21 && turn < 200; turn += 1) await pause(10)
    expect(received.map(({ message }) => message).filter((message) => message === 'again')).toHaveLength(19)
    await stop()
    collector.close()
  })
})

test('the dashboard and the alerts name only metrics that exist, and all of the project', () => {
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  const names = createMetrics({ queries: {} as MetricsQueries, pool }).names()
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../ops', file), 'utf8')
  for (const file of ['alerts.yaml', 'grafana-dashboard.json']) {
    const used = [...read(file).matchAll(/\b(?:dabali|process|nodejs)_\w+/g)].map(([name]) => name)
    const known = (name: string) => names.includes(name) || names.includes(name.replace(/_(bucket|count|sum)$/, ''))
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !known(name))).toEqual([])
  }
  const shown = read('grafana-dashboard.json')
  expect(names.filter((name) => name.startsWith('dabali_') && !shown.includes(name))).toEqual([])
})
