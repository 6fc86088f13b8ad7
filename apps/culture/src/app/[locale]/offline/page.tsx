import { offlineMetadata } from '@dabali/shop/errors-metadata'
import { OfflinePage } from '../../../errors/offline-page.tsx'
import { pageLanguage } from '../../../i18n/language.ts'

export const ensureStatic = 'navigation'
export const instant = false
export const generateMetadata = async () => offlineMetadata(await pageLanguage())

export default function Page() {
  return <OfflinePage />
}
