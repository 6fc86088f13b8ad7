import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { keepRunning, type Part, PartStopped, type RunningPart, startPart, stopPart } from './part.ts'
import { localSettings, refuseTakenPorts, sandboxLines } from './ports.ts'
import { createStartRecord, endLeftParts } from './start-record.ts'

// The reader of the output may exit first, as `head` does; `start` continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const root = join(import.meta.dirname, '../../..')
/** There is no sandbox in production. */
const hasSandbox = process.env['NODE_ENV'] !== 'production'
const { ports, sandboxPorts, forApi, forSites, forSandbox } = localSettings(process.env, { hasSandbox })
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
  await refuseTakenPorts({ ...ports, ...(hasSandbox ? sandboxPorts : {}) })
  if (isFree) record = createStartRecord(recordFile, mark)
  if (hasSandbox) await begin('The sandbox', 'apps/sandbox/src/server.ts', forSandbox, world)
  const api = begin('The API', 'apps/api/src/server.ts', forApi)
  // Beside another start the API refuses its DATA_DIR, and the sites of that one must not be built anew.
  if (!isFree) await api
  say('Building the sites …')
  await Promise.all([api, build()])
  await Promise.all([
    begin('The bookshop', 'apps/store/src/server.ts', forSites),
    begin('The culture site', 'apps/culture/src/server.ts', forSites),
    begin('The back office', 'apps/admin/src/server.ts', forSites),
  ])
  say(`
  Bookshop       http://localhost:${ports.STORE_PORT}
  Culture site   http://localhost:${ports.CULTURE_PORT}
  Back office    http://localhost:${ports.ADMIN_PORT}
  API            http://localhost:${ports.API_PORT}/v1/   docs at http://localhost:${ports.API_PORT}/docs
${hasSandbox ? `${sandboxLines({ ...forApi, ...forSites }, sandboxPorts.SANDBOX_PORT)}\n` : ''}
  Press Ctrl-C to stop.`)
}

async function begin(name: string, file: string, env: Record<string, string>, among = parts) {
  say(`${name} is starting …`)
  const part = keepRunning({ name, launch: () => launch(name, file, env), say })
  among.push(part)
  await part.ready
}

function launch(name: string, file: string, env: Record<string, string> = {}): Part {
  const part = startPart(name, file, env, { args: [mark] })
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
