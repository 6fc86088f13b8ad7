import { readdirSync, readFileSync, readlinkSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Leftover = { pid: number; command: string }

/**
 * Caches that later runs use again: the copy of PostgreSQL that another user may run, compiled scripts, and the folder of the
 * audio library, which the home folder of the user links to.
 */
const CACHES = /^(dabali-postgres-|node-compile-cache|playwright-transform-cache|pulse-)/

/**
 * The processes that belong to a run: they have its mark in their environment, or work in its temporary folder, as
 * PostgreSQL does, which gets an environment of its own. Linux alone tells; elsewhere there are none.
 */
export function processesOf(mark: string, folder: string): Leftover[] {
  return numericEntries('/proc').flatMap((pid) => {
    if (pid === process.pid || !belongsTo(pid, mark, folder)) return []
    return [{ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() }]
  })
}

/** The entries in the temporary folder of a run, apart from caches. */
export function entriesLeft(folder: string): string[] {
  return readdirSync(folder).filter((name) => !CACHES.test(name))
}

function belongsTo(pid: number, mark: string, folder: string): boolean {
  if (read(`/proc/${pid}/environ`).split('\0').includes(mark)) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(join(folder, '/'))
  } catch {
    return false
  }
}

function numericEntries(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Processes may end meanwhile, and those of other users cannot be read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const IN_MEMORY = '/dev/shm'
/** Several times the disk space of a run. */
const ENOUGH_BYTES = 8 * 2 ** 30

/**
 * The parent of the temporary folder of a run. Each database of a test is some hundred files that are deleted soon after;
 * where Linux has memory to spare, they are kept there, and no disk is written.
 */
export function temporaryParent(memoryBytes = process.availableMemory()): string {
  if (process.env['TMPDIR'] !== undefined || memoryBytes < ENOUGH_BYTES) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize < ENOUGH_BYTES ? tmpdir() : IN_MEMORY
  } catch {
    return tmpdir()
  }
}
