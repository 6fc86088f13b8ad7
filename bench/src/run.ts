import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { measurePages } from './pages.ts'
import { printTables, type Row, record, writeResults } from './report.ts'

// `pnpm bench` measures everything, `pnpm bench api` and `pnpm bench pages` a part; docs/benchmarks.md says how to read it.

const PARTS: Record<string, () => Promise<void>> = { api: measureApi, pages: measurePages }

/** A process of its own, which passes on what it measures: its garbage would be in the figures of the pages. */
async function measureApi() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../apps/api/bench/run.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', (message) => {
    const { name, figures } = message as Row
    record('API, 10,000 products, 8 connections', name, figures)
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The benchmark of the API failed.')
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(' or ')}.\n`)
  process.exit(2)
}
const began = performance.now()
try {
  for (const [name, measure] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await measure()
  writeResults((performance.now() - began) / 1000)
} finally {
  // What was measured before a failure is shown all the same.
  printTables()
}
