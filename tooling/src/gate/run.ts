import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser/find-browser.ts'
import { countTests, failuresOf, summaryLine, type Task, unsteadyOf } from './count-tests.ts'

const root = join(import.meta.dirname, '../../..')
// In turbo.json the mutation waits for the stories: it takes every processor, and one of them has two seconds to see a
// change.
const TASKS = [
  'lint',
  'import-law',
  'dead-code',
  'types',
  'unit',
  'browser',
  'reliability',
  'build',
  'platforms',
  'size',
  'release',
  'e2e',
  'start-up',
  'mutation',
]
const SUMMARIES = '.turbo/runs'
const MOST_AT_ONCE = '2'

process.exitCode = await runGate()

/** Everything that must hold before a change is taken; the exit code, after a last line with the counts. */
async function runGate(): Promise<number> {
  // A report left by an earlier run would be counted as if this one had written it.
  for (const old of [...globSync('{apps,packages}/*/reports', { cwd: root }), 'tooling/reports', SUMMARIES]) {
    rmSync(join(root, old), { recursive: true, force: true })
  }
  const { executablePath = '' } = await findBrowser()
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/turbo'),
    [
      'run',
      ...TASKS,
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      `--concurrency=${MOST_AT_ONCE}`,
      '--summarize',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROME_PATH: executablePath, SECOND_TRY: 'true' } },
  )
  const tasks = tasksOfThisRun()
  const counts = countTests(root, tasks)
  for (const unsteady of unsteadyOf(root, tasks)) process.stdout.write(`\n~ right at its second try: ${unsteady}\n`)
  for (const failure of failuresOf(root, tasks)) process.stdout.write(`\n✗ ${failure}\n`)
  const failed = status !== 0 || counts.failed > 0 || counts.passed === 0
  if (failed && counts.failed === 0) counts.failed = 1
  process.stdout.write(`${summaryLine(counts)}\n`)
  return failed ? 1 : 0
}

function tasksOfThisRun(): Task[] {
  const [summary] = globSync(`${SUMMARIES}/*.json`, { cwd: root })
  if (!summary) return []
  const { tasks }: { tasks: Task[] } = JSON.parse(readFileSync(join(root, summary), 'utf8'))
  return tasks
}
