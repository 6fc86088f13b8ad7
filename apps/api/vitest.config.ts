import { testConfig } from '@dabali/tooling/test'

export default testConfig('unit', {
  globalSetup: ['test/global-setup.ts'],
  exclude: ['test/reliability/**', 'node_modules/**'],
  // Real servers are started and killed.
  testTimeout: 60_000,
  hookTimeout: 60_000,
})
