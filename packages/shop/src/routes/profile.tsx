import { accountMetadata } from '../account/account-messages.ts'
import { ProfileScreen } from '../account/profile-screen.tsx'
import { PROFILE_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const profilePage = visitorPage({
  metadata: (language) => accountMetadata(language, 'account'),
  path: PROFILE_PATH,
  screen: ({ context, query }) => <ProfileScreen context={context} query={query} />,
})
