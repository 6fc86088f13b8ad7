import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { LARGE_HEAP, type Part, startPart, stopPart } from '../start/part.ts'
import { freePort, sandboxEnvironment, siteEnvironment } from '../start/ports.ts'

type Mail = { to: string[]; subject: string; text: string; links: string[] }

type Sandbox = {
  url: string
  /** Waits for a mail to an address whose subject or text matches, and returns the newest. */
  mailTo: (address: string, matching?: RegExp) => Promise<Mail>
  /** Performs an action and waits for the mail that it sends. */
  nextMailTo: (address: string, matching: RegExp, act: () => Promise<unknown>) => Promise<Mail>
  /** Sets the mode of a gateway: `control('esewa', { mode: 'down' })`. */
  control: (gateway: 'esewa' | 'khalti' | 'card', how: object) => Promise<void>
}

const POLL_INTERVAL_MS = 200
/** Emails are sent by jobs, which a busy machine delays. */
const MAX_WAIT_MS = 60_000

function sandboxAt(url: string): Sandbox {
  async function mailsTo(address: string, matching: RegExp) {
    const answer = await fetch(`${url}/mail/messages/?to=${encodeURIComponent(address)}`)
    const mails = (await answer.json()) as Mail[]
    return mails.filter(({ subject, text }) => matching.test(subject) || matching.test(text))
  }
  async function waitForMail(address: string, matching: RegExp, known: number) {
    const until = Date.now() + MAX_WAIT_MS
    while (Date.now() < until) {
      const found = await mailsTo(address, matching)
      if (found[0] && found.length > known) return found[0]
      await pause(POLL_INTERVAL_MS)
    }
    throw new Error(`No mail to ${address} that matches ${matching} has arrived.`)
  }
  return {
    url,
    mailTo: (address, matching = /./) => waitForMail(address, matching, 0),
    async nextMailTo(address, matching, act) {
      const { length } = await mailsTo(address, matching)
      await act()
      return waitForMail(address, matching, length)
    },
    async control(gateway, how) {
      const answer = await fetch(`${url}/${gateway}/control/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(how),
      })
      if (!answer.ok) throw new Error(`The ${gateway} gateway answers ${answer.status}: ${await answer.text()}`)
    },
  }
}

/** The folder of a site under `apps`. */
export type Site = 'store' | 'culture' | 'admin'

/** A built site with its own API and sandbox, on free ports and in a temporary folder. */
export type TestEnvironment = {
  url: string
  apiUrl: string
  /** The sandbox: mail inbox and payment gateways. */
  sandbox: Sandbox
  /** Runs SQL on the database of the environment. */
  sql: (text: string, values?: unknown[]) => Promise<void>
  stopApi: () => Promise<void>
  /** With other settings where it is given some. */
  startApi: (settings?: Record<string, string>) => Promise<void>
  /** Starts a second server of the same site, with other settings where it is given some; answers its URL. */
  startSecondServer: (settings?: Record<string, string>) => Promise<string>
  /** The warnings of Node and Next in all of its servers since it was last asked. */
  takeWarnings: () => string[]
  close: () => Promise<void>
}

/**
 * What Node calls a warning, such as a leak or something deprecated, and what Next refuses while it renders; what only says that
 * colours are off has no name.
 */
const warningsIn = (text: string) =>
  text.match(/^(?:\(node:\d+\) .*\wWarning: |Error: Route ".*": Next\.js encountered ).*$/gm) ?? []

/** A server that ends by itself, such as by a signal of the system, may have written nothing. */
function reportEnd({ name, process: server }: Part) {
  server.once('exit', (code, signal) => {
    if (!server.killed) process.stderr.write(`${name} ended by itself: ${signal ?? `exit code ${code}`}.\n`)
  })
}

export async function startTestEnvironment(site: Site): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-'))
  const [apiPort, sitePort] = [await freePort(), await freePort()]
  const ports = { SANDBOX_PORT: await freePort(), SANDBOX_SMTP_PORT: await freePort() }
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const url = `http://localhost:${sitePort}`
  const env = {
    API_PORT: apiPort,
    API_ORIGIN: apiUrl,
    // A test is not a measure of time.
    API_TIMEOUT_MS: '60000',
    // With the reason of a 503.
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    ...(site === 'admin' ? { ADMIN_ORIGIN: url } : { SITE_ORIGINS: url }),
    [`${site.toUpperCase()}_PORT`]: sitePort,
    ...sandboxEnvironment({}, ports),
    ...siteEnvironment({}, ports),
    PIXEL_URL: '',
  }
  const warnings: string[] = []
  const startServer = (name: string, file: string, settings: Record<string, string>) => {
    const part = startPart(name, file, settings, { flags: LARGE_HEAP })
    part.process.stderr?.on('data', (text: Buffer) => warnings.push(...warningsIn(String(text))))
    reportEnd(part)
    return part
  }
  const world = startServer('The sandbox', 'apps/sandbox/src/server.ts', {
    ...ports,
    SITE_ORIGINS: url,
    SANDBOX_CARD_WEBHOOK_URL: `${apiUrl}/v1/api/payments/webhooks/card/`,
  })
  let api: Part | undefined

  async function startApi(settings: Record<string, string> = {}) {
    api = startServer('The API', 'apps/api/src/server.ts', { ...env, ...settings })
    await api.ready
  }
  async function stopApi() {
    api?.ready.catch(() => undefined)
    if (api) await stopPart(api)
  }

  async function sql(text: string, values?: unknown[]) {
    const connectionString = process.env['DATABASE_URL']
    // The embedded server listens on a socket in its folder only.
    const own = { host: join(folder, 'postgres'), user: 'dabali', database: 'dabali' }
    const client = new pg.Client(connectionString ? { connectionString } : own)
    await client.connect()
    await client.query(text, values)
    await client.end()
  }

  const servers: Part[] = []
  async function close() {
    for (const server of servers) await stopPart(server)
    await stopApi()
    await stopPart(world)
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await world.ready
    await startApi()
    // All tests of a site share one environment: plenty of stock keeps them independent.
    await sql('update product set num_available = 1000 where num_available > 0')
    await sql(
      `update ticket_type set capacity = 1000 where product_id in (select id from product where selling_price = 0)`,
    )
    const server = startServer('The site', `apps/${site}/src/server.ts`, env)
    servers.push(server)
    await server.ready
  } catch (error) {
    await close()
    throw error
  }

  async function startSecondServer(settings: Record<string, string> = {}) {
    const port = await freePort()
    const second = startServer('The site', `apps/${site}/src/server.ts`, {
      ...env,
      ...settings,
      [`${site.toUpperCase()}_PORT`]: port,
    })
    servers.push(second)
    await second.ready
    return `http://localhost:${port}`
  }
  return {
    url,
    apiUrl,
    sandbox: sandboxAt(`http://127.0.0.1:${ports.SANDBOX_PORT}`),
    startApi,
    stopApi,
    sql,
    startSecondServer,
    takeWarnings: () => warnings.splice(0),
    close,
  }
}
