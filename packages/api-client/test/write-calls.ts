import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCalls } from './list-calls.ts'

// Run by `pnpm openapi`, after the types.
writeFileSync(join(import.meta.dirname, '../CALLS.md'), listCalls())
