import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const TESTED = join(root, 'test/mutation-tested.json')
const isLong = process.env['LONG_TESTS'] === 'true'
/** Whether the mutants that the gate leaves out are tested as well, and the hashes of the files recorded. */
const isRecorded = isLong || process.argv.includes('--record')

/**
 * Runs the mutation tests: for the long tests on every file, otherwise on files whose hash has changed since it was recorded.
 */
const current = Object.fromEntries(sources().map((file) => [file, hashOf(file)]))
const changed = isLong ? Object.keys(current) : changedFiles()
process.exitCode = changed.length === 0 ? 0 : mutate(changed)
if (isRecorded && process.exitCode === 0) writeFileSync(TESTED, `${JSON.stringify(current, null, 2)}\n`)

function sources(): string[] {
  return globSync('src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('src/testing/'))
    .toSorted()
}

/** The hash of a file and its test: a weakened test counts as a change. */
function hashOf(file: string): string {
  const hash = createHash('sha256')
  for (const each of [file, file.replace(/\.ts$/, '.test.ts')]) {
    const path = join(root, each)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

function changedFiles(): string[] {
  const tested: Record<string, string> = JSON.parse(readFileSync(TESTED, 'utf8'))
  return Object.keys(current).filter((file) => tested[file] !== current[file])
}

function mutate(files: string[]): number {
  mkdirSync(join(root, 'reports/mutation'), { recursive: true })
  const stryker = join(root, 'node_modules/.bin/stryker')
  // A mutant that runs once, when its module is loaded, needs every test.
  const reduced = isRecorded ? [] : ['--ignoreStatic']
  const options = { cwd: root, stdio: 'inherit' } as const
  const { status } = spawnSync(stryker, ['run', ...reduced, '--mutate', files.join(',')], options)
  return status ?? 1
}
