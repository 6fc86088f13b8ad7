import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_STOP_MS = 12_000
const LOOK_EVERY_MS = 50
const OWN_PROGRAM = /start\/run\.ts/

type StartRecord = { pid: number; mark: string; parts: { name: string; pid: number }[] }

/**
 * Records the processes of a start in a file. Each has the mark of its start on its command line, so a reused process id is
 * never mistaken for one of them.
 */
export function createStartRecord(file: string, mark: string) {
  const record: StartRecord = { pid: process.pid, mark, parts: [] }
  return {
    add(name: string, pid: number | undefined) {
      if (pid === undefined) return
      record.parts.push({ name, pid })
      ignoreFailure(() => writeFileSync(file, JSON.stringify(record)))
    },
    remove: () => ignoreFailure(() => rmSync(file, { force: true })),
  }
}

/** The folder is created by the API, which reports problems. Parts stop with their parent without the file, too. */
function ignoreFailure(act: () => void) {
  try {
    act()
  } catch {
    return
  }
}

/**
 * Stops the parts that an earlier start left running. If that start is still running, its parts are left alone, and `isFree` is
 * false: the file must not be overwritten.
 */
export async function endLeftParts(file: string, say: (text: string) => void): Promise<{ isFree: boolean }> {
  const record = readRecord(file)
  if (record === undefined) return { isFree: true }
  if (record.pid !== process.pid && OWN_PROGRAM.test(commandLine(record.pid))) return { isFree: false }
  const left = record.parts.filter(({ pid }) => commandLine(pid).includes(record.mark))
  for (const { name } of left) say(`Stopping ${name}, which an earlier start left running.`)
  await Promise.all(left.map(({ pid }) => end(pid, record.mark)))
  return { isFree: true }
}

async function end(pid: number, mark: string) {
  const isLeft = () => commandLine(pid).includes(mark)
  signal(pid, 'SIGTERM')
  for (let waited = 0; isLeft(); waited += LOOK_EVERY_MS) {
    if (waited >= LONGEST_STOP_MS) return signal(pid, 'SIGKILL')
    await pause(LOOK_EVERY_MS)
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has exited, or belongs to another user; then its port is reported as taken.
  }
}

function commandLine(pid: number) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? ''
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function readRecord(file: string): StartRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(record) ? record : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is StartRecord {
  const { pid, mark, parts } = Object(value) as Partial<StartRecord>
  // A short mark could match other command lines.
  const isWhole = Number.isSafeInteger(pid) && typeof mark === 'string' && mark.length > 20 && Array.isArray(parts)
  return (
    isWhole && parts.every((part) => typeof part?.name === 'string' && Number.isSafeInteger(part.pid) && part.pid > 1)
  )
}
