import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Part, PartStopped, startPart, stopPart } from './part.ts'
import { sandboxEnvironment, sandboxLines } from './sandbox-environment.ts'
import { refuseTakenPorts } from './taken-ports.ts'

const root = join(import.meta.dirname, '../../..')
const { API_PORT = '4000', STORE_PORT = '3000', CULTURE_PORT = '3001' } = process.env
const { SANDBOX_PORT = '4100', SANDBOX_SMTP_PORT = '4125' } = process.env
/** In production the outside world is the real one. */
const hasSandbox = process.env['NODE_ENV'] !== 'production'
const sandboxPorts = { SANDBOX_PORT, SANDBOX_SMTP_PORT }
const outside = hasSandbox ? sandboxEnvironment(process.env, sandboxPorts) : {}
/** Where mails and providers lead back to. */
const { SITE_ORIGINS = `http://localhost:${STORE_PORT},http://localhost:${CULTURE_PORT}` } = process.env
/** Where the gateway of cards tells what was paid. */
const SANDBOX_CARD_WEBHOOK_URL = `http://127.0.0.1:${API_PORT}/v1/api/payments/webhooks/card/`
const sandboxSettings = { SITE_ORIGINS, SANDBOX_CARD_WEBHOOK_URL, ...sandboxPorts }
const world: Part[] = []
const parts: Part[] = []
let stopping = false

// Whoever ends pnpm does not reach us: it runs a script in a process group of its own.
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
  await refuseTakenPorts({ API_PORT, STORE_PORT, CULTURE_PORT, ...(hasSandbox ? sandboxPorts : {}) })
  if (hasSandbox) await begin('The sandbox', 'apps/sandbox/src/server.ts', sandboxSettings, world)
  const origin = { API_ORIGIN: `http://127.0.0.1:${API_PORT}` }
  await begin('The API', 'apps/api/src/server.ts', { SITE_ORIGINS, ...outside })
  // The builds need no API; they come second because a wrong DATA_DIR should be heard of in a second, not in a minute.
  say('Building what has changed of the sites …')
  await build()
  await begin('The bookshop', 'apps/store/src/server.ts', origin)
  await begin('The stage', 'apps/culture/src/server.ts', origin)
  say(`
  The bookshop   http://localhost:${STORE_PORT}
  The stage      http://localhost:${CULTURE_PORT}
  The API        http://localhost:${API_PORT}/v1/   described at http://localhost:${API_PORT}/docs
${hasSandbox ? `${sandboxLines(outside, SANDBOX_PORT)}\n` : ''}
  Ctrl-C stops them.`)
}

async function begin(name: string, file: string, env: Record<string, string>, among = parts) {
  say(`${name} is starting …`)
  const part = startPart(name, file, env)
  among.push(part)
  await part.ready
  part.process.once('exit', () => {
    if (stopping) return
    process.stderr.write(`${name} stopped, and so does the rest.\n`)
    void stop(1)
  })
}

async function build() {
  const turbo = spawn(
    join(root, 'node_modules/.bin/turbo'),
    [
      'run',
      'build',
      '--filter=@dabali/store',
      '--filter=@dabali/culture',
      '--output-logs=errors-only',
      '--log-order=grouped',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1' },
    },
  )
  parts.push({ name: 'The build', process: turbo, ready: Promise.resolve() })
  const [code] = await once(turbo, 'exit')
  if (code !== 0) throw new Error('A site could not be built; the reason stands above.')
}

async function stop(code: number) {
  if (stopping) return
  stopping = true
  await Promise.all(parts.toReversed().map(stopPart))
  // Last: until they are gone, the others may be telling it something.
  await Promise.all(world.map(stopPart))
  process.exit(code)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
