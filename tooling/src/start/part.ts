import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')
const STOP_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'stop-with-parent.ts')).href
/** A small young generation: a third less memory, and not slower. */
const SMALL_HEAP = ['--max-semi-space-size=4']
/** For tests, whose servers start with much work: fewer garbage collections take 4 % less of the processor. */
export const LARGE_HEAP = ['--max-semi-space-size=32', '--min-semi-space-size=16']
/** Fewer malloc arenas: saves 80 MB in the API, which encodes pictures in several threads. */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  // What TypeScript is compiled to is kept: from the second start on, the compiler and its 10 MB are not loaded.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
}
const LONGEST_STOP_MILLISECONDS = 11_000

export type Part = { name: string; process: ChildProcess; ready: Promise<void> }

/** A part exited before it was ready; it has printed the reason itself. */
export class PartStopped extends Error {}

/** Starts a server, which prints `ready at` when it listens and stops when this process exits. */
export function startPart(
  name: string,
  file: string,
  env: Record<string, string> = {},
  { args = [], flags = SMALL_HEAP }: { args?: string[]; flags?: string[] } = {},
): Part {
  const child = spawn(process.execPath, [...flags, '--import', STOP_WITH_PARENT, resolve(root, file), ...args], {
    cwd: root,
    env: { ...MEMORY, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Not `pipe`, which stops reading when our own output is closed and would block the part.
  child.stderr?.on('data', (text: Buffer) => process.stderr.write(text))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (/ready at /.test(text)) resolve()
    })
    child.once('exit', () => reject(new PartStopped(name)))
  })
  return { name, process: child, ready }
}

/** Stops a part with SIGTERM, and with SIGKILL after a timeout. */
export async function stopPart({ process: child }: Part): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MILLISECONDS)
  await gone
  clearTimeout(insist)
}

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** A part that ran this long starts again without a longer pause. */
const WELL_AFTER_MS = 60_000

export type RunningPart = { name: string; ready: Promise<void>; stop: () => Promise<void> }

type Options = { name: string; launch: () => Part; say: (text: string) => void; firstPauseMs?: number }

/** Starts a part, and starts it again when it exits after it was ready, with a longer pause each time. */
export function keepRunning({ name, launch, say, firstPauseMs = FIRST_PAUSE_MS }: Options): RunningPart {
  let failures = 0
  let wasReady = false
  let stopping = false
  let restart: NodeJS.Timeout | undefined
  let part = run()

  function run() {
    const begun = Date.now()
    const next = launch()
    next.ready.then(
      () => {
        if (wasReady) say(`${name} is running again.`)
        wasReady = true
      },
      () => undefined,
    )
    next.process.once('exit', (code, signal) => {
      // The first start rejects `ready`; starting again would fail in the same way.
      if (stopping || !wasReady) return
      if (Date.now() - begun > WELL_AFTER_MS) failures = 0
      const pauseMs = Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS)
      failures += 1
      const reason = signal ?? `exit code ${code}`
      say(`${name} stopped (${reason}). Restarting in ${pauseMs / 1000} s.`)
      restart = setTimeout(() => {
        part = run()
      }, pauseMs)
    })
    return next
  }

  return {
    name,
    ready: part.ready,
    stop: async () => {
      stopping = true
      clearTimeout(restart)
      await stopPart(part)
    },
  }
}
