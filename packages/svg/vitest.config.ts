import { testConfig } from '@dabali/tooling/test'

export default testConfig('unit')
