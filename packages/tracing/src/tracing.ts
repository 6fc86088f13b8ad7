import type { ActiveSpan, Tracing } from './export-spans.ts'

export type { ActiveSpan, Tracing }

/** Sends spans to a collector that speaks OTLP over HTTP, such as `http://127.0.0.1:4318`. Without one nothing is loaded. */
export async function startTracing(service: string, endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { exportSpans } = await import('./export-spans.ts')
  return exportSpans(service, endpoint)
}
