import type { AddressInfo } from 'node:net'
import { buildApp } from '../src/app.ts'

/** The sandbox on a port that was free. */
export async function startSandbox(world: Parameters<typeof buildApp>[0] = {}) {
  const app = buildApp(world)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
