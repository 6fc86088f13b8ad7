import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countTests, failuresOf, summaryLine, type Task } from './count-tests.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function task(name: string, exitCode: number | null): Task {
  return { taskId: `a#${name}`, task: name, directory: 'packages/a', execution: { exitCode } }
}

function report(name: string, numPassedTests: number, numFailedTests: number, numPendingTests = 0, numTodoTests = 0) {
  mkdirSync(join(root, 'packages/a/reports'), { recursive: true })
  const counts = { numPassedTests, numFailedTests, numPendingTests, numTodoTests }
  writeFileSync(join(root, 'packages/a/reports', `${name}.json`), JSON.stringify(counts))
}

describe('countTests', () => {
  it('adds up what the runners counted', () => {
    report('unit', 7, 0)
    report('platforms', 2, 0, 1, 2)
    expect(countTests(root, [task('unit', 0), task('platforms', 0), task('build', 0)])).toEqual({
      passed: 9,
      failed: 0,
      skipped: 3,
    })
  })

  it('reads the report of the browser tests too', () => {
    mkdirSync(join(root, 'packages/a/reports'), { recursive: true })
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 }
    writeFileSync(join(root, 'packages/a/reports/e2e.json'), JSON.stringify({ stats }))
    expect(countTests(root, [task('e2e', 1)])).toEqual({ passed: 5, failed: 2, skipped: 3 })
  })

  it('counts a failed test once, not once more for its task', () => {
    report('unit', 7, 2)
    expect(countTests(root, [task('unit', 1)])).toEqual({ passed: 7, failed: 2, skipped: 0 })
  })

  it('counts a task that failed without a report as one failure', () => {
    expect(countTests(root, [task('lint', 1)])).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('counts a runner that crashed after its tests passed as one failure', () => {
    report('unit', 7, 0)
    expect(countTests(root, [task('unit', 1)])).toEqual({ passed: 7, failed: 1, skipped: 0 })
  })

  it('counts a task that was never run as one failure', () => {
    expect(countTests(root, [{ ...task('unit', 0), execution: null }])).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('leaves a report of a task that is not of this run alone', () => {
    report('old', 5, 5)
    expect(countTests(root, [task('lint', 0)])).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('failuresOf', () => {
  it('names the tests that failed, and why', () => {
    mkdirSync(join(root, 'packages/a/reports'), { recursive: true })
    const assertionResults = [
      { fullName: 'is well', status: 'passed' },
      { fullName: 'is ill', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    ]
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'b.test.ts', status: 'failed', message: 'did not load', assertionResults: [] },
    ]
    writeFileSync(join(root, 'packages/a/reports/unit.json'), JSON.stringify({ testResults }))
    const stories = {
      stats: {},
      suites: [
        {
          title: 'basket.spec.ts',
          suites: [
            {
              title: 'a shopper',
              specs: [{ title: 'adds', ok: false, tests: [{ results: [{ error: { message: 'no button' } }] }] }],
            },
          ],
        },
      ],
    }
    writeFileSync(join(root, 'packages/a/reports/e2e.json'), JSON.stringify(stories))
    expect(failuresOf(root, [task('unit', 1), task('e2e', 1), task('lint', 1), task('build', 0)])).toEqual([
      'a#unit: a.test.ts > is ill\nexpected 1 to be 2',
      'a#unit: b.test.ts\ndid not load',
      'a#e2e: basket.spec.ts > a shopper > adds\nno button',
      'a#lint: failed without a failed test',
    ])
  })
})

describe('summaryLine', () => {
  it('names passed and failed', () => {
    expect(summaryLine({ passed: 9, failed: 0, skipped: 0 })).toBe('9 passed, 0 failed')
  })

  it('names the skipped only when there are any', () => {
    expect(summaryLine({ passed: 9, failed: 1, skipped: 2 })).toBe('9 passed, 1 failed, 2 skipped')
  })
})
