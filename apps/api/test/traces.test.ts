import { type ReceivedSpan, startReceiver } from '@dabali/tooling/otlp-receiver'
import { startTracing, type Tracing } from '@dabali/tracing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { statements } from '../src/database/database.ts'
import { addJob, PermanentFailure } from '../src/jobs/queries.ts'
import { type JobResult, startWorker } from '../src/jobs/worker.ts'
import { traceStatements } from '../src/metrics/traces.ts'
import { QUIET } from './job-queue.ts'
import { type RunningApp, startApp } from './start-app.ts'

const TRACE = 'a'.repeat(32)
const CALLER = 'b'.repeat(16)
const traceparent = `00-${TRACE}-${CALLER}-01`

let api: RunningApp
let spans: ReceivedSpan[]
let product: string

beforeAll(async () => {
  const receiver = await startReceiver()
  // Its address is known, so there is one.
  const tracing = (await startTracing('dabali-api', receiver.url)) as Tracing
  const stopStatements = traceStatements(tracing, statements)
  api = await startApp({ tracing })
  const list = await api.get('/v1/api/products/', { traceparent, 'x-request-id': 'request-12345' })
  product = list.json().results[0].url
  await api.app.inject({
    method: 'POST',
    url: '/v1/api/basket/add-product/',
    payload: { url: product },
    headers: { traceparent },
  })
  await api.get('/v1/api/products/no-such-product/')
  await api.get('/readyz')
  await api.database.selectFrom('product').select('id').limit(1).execute()
  await api.database.deleteFrom('outbox').execute()
  const message = { name: 'Maya', email: 'maya@example.com', message: 'Do you have the second volume?' }
  await api.app.inject({ method: 'POST', url: '/v1/api/contact/', payload: message, headers: { traceparent } })
  await addJob(api.database, { topic: 'nothing', payload: {} })
  await runJobs(tracing)
  stopStatements()
  await api.get('/v1/api/series/', { traceparent })
  await tracing.stop()
  await receiver.stop()
  spans = receiver.spans
})
afterAll(() => api.stop())

/** Runs the two jobs: the email reads the database, the other one fails. */
async function runJobs(tracing: Tracing) {
  const results: JobResult[] = []
  const worker = startWorker({
    database: api.database,
    log: QUIET,
    tracing,
    handlers: {
      'mail.send': async () => api.database.selectFrom('product').select('id').limit(1).execute(),
      nothing: async () => {
        throw new PermanentFailure('NOTHING')
      },
    },
    onResult: (result) => results.push(result),
  })
  await vi.waitFor(() => expect(results).toHaveLength(2), { timeout: 30_000 })
  await worker.stop()
}

const requestSpan = (name: string) => spans.find((span) => span.name === name)
const below = (above: ReceivedSpan | undefined) => spans.filter((span) => span.parentSpanId === above?.spanId)

test('a request is a span below that of the site, named by its route', () => {
  expect(requestSpan('GET /v1/api/products/')).toMatchObject({
    service: 'dabali-api',
    traceId: TRACE,
    parentSpanId: CALLER,
    attributes: {
      'http.route': '/v1/api/products/',
      'http.response.status_code': 200,
      'dabali.request_id': 'request-12345',
    },
  })
})

test.each(['GET /v1/api/products/', 'POST /v1/api/basket/add-product/'])('the SQL of %s is below it', (name) => {
  const sql = below(requestSpan(name))
  expect(sql.length).toBeGreaterThan(0)
  expect(sql.map(({ traceId }) => traceId)).toEqual(sql.map(() => TRACE))
  expect(sql.map(({ attributes }) => attributes['db.system.name'])).toEqual(sql.map(() => 'postgresql'))
  expect(sql.some(({ attributes }) => /product/.test(String(attributes['db.query.text'])))).toBe(true)
})

test('a request that nobody traces begins a trace of its own', () => {
  const span = spans.find(({ attributes }) => attributes['http.response.status_code'] === 404)
  expect(span?.traceId).not.toBe(TRACE)
  expect(span?.parentSpanId).toBeFalsy()
})

test('a job is a trace of its own, linked to the request that has added it, and its SQL is below it', () => {
  const [job, request] = [requestSpan('job mail.send'), requestSpan('POST /v1/api/contact/')]
  expect(job).toMatchObject({
    links: [{ traceId: TRACE, spanId: request?.spanId }],
    attributes: { 'dabali.job.topic': 'mail.send', 'dabali.job.attempt': 1, 'dabali.job.outcome': 'done' },
  })
  expect(job?.traceId).not.toBe(TRACE)
  expect(job?.parentSpanId).toBeFalsy()
  expect(below(job).map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'delete']))
})

test('a job that fails says so, and one that no request has added has no link', () => {
  const job = requestSpan('job nothing')
  expect(job).toMatchObject({ status: { code: 2 }, attributes: { 'dabali.job.outcome': 'given_up' } })
  expect(job?.links ?? []).toEqual([])
})

test('spans hold no parameters and no addresses', () => {
  expect(JSON.stringify(spans)).not.toMatch(/no-such-product|maya@example/)
})

test('statements outside a request or a job make no spans, and none are made after the end', () => {
  const requests = spans.filter(({ name }) => /^(?:[A-Z]+ \/|job )/.test(name))
  const ids = new Set(requests.map(({ spanId }) => spanId))
  expect(spans.filter((span) => !requests.includes(span) && !ids.has(String(span.parentSpanId)))).toEqual([])
  expect(requestSpan('GET /v1/api/series/')).toBeDefined()
  expect(below(requestSpan('GET /v1/api/series/'))).toEqual([])
  expect(statements.hasSubscribers).toBe(false)
})
