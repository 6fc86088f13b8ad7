import { PROPERTY_RUNS, testConfig } from '@dabali/tooling/test'

export default testConfig('unit', {
  setupFiles: [PROPERTY_RUNS],
  globalSetup: ['test/global-setup.ts'],
  exclude: ['test/reliability/**', 'node_modules/**'],
  // The modules of the API keep nothing between two apps, and loading them takes longer than most files.
  isolate: false,
  // Half of the time is PostgreSQL's: two files at once keep two processors busy.
  maxWorkers: 2,
})
