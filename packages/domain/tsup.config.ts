import { buildConfig } from '@dabali/tooling/build'

export default buildConfig({ index: 'src/index.ts', testing: 'src/testing/testing.ts' })
