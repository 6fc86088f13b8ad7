import { accountMetadata } from '@dabali/shop/account-metadata'
import { PROFILE_PATH } from '@dabali/shop/paths'
import { ProfileScreen } from '@dabali/shop/profile-screen'
import { Frame } from '../../../frame/frame.tsx'
import { pageLanguage } from '../../../i18n/language.ts'
import { readVisit } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => accountMetadata(await pageLanguage(), 'account')

export default async function Page({ searchParams }: PageProps<'/[locale]/profile'>) {
  const visit = await readVisit()
  return (
    <Frame path={PROFILE_PATH}>
      <ProfileScreen visit={visit} query={await searchParams} />
    </Frame>
  )
}
