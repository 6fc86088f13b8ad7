export { PrivacyPage as default, privacyMetadata as generateMetadata } from '../../../static-pages/static-pages.tsx'

export const ensureStatic = 'navigation'
export const instant = false
