import { accountMetadata } from '../account/account-messages.ts'
import { MagicLoginScreen, SocialCompleteScreen } from '../account/login-return-screens.tsx'
import { barePage } from './visitor-page.tsx'

export const magicLoginPage = barePage({
  metadata: (language) => accountMetadata(language, 'linkTitle'),
  screen: ({ context, id, query }) => <MagicLoginScreen context={context} token={id} query={query} />,
})

export const socialLoginPage = barePage({
  metadata: (language) => accountMetadata(language, 'loginTitle'),
  screen: ({ context, id, query }) => <SocialCompleteScreen context={context} provider={id} query={query} />,
})
