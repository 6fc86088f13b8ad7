import type { FastifyInstance } from 'fastify'

/** What is to happen later: it keeps no process alive, and nothing of it happens when the app is closed. */
export function keepTimers(app: FastifyInstance) {
  const running = new Set<NodeJS.Timeout>()
  const closing = new AbortController()
  app.addHook('onClose', async () => {
    closing.abort()
    for (const timer of running) clearTimeout(timer)
    running.clear()
  })
  return {
    /** Aborted when the app is closed. */
    closing: closing.signal,
    after(ms: number, then: () => void) {
      if (closing.signal.aborted) return () => undefined
      const timer = setTimeout(() => {
        running.delete(timer)
        then()
      }, ms).unref()
      running.add(timer)
      return () => {
        clearTimeout(timer)
        running.delete(timer)
      }
    },
  }
}

export type Timers = ReturnType<typeof keepTimers>
