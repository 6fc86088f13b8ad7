export { HelpPage as default, helpMetadata as generateMetadata } from '../../../help/help-pages.tsx'

export const ensureStatic = 'navigation'
export const instant = false
