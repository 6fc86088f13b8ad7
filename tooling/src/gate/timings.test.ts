import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Task } from './count-tests.ts'
import { slowestFiles, taskTimings, timingTable } from './timings.ts'

const task = (name: string, startTime: number, endTime: number, status = 'MISS'): Task => ({
  taskId: `a#${name}`,
  task: name,
  directory: 'packages/a',
  execution: { exitCode: 0, startTime, endTime },
  cache: { status },
})

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-'))
  mkdirSync(join(root, 'packages/a/reports'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const writeReport = (name: string, report: object) =>
  writeFileSync(join(root, 'packages/a/reports', `${name}.json`), JSON.stringify(report))

it('names the tasks that ran in the order in which they began', () => {
  const timings = taskTimings([task('e2e', 3000, 9000), task('unit', 1000, 2500), task('lint', 0, 10, 'HIT')])
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
  expect(slowestFiles(root, [task('unit', 0, 1), task('e2e', 0, 1), task('types', 0, 1)], 2)).toEqual([
    { name: 'a#unit src/b.test.ts', seconds: 2 },
    { name: 'a#e2e c.spec.ts', seconds: 1 },
  ])
})

it('leaves a report out that came from the cache', () => {
  writeReport('unit', { testResults: [{ name: 'a.test.ts', startTime: 0, endTime: 1 }] })
  expect(slowestFiles(root, [task('unit', 0, 1, 'HIT')], 5)).toEqual([])
})

it('prints seconds in a column', () => {
  const text = timingTable('Tasks', [
    { name: 'a#unit', seconds: 1.5, from: 12 },
    { name: 'a#e2e', seconds: 160, from: 3 },
  ])
  expect(text).toBe('Tasks\n     1.5      12  a#unit\n   160.0       3  a#e2e')
})
