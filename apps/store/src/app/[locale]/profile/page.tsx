import { accountMetadata } from '@dabali/shop/account-metadata'
import { PROFILE_PATH } from '@dabali/shop/paths'
import { ProfileScreen } from '@dabali/shop/profile-screen'
import { pageLanguage } from '../../../i18n/language.ts'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => accountMetadata(await pageLanguage(), 'account')

export default async function Page({ searchParams }: PageProps<'/[locale]/profile'>) {
  const visit = await readRequestContext()
  return (
    <PageLayout path={PROFILE_PATH}>
      <ProfileScreen visit={visit} query={await searchParams} />
    </PageLayout>
  )
}
