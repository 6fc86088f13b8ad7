import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { keepRunning, type Part, PartStopped, type RunningPart, startPart, stopPart } from './part.ts'
import { refuseTakenPorts, sandboxEnvironment, sandboxLines, siteEnvironment } from './ports.ts'
import { createStartRecord, endLeftParts } from './start-record.ts'

// The reader of the output may exit first, as `head` does; `start` continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const root = join(import.meta.dirname, '../../..')
const { API_PORT = '4000', STORE_PORT = '3000', CULTURE_PORT = '3001', ADMIN_PORT = '3002' } = process.env
const { SANDBOX_PORT = '4100', SANDBOX_SMTP_PORT = '4125' } = process.env
/** There is no sandbox in production. */
const hasSandbox = process.env['NODE_ENV'] !== 'production'
const sandboxPorts = { SANDBOX_PORT, SANDBOX_SMTP_PORT }
const outside = hasSandbox ? sandboxEnvironment(process.env, sandboxPorts) : {}
const forSites = hasSandbox ? siteEnvironment(process.env, sandboxPorts) : {}
/** The origins in emails and redirects. */
const { SITE_ORIGINS = `http://localhost:${STORE_PORT},http://localhost:${CULTURE_PORT}` } = process.env
const { ADMIN_ORIGIN = `http://localhost:${ADMIN_PORT}` } = process.env
/** The webhook URL of the card gateway. */
const SANDBOX_CARD_WEBHOOK_URL = `http://127.0.0.1:${API_PORT}/v1/api/payments/webhooks/card/`
const sandboxSettings = { SITE_ORIGINS, SANDBOX_CARD_WEBHOOK_URL, ...sandboxPorts }
/** An argument of all processes of this start. */
const mark = `--start=${randomUUID()}`
const recordFile = join(resolve(root, process.env['DATA_DIR'] || '.data'), 'start.json')
let record: ReturnType<typeof createStartRecord> | undefined
const world: RunningPart[] = []
const parts: RunningPart[] = []
let stopping = false

// pnpm runs scripts in a process group of their own, so signals to pnpm do not arrive here.
const parent = process.ppid
setInterval(() => process.ppid === parent || void stop(0), 500).unref()
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

try {
  await start()
} catch (error) {
  if (!stopping && !(error instanceof PartStopped))
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  await stop(1)
}

async function start() {
  const { isFree } = await endLeftParts(recordFile, say)
  await refuseTakenPorts({ API_PORT, STORE_PORT, CULTURE_PORT, ADMIN_PORT, ...(hasSandbox ? sandboxPorts : {}) })
  if (isFree) record = createStartRecord(recordFile, mark)
  if (hasSandbox) await begin('The sandbox', 'apps/sandbox/src/server.ts', sandboxSettings, world)
  await begin('The API', 'apps/api/src/server.ts', { SITE_ORIGINS, ADMIN_ORIGIN, ...outside })
  // The builds need no API; they come second so that a wrong DATA_DIR fails at once.
  say('Building the sites …')
  await build()
  const siteSettings = { API_ORIGIN: `http://127.0.0.1:${API_PORT}`, ADMIN_ORIGIN, ...forSites }
  await begin('The bookshop', 'apps/store/src/server.ts', siteSettings)
  await begin('The culture site', 'apps/culture/src/server.ts', siteSettings)
  await begin('The back office', 'apps/admin/src/server.ts', siteSettings)
  say(`
  Bookshop       http://localhost:${STORE_PORT}
  Culture site   http://localhost:${CULTURE_PORT}
  Back office    http://localhost:${ADMIN_PORT}
  API            http://localhost:${API_PORT}/v1/   docs at http://localhost:${API_PORT}/docs
${hasSandbox ? `${sandboxLines({ ...outside, ...forSites }, SANDBOX_PORT)}\n` : ''}
  Press Ctrl-C to stop.`)
}

async function begin(name: string, file: string, env: Record<string, string>, among = parts) {
  say(`${name} is starting …`)
  const part = keepRunning({ name, launch: () => launch(name, file, env), say })
  among.push(part)
  await part.ready
}

function launch(name: string, file: string, env: Record<string, string> = {}): Part {
  const part = startPart(name, file, env, [mark])
  record?.add(name, part.process.pid)
  return part
}

async function build() {
  const part = launch('The build', 'tooling/src/start/build.ts')
  // The build never prints `ready at`.
  part.ready.catch(() => undefined)
  parts.push({ ...part, stop: () => stopPart(part) })
  const [code] = await once(part.process, 'exit')
  if (code !== 0) throw new Error('The build failed; see the output above.')
}

async function stop(code: number) {
  if (stopping) return
  stopping = true
  await Promise.all(parts.toReversed().map((part) => part.stop()))
  // Last, because the other parts may still send requests to the sandbox.
  await Promise.all(world.map((part) => part.stop()))
  record?.remove()
  process.exit(code)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
