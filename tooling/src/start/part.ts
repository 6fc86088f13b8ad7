import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** A small nursery: the memory that is held falls by a third, and nothing becomes slower. */
const FLAGS = ['--max-semi-space-size=4']
const LONGEST_STOP_MILLISECONDS = 11_000

export type Part = { name: string; process: ChildProcess; ready: Promise<void> }

/** A part that ended before it was ready; what is wrong it has said itself, in its own sentence. */
export class PartStopped extends Error {}

/** Starts a server of ours, which says `ready` in a line of its own when it answers. */
export function startPart(name: string, file: string, env: Record<string, string> = {}): Part {
  const child = spawn(process.execPath, [...FLAGS, join(root, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr.pipe(process.stderr)
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (/ready at /.test(text)) resolve()
    })
    child.once('exit', () => reject(new PartStopped(name)))
  })
  return { name, process: child, ready }
}

/** Asks a part to stop, and makes it when it does not. */
export async function stopPart({ process: child }: Part): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MILLISECONDS)
  await gone
  clearTimeout(insist)
}
