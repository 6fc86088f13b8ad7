import { buildConfig } from '@dabali/tooling/build'

export default buildConfig({
  index: 'src/index.ts',
  contact: 'src/contact/shop-contact.ts',
  seating: 'src/tickets/seating.ts',
  testing: 'src/testing/testing.ts',
})
