import { join } from 'node:path'
import {
  EnvironmentError,
  readApiOrigin,
  readOrigin,
  readPort,
  readShutdownDelay,
  readTraceCollector,
  readTrustedProxies,
} from '@dabali/site/env'
import { stopOnSignals } from '@dabali/site/graceful-shutdown'
import { startAdminServer } from './server/admin-server.ts'
import { readSandboxInbox } from './server/demo-code.ts'

// The reader of the log can close the pipe first, as `head` does.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const port = readPort('ADMIN_PORT', 3002)
  const { shutdown, tracing } = await startAdminServer({
    dir: join(import.meta.dirname, '../dist'),
    port,
    apiOrigin: readApiOrigin(),
    origin: readOrigin('ADMIN_ORIGIN', `http://localhost:${port}`),
    storeOrigin: readOrigin('STORE_ORIGIN', `http://localhost:${readPort('STORE_PORT', 3000)}`),
    cultureOrigin: readOrigin('CULTURE_ORIGIN', `http://localhost:${readPort('CULTURE_PORT', 3001)}`),
    trustedProxies: readTrustedProxies(),
    shutdownDelaySeconds: readShutdownDelay(),
    traceCollector: readTraceCollector(),
    sandboxInbox: readSandboxInbox(),
  })
  stopOnSignals(shutdown, () => tracing?.stop())
  process.stdout.write(`admin ready at http://127.0.0.1:${port}/\n`)
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : error}\n`)
  process.exit(1)
}
