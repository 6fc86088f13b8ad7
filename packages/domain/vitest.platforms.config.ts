import { testConfig } from '@dabali/tooling/test'

export default testConfig('platforms', {
  include: ['test/platforms.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
})
