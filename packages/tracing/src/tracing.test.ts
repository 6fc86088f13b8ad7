import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { startReceiver } from '@dabali/tooling/otlp-receiver'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentTraceparent, startTracing, type Tracing } from './tracing.ts'

const LOADED = `
  const loaded = []
  require('node:module').registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      if (found.url.includes('@opentelemetry')) loaded.push(found.url)
      return found
    },
  })
  import(process.argv[1])
    .then(({ startTracing }) => startTracing('test', process.argv[2] || undefined))
    .then((tracing) => process.stdout.write(JSON.stringify([tracing !== undefined, loaded.length > 0])))`

const started = (endpoint: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['-e', LOADED, new URL('tracing.ts', import.meta.url).href, endpoint], {
      encoding: 'utf8',
    }),
  )

it('loads nothing of OpenTelemetry without a collector', () => {
  expect(started('')).toEqual([false, false])
})

it('loads it with a collector', () => {
  expect(started('http://127.0.0.1:9')).toEqual([true, true])
})

describe('with a collector', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let tracing: Tracing
  beforeEach(async () => {
    receiver = await startReceiver()
    // Its address is known, so there is one.
    tracing = (await startTracing('dabali-test', receiver.url)) as Tracing
  })
  afterEach(() => receiver.stop())
  const named = (name: string) => receiver.spans.find((span) => span.name === name)

  it('sends spans with the service, their attributes and what failed', async () => {
    const span = tracing.startSpan('GET', { kind: 'server', attributes: { 'http.route': '/v1/' } })
    span.end({ attributes: { 'http.response.status_code': 503 }, hasFailed: true })
    await tracing.stop()
    expect(receiver.paths).toEqual(['/v1/traces'])
    expect(receiver.spans).toMatchObject([
      {
        name: 'GET',
        service: 'dabali-test',
        attributes: { 'http.route': '/v1/', 'http.response.status_code': 503 },
        status: { code: 2 },
      },
    ])
  })

  it('puts a span below the one that runs, also after it has waited', async () => {
    const above = tracing.startSpan('above', { kind: 'server' })
    await above.run(async () => {
      expect(tracing.isInside()).toBe(true)
      await pause(1)
      tracing.startSpan('below', { kind: 'client' }).end()
    })
    above.end()
    expect(tracing.isInside()).toBe(false)
    await tracing.stop()
    expect(named('below')).toMatchObject({ traceId: named('above')?.traceId, parentSpanId: named('above')?.spanId })
  })

  it('links a span that begins a trace to the one that has caused it', async () => {
    const cause = tracing.startSpan('cause', { kind: 'server' })
    const traceparent = cause.run(() => currentTraceparent())
    expect([traceparent, currentTraceparent()]).toEqual([cause.traceparent, undefined])
    cause.run(() => tracing.startSpan('caused', { kind: 'consumer', cause: cause.traceparent }).end())
    cause.run(() => tracing.startSpan('of nothing', { kind: 'consumer', cause: null }).end())
    cause.end()
    await tracing.stop()
    const [{ traceId, spanId } = { traceId: '', spanId: '' }] = [named('cause')]
    expect(named('caused')).toMatchObject({ kind: 5, links: [{ traceId, spanId }] })
    for (const name of ['caused', 'of nothing']) {
      expect(named(name)?.traceId).not.toBe(traceId)
      expect(named(name)?.parentSpanId).toBeFalsy()
    }
    expect(named('of nothing')?.links ?? []).toEqual([])
  })

  it('continues the trace of a caller, and begins one when the header is not valid', async () => {
    const caller = tracing.startSpan('caller', { kind: 'server' })
    tracing.startSpan('called', { kind: 'server', parent: caller.traceparent }).end()
    tracing.startSpan('lonely', { kind: 'server', parent: '00-zz' }).end()
    caller.end()
    await tracing.stop()
    expect(named('called')).toMatchObject({ traceId: named('caller')?.traceId, parentSpanId: named('caller')?.spanId })
    expect(named('lonely')?.traceId).not.toBe(named('caller')?.traceId)
    expect(named('lonely')?.parentSpanId).toBeFalsy()
  })
})

it('stops although the collector is away', async () => {
  const tracing = await startTracing('dabali-test', 'http://127.0.0.1:9')
  tracing?.startSpan('lost', { kind: 'server' }).end()
  await expect(tracing?.stop()).resolves.toBeUndefined()
})
