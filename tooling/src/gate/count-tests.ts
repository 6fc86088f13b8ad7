import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** What failed and why, so that whoever has only the end of the output knows where to look. */
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
