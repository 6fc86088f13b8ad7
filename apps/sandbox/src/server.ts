import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { readEnvironment, StartError } from './env.ts'
import { makeInbox, startSmtp } from './mail/mail.ts'

const HOST = '127.0.0.1'

// Whoever read our log may leave first, as `head` does. A program goes on without its log; an error here that nobody
// handles would end it, or be logged, and so fail again without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** What was started is stopped in the opposite order. */
const started: (() => Promise<unknown>)[] = []

async function start() {
  const { port, smtpPort, siteOrigins, cardWebhookUrl } = readEnvironment(process.env)
  const inbox = makeInbox()
  const smtp = await startSmtp({ inbox, host: HOST, port: smtpPort }).catch(portError('SANDBOX_SMTP_PORT', smtpPort))
  started.push(smtp.stop)
  const app = buildApp({ inbox, siteOrigins, cardWebhookUrl })
  started.push(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  await app.listen({ port, host: HOST }).catch(portError('SANDBOX_PORT', port))
  // A server that listens on a port has an address of this kind.
  const { port: listening } = app.server.address() as AddressInfo
  process.stdout.write(`sandbox ready at http://${HOST}:${listening}/ ${smtp.url}\n`)
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
