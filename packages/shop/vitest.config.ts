import { testConfig } from '@dabali/tooling/test'

export default testConfig('unit', { include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/**/*.browser.test.*'] })
