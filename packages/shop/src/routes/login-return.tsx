import { accountMetadata } from '../account/account-messages.ts'
import { MagicLoginScreen, SocialCompleteScreen } from '../account/login-return-screens.tsx'
import { barePage } from './visitor-page.tsx'

export const magicLoginPage = barePage({
  metadata: (language) => accountMetadata(language, 'linkTitle'),
  screen: ({ visit, id, query }) => <MagicLoginScreen visit={visit} token={id} query={query} />,
})

export const socialLoginPage = barePage({
  metadata: (language) => accountMetadata(language, 'loginTitle'),
  screen: ({ visit, id, query }) => <SocialCompleteScreen visit={visit} provider={id} query={query} />,
})
