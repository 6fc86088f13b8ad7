type Attributes = Record<string, string | number>

export type SpanOptions = {
  kind: 'server' | 'client'
  attributes?: Attributes
  /** The header `traceparent` of the caller; without it the span is below the one that runs, or begins a trace. */
  parent?: string | undefined
}

export type SpanOutcome = { attributes?: Attributes; hasFailed?: boolean }

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

/** Sends spans to a collector that speaks OTLP over HTTP, such as `http://127.0.0.1:4318`. Without one nothing is loaded. */
export async function startTracing(service: string, endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { exportSpans } = await import('./export-spans.ts')
  return exportSpans(service, endpoint)
}
