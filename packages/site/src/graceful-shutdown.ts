import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { whenClosed } from './request-id.ts'

/** How long running requests have; afterwards their connections are closed. */
const GRACE_MS = 8000

type Settings = { delaySeconds?: number; graceMs?: number }

export type GracefulShutdown = ReturnType<typeof createGracefulShutdown>

/** Follows the requests of a server from its start, so that a stop cuts none of them. */
export function createGracefulShutdown(server: Server, { delaySeconds = 0, graceMs = GRACE_MS }: Settings = {}) {
  const running = new Set<ServerResponse>()
  let isBegun = false
  let isDraining = false
  let onIdle: () => void = () => undefined

  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    running.add(response)
    if (isDraining) response.shouldKeepAlive = false
    whenClosed(response, () => {
      running.delete(response)
      if (running.size === 0) onIdle()
    })
  })

  return {
    /** Answers `/readyz`, from which load balancers and Kubernetes learn that this process takes no more requests. */
    answerReadiness({ url }: IncomingMessage, response: ServerResponse): boolean {
      if (url?.split('?', 1)[0] !== '/readyz') return false
      const body = JSON.stringify({ status: isBegun ? 'stopping' : 'ok' })
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
      response.writeHead(isBegun ? 503 : 200, headers).end(body)
      return true
    },

    /** Waits for the delay, then accepts no more connections and lets running requests end. */
    async stop() {
      isBegun = true
      // A load balancer needs some checks to notice; until then it still sends requests.
      if (delaySeconds > 0) await pause(delaySeconds * 1000)
      isDraining = true
      // Closes idle connections as well.
      server.close()
      for (const response of running) endSoon(response)
      if (running.size > 0) {
        const late = new AbortController()
        const idle = new Promise<void>((resolve) => {
          onIdle = resolve
        })
        await Promise.race([idle, pause(graceMs, undefined, { signal: late.signal }).catch(() => undefined)])
        late.abort()
      }
      server.closeAllConnections()
    },
  }
}

function endSoon(response: ServerResponse) {
  if (!response.headersSent) response.shouldKeepAlive = false
  else if (String(response.getHeader('content-type')).startsWith('text/event-stream')) {
    // Has no end of its own, and its readers connect again. What is still piped into it is dropped.
    response.on('error', () => undefined).end()
  }
}

/** Stops the server and exits on SIGTERM or SIGINT; the same signal once more exits at once. */
export function stopOnSignals(shutdown: GracefulShutdown, onStop: () => unknown = () => undefined) {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    process.once(signal, () => process.exit(1))
    // Ctrl-C reaches every program of a terminal, and `pnpm start` sends them SIGTERM as well.
    if (isStopping) return
    isStopping = true
    await shutdown.stop()
    await onStop()
    process.exit(0)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}
