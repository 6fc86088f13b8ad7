import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '../browser/find-browser.ts'
import { entriesLeft, processesOf, temporaryParent } from './leftovers.ts'
import {
  countTests,
  failuresOf,
  slowestFiles,
  summaryLine,
  type Task,
  taskTimings,
  timingTable,
} from './test-reports.ts'

const root = join(import.meta.dirname, '../../..')
const GATE = [
  ...['lint', 'import-rules', 'dead-code', 'types', 'unit', 'browser', 'reliability', 'build', 'platforms', 'size'],
  ...['release', 'e2e', 'start-up', 'mutation'],
]
/** The tasks that the gate runs in a reduced form. */
const LONG = ['unit', 'reliability', 'e2e', 'mutation']
const SUMMARIES = '.turbo/runs'
/** The longest tasks use both cores of a small machine alone; more of them make each other's waits fail. */
const MOST_AT_ONCE = '2'
const SLOWEST_FILES = 20
/** Servers finish their requests before they stop. */
const LONGEST_END_MS = 12_000

const isLong = process.argv.includes('--long')
process.exitCode = await runGate()

/** Runs all checks and prints the counts in the last line; returns the exit code. */
async function runGate(): Promise<number> {
  // A report left by an earlier run would be counted as if this one had written it.
  for (const old of [
    ...globSync('{apps,packages}/*/reports', { cwd: root }),
    'tooling/reports',
    'reports',
    SUMMARIES,
  ]) {
    rmSync(join(root, old), { recursive: true, force: true })
  }
  const { executablePath = '' } = await findBrowser()
  const id = randomUUID()
  const folder = mkdtempSync(join(temporaryParent(), 'gate-'))
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755)
  const status = await runTasks({ CHROME_PATH: executablePath, GATE_RUN: id, TMPDIR: folder })
  const left = await endLeftovers(`GATE_RUN=${id}`, folder)
  const tasks = tasksOfThisRun()
  printTimings(tasks)
  const counts = countTests(root, tasks)
  for (const failure of failuresOf(root, tasks)) process.stdout.write(`\n✗ ${failure}\n`)
  for (const leftover of left) process.stdout.write(`\n✗ left running: ${leftover}\n`)
  counts.failed += left.length
  const failed = status !== 0 || counts.failed > 0 || counts.passed === 0
  if (failed && counts.failed === 0) counts.failed = 1
  process.stdout.write(`${summaryLine(counts)}\n`)
  return failed ? 1 : 0
}

/** Runs Turborepo, which is stopped with this process; returns its exit code. */
async function runTasks(env: Record<string, string>): Promise<number> {
  const turbo = spawn(
    join(root, 'node_modules/.bin/turbo'),
    [
      'run',
      ...(isLong ? [...LONG, '--force'] : GATE),
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      `--concurrency=${MOST_AT_ONCE}`,
      '--summarize',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, ...(isLong && { LONG_TESTS: 'true' }) } },
  )
  const stop = () => void turbo.kill('SIGTERM')
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return new Promise((resolve) => turbo.once('exit', (code) => resolve(code ?? 1)))
}

/** Kills leftover processes, removes the folder, and returns the names of both. */
async function endLeftovers(mark: string, folder: string): Promise<string[]> {
  const end = Date.now() + LONGEST_END_MS
  while (processesOf(mark, folder).length > 0 && Date.now() < end) await pause(100)
  const processes = processesOf(mark, folder)
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has ended meanwhile.
    }
  }
  const entries = entriesLeft(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return [...processes.map(({ command }) => command), ...entries.map((name) => `${name} in the temporary folder`)]
}

function tasksOfThisRun(): Task[] {
  const [summary] = globSync(`${SUMMARIES}/*.json`, { cwd: root })
  if (!summary) return []
  const { tasks }: { tasks: Task[] } = JSON.parse(readFileSync(join(root, summary), 'utf8'))
  return tasks
}

function printTimings(tasks: Task[]) {
  const tables = [
    timingTable('Tasks: duration in seconds, started at second', taskTimings(tasks)),
    timingTable(
      `The ${SLOWEST_FILES} slowest test files: duration in seconds`,
      slowestFiles(root, tasks, SLOWEST_FILES),
    ),
  ]
  const text = `${tables.join('\n\n')}\n`
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(join(root, 'reports/timings.txt'), text)
  process.stdout.write(`\n${text}`)
}
