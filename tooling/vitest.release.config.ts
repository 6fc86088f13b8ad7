import { testConfig } from './src/test/test-config.ts'

export default testConfig('release', {
  include: ['src/release/**/*.test.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
})
