import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ApiError } from '../errors/api-error.ts'
import type { JobResult } from '../jobs/worker.ts'
import type { MetricsQueries } from './queries.ts'

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300]
const MAIL_TOPIC = 'mail.send'
const EMAIL_OUTCOMES = { done: 'sent', postponed: 'postponed', given_up: 'failed' } as const

type Parts = {
  queries: MetricsQueries
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
}

/** The metrics of a process. What is counted in the database is the same in every process. */
export function createMetrics({ queries, pool }: Parts) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'dabali_http_request_duration_seconds',
    help: 'Time until the end of the response, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'dabali_http_refusals_total',
    help: 'Error responses by their code, such as out_of_stock, sold_out, seat_taken or throttled.',
    labelNames: ['status', 'code'],
    registers,
  })
  const jobRuns = new Histogram({
    name: 'dabali_job_duration_seconds',
    help: 'Attempts of jobs of this process, by topic and outcome.',
    labelNames: ['topic', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const emails = new Counter({
    name: 'dabali_emails_total',
    help: 'Emails that this process has sent, postponed or given up.',
    labelNames: ['outcome'],
    registers,
  })
  new Gauge({
    name: 'dabali_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'active' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const databaseUp = new Gauge({
    name: 'dabali_database_up',
    help: '1 when the database has answered.',
    registers,
  })
  const jobs = new Gauge({
    name: 'dabali_jobs',
    help: 'Jobs by topic and state: due, running, scheduled or failed.',
    labelNames: ['topic', 'state'],
    registers,
  })
  const lag = new Gauge({
    name: 'dabali_job_lag_seconds',
    help: 'How long the oldest due job of a topic has waited.',
    labelNames: ['topic'],
    registers,
  })
  const payments = new Gauge({
    name: 'dabali_payments_last_day',
    help: 'Payments that were begun in the last 24 hours, by gateway and status.',
    labelNames: ['gateway', 'status'],
    registers,
  })
  const viewers = new Gauge({
    name: 'dabali_stream_viewers',
    help: 'Viewers of each live stream.',
    labelNames: ['event_date'],
    registers,
  })

  const archiveFailing = new Gauge({
    name: 'dabali_wal_archive_failing',
    help: '1 when PostgreSQL could not archive its log for a recovery, 0 when it could or does not archive.',
    registers,
  })

  function forgetDatabase() {
    for (const gauge of [jobs, lag, payments, viewers, archiveFailing]) gauge.reset()
  }

  async function readDatabase() {
    const [jobRows, paymentRows, viewerRows, isArchiveFailing] = await Promise.all([
      queries.countJobs(),
      queries.countPayments(),
      queries.countViewers(),
      queries.isArchiveFailing(),
    ])
    forgetDatabase()
    for (const { topic, state, count, lag: seconds } of jobRows) {
      jobs.set({ topic, state }, count)
      if (state === 'due') lag.set({ topic }, seconds)
    }
    for (const { gateway, status, count } of paymentRows) payments.set({ gateway, status }, count)
    for (const { event_date, count } of viewerRows) viewers.set({ event_date }, count)
    archiveFailing.set(isArchiveFailing ? 1 : 0)
  }

  return {
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),

    /** The metrics as text; without those of the database while it does not answer. */
    async read(): Promise<string> {
      const isUp = await readDatabase().then(
        () => true,
        () => {
          forgetDatabase()
          return false
        },
      )
      databaseUp.set(isUp ? 1 : 0)
      return registry.metrics()
    },

    recordJob({ topic, outcome, seconds }: JobResult) {
      jobRuns.observe({ topic, outcome }, seconds)
      if (topic === MAIL_TOPIC) emails.inc({ outcome: EMAIL_OUTCOMES[outcome] })
    },

    /** Registered before the routes. The route is the pattern: paths have no limit and may contain secrets. */
    recordRequests(app: FastifyInstance) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        requests.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000)
      })
      app.addHook('onError', async (_request, _reply, error) => {
        if (error instanceof ApiError) refusals.inc({ status: error.statusCode, code: error.body.code })
      })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
