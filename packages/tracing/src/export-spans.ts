import type { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

type Attributes = Record<string, string | number>

type SpanOptions = {
  kind: 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** The header `traceparent` of the caller; without it the span is below the one that runs, or begins a trace. */
  parent?: string | undefined
  /** Begins a trace in any case. Its span is linked to the one of this `traceparent`, which has caused it. */
  cause?: string | null
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

/** The span that runs, in the form of OpenTelemetry and as a header. */
export type RunningSpan = { context: Context; traceparent: string }

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** The API has ten seconds to stop, of which requests may take eight. */
const LONGEST_STOP_MS = 1000

/**
 * Nothing is registered globally: Next would add spans of its own then, and they hold whole addresses, which may contain tokens.
 */
export function exportSpans(service: string, endpoint: string, running: AsyncLocalStorage<RunningSpan>): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('dabali')

  return {
    startSpan(name, { kind, attributes = {}, parent, cause }) {
      const current = cause === undefined ? running.getStore()?.context : undefined
      const above = readTraceparent(parent) ?? current ?? ROOT_CONTEXT
      const caused = trace.getSpanContext(readTraceparent(cause) ?? ROOT_CONTEXT)
      const links = caused ? [{ context: caused }] : []
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, above)
      const traceparent = writeTraceparent(span)
      const inside = { context: trace.setSpan(above, span), traceparent }
      return {
        traceparent,
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

function readTraceparent(header: string | null | undefined) {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, caller)
}

function writeTraceparent(span: Span) {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
