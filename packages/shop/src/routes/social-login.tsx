import { accountMetadata } from '../account/account-messages.ts'
import { SocialCompleteScreen } from '../account/login-return-screens.tsx'
import { barePage } from './visitor-page.tsx'

export const socialLoginPage = barePage({
  metadata: (language) => accountMetadata(language, 'loginTitle'),
  screen: ({ visit, id, query }) => <SocialCompleteScreen visit={visit} provider={id} query={query} />,
})
