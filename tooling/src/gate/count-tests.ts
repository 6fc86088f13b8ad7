import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Counts = { passed: number; failed: number; skipped: number }

/** A task of the gate as Turborepo tells of it afterwards. */
export type Task = { taskId: string; task: string; directory: string; execution: { exitCode?: number | null } | null }

type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }
type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }

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
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
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

/** The last line that the gate prints. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
