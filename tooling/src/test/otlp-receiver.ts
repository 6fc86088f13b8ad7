import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string }

type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind?: number
  links?: { traceId: string; spanId: string }[]
  attributes?: { key: string; value: Value }[]
  status?: { code?: number }
}

type SentSpans = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}

export type ReceivedSpan = Omit<SentSpan, 'attributes'> & { service: string; attributes: Record<string, unknown> }

/** A collector of traces for tests: it speaks OTLP over HTTP with JSON. */
export async function startReceiver() {
  const spans: ReceivedSpan[] = []
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    paths.push(String(request.url))
    spans.push(...readSpans((await json(request)) as SentSpans))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    paths,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const record = (attributes: { key: string; value: Value }[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

const readSpans = ({ resourceSpans }: SentSpans): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        ...span,
        service: String(record(resource.attributes)['service.name']),
        attributes: record(span.attributes),
      })),
    ),
  )
