import { testConfig } from '@dabali/tooling/test'

export default testConfig('unit', {
  exclude: ['test/platforms.test.ts'],
  typecheck: { enabled: true, tsconfig: 'tsconfig.json' },
})
