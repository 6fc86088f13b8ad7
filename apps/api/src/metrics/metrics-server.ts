import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { HealthQueries } from '../health/queries.ts'
import { getReadiness } from '../health/routes.ts'
import type { Metrics } from './metrics.ts'

type Settings = { host: string; port: number }

/**
 * Serves the metrics on a port of their own, which the public does not reach: they tell about sales. Workers, which have no
 * other port, are checked for health here.
 */
export async function startMetricsServer(
  { metrics, health }: { metrics: Metrics; health: HealthQueries },
  { host, port }: Settings,
) {
  const app = fastify()
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', () => getReadiness(health, { isFull: false }))
  await app.listen({ host, port })
  // A server that listens on a port has an address of this kind.
  const { port: listening } = app.server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}/metrics`,
    async stop() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
