import { testConfig } from '@dabali/tooling/test'

// The settings of a site are read from the environment once in a process.
export default testConfig('unit', { isolate: true })
