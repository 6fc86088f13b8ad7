import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

const TOOL = join(import.meta.dirname, '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const CONFIG = join(import.meta.dirname, '../../../.dependency-cruiser.cjs')

export type ImportReport = { modules: number; violations: string[] }

/** Checks the import rules for the workspaces in a folder. */
export function readImports(root: string): ImportReport {
  const roots = ['apps', 'packages', 'tooling', 'bench'].filter((folder) => existsSync(join(root, folder)))
  const output = execFileSync(
    process.execPath,
    [TOOL, '--config', CONFIG, '--output-type', 'json', ...roots],
    // With JSON output the exit code is 0 even with violations.
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const { summary }: ICruiseResult = JSON.parse(output)
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}

if (import.meta.main) {
  const { modules, violations } = readImports(join(import.meta.dirname, '../../..'))
  for (const violation of violations) process.stderr.write(`${violation}\n`)
  // Without any module the check would pass for the wrong reason.
  if (modules === 0) process.stderr.write('No module was read, so no import was checked.\n')
  process.stdout.write(`${modules} modules read, ${violations.length} violations of the import rules\n`)
  process.exitCode = violations.length > 0 || modules === 0 ? 1 : 0
}
