import { PrivacyPage } from '../../../static-pages/privacy-page.tsx'

export { privacyMetadata as generateMetadata } from '../../../static-pages/privacy-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <PrivacyPage />
}
