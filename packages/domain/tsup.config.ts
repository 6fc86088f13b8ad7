import { buildConfig } from '@dabali/tooling/build'

export default buildConfig({
  index: 'src/index.ts',
  contact: 'src/contact/shop-contact.ts',
  testing: 'src/testing/testing.ts',
})
