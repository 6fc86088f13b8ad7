import { testConfig } from './src/test/test-config.ts'

export default testConfig('unit', { exclude: ['src/release/**', 'src/start/start-up.test.ts'] })
