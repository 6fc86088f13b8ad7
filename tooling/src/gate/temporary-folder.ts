import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Several times what the databases and browsers of a run write. */
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
