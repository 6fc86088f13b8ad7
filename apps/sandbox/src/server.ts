import type { AddressInfo } from 'node:net'
import { buildApp, readEnvironment, StartError } from './app.ts'
import { makeInbox, startSmtp } from './mail/mail.ts'

// The reader of the output may exit first, as `head` does. An unhandled EPIPE would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Stop functions, called in reverse order. */
const started: (() => Promise<unknown>)[] = []

async function start() {
  const { host, port, smtpPort, siteOrigins, cardWebhookUrl } = readEnvironment(process.env)
  const inbox = makeInbox()
  const smtp = await startSmtp({ inbox, host, port: smtpPort }).catch(portError('SANDBOX_SMTP_PORT', smtpPort))
  started.push(smtp.stop)
  const app = buildApp({ inbox, siteOrigins, cardWebhookUrl })
  started.push(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  await app.listen({ port, host }).catch(portError('SANDBOX_PORT', port))
  // A server that is listening on a port has an `AddressInfo`.
  const { port: listening } = app.server.address() as AddressInfo
  process.stdout.write(`sandbox ready at http://${host}:${listening}/ ${smtp.url}\n`)
}

const portError = (setting: string, port: number) => (error: NodeJS.ErrnoException) => {
  throw error.code === 'EADDRINUSE' ? new StartError(`Port ${port} is taken: set ${setting} to another one.`) : error
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
