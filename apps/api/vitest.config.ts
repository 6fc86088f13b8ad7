import { join } from 'node:path'
import { PROPERTY_RUNS, testConfig } from '@dabali/tooling/test'

// Inherited by the workers of Vitest, whose packages and threads are then compiled once for all.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node-compile')

export default testConfig('unit', {
  setupFiles: [PROPERTY_RUNS],
  globalSetup: ['test/global-setup.ts'],
  exclude: ['test/reliability/**', 'node_modules/**'],
  // The modules of the API keep nothing between two apps, and loading them takes longer than most files.
  isolate: false,
  // Half of the time is PostgreSQL's: two files at once keep two processors busy.
  maxWorkers: 2,
})
