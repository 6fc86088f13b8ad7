import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listCalls, writeOperations } from './api-operations.ts'

// Run by `pnpm openapi`, after the types.
const root = join(import.meta.dirname, '..')
const generated = join(root, 'src/generated')
rmSync(join(generated, 'operations'), { recursive: true, force: true })
for (const [path, source] of writeOperations()) {
  mkdirSync(dirname(join(generated, path)), { recursive: true })
  writeFileSync(join(generated, path), source)
}
writeFileSync(join(root, 'CALLS.md'), listCalls())
