import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { readEnvironment, StartError } from './env.ts'

const HOST = '127.0.0.1'

/** What was started is stopped in the opposite order. */
const started: (() => Promise<unknown>)[] = []

async function start() {
  const { port } = readEnvironment(process.env)
  const app = buildApp()
  started.push(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  await app.listen({ port, host: HOST }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new StartError(`Port ${port} is taken: set SANDBOX_PORT to another one.`)
      : error
  })
  // A server that listens on a port has an address of this kind.
  const { port: listening } = app.server.address() as AddressInfo
  process.stdout.write(`sandbox ready at http://${HOST}:${listening}/\n`)
}

async function stop() {
  for (const end of started.splice(0).reverse()) await end()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(process.exitCode ?? 0)))
}

try {
  await start()
} catch (error) {
  await stop()
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
