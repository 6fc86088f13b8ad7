import { accountMetadata } from '../account/account-messages.ts'
import { AddressesScreen } from '../account/addresses-screen.tsx'
import { ADDRESSES_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const addressesPage = visitorPage({
  metadata: (language) => accountMetadata(language, 'addresses'),
  path: ADDRESSES_PATH,
  screen: ({ context, query }) => <AddressesScreen context={context} query={query} />,
})
