import { testConfig } from './src/test/test-config.ts'

export default testConfig('start-up', {
  include: ['src/start/start-up.test.ts'],
  testTimeout: 240_000,
  hookTimeout: 30_000,
})
