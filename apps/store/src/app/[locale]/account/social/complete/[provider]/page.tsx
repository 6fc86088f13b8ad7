import { accountMetadata } from '@dabali/shop/account-metadata'
import { SocialCompleteScreen } from '@dabali/shop/social-complete-screen'
import { pageLanguage } from '../../../../../../i18n/language.ts'
import { readRequestContext } from '../../../../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => accountMetadata(await pageLanguage(), 'loginTitle')

export default async function Page({
  params,
  searchParams,
}: PageProps<'/[locale]/account/social/complete/[provider]'>) {
  const { provider } = await params
  const visit = await readRequestContext()
  return <SocialCompleteScreen visit={visit} provider={decodeURIComponent(provider)} query={await searchParams} />
}
