import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Task } from './count-tests.ts'

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { tests: { results: { duration: number }[] }[] }[]
}
type Report =
  | { testResults: { name: string; startTime: number; endTime: number }[] }
  | { suites: (PlaywrightSuite & { file: string })[] }

export type Timing = { name: string; seconds: number; from?: number }

/** How long each task took and when it began, in the order in which they began; what came from the cache is not named. */
export function taskTimings(tasks: Task[]): Timing[] {
  const ran = tasks.flatMap(({ taskId, execution, cache }) => {
    if (!execution?.startTime || !execution.endTime || cache?.status === 'HIT') return []
    return [{ name: taskId, start: execution.startTime, end: execution.endTime }]
  })
  const first = Math.min(...ran.map(({ start }) => start))
  return ran
    .toSorted((one, other) => one.start - other.start)
    .map(({ name, start, end }) => ({ name, seconds: (end - start) / 1000, from: (start - first) / 1000 }))
}

/** The test files that took longest, as the runners' own reports say. */
export function slowestFiles(root: string, tasks: Task[], most: number): Timing[] {
  const files = tasks.flatMap(({ task, taskId, directory, cache }) => {
    const file = join(root, directory, 'reports', `${task}.json`)
    if (cache?.status === 'HIT' || !existsSync(file)) return []
    return fileTimings(JSON.parse(readFileSync(file, 'utf8'))).map(({ name, seconds }) => ({
      name: `${taskId} ${name}`,
      seconds,
    }))
  })
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
}

function fileTimings(report: Report): Timing[] {
  if ('suites' in report) {
    return report.suites.map((suite) => ({ name: suite.file, seconds: millisecondsOf(suite) / 1000 }))
  }
  return report.testResults.map(({ name, startTime, endTime }) => ({
    name: join(basename(dirname(name)), basename(name)),
    seconds: (endTime - startTime) / 1000,
  }))
}

function millisecondsOf({ suites = [], specs = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, inner) => sum + millisecondsOf(inner), own)
}

/** A table for people: seconds, when it began where that is known, and the name. */
export function timingTable(title: string, timings: Timing[]): string {
  const rows = timings.map(({ name, seconds, from }) => {
    const columns = [seconds.toFixed(1).padStart(8), from === undefined ? '' : from.toFixed(0).padStart(6), name]
    return columns.filter(Boolean).join('  ')
  })
  return [title, ...rows].join('\n')
}
