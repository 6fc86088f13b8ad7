import { accountMetadata } from '@dabali/shop/account-metadata'
import { MagicLoginScreen } from '@dabali/shop/magic-login-screen'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { readRequestContext } from '../../../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => accountMetadata(await pageLanguage(), 'linkTitle')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/auth/magic-login/[token]'>) {
  const { token } = await params
  return (
    <MagicLoginScreen visit={await readRequestContext()} token={decodeURIComponent(token)} query={await searchParams} />
  )
}
