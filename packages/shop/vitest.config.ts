import { testConfig } from '@dabali/tooling/test'

export default testConfig('unit', { setupFiles: ['src/testing/without-request.ts'] })
