import { PROPERTY_RUNS, testConfig } from '@dabali/tooling/test'

export default testConfig('unit', { setupFiles: [PROPERTY_RUNS] })
