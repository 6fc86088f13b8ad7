import { accountMetadata } from '../account/account-metadata.ts'
import { SocialCompleteScreen } from '../account/social-complete-screen.tsx'
import { barePage } from './visitor-page.tsx'

export const socialLoginPage = barePage({
  metadata: (language) => accountMetadata(language, 'loginTitle'),
  screen: ({ visit, id, query }) => <SocialCompleteScreen visit={visit} provider={id} query={query} />,
})
