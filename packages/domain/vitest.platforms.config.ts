import { testConfig } from '@dabali/tooling/test'

export default testConfig('platforms', {
  include: ['test/platforms.test.ts'],
})
