import { accountMetadata } from '../account/account-messages.ts'
import { LoginScreen } from '../account/login-screen.tsx'
import { barePage } from './visitor-page.tsx'

export const loginPage = barePage({
  metadata: (language) => accountMetadata(language, 'loginTitle'),
  screen: ({ context, query }) => <LoginScreen context={context} query={query} />,
})
