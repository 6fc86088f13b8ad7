import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const CLOCK_TICKS_PER_SECOND = 100

/** The memory of a process in megabytes, now or at most until now. */
export function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = '0'] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** The native modules, such as compilers, that a process has loaded. */
export function nativeModulesOf(pid: number | undefined): string[] {
  return [...new Set(readFileSync(`/proc/${pid}/maps`, 'utf8').match(/\S+\.node$/gm))]
}

/** The processor time of a process so far, which other programs on the machine do not change much. */
export function cpuSecondsOf(pid: number | string | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [fields[11], fields[12]].map(Number)
  return ((user ?? 0) + (system ?? 0)) / CLOCK_TICKS_PER_SECOND
}

/** The processor time of all processes that run in a folder, such as those of a database. */
export function cpuSecondsIn(folder: string): number {
  const inside = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && workingFolder(pid).startsWith(folder))
  return inside.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0)
}

function workingFolder(pid: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // It ended meanwhile.
    return ''
  }
}
