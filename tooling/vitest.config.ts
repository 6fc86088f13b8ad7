import { testConfig } from './src/test/test-config.ts'

export default testConfig('unit', { exclude: ['src/release/**'], testTimeout: 60_000 })
