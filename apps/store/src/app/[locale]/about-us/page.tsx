import { AboutPage } from '../../../static-pages/about-page.tsx'

export { aboutMetadata as generateMetadata } from '../../../static-pages/about-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export default function Page() {
  return <AboutPage />
}
