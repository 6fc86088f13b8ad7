import { testConfig } from './test-config.ts'

// Of the workspaces whose unit tests need no settings of their own.
export default testConfig('unit')
