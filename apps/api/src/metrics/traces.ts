import type { Channel } from 'node:diagnostics_channel'
import type { ActiveSpan, Tracing } from '@dabali/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A span per request, below that of the site. Registered before other hooks, so that what they read is part of it. */
export function traceRequests(app: FastifyInstance, tracing: Tracing) {
  const spans = new WeakMap<FastifyRequest, ActiveSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request
    // The pattern and not the path, which may contain a token.
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': method, 'http.route': route, 'dabali.request_id': id }
    const parent = headers['traceparent']
    const span = tracing.startSpan(`${method} ${route}`, {
      kind: 'server',
      attributes,
      ...(typeof parent === 'string' && { parent }),
    })
    spans.set(request, span)
    span.run(done)
  })
  // A body is read in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      hasFailed: statusCode >= 500,
    })
  })
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end({ hasFailed: true }))
}

/** A span per statement of a request; returns how to end this. Parameters, which hold personal data, are left out. */
export function traceStatements(tracing: Tracing, statements: Channel) {
  const onStatement = (message: unknown) => {
    if (!tracing.isInside()) return
    // Published by the database in this form only.
    const { text, answer } = message as { text: string; answer: Promise<unknown> }
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracing.startSpan(firstWord(text), { kind: 'client', attributes })
    answer.then(
      () => span.end(),
      () => span.end({ hasFailed: true }),
    )
  }
  statements.subscribe(onStatement)
  return () => statements.unsubscribe(onStatement)
}

const firstWord = (text: string) => /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
