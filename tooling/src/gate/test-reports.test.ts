import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  countTests,
  failuresOf,
  slowestFiles,
  summaryLine,
  type Task,
  taskTimings,
  timingTable,
} from './test-reports.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-'))
  mkdirSync(join(root, 'packages/a/reports'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function task(name: string, exitCode: number | null): Task {
  return { taskId: `a#${name}`, task: name, directory: 'packages/a', execution: { exitCode } }
}

const writeReport = (name: string, report: object) =>
  writeFileSync(join(root, 'packages/a/reports', `${name}.json`), JSON.stringify(report))

function report(name: string, numPassedTests: number, numFailedTests: number, numPendingTests = 0, numTodoTests = 0) {
  writeReport(name, { numPassedTests, numFailedTests, numPendingTests, numTodoTests })
}

describe('countTests', () => {
  it('adds up the counts of the runners', () => {
    report('unit', 7, 0)
    report('platforms', 2, 0, 1, 2)
    expect(countTests(root, [task('unit', 0), task('platforms', 0), task('build', 0)])).toEqual({
      passed: 9,
      failed: 0,
      skipped: 3,
    })
  })

  it('reads the report of the browser tests too', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 }
    writeReport('e2e', { stats })
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

  it('ignores a report of a task that is not in this run', () => {
    report('old', 5, 5)
    expect(countTests(root, [task('lint', 0)])).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})

describe('failuresOf', () => {
  it('names the tests that failed, and why', () => {
    const assertionResults = [
      { fullName: 'is well', status: 'passed' },
      { fullName: 'is ill', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    ]
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'b.test.ts', status: 'failed', message: 'did not load', assertionResults: [] },
    ]
    writeReport('unit', { testResults })
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
    writeReport('e2e', stories)
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

  it('shows the skipped only if there are any', () => {
    expect(summaryLine({ passed: 9, failed: 1, skipped: 2 })).toBe('9 passed, 1 failed, 2 skipped')
  })
})

const timedTask = (name: string, startTime: number, endTime: number, status = 'MISS'): Task => ({
  taskId: `a#${name}`,
  task: name,
  directory: 'packages/a',
  execution: { exitCode: 0, startTime, endTime },
  cache: { status },
})
it('lists the tasks that ran in the order of their start', () => {
  const timings = taskTimings([
    timedTask('e2e', 3000, 9000),
    timedTask('unit', 1000, 2500),
    timedTask('lint', 0, 10, 'HIT'),
  ])
  expect(timings).toEqual([
    { name: 'a#unit', seconds: 1.5, from: 0 },
    { name: 'a#e2e', seconds: 6, from: 2 },
  ])
})

it('finds the slowest files of both runners, nested suites included', () => {
  const result = (name: string, startTime: number, endTime: number) => ({
    name: `/project/${name}`,
    startTime,
    endTime,
  })
  writeReport('unit', { testResults: [result('src/a.test.ts', 0, 700), result('src/b.test.ts', 0, 2000)] })
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const suite = { file: 'c.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(300, 600)] }] }
  writeReport('e2e', { suites: [suite] })
  expect(slowestFiles(root, [timedTask('unit', 0, 1), timedTask('e2e', 0, 1), timedTask('types', 0, 1)], 2)).toEqual([
    { name: 'a#unit src/b.test.ts', seconds: 2 },
    { name: 'a#e2e c.spec.ts', seconds: 1 },
  ])
})

it('omits a report from the cache', () => {
  writeReport('unit', { testResults: [{ name: 'a.test.ts', startTime: 0, endTime: 1 }] })
  expect(slowestFiles(root, [timedTask('unit', 0, 1, 'HIT')], 5)).toEqual([])
})

it('prints seconds in a column', () => {
  const text = timingTable('Tasks', [
    { name: 'a#unit', seconds: 1.5, from: 12 },
    { name: 'a#e2e', seconds: 160, from: 3 },
  ])
  expect(text).toBe('Tasks\n     1.5      12  a#unit\n   160.0       3  a#e2e')
})
