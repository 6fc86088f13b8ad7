import { PrivacyPage } from '../../../house/privacy-page.tsx'

export { privacyMetadata as generateMetadata } from '../../../house/privacy-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <PrivacyPage />
}
