import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCalls } from './calls-md.ts'
import { writeOperations } from './operations-ts.ts'

// Run by `pnpm openapi`, after the types.
const root = join(import.meta.dirname, '..')
writeFileSync(join(root, 'src/generated/operations.ts'), writeOperations())
writeFileSync(join(root, 'CALLS.md'), listCalls())
