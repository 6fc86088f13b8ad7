import { testConfig } from '@dabali/tooling/test'

// Whole processes are started, loaded and killed: one after the other, so that each has the machine to itself.
export default testConfig('reliability', {
  include: ['test/reliability/**/*.test.ts'],
  exclude: ['node_modules/**', ...(process.env['LONG_TESTS'] === 'true' ? [] : ['**/*.long.test.ts'])],
  globalSetup: ['test/global-setup.ts'],
  fileParallelism: false,
  testTimeout: 20 * 60_000,
  hookTimeout: 120_000,
})
