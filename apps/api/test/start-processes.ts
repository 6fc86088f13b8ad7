import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Environment of processes that tests start: PATH and Node's compile cache. */
export const PROCESS_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node-compile'),
}

const SERVER = join(import.meta.dirname, '../src/server.ts')
const JOB_WORKER = join(import.meta.dirname, '../src/worker.ts')
const READY = /^api ready at (http:\/\/127\.0\.0\.1:(\d+)\/v1\/)/
const METRICS = /metrics at (http:\/\/127\.0\.0\.1:\d+)\/metrics\n$/

const running = new Set<ChildProcess>()

/** Ends processes that a failed test has left running. */
export function endServers() {
  for (const server of running) server.kill('SIGKILL')
  running.clear()
}

/** The API as a separate process; of another release, if its file is given. */
export const runServer = (environment: Record<string, string>, file = SERVER) => run(file, environment)

/** The process that runs the jobs of the API. */
export const runJobWorker = (environment: Record<string, string>) => run(JOB_WORKER, environment)

async function run(file: string, environment: Record<string, string>) {
  const process_ = spawn(process.execPath, [file], {
    env: { ...PROCESS_ENVIRONMENT, API_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(process_)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    process_[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const ended = once(process_, 'close').then(() => undefined)
  await Promise.race([ended, ...(await ready(process_))])
  const [, url = '', port = ''] = READY.exec(output.stdout) ?? []
  const [, metrics = ''] = METRICS.exec(output.stdout) ?? []
  return { process: process_, output, ended, url, port, metrics }
}

// Wrapped, because an async function would await the inner promise.
const ready = async (started: ChildProcess) => [once(started.stdout ?? started, 'data')]

/** The processes in a folder, such as PostgreSQL and its supervisor. */
export function processesIn(folder: string) {
  return readdirSync('/proc').filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      return false
    }
  })
}

const WORKER = fileURLToPath(new URL('./worker-process.ts', import.meta.url))

/** Ends processes that a failed test has left running. */
export function endWorkers() {
  for (const worker of running) worker.kill('SIGKILL')
  running.clear()
}

/** A worker as a separate process, which writes each finished job to the table `done`. */
export async function runWorker(connectionString: string, settings: { milliseconds: number; leaseSeconds?: number }) {
  const worker = spawn(process.execPath, [WORKER, JSON.stringify({ connection: { connectionString }, ...settings })], {
    env: PROCESS_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(worker)
  await once(worker.stdout, 'data')
  return worker
}

const SANDBOX = join(import.meta.dirname, '../../sandbox/src/server.ts')
const SANDBOX_READY = /^sandbox ready at (http:\/\/127\.0\.0\.1:\d+)\/ (smtp:\/\/127\.0\.0\.1:\d+)$/

/** The sandbox as a separate process, on free ports. */
export async function runSandbox({ siteOrigins }: { siteOrigins?: string[] } = {}) {
  const sandbox = spawn(process.execPath, [SANDBOX], {
    env: {
      ...PROCESS_ENVIRONMENT,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      ...(siteOrigins === undefined ? {} : { SITE_ORIGINS: siteOrigins.join(',') }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(sandbox, 'close')
  const lines = createInterface({ input: sandbox.stdout })
  const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [''])])
  const [, url, smtpUrl] = SANDBOX_READY.exec(String(line)) ?? []
  if (url === undefined || smtpUrl === undefined) throw new Error(`The sandbox did not start: ${line}`)
  return {
    url,
    smtpUrl,
    async stop() {
      sandbox.kill('SIGTERM')
      await ended
    },
  }
}

export type RunningSandbox = Awaited<ReturnType<typeof runSandbox>>
