import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')
const STOP_WITH_PARENT = pathToFileURL(join(root, 'tooling/src/start/stop-with-parent.ts')).href
const READY_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 40_000

/** The user that most systems call `nobody`: PostgreSQL and PgBouncer refuse to run as root. */
export const UNPRIVILEGED_ID = 65_534
export const isRoot = process.getuid?.() === 0

export type Spawned = {
  name: string
  process: ChildProcess
  exited: Promise<void>
  /** SIGTERM unless another signal is given, and SIGKILL after a long time. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Command = { name: string; command: string; args: string[]; env?: Record<string, string>; log: string }

/** Starts one of our own programs and waits until it says that it is ready. */
export async function startNode(
  name: string,
  file: string,
  env: Record<string, string>,
  log: string,
): Promise<Spawned> {
  const args = ['--max-semi-space-size=4', '--import', STOP_WITH_PARENT, join(root, file)]
  const { PATH = '', HOME = '' } = process.env
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, MALLOC_ARENA_MAX: '2', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', output, 'ipc'],
  })
  closeSync(output)
  const spawned = follow(name, child)
  const ready = new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (/ ready\b/.test(text)) resolve()
    })
  })
  await within(ready, spawned, log)
  return spawned
}

/** Starts a program of the system, which ends with this process. Root runs it as an unprivileged user where it is asked to. */
export function startNative(
  { name, command, args, env = {}, log }: Command,
  { setpriv, dieWith, isUnprivileged }: { setpriv: string; dieWith: 'INT' | 'QUIT' | 'TERM'; isUnprivileged: boolean },
): Spawned {
  const user = [`--reuid=${UNPRIVILEGED_ID}`, `--regid=${UNPRIVILEGED_ID}`, '--clear-groups']
  const wrapped = [...(isUnprivileged && isRoot ? user : []), `--pdeathsig=${dieWith}`, command, ...args]
  const output = openSync(log, 'a')
  const child = spawn(setpriv, wrapped, {
    cwd: '/',
    env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin`, TZ: 'UTC', ...env },
    stdio: ['ignore', output, output],
    // Ctrl-C reaches this process alone, which stops the others in their order.
    detached: true,
  })
  closeSync(output)
  return follow(name, child)
}

function follow(name: string, child: ChildProcess): Spawned {
  const exited = once(child, 'exit').then(() => undefined)
  return {
    name,
    process: child,
    exited,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      const insist = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await exited
      clearTimeout(insist)
    },
  }
}

async function within(ready: Promise<void>, { name, exited }: Spawned, log: string) {
  const late = new AbortController()
  const failed = exited.then(() => {
    throw new Error(`${name} ended before it was ready; see ${log}.`)
  })
  const timeout = pause(READY_WITHIN_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`${name} is not ready after ${READY_WITHIN_MS / 1000} s; see ${log}.`)
  })
  failed.catch(() => undefined)
  timeout.catch(() => undefined)
  await Promise.race([ready, failed, timeout])
  late.abort()
}

/** Waiting longer is of no use. */
export class StoppedEarly extends Error {}

/** Repeats until the condition holds, or throws a sentence. */
export async function until(
  what: string,
  condition: () => Promise<boolean>,
  { withinMs = 60_000, everyMs = 100 } = {},
) {
  const end = Date.now() + withinMs
  const holds = () =>
    condition().catch((error: unknown) => {
      if (error instanceof StoppedEarly) throw error
      return false
    })
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s.`)
    await pause(everyMs)
  }
}
