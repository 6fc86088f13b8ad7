import { join } from 'node:path'
import { readImports } from './read-imports.ts'

const { modules, violations } = readImports(join(import.meta.dirname, '../../..'))

for (const violation of violations) process.stderr.write(`${violation}\n`)
// Without any module the check would pass for the wrong reason.
if (modules === 0) process.stderr.write('No module was read, so nothing is known of the imports.\n')
process.stdout.write(`${modules} modules read, ${violations.length} imports against the law\n`)
process.exitCode = violations.length > 0 || modules === 0 ? 1 : 0
