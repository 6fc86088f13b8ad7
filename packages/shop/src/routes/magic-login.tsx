import { accountMetadata } from '../account/account-messages.ts'
import { MagicLoginScreen } from '../account/login-return-screens.tsx'
import { barePage } from './visitor-page.tsx'

export const magicLoginPage = barePage({
  metadata: (language) => accountMetadata(language, 'linkTitle'),
  screen: ({ visit, id, query }) => <MagicLoginScreen visit={visit} token={id} query={query} />,
})
