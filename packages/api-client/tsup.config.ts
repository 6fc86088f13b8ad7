import { buildConfig } from '@dabali/tooling/build'

export default buildConfig({ index: 'src/index.ts', react: 'src/react.tsx', staff: 'src/staff.ts' })
