import { accountMetadata } from '@dabali/shop/account-metadata'
import { LoginScreen } from '@dabali/shop/login-screen'
import { pageLanguage } from '../../../i18n/language.ts'
import { readRequestContext } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => accountMetadata(await pageLanguage(), 'loginTitle')

export default async function Page({ searchParams }: PageProps<'/[locale]/login'>) {
  return <LoginScreen visit={await readRequestContext()} query={await searchParams} />
}
