import { AsyncLocalStorage } from 'node:async_hooks'
import type { ActiveSpan, RunningSpan, Tracing } from './export-spans.ts'

export type { ActiveSpan, Tracing }

const running = new AsyncLocalStorage<RunningSpan>()

/** The header of the span that runs, for what is done later because of it. */
export const currentTraceparent = (): string | undefined => running.getStore()?.traceparent

/** Sends spans to a collector that speaks OTLP over HTTP, such as `http://127.0.0.1:4318`. Without one nothing is loaded. */
export async function startTracing(service: string, endpoint: string | undefined): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { exportSpans } = await import('./export-spans.ts')
  return exportSpans(service, endpoint, running)
}
