import { testConfig } from '@dabali/tooling/test'

// Pictures are drawn and encoded.
export default testConfig('unit', { testTimeout: 60_000, hookTimeout: 60_000 })
