import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { PROCESS_ENVIRONMENT } from './process-environment.ts'

const SERVER = join(import.meta.dirname, '../src/server.ts')
const READY = /^api ready at (http:\/\/127\.0\.0\.1:(\d+)\/v1\/)\n$/

const running = new Set<ChildProcess>()

/** Ends what a failed test has left running. */
export function endServers() {
  for (const server of running) server.kill('SIGKILL')
  running.clear()
}

/** The API as a process of its own. */
export async function runServer(environment: Record<string, string>) {
  const process_ = spawn(process.execPath, [SERVER], {
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
  return { process: process_, output, ended, url, port }
}

// Wrapped, so that waiting for the list does not wait for what is in it.
const ready = async (started: ChildProcess) => [once(started.stdout ?? started, 'data')]

/** The processes that work in a folder, as PostgreSQL and its keeper do. */
export function processesIn(folder: string) {
  return readdirSync('/proc').filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      return false
    }
  })
}
