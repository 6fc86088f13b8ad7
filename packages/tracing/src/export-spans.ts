import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

type Attributes = Record<string, string | number>

type SpanOptions = {
  kind: 'server' | 'client'
  attributes?: Attributes
  /** The header `traceparent` of the caller; without it the span is below the one that runs, or begins a trace. */
  parent?: string | undefined
}

type SpanOutcome = { attributes?: Attributes; hasFailed?: boolean }

export type ActiveSpan = {
  /** The header that makes spans of another program children of this one. */
  traceparent: string
  /** Spans that start during `act`, also after it has awaited something, are children of this one. */
  run: <T>(act: () => T) => T
  end: (outcome?: SpanOutcome) => void
}

export type Tracing = {
  startSpan: (name: string, options: SpanOptions) => ActiveSpan
  /** Whether a span runs. */
  isInside: () => boolean
  /** Sends what is left. */
  stop: () => Promise<void>
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** The API has ten seconds to stop, of which requests may take eight. */
const LONGEST_STOP_MS = 1000

/**
 * Nothing is registered globally: Next would add spans of its own then, and they hold whole addresses, which may contain tokens.
 */
export function exportSpans(service: string, endpoint: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('dabali')
  const running = new AsyncLocalStorage<Context>()

  return {
    startSpan(name, { kind, attributes = {}, parent }) {
      const above = readTraceparent(parent) ?? running.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, above)
      const inside = trace.setSpan(above, span)
      return {
        traceparent: writeTraceparent(span),
        run: (act) => running.run(inside, act),
        end({ attributes: last = {}, hasFailed = false } = {}) {
          span.setAttributes(last)
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    isInside: () => running.getStore() !== undefined,
    // A collector that is away must not keep the process from ending.
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), pause(LONGEST_STOP_MS, undefined, { ref: false })]),
  }
}

function readTraceparent(header: string | undefined) {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, caller)
}

function writeTraceparent(span: Span) {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
