// The words about the bookshop are its own.
export { AboutPage as default, aboutMetadata as generateMetadata } from '../../../static-pages/about-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false
