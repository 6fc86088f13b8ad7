import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export type Counts = { passed: number; failed: number; skipped: number }

/** A task of the gate as Turborepo's run summary describes it. */
export type Task = {
  taskId: string
  task: string
  directory: string
  execution: { exitCode?: number | null; startTime?: number; endTime?: number } | null
  cache?: { status: string }
}

type Spec = { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs?: Spec[] }
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites?: PlaywrightSuite[]
}
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}
type Report = VitestReport | PlaywrightReport

/**
 * The counts of all test runners of a run, each read from the report that it wrote itself. A task that failed without
 * a failed test (a linter, a build, a crashed runner) counts as one failure, so that nothing failed means all is well.
 */
export function countTests(root: string, tasks: Task[]): Counts {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { task, directory, execution } of tasks) {
    const counts = countsOf(join(root, directory, 'reports', `${task}.json`))
    const crashed = execution?.exitCode !== 0 && counts.failed === 0
    total.passed += counts.passed
    total.failed += counts.failed + (crashed ? 1 : 0)
    total.skipped += counts.skipped
  }
  return total
}

function countsOf(file: string): Counts {
  const report = readReport(file)
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 }
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The failed tests with their messages, for the end of the output. */
export function failuresOf(root: string, tasks: Task[]): string[] {
  return tasks.flatMap(({ taskId, task, directory, execution }) => {
    const report = readReport(join(root, directory, 'reports', `${task}.json`))
    const failed = report === undefined ? [] : 'stats' in report ? failedStories(report) : failedTests(report)
    if (failed.length > 0) return failed.map((each) => `${taskId}: ${each}`)
    return execution?.exitCode === 0 ? [] : [`${taskId}: failed without a failed test`]
  })
}

const LONGEST_REASON = 2000

const failedTests = ({ testResults = [] }: VitestReport) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${name}\n${reason(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${name} > ${fullName}\n${reason(failureMessages?.join('\n'))}`,
    )
  })

const failedStories = ({ suites = [] }: Pick<PlaywrightReport, 'suites'>): string[] =>
  suites.flatMap(({ title, suites: inner, specs = [] }) =>
    [
      ...failedStories({ suites: inner ?? [] }),
      ...specs
        .filter(({ ok }) => !ok)
        .map((spec) => {
          const errors = spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
          return `${spec.title}\n${reason(errors.join('\n'))}`
        }),
    ].map((each) => `${title} > ${each}`),
  )

const reason = (text = '') => text.slice(0, LONGEST_REASON)

/** The last line that the gate prints. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

type TimedSuite = {
  suites?: TimedSuite[]
  specs?: { tests: { results: { duration: number }[] }[] }[]
}
type TimedReport =
  | { testResults: { name: string; startTime: number; endTime: number }[] }
  | { suites: (TimedSuite & { file: string })[] }

export type Timing = { name: string; seconds: number; from?: number }

/** The start and duration of each task, sorted by start, without tasks from the cache. */
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

/** The slowest test files, from the reports of the runners. */
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

function fileTimings(report: TimedReport): Timing[] {
  if ('suites' in report) {
    return report.suites.map((suite) => ({ name: suite.file, seconds: millisecondsOf(suite) / 1000 }))
  }
  return report.testResults.map(({ name, startTime, endTime }) => ({
    name: join(basename(dirname(name)), basename(name)),
    seconds: (endTime - startTime) / 1000,
  }))
}

function millisecondsOf({ suites = [], specs = [] }: TimedSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, inner) => sum + millisecondsOf(inner), own)
}

/** A text table: seconds, start if known, name. */
export function timingTable(title: string, timings: Timing[]): string {
  const rows = timings.map(({ name, seconds, from }) => {
    const columns = [seconds.toFixed(1).padStart(8), from === undefined ? '' : from.toFixed(0).padStart(6), name]
    return columns.filter(Boolean).join('  ')
  })
  return [title, ...rows].join('\n')
}
